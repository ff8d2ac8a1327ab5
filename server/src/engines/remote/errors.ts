/**
 * Answers that are not 2xx, in the terms of the engine port. Messages name a status and the
 * server's error code only: its sentences may repeat keys and prompts.
 */
import { type JsonLimits, parseJson } from '../../lib/json-limits'
import { EngineError } from '../engine'

export interface BadAnswer {
  /** Who answered, for the log, e.g. `images API`. */
  readonly label: string
  readonly status: number
  readonly body: string
  readonly retryAfter: string | null
}

/** Identifiers of an error body; '' where it has none. */
export interface Problem {
  readonly code: string
  readonly type: string
}

const WORD = /^[\w.-]{1,80}$/
/** Keys as vendors issue them: a known beginning, or long with many digits. Codes are words. */
const KEY = /^(sk|pk|rk|ak)-|^(AKIA|AKID|LTAI)|^(?=.{16})(.*\d){5}/
/** Of what is no answer but an error, an event or a message. */
export const SMALL_JSON: JsonLimits = { depth: 32, values: 20_000 }
export const isKeyLike = (word: string): boolean => KEY.test(word)

/** A vendor's code as it may stand in the log; '' for anything else, and for what looks like a key. */
export const codeWord = (value: unknown): string =>
  typeof value === 'string' && WORD.test(value) && !isKeyLike(value) ? value : ''

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `{error: {code, type}}` and `{code}` as most servers write them; '' for anything else. */
export function problemOf(body: string): Problem {
  let value: unknown
  try {
    value = parseJson(body, SMALL_JSON)
  } catch {
    // A proxy's HTML page, or half an answer: the status has to do.
    return { code: '', type: '' }
  }
  if (!isRecord(value)) return { code: '', type: '' }
  const error = isRecord(value.error) ? value.error : value
  return { code: codeWord(error.code), type: codeWord(error.type) }
}

/** Retry-After in ms: seconds or an HTTP date; null when absent or odd. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null
  if (/^\d{1,6}(\.\d+)?$/.test(header.trim())) return Math.ceil(Number(header) * 1000)
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs)
}

/** Codes of a refusal for what is shown or said. */
const CONTENT =
  /content_?policy|moderation|content_?filter|safety|sensitive|DataInspectionFailed|RiskDetection|nsfw|IPInfringement/i
/** Codes of an account that is empty or barred: waiting does not help. */
const BROKE =
  /insufficient_quota|billing|Arrearage|Overdue|QuotaExceeded|SetLimitExceeded|balance|AllocationQuota|Unpurchased|NotPurchased/i

export function isContentCode(code: string): boolean {
  return CONTENT.test(code)
}

/**
 * The error for a code without a status: of an error within a good answer.
 * @param what e.g. `answered an error`
 */
export function errorOfCode(label: string, what: string, code: unknown): EngineError {
  const named = codeWord(code)
  const message = `${label} ${what} (${named || 'unknown'})`
  if (isContentCode(named)) return new EngineError('content_blocked', message)
  if (BROKE.test(named)) return new EngineError('unavailable', message, { keyTrouble: 'broke' })
  if (named.startsWith('Throttling')) return new EngineError('rate_limited', message)
  const isOurs = /^Invalid(Parameter|URL)/.test(named)
  return new EngineError(isOurs ? 'rejected' : 'unavailable', message)
}

function isContent({ code, type }: Problem): boolean {
  return isContentCode(code) || isContentCode(type)
}

/** Whether a look may work soon: nothing came, or the server stumbles or is busy. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof EngineError)) return false
  if (error.kind === 'rate_limited') return true
  const stumbled = error.cause !== undefined || /answered 5\d\d/.test(error.message)
  return error.kind === 'unavailable' && stumbled
}

/** The error for an answer that is not 2xx. */
export function errorOfAnswer(answer: BadAnswer): EngineError {
  const { status, label } = answer
  const problem = problemOf(answer.body)
  const named = problem.code || problem.type
  const message = `${label} answered ${status}${named ? ` (${named})` : ''}`
  const busy = status === 429 || (status === 503 && answer.retryAfter !== null)
  if (busy && !BROKE.test(problem.code)) {
    const waitMs = retryAfterMs(answer.retryAfter, Date.now())
    return new EngineError('rate_limited', message, waitMs === null ? {} : { retryAfterMs: waitMs })
  }
  const isBroke = status === 402 || BROKE.test(problem.code) || BROKE.test(problem.type)
  if (isBroke) return new EngineError('unavailable', message, { keyTrouble: 'broke' })
  const isRefusal = [400, 403, 404, 409, 413, 415, 422].includes(status)
  if (isRefusal && isContent(problem)) return new EngineError('content_blocked', message)
  if (isRefusal && status !== 403) return new EngineError('rejected', message)
  const keyTrouble = status === 401 || status === 403 ? 'refused' : null
  // Keys that are refused, quota, redirects, server errors: nothing a person could change.
  return new EngineError('unavailable', message, { keyTrouble })
}
