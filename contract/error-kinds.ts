/**
 * Every error the API can answer, without words: the client carries this table, the sentences come
 * with the answers.
 */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'SERVICE_UNAVAILABLE'
  | 'STORAGE_FULL'
  | 'SMS_CODE_WRONG'
  | 'SMS_TOO_OFTEN'
  | 'SMS_UNAVAILABLE'
  | 'PHONE_TAKEN'
  | 'REFRESH_INVALID'
  | 'PLATFORM_CODE_WRONG'
  | 'PLATFORM_UNAVAILABLE'
  | 'CHALLENGE_REQUIRED'
  | 'PASSWORD_WRONG'
  | 'ACCOUNT_TAKEN'
  | 'LINK_INVALID'
  | 'REQUEST_TOO_SLOW'
  | 'CREDITS_SHORT'
  | 'ALREADY_SIGNED_IN'
  | 'QUOTE_CHANGED'
  | 'PARAM_INVALID'
  | 'CAPABILITY_MISSING'
  | 'PROMPT_BLOCKED'
  | 'PROMPT_UNDRAWABLE'
  | 'TOO_MANY_JOBS'
  | 'JOB_NOT_FINISHED'
  | 'ENGINE_REJECTED'
  | 'ENGINE_BUSY'
  | 'ENGINE_UNAVAILABLE'
  | 'ENGINE_FAILED'
  | 'JOB_TIMEOUT'
  | 'JOB_LOST'
  | 'JOB_CANCELLED'
  | 'UPLOAD_REFUSED'
  | 'UPLOAD_UNREADABLE'

interface ErrorKind {
  /** `code` of the envelope; 0 is success, 401 is what the client refreshes on. */
  readonly wire: number
  readonly status: number
  /** Trying the same call again can help. */
  readonly retryable: boolean
}

export const ERROR_KINDS = {
  BAD_REQUEST: { wire: 400, status: 400, retryable: false },
  UNAUTHORIZED: { wire: 401, status: 401, retryable: false },
  FORBIDDEN: { wire: 403, status: 403, retryable: false },
  NOT_FOUND: { wire: 404, status: 404, retryable: false },
  CONFLICT: { wire: 409, status: 409, retryable: false },
  PAYLOAD_TOO_LARGE: { wire: 413, status: 413, retryable: false },
  TOO_MANY_REQUESTS: { wire: 429, status: 429, retryable: true },
  INTERNAL: { wire: 500, status: 500, retryable: true },
  SERVICE_UNAVAILABLE: { wire: 503, status: 503, retryable: true },
  STORAGE_FULL: { wire: 507, status: 507, retryable: true },
  SMS_CODE_WRONG: { wire: 1001, status: 400, retryable: false },
  SMS_TOO_OFTEN: { wire: 1002, status: 429, retryable: true },
  SMS_UNAVAILABLE: { wire: 1003, status: 503, retryable: true },
  PHONE_TAKEN: { wire: 1004, status: 409, retryable: false },
  REFRESH_INVALID: { wire: 1005, status: 400, retryable: false },
  PLATFORM_CODE_WRONG: { wire: 1006, status: 400, retryable: false },
  PLATFORM_UNAVAILABLE: { wire: 1007, status: 503, retryable: true },
  CHALLENGE_REQUIRED: { wire: 1008, status: 428, retryable: false },
  PASSWORD_WRONG: { wire: 1009, status: 400, retryable: false },
  ACCOUNT_TAKEN: { wire: 1010, status: 409, retryable: false },
  LINK_INVALID: { wire: 1011, status: 400, retryable: false },
  REQUEST_TOO_SLOW: { wire: 408, status: 408, retryable: true },
  CREDITS_SHORT: { wire: 2001, status: 402, retryable: false },
  ALREADY_SIGNED_IN: { wire: 2002, status: 409, retryable: false },
  QUOTE_CHANGED: { wire: 2003, status: 409, retryable: false },
  PARAM_INVALID: { wire: 3001, status: 400, retryable: false },
  CAPABILITY_MISSING: { wire: 3002, status: 400, retryable: false },
  PROMPT_BLOCKED: { wire: 3003, status: 422, retryable: false },
  TOO_MANY_JOBS: { wire: 3004, status: 429, retryable: true },
  JOB_NOT_FINISHED: { wire: 3005, status: 409, retryable: false },
  PROMPT_UNDRAWABLE: { wire: 3006, status: 422, retryable: false },
  ENGINE_REJECTED: { wire: 4001, status: 422, retryable: false },
  ENGINE_BUSY: { wire: 4002, status: 503, retryable: true },
  ENGINE_UNAVAILABLE: { wire: 4003, status: 503, retryable: true },
  ENGINE_FAILED: { wire: 4004, status: 500, retryable: true },
  JOB_TIMEOUT: { wire: 4005, status: 504, retryable: true },
  JOB_LOST: { wire: 4006, status: 500, retryable: true },
  JOB_CANCELLED: { wire: 4007, status: 409, retryable: true },
  UPLOAD_REFUSED: { wire: 5001, status: 400, retryable: false },
  UPLOAD_UNREADABLE: { wire: 5002, status: 400, retryable: false },
} as const satisfies Record<ErrorCode, ErrorKind>

const byWire = new Map<number, ErrorCode>(
  (Object.keys(ERROR_KINDS) as ErrorCode[]).map((code) => [ERROR_KINDS[code].wire, code]),
)

/** The error of a wire code, or null for a code this version does not know. */
export function errorOfWire(wire: number): ErrorCode | null {
  return byWire.get(wire) ?? null
}
