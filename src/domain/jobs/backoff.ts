/** Poll interval: as often as the server allows while jobs progress. */

/** However quiet, a job is looked at this often. */
export const SLOWEST_POLL_MS = 5000
const FIRST_RETRY_MS = 1000
const QUIET_GROWTH = 1.5

export interface PollHistory {
  /** The server's own wish, of its last answer. */
  pollAfterMs: number
  /** Answers in a row in which nothing had changed. */
  quiet: number
  /** Questions in a row without an answer. */
  failures: number
}

/** Never below the server's wish, never above 5 s (unless the server wishes so). */
export function pollDelayMs({ pollAfterMs, quiet, failures }: PollHistory): number {
  const backoffMs =
    failures > 0
      ? Math.max(pollAfterMs, FIRST_RETRY_MS) * 2 ** (failures - 1)
      : pollAfterMs * QUIET_GROWTH ** quiet
  return Math.max(pollAfterMs, Math.min(backoffMs, SLOWEST_POLL_MS))
}
