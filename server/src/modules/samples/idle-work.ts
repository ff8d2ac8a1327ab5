/** Background work stops as soon as a user waits for a picture. */
import type { Logger } from 'pino'
import { repeat } from '../../platform/lib/repeat'

const GIVE_WAY_POLL_MS = 200

class QueueNotEmpty extends Error {}

export interface GiveWayOptions {
  /** Whether an ordered picture is queued. */
  readonly hasQueuedJobs: () => Promise<boolean>
  readonly log: Logger
}

/** False when it gave way; the signal of `work` says so. Rejects when the work does. */
export async function runUnlessJobsQueued(
  { hasQueuedJobs, log }: GiveWayOptions,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const controller = new AbortController()
  const signal = AbortSignal.any([outer, controller.signal])
  const abortIfQueued = async () => {
    if (await hasQueuedJobs()) controller.abort(new QueueNotEmpty())
  }
  const watch = repeat(abortIfQueued, GIVE_WAY_POLL_MS, (error) => {
    log.warn({ err: error }, 'a sample could not look for people who wait')
  })
  try {
    await abortIfQueued()
    signal.throwIfAborted()
    await work(signal)
    return true
  } catch (error) {
    if (!(controller.signal.reason instanceof QueueNotEmpty)) throw error
    return false
  } finally {
    await watch.stop()
  }
}
