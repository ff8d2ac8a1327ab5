import type { Target } from '../dialect'

type Fields = Record<string, unknown>

/** Argument of `success`. */
export function buildSuccess(target: Target, api: string, fields: Fields = {}): Fields {
  return target === 'alipay' ? fields : { ...fields, errMsg: `${api}:ok` }
}

/** Alipay's number of an error: closed on purpose, refused by the person, anything else. */
function toErrorNumber(reason: string): number {
  if (/cancel/i.test(reason)) return 11
  return /auth|permission|deny/i.test(reason) ? 2001 : 10
}

/** Argument of `fail`. */
export function buildFailure(target: Target, api: string, reason: string): Fields {
  if (target === 'alipay') return { error: toErrorNumber(reason), errorMessage: reason }
  const errMsg = `${api}:fail ${reason}`
  return target === 'tt' ? { errMsg, errNo: 10_000 } : { errMsg }
}
