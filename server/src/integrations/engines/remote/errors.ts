/**
 * Answers that are not 2xx, in the terms of the engine port. Messages name a status and the
 * server's error code only: its sentences may repeat keys and prompts.
 */
import { EngineError, type EngineErrorKind, type EngineTrouble } from '../engine'
import { isBusyProblem, isContentProblem, type Problem, parseProblem, troubleIn } from './troubles'

export { isRecord, SMALL_JSON } from './troubles'

export interface BadAnswer {
  /** Answering server, for the log, e.g. `images API`. */
  readonly label: string
  readonly status: number
  readonly body: string
  readonly retryAfter: string | null
}

const WORD = /^[\w.-]{1,80}$/
/** Keys as vendors issue them: a known beginning, or long with many digits. Codes are words. */
const KEY = /^(sk|pk|rk|ak)-|^(AKIA|AKID|LTAI)|^(?=.{16})(.*\d){5}/
export const isKeyLike = (word: string): boolean => KEY.test(word)

/** A vendor's code as it may stand in the log; '' for anything else, and for what looks like a key. */
export const codeWord = (value: unknown): string =>
  typeof value === 'string' && WORD.test(value) && !isKeyLike(value) ? value : ''

/** Retry-After in ms: seconds or an HTTP date; null when absent or odd. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null
  if (/^\d{1,6}(\.\d+)?$/.test(header.trim())) return Math.ceil(Number(header) * 1000)
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs)
}

/**
 * The error for a problem without a status: of an error within a good answer, of a task that failed.
 * @param what e.g. `answered an error`
 */
export function buildProblemError(label: string, what: string, problem: Problem): EngineError {
  const named = problem.codes.map(codeWord).find((word) => word !== '') ?? 'unknown'
  const message = `${label} ${what} (${named})`
  if (isContentProblem(problem)) return new EngineError('content_blocked', message)
  const trouble = troubleIn(problem)
  if (trouble) return new EngineError(kindOf(trouble), message, { trouble })
  if (isBusyProblem(problem)) return new EngineError('rate_limited', message)
  const isOurs = problem.codes.some((code) => /^Invalid(Parameter|URL)/.test(code))
  return new EngineError(isOurs ? 'rejected' : 'unavailable', message)
}

/** A size is a person's to change, everything else is not. */
const kindOf = (trouble: EngineTrouble): EngineErrorKind =>
  trouble === 'size' ? 'rejected' : 'unavailable'

/** Whether a look may work soon: nothing came, or the server stumbles or is busy. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof EngineError)) return false
  if (error.kind === 'rate_limited') return true
  const stumbled = error.cause !== undefined || /answered 5\d\d/.test(error.message)
  return error.kind === 'unavailable' && stumbled
}

/** Statuses of a refusal: the request is at fault, as far as the body says nothing else. */
const REFUSALS: ReadonlySet<number> = new Set([400, 403, 404, 409, 413, 415, 422])

/** The error for an answer that is not 2xx. */
export function buildAnswerError(answer: BadAnswer): EngineError {
  const { status, label } = answer
  const problem = parseProblem(answer.body)
  const named = problem.codes.map(codeWord).find((word) => word !== '') ?? ''
  const message = `${label} answered ${status}${named ? ` (${named})` : ''}`
  const trouble = troubleIn(problem)
  const isBusy =
    status === 429 || (status === 503 && answer.retryAfter !== null) || isBusyProblem(problem)
  if (isBusy && trouble !== 'broke') {
    const waitMs = retryAfterMs(answer.retryAfter, Date.now())
    return new EngineError('rate_limited', message, waitMs === null ? {} : { retryAfterMs: waitMs })
  }
  const isRefusal = REFUSALS.has(status)
  if (isRefusal && isContentProblem(problem)) return new EngineError('content_blocked', message)
  if (status === 402) return new EngineError('unavailable', message, { trouble: 'broke' })
  // A good server does not know a bad key's sizes and models.
  const own = status === 401 && trouble !== 'broke' ? 'refused' : trouble
  if (own && (own !== 'size' || isRefusal))
    return new EngineError(kindOf(own), message, { trouble: own })
  if (isRefusal && status !== 403) return new EngineError('rejected', message)
  if (status === 403) return new EngineError('unavailable', message, { trouble: 'refused' })
  // Redirects, server errors: nothing a person could change.
  return new EngineError('unavailable', message)
}
