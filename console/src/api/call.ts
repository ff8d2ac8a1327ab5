/** `call('GET /api/console/users/{id}', { params: { id } })`: calls of the console, typed by the contract. */
import type { CallData, CallInput, CallKey } from '@contract/endpoints/all'
import { session } from './session'
import { ODD, OFFLINE } from './texts'

export type ConsoleCall = Extract<CallKey, `${string} /api/console/${string}`>

/** The error as one Chinese sentence. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'CallError'
  }
}

/** A server that says nothing for so long is not waited for. */
const TIMEOUT_MS = 30_000
/** Of calls that paint or take a file in. */
const LONG_MS = 120_000

type OptionalKeys<T> = { [K in keyof T]-?: {} extends T[K] ? K : never }[keyof T]
/** Parts that may be empty may be left out. */
type Loose<T> = Omit<T, OptionalKeys<T>> & Partial<Pick<T, OptionalKeys<T>>>
export type InputOf<K extends ConsoleCall> =
  unknown extends CallInput<K> ? object : Loose<CallInput<K>>

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

function buildUrl(template: string, { params = {}, query = {} }: AnyInput): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const definedParams = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const search = new URLSearchParams(definedParams.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

interface Sent {
  readonly method: string
  readonly address: string
  readonly body: unknown
  readonly timeoutMs?: number
}

async function send({ method, address, body, timeoutMs = TIMEOUT_MS }: Sent): Promise<Response> {
  const token = session.token()
  const isForm = body instanceof FormData
  try {
    return await fetch(address, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      // The sign-in is a header of ours; nothing else of this browser goes along.
      credentials: 'omit',
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
  } catch (cause) {
    throw new CallError(0, OFFLINE, { cause })
  }
}

interface Envelope {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value

async function readEnvelope(response: Response): Promise<Envelope> {
  const value: unknown = await response.json().catch(() => null)
  if (!isEnvelope(value)) throw new CallError(response.status, ODD)
  return value
}

async function fetchData(sent: Sent): Promise<unknown> {
  const response = await send(sent)
  const { code, message, data } = await readEnvelope(response)
  if (code === 0) return data
  if (response.status === 401) session.close()
  throw new CallError(response.status, message)
}

interface CallOptions {
  /** It paints: it takes longer than a look at the database. */
  readonly long?: boolean
}

/** Resolves to `data`; rejects with CallError. A sign-in that is over is closed here, too. */
export async function call<K extends ConsoleCall>(
  key: K,
  input: InputOf<K>,
  { long = false }: CallOptions = {},
): Promise<CallData<K>> {
  const [method = '', template = ''] = key.split(' ')
  const callInput: AnyInput = input
  const body = method === 'POST' ? (callInput.body ?? {}) : undefined
  const address = buildUrl(template, callInput)
  const data = await fetchData({ method, address, body, timeoutMs: long ? LONG_MS : TIMEOUT_MS })
  return data as CallData<K>
}

/** A picture from this computer, checked and taken in by the server. */
export async function uploadPicture(file: File): Promise<CallData<'POST /api/console/pictures'>> {
  const body = new FormData()
  body.set('file', file)
  const sent = { method: 'POST', address: '/api/console/pictures', body, timeoutMs: LONG_MS }
  return (await fetchData(sent)) as CallData<'POST /api/console/pictures'>
}
