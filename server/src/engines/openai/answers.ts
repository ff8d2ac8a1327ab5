/**
 * Answers of the API, good and bad, in the terms of the engine port. Messages name a status and the
 * API's error code only: its sentences may repeat keys and prompts.
 */
import { EngineError } from '../engine'

interface ApiProblem {
  readonly code: string
  readonly type: string
}

/** The identifiers of an error body, '' where it has none. */
function problemOf(body: string): ApiProblem {
  const word = (value: unknown) =>
    typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) ? value : ''
  try {
    const { error } = JSON.parse(body) as { error?: { code?: unknown; type?: unknown } }
    return { code: word(error?.code), type: word(error?.type) }
  } catch {
    // A proxy's HTML page, or half an answer: the status has to do.
    return { code: '', type: '' }
  }
}

/** Retry-After in ms: seconds or an HTTP date; null when absent or odd. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null
  if (/^\d{1,6}(\.\d+)?$/.test(header.trim())) return Math.ceil(Number(header) * 1000)
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs)
}

const CONTENT = /content_policy|moderation|content_filter|safety|sensitive/i

/** The error for an answer that is not 2xx. */
export function errorOfAnswer(answer: {
  status: number
  body: string
  retryAfter: string | null
}): EngineError {
  const { status } = answer
  const { code, type } = problemOf(answer.body)
  const message = `images API answered ${status}${code || type ? ` (${code || type})` : ''}`
  const busy = status === 429 || (status === 503 && answer.retryAfter !== null)
  if (busy && code !== 'insufficient_quota') {
    const waitMs = retryAfterMs(answer.retryAfter, Date.now())
    return new EngineError('rate_limited', message, waitMs === null ? {} : { retryAfterMs: waitMs })
  }
  if (
    (status === 400 || status === 403 || status === 422) &&
    (CONTENT.test(code) || CONTENT.test(type))
  )
    return new EngineError('content_blocked', message)
  if (status === 400 || status === 404 || status === 413 || status === 422)
    return new EngineError('rejected', message)
  // Keys that are refused, quota, redirects, server errors: nothing a person could change.
  return new EngineError('unavailable', message)
}

export type ImageAnswer =
  | { readonly kind: 'bytes'; readonly data: Buffer }
  | { readonly kind: 'url'; readonly url: string }

/** The pictures of a 2xx answer. Throws EngineError `unavailable` for anything else. */
export function imagesOfAnswer(body: string): ImageAnswer[] {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch (cause) {
    throw new EngineError('unavailable', 'images API answered malformed JSON', { cause })
  }
  const list = (value as { data?: unknown } | null)?.data
  if (!Array.isArray(list) || list.length === 0)
    throw new EngineError('unavailable', 'images API answered without pictures')
  return list.map((item: { b64_json?: unknown; url?: unknown } | null) => {
    if (typeof item?.b64_json === 'string')
      return { kind: 'bytes', data: Buffer.from(item.b64_json, 'base64') }
    if (typeof item?.url === 'string') return { kind: 'url', url: item.url }
    throw new EngineError('unavailable', 'images API answered a picture without data')
  })
}
