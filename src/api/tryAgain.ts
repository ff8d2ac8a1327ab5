/** The sentence of a time-out promises that a tap tries again: so it does, reading and writing. */
import { onNextTap, TAP_ENDS } from '@/platform/tap'
import { showErrorToast } from '@/platform/toast'
import { ApiError } from './error'

/** As long as the sentence of an error is shown. */
const SHOWN_MS = 3000

export function isTimeout(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'TIMEOUT'
}

/** Time-outs whose sentence was shown while a tap was waited for. */
const shown = new WeakSet<Error>()
export const wasShown = (error: Error): boolean => shown.has(error)

function waitForTap(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (again: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(again)
    }
    const timer = setTimeout(() => end(false), SHOWN_MS)
    const stop = onNextTap(() => end(true))
  })
}

/** A writing call with a message on timeout; a tap while it is shown sends the same request again. */
export async function withTapToRetry<D>(send: () => Promise<D>): Promise<D> {
  try {
    return await send()
  } catch (error) {
    if (!isTimeout(error)) throw error
    showErrorToast(error.message)
    shown.add(error)
    if (await waitForTap()) return withTapToRetry(send)
    throw error
  }
}

let waiting = false

/** `read` at the next tap, however many reads timed out before it. */
export function readAtTap(read: () => void): void {
  if (waiting) return
  waiting = true
  const stop = onNextTap(() => {
    waiting = false
    read()
  })
  if (!TAP_ENDS) return
  setTimeout(() => {
    stop()
    waiting = false
  }, SHOWN_MS)
}
