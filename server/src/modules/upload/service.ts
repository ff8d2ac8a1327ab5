/** Posted files become uploads: taken in (media/intake), stored anew, the posted bytes removed. */
import { transaction } from '../../db/transaction'
import type { Deps } from '../../ports'
import { AppError } from '../../lib/errors'
import { newId } from '../../lib/ids'
import { createGate } from '../../media/gate'
import { takeImage } from '../../media/intake'
import { takeVideo } from '../../media/video/intake'
import { looksLikeVideo, VIDEO_MAX_BYTES } from '@media/video/probe/probe'
import { uploadKey } from '../../storage/keys'
import { ObjectMissing } from '../../storage/storage'
import {
  claimGrant,
  findGrant,
  findUpload,
  insertUpload,
  type NewUpload,
  type UploadRow,
} from './repository'
import { texts } from './texts'

type UploadDeps = Pick<Deps, 'db' | 'storage'>

/** Decoded pictures are large (up to 160 MB each): so many at once. */
const decodeGate = createGate(2)

/** What a client sees of an upload. */
export function toView(deps: Pick<Deps, 'storage'>, row: UploadRow) {
  const { id, width, height, sizeBytes, thumbhash } = row
  const kind: 'image' | 'video' = row.mime.startsWith('video/') ? 'video' : 'image'
  const url = deps.storage.url(row.key)
  const thumbUrl = deps.storage.url(row.thumbKey)
  return { id, kind, url, thumbUrl, width, height, sizeBytes, thumbhash }
}

/** A picture or a video, by its first bytes; whatever else it is, the pictures' gate says so. */
async function take(bytes: Uint8Array) {
  if (looksLikeVideo(bytes)) {
    const { video: file, ...taken } = await takeVideo(bytes)
    return { file, ...taken }
  }
  const { image: file, ...taken } = await takeImage(bytes)
  return { file, ...taken }
}

/** Stores both versions; the row is the caller's to insert. Throws what takeImage throws. */
async function store(deps: UploadDeps, userId: string, bytes: Uint8Array): Promise<NewUpload> {
  const taken = await decodeGate(() => take(bytes))
  const key = uploadKey({ userId, extension: taken.extension })
  const thumbKey = uploadKey({ userId, extension: 'webp' })
  await deps.storage.put(key, taken.file, { mime: taken.mime })
  await deps.storage.put(thumbKey, taken.thumb, { mime: 'image/webp' })
  return {
    id: newId(),
    userId,
    key,
    thumbKey,
    mime: taken.mime,
    width: taken.width,
    height: taken.height,
    sizeBytes: taken.file.length,
    thumbhash: taken.thumbhash,
  }
}

/** Throws UPLOAD_REFUSED, UPLOAD_UNREADABLE or PAYLOAD_TOO_LARGE. */
export async function uploadBytes(deps: UploadDeps, userId: string, bytes: Uint8Array) {
  const upload = await store(deps, userId, bytes)
  return toView(deps, await insertUpload(deps.db, upload))
}

async function readRaw(deps: UploadDeps, key: string): Promise<Uint8Array> {
  try {
    return await deps.storage.get(key, { maxBytes: VIDEO_MAX_BYTES })
  } catch (cause) {
    if (!(cause instanceof ObjectMissing)) throw cause
    throw new AppError('UPLOAD_REFUSED', { message: texts.noFile, cause })
  }
}

async function confirmed(deps: UploadDeps, options: { id: string; userId: string }) {
  const row = await findUpload(deps.db, options)
  if (!row) throw new AppError('NOT_FOUND')
  return toView(deps, row)
}

/**
 * Turns a directly posted object into an upload; confirming again answers the same one.
 * Throws NOT_FOUND for keys that were not granted to this user, else like uploadBytes.
 */
export async function confirmUpload(deps: UploadDeps, userId: string, cosKey: string) {
  const grant = await findGrant(deps.db, { key: cosKey, userId })
  if (!grant) throw new AppError('NOT_FOUND')
  if (grant.uploadId) return confirmed(deps, { id: grant.uploadId, userId })

  const upload = await store(deps, userId, await readRaw(deps, cosKey)).catch(
    async (error: unknown) => {
      // What was refused is not kept either; the sweep would only come later.
      if (error instanceof AppError) await deps.storage.delete([cosKey])
      throw error
    },
  )
  const row = await transaction(deps.db, async (tx) => {
    if (!(await claimGrant(tx, { key: cosKey, uploadId: upload.id }))) return null
    return insertUpload(tx, upload)
  })
  if (!row) {
    // A copy of this call was faster: its upload is the answer.
    await deps.storage.delete([upload.key, upload.thumbKey])
    const winner = await findGrant(deps.db, { key: cosKey, userId })
    if (!winner?.uploadId) throw new AppError('NOT_FOUND')
    return confirmed(deps, { id: winner.uploadId, userId })
  }
  await deps.storage.delete([cosKey])
  return toView(deps, row)
}
