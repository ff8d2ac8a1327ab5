/** Reads an answer of `generateContent`: a picture, a refusal with status 200, or only words. */
import { EngineError, type VendorCost } from '../engine'
import { parseJson } from '../../../platform/lib/json-limits'
import { toRecord } from '../clouds/rest-task'
import { type BadAnswer, buildAnswerError, codeWord, SMALL_JSON } from '../remote/errors'
import { isRecord, parseProblem } from '../remote/troubles'

export const LABEL = 'Gemini'

/** Reasons of a refusal. `OTHER` of a prompt is mostly a picture it refuses. */
const BLOCKED =
  /^(SAFETY|OTHER|BLOCKLIST|PROHIBITED_CONTENT|RECITATION|SPII|JAILBREAK|MODEL_ARMOR|IMAGE_(SAFETY|PROHIBITED_CONTENT|RECITATION|OTHER))$/

export type GeminiAnswer =
  | { readonly kind: 'picture'; readonly data: Buffer; readonly cost: VendorCost | null }
  /** It answered in words, or with nothing: the same question may work once more. */
  | { readonly kind: 'words'; readonly reason: string; readonly cost: VendorCost | null }

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function parseCost({ usageMetadata }: Readonly<Record<string, unknown>>): VendorCost | null {
  const { totalTokenCount } = toRecord(usageMetadata)
  return typeof totalTokenCount === 'number' && totalTokenCount > 0
    ? { amount: totalTokenCount, unit: 'token' }
    : null
}

/** Throws EngineError `content_blocked` for a refusal. */
export function parseAnswer(value: unknown): GeminiAnswer {
  const answer = toRecord(value)
  const cost = parseCost(answer)
  const candidate = toRecord(toList(answer.candidates)[0])
  const parts = toList(toRecord(candidate.content).parts).map(toRecord)
  // A drafted picture of its thinking is not the answer.
  const picture = parts.find(
    ({ inlineData, thought }) => thought !== true && isRecord(inlineData),
  )?.inlineData
  const { data } = toRecord(picture)
  if (typeof data === 'string' && data !== '')
    return { kind: 'picture', data: Buffer.from(data, 'base64'), cost }
  const { blockReason } = toRecord(answer.promptFeedback)
  const reason = codeWord(blockReason) || codeWord(candidate.finishReason) || 'unknown'
  if (BLOCKED.test(reason))
    throw new EngineError('content_blocked', `${LABEL} refused the content (${reason})`)
  return { kind: 'words', reason, cost }
}

/** `RetryInfo` of a Google error, ms; null: not said. */
function parseRetryDelay(details: readonly unknown[]): number | null {
  for (const detail of details.map(toRecord)) {
    const { retryDelay } = detail
    const [, seconds] = /^(\d{1,6}(?:\.\d+)?)s$/.exec(String(retryDelay)) ?? []
    if (seconds !== undefined) return Math.ceil(Number(seconds) * 1000)
  }
  return null
}

/** Google's general error model: `{error: {code, message, status, details}}`; null: as everywhere. */
export function toGeminiError(answer: BadAnswer): EngineError | null {
  let error: Readonly<Record<string, unknown>>
  try {
    error = toRecord(toRecord(parseJson(answer.body, SMALL_JSON)).error)
  } catch {
    return null
  }
  const status = codeWord(error.status)
  const details = toList(error.details)
  const message = `${LABEL} answered ${answer.status}${status === '' ? '' : ` (${status})`}`
  const isKey = details.some((detail) => toRecord(detail).reason === 'API_KEY_INVALID')
  if (isKey || status === 'PERMISSION_DENIED' || status === 'UNAUTHENTICATED')
    return new EngineError('unavailable', message, { trouble: 'refused' })
  // The place of the server is not served; nothing of the request would change that.
  if (status === 'FAILED_PRECONDITION')
    return new EngineError('unavailable', message, { trouble: 'unreachable' })
  if (status === 'NOT_FOUND') return new EngineError('unavailable', message, { trouble: 'missing' })
  if (status === 'RESOURCE_EXHAUSTED') {
    if (/billing|prepay|credits? (are|is) depleted/.test(parseProblem(answer.body).words))
      return new EngineError('unavailable', message, { trouble: 'broke' })
    const retryAfterMs = parseRetryDelay(details)
    return retryAfterMs === null
      ? buildAnswerError({ ...answer, body: '' })
      : new EngineError('rate_limited', message, { retryAfterMs })
  }
  return status === 'INVALID_ARGUMENT' ? new EngineError('rejected', message) : null
}
