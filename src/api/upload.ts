/** A picture to the storage host by signed policy, then confirmed with the API. */
import type { CallData } from '@contract/endpoints/all'
import type { PickedImage } from '@/platform/pickImage'
import { call } from './call'
import { ApiError } from './error'
import {
  type Ext,
  isPolicyRefused,
  newTicket,
  sendForm,
  type UploadOptions,
  type UploadTicket,
} from './uploadForm'
import { sendParts } from './uploadParts'

/** A larger file travels in parts. */
const WHOLE_MAX_BYTES = 3 * 1024 * 1024

/** The server shortens it further. */
const NAME_MAX_CHARS = 255

export type Upload = CallData<'POST /api/cosupload'>
/**
 * A small picture through the server itself, one call instead of three. Rejects with ApiError; run
 * it as a mutation, which reports errors.
 */
export function uploadSmall(file: PickedImage): Promise<Upload> {
  return call('POST /api/base-upload', {}, { file })
}

/**
 * Resolves to the stored picture. Rejects with ApiError: the API's own sentence for a refused
 * picture, 上传失败,请稍后再试 when the storage host fails. Run it as a mutation, which reports errors.
 */
export async function uploadImage(file: PickedImage, options: UploadOptions = {}): Promise<Upload> {
  const { signal, ticket = newTicket() } = options
  const cosKey = ticket.storedKey ?? (await sendBytes(file, { ...options, ticket }))
  ticket.storedKey = cosKey
  try {
    const name = file.name?.slice(0, NAME_MAX_CHARS)
    const body = { cosKey, ...(name && { name }) }
    return await call('POST /api/cosupload', { body }, { signal })
  } catch (error) {
    // Refused: the bytes are deleted there, another try starts over.
    if (error instanceof ApiError && error.status >= 400 && !error.retryable) {
      ticket.storedKey = null
      ticket.partsKey = null
    }
    throw error
  }
}

/** Resolves to the key under which they lie. */
async function sendBytes(
  file: PickedImage,
  options: UploadOptions & { ticket: UploadTicket },
): Promise<string> {
  if (file.sizeBytes > WHOLE_MAX_BYTES) {
    const cosKey = await sendParts(file, options)
    if (cosKey !== null) return cosKey
  }
  try {
    return await sendWhole(file, options)
  } catch (error) {
    if (!isPolicyRefused(error)) throw error
    return sendWhole(file, options)
  }
}

/** With a policy of its own. */
async function sendWhole(file: PickedImage, options: UploadOptions): Promise<string> {
  const requestedAt = Date.now()
  // An extension outside the list is refused by the API in its own words.
  const policy = await call(
    'POST /api/upload-policy',
    { body: { ext: file.ext as Ext } },
    { signal: options.signal },
  )
  await sendForm(policy, { key: policy.cosKey, file, requestedAt }, options)
  return policy.cosKey
}
