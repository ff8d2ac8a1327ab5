/** `call('GET /api/console/users/{id}', { params: { id } })`: calls of the console, typed by the contract. */
import type { CallData, CallInput, CallKey } from '@contract/endpoints/all'
import { session } from './session'

export type ConsoleCall = Extract<CallKey, `${string} /api/console/${string}`>

/** What went wrong, as one Chinese sentence. */
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

const OFFLINE = '连不上服务器，请看看网络后再试'
const ODD = '服务器的应答看不懂，请稍后再试'
/** A server that says nothing for so long is not waited for. */
const TIMEOUT_MS = 30_000

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

function addressOf(template: string, { params = {}, query = {} }: AnyInput): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

async function send(method: string, address: string, body: unknown): Promise<Response> {
  const token = session.token()
  try {
    return await fetch(address, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // The sign-in is a header of ours; nothing else of this browser goes along.
      credentials: 'omit',
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
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

/** Resolves to `data`; rejects with CallError. A sign-in that is over is closed here, too. */
export async function call<K extends ConsoleCall>(key: K, input: InputOf<K>): Promise<CallData<K>> {
  const [method = '', template = ''] = key.split(' ')
  const given: AnyInput = input
  const body = method === 'POST' ? (given.body ?? {}) : undefined
  const response = await send(method, addressOf(template, given), body)
  const { code, message, data } = await readEnvelope(response)
  if (code === 0) return data as CallData<K>
  if (response.status === 401) session.close()
  throw new CallError(response.status, message)
}
