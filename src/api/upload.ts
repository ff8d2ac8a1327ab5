/** A picture to the storage host by signed policy, then confirmed with the API. */
import type { CallData, CallInput } from '@contract/endpoints/all'
import { startFormUpload } from '@/platform/formUpload'
import { mediaUrl } from '@/platform/media'
import type { PickedImage } from '@/platform/pickImage'
import type { AbortLike } from './abortLike'
import { call } from './call'
import { withDeadline } from './deadline'
import { ApiError } from './error'

export const UPLOAD_FAILED_MESSAGE = '上传失败,请稍后再试'
const UPLOAD_TIMEOUT_MS = 120_000

export type Policy = CallData<'POST /api/upload-policy'>
export type Upload = CallData<'POST /api/cosupload'>
type Ext = CallInput<'POST /api/upload-policy'>['body']['ext']

export interface UploadOptions {
  signal?: AbortLike
  /** 0..1 of the bytes sent. */
  onProgress?: (fraction: number) => void
  /** Of the try before: what already lies on the storage host is not sent again. */
  ticket?: UploadTicket
}

/** How far an upload has come; filled in by uploadImage. */
export interface UploadTicket {
  /** The bytes are on the storage host under this key, not yet confirmed. */
  storedKey: string | null
}

export const newTicket = (): UploadTicket => ({ storedKey: null })

/**
 * A small picture through the server itself, one call instead of three. Rejects with ApiError; to be
 * run as a mutation, which tells.
 */
export function uploadSmall(file: PickedImage): Promise<Upload> {
  return call('POST /api/base-upload', {}, { file })
}

/** The signed fields in the names of COS; the policy's own conditions demand each of them. */
export function formFields(policy: Policy): Record<string, string> {
  return {
    key: policy.cosKey,
    policy: policy.policy,
    'q-sign-algorithm': policy.qSignAlgorithm,
    'q-ak': policy.qAk,
    'q-key-time': policy.qKeyTime,
    'q-signature': policy.qSignature,
    ...(policy.securityToken ? { 'x-cos-security-token': policy.securityToken } : {}),
  }
}

function storageFailed(status = 0): ApiError {
  return new ApiError('UNKNOWN', { message: UPLOAD_FAILED_MESSAGE, status, retryable: true })
}

/** Status 200 or 204 is success. */
function sendForm(policy: Policy, file: PickedImage, options: UploadOptions): Promise<void> {
  const { signal, onProgress } = options
  const upload = { url: mediaUrl(policy.cosHost), fields: formFields(policy), file }
  return withDeadline<void>({ timeoutMs: UPLOAD_TIMEOUT_MS, signal }, ({ resolve, reject }) =>
    startFormUpload(upload, {
      onStatus: (status) =>
        status === 200 || status === 204 ? resolve() : reject(storageFailed(status)),
      onFail: () => reject(storageFailed()),
      onProgress: (fraction) => onProgress?.(fraction),
    }),
  )
}

/**
 * Resolves to the stored picture. Rejects with ApiError: the API's own sentence for a refused
 * picture, 上传失败,请稍后再试 when the storage host fails. To be run as a mutation, which tells.
 */
export async function uploadImage(file: PickedImage, options: UploadOptions = {}): Promise<Upload> {
  const { signal, ticket = newTicket() } = options
  const cosKey = ticket.storedKey ?? (await sendBytes(file, options))
  ticket.storedKey = cosKey
  try {
    return await call('POST /api/cosupload', { body: { cosKey } }, { signal })
  } catch (error) {
    // Answered with a no: the bytes are gone there, another try begins anew.
    if (error instanceof ApiError && error.status >= 400 && !error.retryable)
      ticket.storedKey = null
    throw error
  }
}

/** Resolves to the key under which they lie. */
async function sendBytes(file: PickedImage, options: UploadOptions): Promise<string> {
  const { signal } = options
  // An extension outside the list is refused by the API in its own words.
  const policy = await call(
    'POST /api/upload-policy',
    { body: { ext: file.ext as Ext } },
    { signal },
  )
  await sendForm(policy, file, options)
  return policy.cosKey
}
