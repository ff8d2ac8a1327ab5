/** The one error every call rejects with, and how an answer becomes one. */
import { ERROR_KINDS, errorOfWire, type ErrorCode } from '@contract/error-kinds'
import {
  ABORTED_MESSAGE,
  FAILED_MESSAGE,
  NETWORK_MESSAGE,
  STATUS_MESSAGES,
  TIMEOUT_MESSAGE,
} from './texts'

/** Codes of the API, and what can go wrong before there is an answer. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'UNKNOWN'

interface ApiErrorFields {
  message: string
  /** HTTP status; 0 when there was no answer. */
  status?: number
  /** Whether the same call again can help. */
  retryable?: boolean
  /** Of the answer's x-request-id header, for support. */
  requestId?: string | null
  /** `data` of the envelope, e.g. the refused words. */
  details?: unknown
}

export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly status: number
  readonly retryable: boolean
  readonly requestId: string | null
  readonly details: unknown

  constructor(code: ApiErrorCode, fields: ApiErrorFields) {
    super(fields.message)
    this.name = 'ApiError'
    this.code = code
    this.status = fields.status ?? 0
    this.retryable = fields.retryable ?? false
    this.requestId = fields.requestId ?? null
    this.details = fields.details
  }
}

export function networkError(): ApiError {
  return new ApiError('NETWORK', { message: NETWORK_MESSAGE, retryable: true })
}

export function timeoutError(): ApiError {
  return new ApiError('TIMEOUT', { message: TIMEOUT_MESSAGE, retryable: true })
}

/** The caller aborted: not an error, and not reported. */
export function abortedError(): ApiError {
  return new ApiError('ABORTED', { message: ABORTED_MESSAGE })
}

export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ABORTED'
}

/** A sentence for the person, whatever was thrown. */
export function getErrorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : FAILED_MESSAGE
}

export interface Reply {
  /** HTTP status. */
  status: number
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>
  /** Parsed JSON, or the text when it was none. */
  body: unknown
}

interface Envelope {
  code: number
  message: string
  data: unknown
}

function asEnvelope(body: unknown): Envelope | null {
  if (typeof body !== 'object' || body === null) return null
  const { code, message, data } = body as Partial<Envelope>
  if (typeof code !== 'number') return null
  return { code, message: typeof message === 'string' ? message : '', data: data ?? null }
}

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
}

/** Code 401 counts by HTTP status or by body; a body's own code says more than the status. */
function toErrorCode(status: number, envelope: Envelope | null): ApiErrorCode {
  if (status === 401 || envelope?.code === 401) return 'UNAUTHORIZED'
  const known = envelope && envelope.code !== 0 ? errorOfWire(envelope.code) : null
  if (known) return known
  return byStatus[status] ?? (status >= 500 ? 'INTERNAL' : 'UNKNOWN')
}

/** Success is code 0 with status 200–299; everything else is an ApiError, returned not thrown. */
export function readReply(reply: Reply): { data: unknown } | ApiError {
  const envelope = asEnvelope(reply.body)
  const fine = reply.status >= 200 && reply.status <= 299
  if (fine && envelope?.code === 0) return { data: envelope.data }
  const code = toErrorCode(reply.status, envelope)
  const kind = code in ERROR_KINDS ? ERROR_KINDS[code as ErrorCode] : ERROR_KINDS.INTERNAL
  return new ApiError(code, {
    message: envelope?.message || STATUS_MESSAGES[reply.status] || FAILED_MESSAGE,
    status: reply.status,
    retryable: kind.retryable || reply.status >= 500,
    requestId: reply.headers['x-request-id'] ?? null,
    details: envelope?.data ?? null,
  })
}
