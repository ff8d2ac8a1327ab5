/** Work of the platform that ends exactly once: by its own outcome, a deadline or an abort. */
import type { AbortLike } from './abortLike'
import { abortedError, timeoutError } from './error'

export interface Outcome<T> {
  resolve: (value: T) => void
  reject: (error: Error) => void
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
    const timer = setTimeout(() => stop(timeoutError()), timeoutMs)
    signal?.addEventListener('abort', onAbort)

    task = start({
      resolve: (value) => {
        if (finish()) resolve(value)
      },
      reject: (error) => {
        if (finish()) reject(error)
      },
    })
  })
}
