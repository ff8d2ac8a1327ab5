/** The client's transport on Taro.request, with a deadline and an abort of its own. */
import { startRequest } from '@/platform/request'
import { abortedError, networkError, timeoutError, type Reply } from './error'
import type { TransportRequest } from './client'

/** Specification section 9. */
const TIMEOUT_MS = 120_000

export function transport(request: TransportRequest): Promise<Reply> {
  const { signal, path, ...rest } = request
  if (signal?.aborted) return Promise.reject(abortedError())
  return new Promise<Reply>((resolve, reject) => {
    let settled = false
    const finish = (act: () => void) => {
      if (settled) return
      settled = true
      clearTimeout(deadline)
      signal?.removeEventListener('abort', onAbort)
      act()
    }
    const task = startRequest(
      { ...rest, url: `${API_ORIGIN}${path}`, timeoutMs: TIMEOUT_MS },
      {
        onReply: (reply) => finish(() => resolve(reply)),
        onFail: (timedOut) => finish(() => reject(timedOut ? timeoutError() : networkError())),
      },
    )
    const stop = (error: Error) =>
      finish(() => {
        reject(error)
        task.abort()
      })
    const onAbort = () => stop(abortedError())
    const deadline = setTimeout(() => stop(timeoutError()), TIMEOUT_MS)
    signal?.addEventListener('abort', onAbort)
  })
}
