/**
 * Calls of a server elsewhere: deadline, abort, bounded answers, errors of the port. Headers (and
 * with them keys) never travel to wherever an answer points, and never stand in a message.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type JsonLimits, parseJson } from '../../../platform/lib/json-limits'
import {
  isPrivateAddressError,
  publicDispatcher,
} from '../../../platform/lib/outbound/public-network'
import { EngineError } from '../engine'
import { type BadAnswer, buildAnswerError } from './errors'

export interface RemoteApi {
  /** For messages of the log, e.g. `images API`. */
  readonly label: string
  /** Without a slash at the end: `https://api.openai.com/v1`. */
  readonly baseUrl: string
  /** With every call, e.g. `authorization`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Longest wait for one answer. */
  readonly timeoutMs: number
  /** Connects to public addresses only: for a host that a person or a vendor named. */
  readonly publicOnly?: boolean
  /** Meaning of an answer that is not 2xx; null: as everywhere (see errors). */
  readonly errorOf?: (answer: BadAnswer) => EngineError | null
}

export interface RemoteCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the base, with a slash first; or a whole address on the base's own host. */
  readonly path: string
  /** JSON, or a form; nothing for neither. */
  readonly body?: FormData | object
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  /** Purpose of the answer, which limits its size and its number of values; left out: `state`. */
  readonly answer?: keyof typeof ANSWERS
  /** Of the answer, where its purpose alone does not say it. */
  readonly maxBytes?: number
  /**
   * Asking again pays nothing (reading a state, fetching a result): tried again when the server
   * stumbles. Anything else is sent once, unless it never reached the server.
   */
  readonly free?: boolean
  readonly signal: AbortSignal
}

export interface RemoteAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

const MB = 1024 * 1024
/** Limits by purpose. */
const ANSWERS = {
  /** A task that was taken, its state, addresses of its files. */
  state: { bytes: MB, json: { depth: 64, values: 20_000 } },
  /** Models, nodes, options of a server. */
  list: { bytes: 16 * MB, json: { depth: 64, values: 1_000_000 } },
  /** Four large pictures in base64. */
  pictures: { bytes: 128 * MB, json: { depth: 64, values: 20_000 } },
} as const satisfies Record<string, { bytes: number; json: JsonLimits }>
/** Of an answer that is not 2xx; what is longer is cut. */
const MAX_ERROR_BYTES = MB
/** Shorter words of a header are schemes such as `Bearer`. */
const MIN_KEY_LENGTH = 8
const TRIES = 4
const FIRST_WAIT_MS = 250
/** Nothing of the call has reached the server when one of these ended it. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

function getErrorCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

export function isUnsent(error: unknown): boolean {
  return UNSENT.has(getErrorCode(error))
}

const answerLimits = ({ answer = 'state' }: RemoteCall) => ANSWERS[answer]

/** The beginning of a body. */
async function readStart(response: Response, limitBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let total = 0
  const reader = response.body?.getReader()
  while (total < limitBytes) {
    const part = await reader?.read()
    if (!part?.value) break
    total += part.value.length
    chunks.push(part.value)
  }
  await reader?.cancel()
  return Buffer.concat(chunks).subarray(0, limitBytes)
}

