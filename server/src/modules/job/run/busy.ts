/** Asks a busy engine again, as often and as late as it wants, within reason. */
import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError } from '../../../integrations/engines/engine'
import { DEFAULT_BUSY_WAIT_MS, MAX_BUSY_RETRIES, MAX_BUSY_WAIT_MS } from './limits'

/**
 * Runs `attempt`, and again after `rate_limited` (at most twice). A wait longer than 30 s is not
 * worth holding a worker for: the error is thrown at once. Rejects with the signal's reason.
 */
export async function withBusyRetries<T>(
  attempt: () => Promise<T>,
  { signal }: { signal: AbortSignal },
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt()
    } catch (error) {
      const busy = error instanceof EngineError && error.kind === 'rate_limited'
      if (!busy || retries === MAX_BUSY_RETRIES) throw error
      const waitMs = error.retryAfterMs ?? DEFAULT_BUSY_WAIT_MS * (retries + 1)
      if (waitMs > MAX_BUSY_WAIT_MS) throw error
      await sleep(waitMs, undefined, { signal }).catch((aborted: unknown) => {
        throw signal.aborted ? signal.reason : aborted
      })
    }
  }
}
