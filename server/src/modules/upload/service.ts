/** Posted files become uploads: checked (media intake), encoded again, the posted bytes removed. */
import { transaction } from '../../platform/db/transaction'
import { isSoundExtension } from '@contract/endpoints/upload'
import { ERRORS } from '@contract/errors'
import { VIDEO_MAX_BYTES } from '@media/video/probe/probe'
import type { UploadPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import { newId } from '../../platform/lib/ids'
import type { SpooledFile } from '../../platform/media-intake/spool'
import { uploadKey } from '../../integrations/storage/keys'
import { forgetPending, rememberPending } from '../../integrations/storage/pending'
import { ObjectMissing } from '../../integrations/storage/storage'
import { chargeBytes } from './budget'
import {
  claimGrant,
  findGrant,
  findUpload,
  insertUpload,
  type NewUpload,
  type UploadRow,
} from './repository'
import { kindOfMime } from '../job/sources'
import { deletePosted, joinParts } from './parts'
import { takeUpload } from './take'
import { texts } from './texts'

const NAME_MAX_CHARS = 80

export type UploadDeps = Pick<
  UploadPorts,
  'db' | 'storage' | 'config' | 'now' | 'decoders' | 'spool' | 'videos'
>

/** Client view of an upload. */
export function toView(deps: Pick<UploadPorts, 'storage'>, row: UploadRow) {
  const { id, width, height, durationMs, sizeBytes, thumbhash, name } = row
  const kind = kindOfMime(row.mime)
  const url = deps.storage.url(row.key)
  const thumbUrl = deps.storage.url(row.thumbKey)
  const size = { width, height, durationMs, sizeBytes }
  return { id, kind, url, thumbUrl, ...size, thumbhash, ...(name !== null && { name }) }
}

/**
 * Stores both versions; the row is the caller's to insert, with what is pending forgotten in the
 * same transaction. Throws AppError.
 */
export async function storeUpload(
  deps: UploadDeps,
  userId: string,
  file: SpooledFile,
  options: { readonly expectsSound?: boolean } = {},
): Promise<NewUpload> {
  const taken = await takeUpload(deps, userId, file, options)
  const key = uploadKey({ userId, extension: taken.extension })
  const thumbKey = uploadKey({ userId, extension: 'webp' })
  await rememberPending(deps.db, [key, thumbKey])
  await deps.storage.putFile(key, taken.path, { mime: taken.mime })
  await deps.storage.putFile(thumbKey, taken.thumbPath, { mime: 'image/webp' })
  const { mime, width, height, durationMs, sizeBytes, thumbhash } = taken
  const known = { mime, width, height, durationMs, sizeBytes, thumbhash }
  return { id: newId(), userId, key, thumbKey, ...known }
}

/** One of this user's; null: there is none. */
export function readUpload(
  { db }: Pick<UploadPorts, 'db'>,
  wanted: { id: string; userId: string },
): Promise<UploadRow | null> {
  return findUpload(db, wanted)
}

/** Disposes of the file. Throws UPLOAD_REFUSED, UPLOAD_UNREADABLE, PAYLOAD_TOO_LARGE … */
export async function uploadFile(deps: UploadDeps, userId: string, file: SpooledFile) {
  try {
    await chargeBytes(deps, userId, file.sizeBytes)
    const upload = await storeUpload(deps, userId, file)
    const row = await transaction(deps.db, async (tx) => {
      await forgetPending(tx, [upload.key, upload.thumbKey])
      return insertUpload(tx, upload)
    })
    return toView(deps, row)
  } finally {
    await file.dispose()
  }
}

/** The object posted under a key, as a file. */
async function fetchRaw(deps: UploadDeps, key: string): Promise<SpooledFile> {
  const limits = { maxBytes: VIDEO_MAX_BYTES }
  try {
    return await deps.spool.take({ bytes: VIDEO_MAX_BYTES }, (path) =>
      deps.storage.getFile(key, path, limits).catch((error: unknown) => {
        if (!(error instanceof ObjectMissing)) throw error
        return joinParts(deps.storage, key, path, limits)
      }),
    )
  } catch (cause) {
    if (!(cause instanceof ObjectMissing)) throw cause
    throw new AppError('UPLOAD_REFUSED', { message: texts.noFile, cause })
  }
}

/** Posted bytes count when they are posted; those that a bucket took, when they are first read. */
async function storeRaw(deps: UploadDeps, userId: string, key: string): Promise<NewUpload> {
  const file = await fetchRaw(deps, key)
  try {
    if (deps.storage.directUpload) await chargeBytes(deps, userId, file.sizeBytes)
    const expectsSound = isSoundExtension(key.slice(key.lastIndexOf('.') + 1))
    return await storeUpload(deps, userId, file, { expectsSound })
  } finally {
    await file.dispose()
  }
}

/** A file name without its folders; user text, shown to its owner alone. */
const shortenName = (name: string): string =>
  [...(name.split(/[\\/]/).at(-1) ?? '')].slice(0, NAME_MAX_CHARS).join('')

async function confirmed(deps: UploadDeps, options: { id: string; userId: string }) {
  const row = await findUpload(deps.db, options)
  if (!row) throw new AppError('NOT_FOUND')
  return toView(deps, row)
}

/**
 * Turns a directly posted object into an upload; confirming again answers the same one.
 * Throws NOT_FOUND for keys that were not granted to this user, else like uploadFile.
 */
export async function confirmUpload(
  deps: UploadDeps,
  userId: string,
  { cosKey, name = '' }: { readonly cosKey: string; readonly name?: string | undefined },
) {
  const grant = await findGrant(deps.db, { key: cosKey, userId })
  if (!grant) throw new AppError('NOT_FOUND')
  if (grant.uploadId) return confirmed(deps, { id: grant.uploadId, userId })

  const upload = await storeRaw(deps, userId, cosKey).catch(async (error: unknown) => {
    // A refused file is not stored either, unless it may be tried again; the sweep deletes it
    // later.
    const missing = error instanceof Error && error.cause instanceof ObjectMissing
    if (!missing && error instanceof AppError && !ERRORS[error.code].retryable)
      await deletePosted(deps.storage, [cosKey])
    throw error
  })
  const keys = [upload.key, upload.thumbKey]
  const row = await transaction(deps.db, async (tx) => {
    if (!(await claimGrant(tx, { key: cosKey, uploadId: upload.id }))) return null
    await forgetPending(tx, keys)
    const isNamed = name !== '' && kindOfMime(upload.mime) === 'sound'
    return insertUpload(tx, { ...upload, name: isNamed ? shortenName(name) : null })
  })
  if (!row) {
    // A copy of this call was faster: its upload is the answer.
    await deps.storage.delete(keys)
    await forgetPending(deps.db, keys)
    const winner = await findGrant(deps.db, { key: cosKey, userId })
    if (!winner?.uploadId) throw new AppError('NOT_FOUND')
    return confirmed(deps, { id: winner.uploadId, userId })
  }
  await deletePosted(deps.storage, [cosKey])
  return toView(deps, row)
}
