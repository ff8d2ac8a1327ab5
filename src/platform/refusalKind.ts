/** Meaning of a client's error for a failed call. */

interface ClientError {
  errMsg?: unknown
  errorMessage?: unknown
  /** WeChat: 104 the privacy guide was not agreed to, 112 it does not name this. */
  errno?: unknown
  /** Alipay: 11 closed, 2001 refused. */
  error?: unknown
}

const NOT_AGREED = 104
const REFUSED_BY_ALIPAY = 2001
const CLOSED_BY_ALIPAY = 11

export type Refusal = 'closed' | 'refused' | 'privacy' | 'failed'

export function classifyRefusal(thrown: unknown): Refusal {
  const { errMsg, errorMessage, errno, error } = (thrown ?? {}) as ClientError
  const words = [errMsg, errorMessage].filter((part) => typeof part === 'string').join(' ')
  if (errno === NOT_AGREED || /privacy permission/i.test(words)) return 'privacy'
  if (error === REFUSED_BY_ALIPAY || /auth(orize)?[ :]*(deny|denied|no)|permission/i.test(words)) {
    return 'refused'
  }
  if (error === CLOSED_BY_ALIPAY || /cancel/i.test(words)) return 'closed'
  return 'failed'
}
