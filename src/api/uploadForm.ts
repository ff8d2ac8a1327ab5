/** One form posted to the storage host with a signed policy. */
import type { CallData, CallInput } from '@contract/endpoints/all'
import { POLICY_SECONDS } from '@contract/uploads'
import { startFormUpload } from '@/platform/formUpload'
import { mediaUrl } from '@/platform/media'
import type { PickedImage } from '@/platform/pickImage'
import { REQUEST_TIMEOUT_MS, STALL_TIMEOUT_MS } from '@/platform/timeouts'
import type { AbortLike } from './abortLike'
import { withDeadline } from './deadline'
import { ApiError } from './error'
import { UPLOAD_FAILED_MESSAGE, UPLOAD_KIND_MESSAGE } from './texts'

export type Policy = Omit<CallData<'POST /api/upload-policy'>, 'cosKey'>
export type Ext = CallInput<'POST /api/upload-policy'>['body']['ext']

export interface UploadOptions {
  signal?: AbortLike
  /** 0..1 of the bytes sent. */
  onProgress?: (fraction: number) => void
  /** Of the try before: what already lies on the storage host is not sent again. */
  ticket?: UploadTicket
}

/** Progress of an upload; filled in by uploadImage. */
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

export class StorageError extends ApiError {
  /** `policyRefused`: a policy that is signed now may be accepted. */
  constructor(
    readonly policyRefused: boolean,
    status = 0,
    message = UPLOAD_FAILED_MESSAGE,
  ) {
    super('UNKNOWN', { message, status, retryable: true })
  }
}

/** Codes of our own endpoint for a file that is refused again however often it is sent. */
const REFUSED_FILE = /<Code>(InvalidArgument|EntityTooSmall)<\/Code>/
/** A sentence for people: a full disk, too many bytes in an hour. Other hosts answer in English. */
const SENTENCE = /<Message>([^<]*[\u4e00-\u9fff][^<]*)<\/Message>/

/** The error of an answer that is no success. */
function toStorageError(status: number, text: string): ApiError {
  if (status === 400 && REFUSED_FILE.test(text))
    return new ApiError('UPLOAD_REFUSED', { message: UPLOAD_KIND_MESSAGE, status })
  return new StorageError(status === 403, status, SENTENCE.exec(text)?.[1])
}

export const isPolicyRefused = (error: unknown): boolean =>
  error instanceof StorageError && error.policyRefused

interface FormContent {
  key: string
  file: PickedImage
  /** Milliseconds of this device, before the policy was requested. */
  requestedAt: number
}

/**
 * Status 200 or 204 is success. The storage host checks the policy by its own clock, which is not
 * the server's, and often only when the last byte has arrived. Times out when nothing moves, however long it takes as a
 * whole.
 */
export function sendForm(
  policy: Policy,
  { key, file, requestedAt }: FormContent,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  const upload = { url: mediaUrl(policy.cosHost), fields: formFields(policy, key), file }
  const limit = { timeoutMs: STALL_TIMEOUT_MS, signal }
  return withDeadline<void>(limit, ({ resolve, reject, restart }) =>
    startFormUpload(upload, {
      onStatus: (status, text) =>
        status === 200 || status === 204 ? resolve() : reject(toStorageError(status, text)),
      // A host that refuses an expired policy before the last byte may close without an answer.
      onFail: () => reject(new StorageError(Date.now() - requestedAt >= POLICY_SECONDS * 1000)),
      onProgress: (fraction) => {
        // All is sent: the storage host answers in its own time.
        restart(fraction < 1 ? STALL_TIMEOUT_MS : REQUEST_TIMEOUT_MS)
        onProgress?.(fraction)
      },
    }),
  )
}
