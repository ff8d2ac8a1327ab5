/** Address and calls of the images API. */
import { parseJson } from '../../../platform/lib/json-limits'
import { EngineError } from '../engine'
import {
  fetchJson,
  badAnswer,
  toEngineError,
  fetchOnce,
  readBody,
  type RemoteApi,
} from '../remote/client'
import { buildProblemError, SMALL_JSON } from '../remote/errors'
import { isRecord, problemIn } from '../remote/troubles'
import { serverEvents } from '../remote/sse'
import type { Question } from './dialects/dialect'

export interface ApiOptions {
  /** With its version path, without a slash at the end: `https://api.openai.com/v1`. */
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly timeoutMs: number
  /** See RemoteApi; pictures it points to must be public as well. */
  readonly publicOnly?: boolean
}

/** For the log. */
export const LABEL = 'images API'
const MAX_STREAM_BYTES = 256 * 1024 * 1024

export function toRemoteApi({ baseUrl, apiKey, timeoutMs, publicOnly }: ApiOptions): RemoteApi {
  return {
    label: LABEL,
    baseUrl,
    timeoutMs,
    publicOnly,
    ...(apiKey && { headers: { authorization: `Bearer ${apiKey}` } }),
  }
}

/** The JSON of a 2xx answer. Rejects with EngineError, or with the signal's reason when aborted. */
export async function postToApi(
  api: ApiOptions,
  { path, body }: Question,
  { signal }: { signal: AbortSignal },
): Promise<unknown> {
  return fetchJson(toRemoteApi(api), { path, body, answer: 'pictures', signal })
}

/** An unfinished picture, by its 0-based number. */
export interface PartialPicture {
  readonly index: number
  readonly data: Buffer
}

function parsePartial(value: Readonly<Record<string, unknown>>): PartialPicture | null {
  const { b64_json: data, partial_image_index: index } = value
  if (typeof data !== 'string' || typeof index !== 'number') return null
  return { index, data: Buffer.from(data, 'base64') }
}

function asStreamed({ body }: Question, partials: number): FormData | object {
  if (!(body instanceof FormData)) return { ...body, stream: true, partial_images: partials }
  body.set('stream', 'true')
  body.set('partial_images', String(partials))
  return body
}

/** One event as far as it is ours: null for the marks some servers end with. */
function parseEventData(data: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = parseJson(data, SMALL_JSON)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Like postToApi, with unfinished pictures on the way: the answer of one picture in the usual shape.
 * A server that does not stream after all is read as one that never does.
 */
export async function streamFromApi(
  api: ApiOptions,
  question: Question,
  options: { signal: AbortSignal; partials: number; onPartial: (picture: PartialPicture) => void },
): Promise<unknown> {
  const { signal } = options
  const remote = toRemoteApi(api)
  const deadline = AbortSignal.timeout(api.timeoutMs)
  const body = asStreamed(question, options.partials)
  try {
    const call = {
      path: question.path,
      body,
      signal,
      headers: { accept: 'text/event-stream, application/json' },
    }
    const response = await fetchOnce(remote, call, deadline)
    if (!response.ok) throw await badAnswer(remote, response)
    const isStream = (response.headers.get('content-type') ?? '').includes('event-stream')
    if (!isStream || !response.body) {
      const whole = await readBody(LABEL, response, MAX_STREAM_BYTES)
      const value = parseEventData(whole.toString('utf8'))
      if (!value) throw new EngineError('unavailable', `${LABEL} answered malformed JSON`)
      return value
    }
    for await (const { event, data } of serverEvents(response.body, {
      label: LABEL,
      maxBytes: MAX_STREAM_BYTES,
    })) {
      const value = parseEventData(data)
      if (!value) continue
      const type = event || String(value.type ?? '')
      const error = isRecord(value.error) ? value.error : null
      if (error || type === 'error') {
        throw buildProblemError(LABEL, 'ended its stream with an error', problemIn(value))
      }
      if (type.endsWith('.completed') && typeof value.b64_json === 'string')
        return { data: [{ b64_json: value.b64_json }], usage: value.usage }
      const partial = type.endsWith('.partial_image') ? parsePartial(value) : null
      if (partial) options.onPartial(partial)
    }
    throw new EngineError('unavailable', `${LABEL} ended its stream without a picture`)
  } catch (error) {
    throw toEngineError(remote, error, { signal, deadline })
  }
}
