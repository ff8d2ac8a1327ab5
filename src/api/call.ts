/** `call('GET /api/job/{id}', { params: { id } })`: every call of the contract, typed by its key. */
import type { CallData, CallInput, CallKey } from '@contract/endpoints/all'
import { callPath } from '@/lib/callPath'
import { APP_SIGN } from '@/platform/env'
import { clientSystem } from '@/platform/system'
import { tokenStore } from '@/platform/tokens'
import { hideLoading, showErrorToast, showLoading } from '@/platform/toast'
import { createClient, type SendOptions, type SendRequest } from './client'
import { announceSessionLost } from './sessionLost'
import { transport } from './transport'

const client = createClient({
  transport,
  tokens: tokenStore,
  appSign: APP_SIGN,
  appVersion: APP_VERSION,
  appSystem: clientSystem,
  onSessionLost: announceSessionLost,
  notify: showErrorToast,
  loading: { show: showLoading, hide: hideLoading },
})

/** Errors are reported by the caches of queries and mutations (query.ts), never by the call itself. */
type CallOptions = Omit<SendOptions, 'skipErrMsg'>
type OptionalKeys<T> = { [K in keyof T]-?: {} extends T[K] ? K : never }[keyof T]
/** Parts that may be empty may be left out. */
type Loose<T> = Omit<T, OptionalKeys<T>> & Partial<Pick<T, OptionalKeys<T>>>
type InputOf<K extends CallKey> = unknown extends CallInput<K> ? object : Loose<CallInput<K>>
type Args<K extends CallKey> =
  {} extends InputOf<K>
    ? [input?: InputOf<K>, options?: CallOptions]
    : [input: InputOf<K>, options?: CallOptions]

interface AnyInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * Resolves to `data` of the answer; rejects with ApiError and shows nothing. A lost session logs
 * out and prompts by itself.
 */
export function call<K extends CallKey>(
  key: K,
  ...[input, options]: Args<K>
): Promise<CallData<K>> {
  const [method, template] = key.split(' ') as [SendRequest['method'], string]
  const { params, query, body }: AnyInput = input ?? {}
  const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH'
  return client.send(
    {
      method,
      path: callPath(template, params, query),
      body: hasBody ? (body ?? {}) : undefined,
      file: options?.file,
      keepalive: options?.keepalive,
    },
    { ...options, skipErrMsg: true },
  ) as Promise<CallData<K>>
}

/**
 * Ends the session at the server with the tokens of this moment; the device may forget them at
 * once. Arrives also when the page is left. Rejects with ApiError.
 */
export async function endSession(): Promise<void> {
  await client.sendLast({ method: 'POST', path: '/api/auth/signOut', body: {}, keepalive: true })
}
