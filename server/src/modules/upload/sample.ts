/** Samples shipped with the server, as uploads of the user who tries a tool. */
import { createHash } from 'node:crypto'
import { copyFile, stat } from 'node:fs/promises'
import type { SourceView } from '@contract/jobs'
import type { SampleId } from '@contract/samples/files'
import { sampleFile } from '../../platform/lib/covers'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import { forgetPending } from '../../integrations/storage/pending'
import { chargeBytes } from './budget'
import { findUpload, insertUploadOnce, type NewUpload, type UploadRow } from './repository'
import { storeUpload, toView, type UploadDeps } from './service'

/** One upload for each user and sample, however often it is tried: 20 characters, as any id. */
function sampleUploadId(userId: string, sample: SampleId): string {
  return createHash('sha256').update(`sample ${sample} ${userId}`).digest('base64url').slice(0, 20)
}

/** Null when a concurrent call was faster: its upload is returned. */
async function saveUpload(deps: UploadDeps, upload: NewUpload): Promise<UploadRow | null> {
  const keys = [upload.key, upload.thumbKey]
  const row = await transaction(deps.db, async (tx) => {
    const inserted = await insertUploadOnce(tx, upload)
    if (inserted) await forgetPending(tx, keys)
    return inserted
  })
  if (row) return row
  await deps.storage.delete(keys)
  await forgetPending(deps.db, keys)
  return null
}

/** Counts towards what they may bring, like a picture of their own. Throws as any upload does. */
async function createSampleUpload(
  deps: UploadDeps,
  userId: string,
  sample: SampleId,
): Promise<UploadRow> {
  const id = sampleUploadId(userId, sample)
  const known = await findUpload(deps.db, { id, userId })
  if (known) return known
  const shipped = sampleFile(sample)
  const { size } = await stat(shipped)
  const file = await deps.spool.take({ bytes: size }, (copy) => copyFile(shipped, copy))
  try {
    await chargeBytes(deps, userId, file.sizeBytes)
    const stored = await storeUpload(deps, userId, file)
    const row =
      (await saveUpload(deps, { ...stored, id })) ?? (await findUpload(deps.db, { id, userId }))
    if (!row) throw new AppError('NOT_FOUND')
    return row
  } finally {
    await file.dispose()
  }
}

export async function takeSample(
  deps: UploadDeps,
  userId: string,
  sample: SampleId,
): Promise<SourceView> {
  const row = await createSampleUpload(deps, userId, sample)
  const { id, kind, url, thumbUrl, width, height, durationMs } = toView(deps, row)
  return { ref: `upload:${id}`, kind, url, thumbUrl, width, height, durationMs }
}
