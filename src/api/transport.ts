/** The client's transport on Taro.request, with a deadline and an abort of its own. */
import { startRequest } from '@/platform/request'
import type { TransportRequest } from './client'
import { withDeadline } from './deadline'
import { networkError, timeoutError, type Reply } from './error'

/** Specification section 9. */
const TIMEOUT_MS = 120_000

export function transport({ signal, path, ...rest }: TransportRequest): Promise<Reply> {
  return withDeadline<Reply>({ timeoutMs: TIMEOUT_MS, signal }, ({ resolve, reject }) =>
    startRequest(
      { ...rest, url: `${API_ORIGIN}${path}`, timeoutMs: TIMEOUT_MS },
      {
        onReply: resolve,
        onFail: (timedOut) => reject(timedOut ? timeoutError() : networkError()),
      },
    ),
  )
}