export async function readBody(
  label: string,
  response: Response,
  limitBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let total = 0
  const reader = response.body?.getReader()
  for (;;) {
    const part = await reader?.read()
    if (!part?.value) break
    total += part.value.length
    if (total > limitBytes) {
      await reader?.cancel()
      throw new EngineError('unavailable', `${label} answered too much`)
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

/** Addresses in an answer are called with our headers only on the server's own host. */
function resolveUrl({ label, baseUrl }: RemoteApi, path: string): string {
  if (path.startsWith('/')) return `${baseUrl}${path}`
  if (URL.canParse(path) && new URL(path).origin === new URL(baseUrl).origin) return path
  throw new EngineError('unavailable', `${label} pointed to another host`)
}

const MAX_REDIRECTS = 3

/**
 * Target of a redirect that preserves the call. The key travels to the same host only, and never
 * from https to http. Null: no such redirect. Throws for one to another host.
 */
function resolveRedirect(
  { label }: RemoteApi,
  response: Response,
  from: URL,
  method: string,
): URL | null {
  const location = response.headers.get('location')
  const keepsMethod = response.status === 307 || response.status === 308
  const isRedirect = keepsMethod || [301, 302, 303].includes(response.status)
  if (!isRedirect || location === null || !URL.canParse(location, from.href)) return null
  const to = new URL(location, from)
  const isUpgrade = from.protocol === 'http:' && to.protocol === 'https:'
  const isSame = to.origin === from.origin || (isUpgrade && to.hostname === from.hostname)
  if (!isSame || !(keepsMethod || method === 'GET'))
    throw new EngineError(
      'unavailable',
      `${label} answered ${response.status}: it redirects to ${to.origin}, which is to be its address`,
    )
  return to
}

/** The response of one try, whatever its status; `deadline` ends reading its body too. */
export async function fetchOnce(
  api: RemoteApi,
  call: RemoteCall,
  deadline: AbortSignal,
): Promise<Response> {
  const { body } = call
  const isForm = body instanceof FormData
  const method = call.method ?? (body === undefined ? 'GET' : 'POST')
  let url = new URL(resolveUrl(api, call.path))
  for (let hop = 0; ; hop += 1) {
    const response = await fetch(url.href, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...api.headers,
        ...call.headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.any([call.signal, deadline]),
      ...(api.publicOnly && { dispatcher: await publicDispatcher() }),
    })
    const next = hop < MAX_REDIRECTS ? resolveRedirect(api, response, url, method) : null
    if (!next) return response
    await response.body?.cancel()
    url = next
  }
}

/** Meaning of a failed try; throws the signal's reason when aborted. */
export function toEngineError(
  { label }: RemoteApi,
  error: unknown,
  { signal, deadline }: { signal: AbortSignal; deadline: AbortSignal },
): EngineError {
  if (signal.aborted) throw signal.reason
  if (error instanceof EngineError) return error
  if (isPrivateAddressError(error))
    return new EngineError('rejected', `${label} has a private address`, { cause: error })
  return deadline.aborted
    ? new EngineError('unavailable', `${label} gave no answer in time`, {
        trouble: 'slow',
        cause: error,
      })
    : new EngineError('unavailable', `${label} cannot be reached`, {
        trouble: 'unreachable',
        cause: error,
      })
}

/** Without what was sent as a key: some servers repeat it in their error codes. */
function withoutKeys(text: string, headers: RemoteApi['headers'] = {}): string {
  const keys = Object.values(headers).flatMap((value) => value.split(/\s+/))
  return keys
    .filter((key) => key.length >= MIN_KEY_LENGTH)
    .reduce((rest, key) => rest.replaceAll(key, '***'), text)
}

/** The error of an answer that is not 2xx. */
export async function badAnswer(api: RemoteApi, response: Response): Promise<EngineError> {
  const body = await readStart(response, MAX_ERROR_BYTES)
  const answer = {
    label: api.label,
    status: response.status,
    body: withoutKeys(body.toString('utf8'), api.headers),
    retryAfter: response.headers.get('retry-after'),
  }
  return api.errorOf?.(answer) ?? buildAnswerError(answer)
}

async function tryOnce(api: RemoteApi, call: RemoteCall): Promise<RemoteAnswer> {
  call.signal.throwIfAborted()
  const deadline = AbortSignal.timeout(call.timeoutMs ?? api.timeoutMs)
  try {
    const response = await fetchOnce(api, call, deadline)
    if (!response.ok) throw await badAnswer(api, response)
    const limitBytes = call.maxBytes ?? answerLimits(call).bytes
    const body = await readBody(api.label, response, limitBytes)
    return { status: response.status, headers: response.headers, body }
  } catch (error) {
    throw toEngineError(api, error, { signal: call.signal, deadline })
  }
}

function canRetry(call: RemoteCall, error: unknown): boolean {
  if (!(error instanceof EngineError) || error.kind !== 'unavailable') return false
  return call.free === true || isUnsent(error.cause)
}

/** Rejects with EngineError, or with the signal's reason when aborted. */
export async function fetchAnswer(api: RemoteApi, call: RemoteCall): Promise<RemoteAnswer> {
  for (let tries = 1, waitMs = FIRST_WAIT_MS; ; tries += 1, waitMs *= 2) {
    try {
      return await tryOnce(api, call)
    } catch (error) {
      if (tries === TRIES || !canRetry(call, error)) throw error
    }
    await sleep(waitMs, undefined, { signal: call.signal }).catch(() => {
      throw call.signal.reason
    })
  }
}

/** The JSON of a 2xx answer. Rejects like `ask`, and for anything that is no JSON. */
export async function fetchJson(api: RemoteApi, call: RemoteCall): Promise<unknown> {
  const { headers, body } = await fetchAnswer(api, call)
  try {
    return parseJson(body.toString('utf8'), answerLimits(call).json)
  } catch (cause) {
    // Proxies and simple servers send JSON as text: its content decides.
    const isJson = (headers.get('content-type') ?? '').includes('json')
    const what = isJson ? 'malformed JSON' : 'something other than JSON'
    throw new EngineError('unavailable', `${api.label} answered ${what}`, { cause })
  }
}
