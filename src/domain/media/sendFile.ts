/** A file of the phone on its way to the server: made small enough, sent, and known here. */
import type { SourceView } from '@contract/jobs'
import { ApiError } from '@/api/error'
import { uploadImage } from '@/api/upload'
import { StorageError, type UploadOptions } from '@/api/uploadForm'
import { execute } from '@/api/write'
import { readSize } from '@/platform/fileParts'
import { fitImage } from '@/platform/fitImage'
import type { PickedImage } from '@/platform/pickImage'
import { readVideoSeconds } from '@/platform/videoLength'
import { useSources } from '@/stores/sources'
import { findLimitError, isSoundFile, isVideoFile } from './limits'
import { texts } from './texts'

/** As large as any tool works on: more is only waited for. The server takes up to 20 MB. */
const LIMITS = { maxPixels: 12_600_000, maxBytes: 19 * 1024 * 1024 }

async function send(file: PickedImage, options: UploadOptions): Promise<SourceView> {
  const video = isVideoFile(file)
  const fitting = video || isSoundFile(file) ? file : await fitImage(file, LIMITS)
  if (!fitting) throw new ApiError('UPLOAD_REFUSED', { message: texts.heic })
  const sized = { ...fitting, sizeBytes: await readSize(fitting) }
  const refusal = findLimitError(sized, video ? await readVideoSeconds(file) : null)
  if (refusal !== null) throw new ApiError('UPLOAD_REFUSED', { message: refusal })
  const { id, kind, url, thumbUrl, ...size } = await uploadImage(sized, options).catch(
    (error: unknown) => {
      // The storage host looks at the first bytes, and has no sentence for what they are not.
      if (!isSoundFile(file) || !(error instanceof StorageError) || error.status !== 400)
        throw error
      throw new ApiError('UPLOAD_REFUSED', { message: texts.notASound })
    },
  )
  const { width, height, durationMs, name } = size
  const source: SourceView = {
    ref: `upload:${id}`,
    kind,
    url,
    thumbUrl,
    width,
    height,
    durationMs,
    ...(name !== undefined && { name }),
  }
  useSources.getState().remember([source])
  return source
}

/** Rejects with ApiError after its toast; one that is not `retryable` would be refused again. */
export function sendFile(file: PickedImage, options: UploadOptions): Promise<SourceView> {
  return execute(() => send(file, options))
}
