/** Retries after an outage of the database. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from './away'

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 1_000

/** Runs `work` until it succeeds or fails by itself; rejects with its last error once aborted. */
export async function throughOutages<T>(
  work: () => Promise<T>,
  { signal }: { signal: AbortSignal },
): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 1.5)) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || signal.aborted) throw error
    }
    // Aborted: tried once more, and then it is over.
    await sleep(waitMs, undefined, { signal }).catch(() => {})
  }
}
