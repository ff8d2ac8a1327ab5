/** Work of the platform that ends exactly once: by its own outcome, a deadline or an abort. */
import type { AbortLike } from './abortLike'
import { abortedError, timeoutError } from './error'

export interface Outcome<T> {
  resolve: (value: T) => void
  reject: (error: Error) => void
  /** Something moved: the deadline restarts, with another length where one is given. */
  restart: (timeoutMs?: number) => void
}

export interface DeadlineOptions {
  timeoutMs: number
  signal?: AbortLike | undefined
}

/**
 * Starts the work; rejects with ApiError TIMEOUT or ABORTED after stopping it. Outcomes may arrive
 * while starting, and whatever comes after the first one does nothing.
 */
export function withDeadline<T>(
  { timeoutMs, signal }: DeadlineOptions,
  start: (outcome: Outcome<T>) => { abort: () => void },
): Promise<T> {
  if (signal?.aborted) return Promise.reject(abortedError())
  return new Promise<T>((resolve, reject) => {
    let task: { abort: () => void } | null = null
    let settled = false

    function finish(): boolean {
      if (settled) return false
      settled = true
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      return true
    }
    function stop(error: Error): void {
      if (!finish()) return
      reject(error)
      task?.abort()
    }
    const onAbort = () => stop(abortedError())
    const expire = () => stop(timeoutError())
    let timer = setTimeout(expire, timeoutMs)
    signal?.addEventListener('abort', onAbort)

    task = start({
      restart: (nextMs = timeoutMs) => {
        if (settled) return
        clearTimeout(timer)
        timer = setTimeout(expire, nextMs)
      },
      resolve: (value) => {
        if (finish()) resolve(value)
      },
      reject: (error) => {
        if (finish()) reject(error)
      },
    })
  })
}
