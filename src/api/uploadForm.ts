/** One form posted to the storage host with a signed policy. */
import type { CallData, CallInput } from '@contract/endpoints/all'
import { startFormUpload } from '@/platform/formUpload'
import { mediaUrl } from '@/platform/media'
import type { PickedImage } from '@/platform/pickImage'
import { REQUEST_TIMEOUT_MS, STALL_TIMEOUT_MS } from '@/platform/timeouts'
import type { AbortLike } from './abortLike'
import { withDeadline } from './deadline'
import { ApiError } from './error'

export const UPLOAD_FAILED_MESSAGE = '上传失败,请稍后再试'

export type Policy = Omit<CallData<'POST /api/upload-policy'>, 'cosKey'>
export type Ext = CallInput<'POST /api/upload-policy'>['body']['ext']

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
  /** Storage key from which those of the received parts derive. */
  partsKey: string | null
}

export const newTicket = (): UploadTicket => ({ storedKey: null, partsKey: null })

/** The signed fields in the names of COS; the policy's own conditions demand each of them. */
export function formFields(policy: Policy, key: string): Record<string, string> {
  return {
    key,
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

/** Status 200 or 204 is success. Times out when nothing moves, however long it takes as a whole. */
export function sendForm(
  policy: Policy,
  { key, file }: { key: string; file: PickedImage },
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  const upload = { url: mediaUrl(policy.cosHost), fields: formFields(policy, key), file }
  const limit = { timeoutMs: STALL_TIMEOUT_MS, signal }
  return withDeadline<void>(limit, ({ resolve, reject, restart }) =>
    startFormUpload(upload, {
      onStatus: (status) =>
        status === 200 || status === 204 ? resolve() : reject(storageFailed(status)),
      onFail: () => reject(storageFailed()),
      onProgress: (fraction) => {
        // All is sent: the storage host answers in its own time.
        restart(fraction < 1 ? STALL_TIMEOUT_MS : REQUEST_TIMEOUT_MS)
        onProgress?.(fraction)
      },
    }),
  )
}
