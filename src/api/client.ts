/**
 * The machinery of a call, free of Taro: bearer, envelope, one refresh for all who wait, one retry,
 * toasts. Tested with fakes; call.ts binds it to the platform.
 */
import type { PickedImage } from '@/platform/pickImage'
import type { AbortLike } from './abortLike'
import { abortedError, ApiError, readReply, type Reply } from './error'
import { asPair, createRefresher, type SessionTokens } from './refresher'

export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with query, e.g. `/api/job/1?page=2`. */
  path: string
  headers: Record<string, string>
  body?: unknown
  /** Posted as the field `file` of a form, instead of a body. */
  file?: PickedImage
  /** Small, and to arrive also when the page is left at once. */
  keepalive?: boolean
  signal?: AbortLike
}

/** Rejects with ApiError NETWORK, TIMEOUT or ABORTED when there is no answer. */
export type Transport = (request: TransportRequest) => Promise<Reply>

export interface ClientPorts {
  transport: Transport
  tokens: SessionTokens
  /** `app-sign`: which client this is. */
  appSign: string
  /** `app-version`: e.g. `6.9.0`. */
  appVersion: string
  /** `app-system`: the phone's, where it matters. */
  appSystem?: () => string | undefined
  /** The session is over: log out and show the login prompt. */
  onSessionLost: () => void
  /** A toast of 3 s without icon. */
  notify: (message: string) => void
  loading: { show: (text: string) => void; hide: () => void }
}

export interface SendOptions {
  /** No toast for an error: the caller shows it. */
  skipErrMsg?: boolean
  /** A 401 is final: no refresh, no retry. */
  noRefresh?: boolean
  /** Text of a toast that stays until the answer. */
  loading?: string
  /** Of a call whose body is a form. */
  file?: PickedImage
  /** Of a small call that shall arrive also when the page is left at once. */
  keepalive?: boolean
  signal?: AbortLike
}

export interface SendRequest {
  method: TransportRequest['method']
  path: string
  body?: unknown
  file?: PickedImage
  keepalive?: boolean
}

/** Rejects as soon as the signal fires; the work behind it goes on for the others. */
function unlessAborted<T>(work: Promise<T>, signal?: AbortLike): Promise<T> {
  if (!signal) return work
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(abortedError())
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    const settle = () => signal.removeEventListener('abort', stop)
    work.then(
      (value) => (settle(), resolve(value)),
      (error: unknown) => (settle(), reject(error)),
    )
  })
}

export interface Client {
  /** Resolves to `data` of the envelope; rejects with ApiError. */
  send(request: SendRequest, options?: SendOptions): Promise<unknown>
  /**
   * The same with the tokens of this moment, which the device may forget meanwhile: refreshed for
   * this call alone, and a refusal prompts no sign-in. Shows no error.
   */
  sendLast(request: SendRequest): Promise<unknown>
}

export function createClient(ports: ClientPorts): Client {
  const { transport, tokens } = ports

  async function attempt(request: SendRequest, access: string | null, signal?: AbortLike) {
    const headers: Record<string, string> = {
      'app-sign': ports.appSign,
      'app-version': ports.appVersion,
    }
    const system = ports.appSystem?.()
    if (system) headers['app-system'] = system
    if (access) headers.Authorization = `Bearer ${access}`
    if (request.body !== undefined && !request.file) headers['content-type'] = 'application/json'
    return readReply(await transport({ ...request, headers, signal }))
  }

  const trade = (refreshToken: string) =>
    attempt({ method: 'POST', path: '/api/auth/refreshToken', body: { token: refreshToken } }, null)
  const refresher = createRefresher({ tokens, trade, onSessionLost: ports.onSessionLost })

  async function exchange(request: SendRequest, options: SendOptions): Promise<unknown> {
    const { signal } = options
    if (signal?.aborted) throw abortedError()
    const used = tokens.read()
    const generation = tokens.generation()
    let reply = await attempt(request, used?.token ?? null, signal)
    if (isRefused(reply) && !options.noRefresh) {
      const access = await unlessAborted(
        refresher.renew({ used, generation, error: reply }),
        signal,
      )
      reply = await attempt(request, access, signal)
    }
    // Refused with a fresh token, or not to be refreshed: the session is of no use any more.
    if (isRefused(reply)) refresher.lose(generation)
    if (reply instanceof ApiError) throw reply
    return reply.data
  }

  return {
    async send(request, options = {}) {
      if (options.loading) ports.loading.show(options.loading)
      let failure: unknown = null
      try {
        return await exchange(request, options)
      } catch (error) {
        failure = error
        throw error
      } finally {
        // In this order: hiding the loading toast takes an error toast with it on mini-programs.
        if (options.loading) ports.loading.hide()
        if (failure instanceof ApiError && !options.skipErrMsg && speaks(failure)) {
          ports.notify(failure.message)
        }
      }
    },
    async sendLast(request) {
      const pair = tokens.read()
      let reply = await attempt(request, pair?.token ?? null)
      if (isRefused(reply) && pair?.refreshToken) {
        const traded = await trade(pair.refreshToken)
        const fresh = traded instanceof ApiError ? null : asPair(traded.data)
        if (fresh) reply = await attempt(request, fresh.token)
      }
      if (reply instanceof ApiError) throw reply
      return reply.data
    },
  }
}

function isRefused(reply: { data: unknown } | ApiError): reply is ApiError {
  return reply instanceof ApiError && reply.code === 'UNAUTHORIZED'
}

/** An abort is no error, and a lost session already has its prompt. */
function speaks(error: ApiError): boolean {
  return error.code !== 'ABORTED' && error.code !== 'UNAUTHORIZED'
}
