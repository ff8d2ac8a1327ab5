/** Waiting for work that goes on elsewhere. */
import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError, JobTransferred } from '../engine'

export interface PollOptions<T> {
  /** For messages of the log. */
  readonly label: string
  /** Reads the state: the result in a box when it is there, null while it is not. Throws when it failed. */
  readonly look: () => Promise<{ readonly result: T } | null>
  /** Cancels at the vendor; called when the job is cancelled or out of time, not when it continues elsewhere. */
  readonly cancel: () => Promise<void>
  /** Between two looks: from the first, growing by a half each time, to the longest. */
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** Waits between two looks, cut short when there is something to see; left out: the whole time. */
  readonly pause?: (waitMs: number) => Promise<void>
  /** From now; then it is cancelled and `unavailable`. */
  readonly deadlineMs: number
  readonly signal: AbortSignal
}

/** A cancel that fails changes nothing: the job has ended for us. */
async function cancelQuietly(cancel: () => Promise<void>): Promise<void> {
  await cancel().catch(() => {})
}

/** Cancels at the vendor what a job no longer wants; leaves alone what goes on elsewhere. */
export async function cancelUnlessTransferred(
  signal: AbortSignal,
  cancel: () => Promise<void>,
): Promise<void> {
  if (signal.aborted && !(signal.reason instanceof JobTransferred)) await cancelQuietly(cancel)
}

/** Rejects with what `look` threw, with EngineError at the deadline, or with the signal's reason. */
export async function pollUntil<T>(options: PollOptions<T>): Promise<T> {
  const { signal, look, cancel, longestWaitMs } = options
  const end = performance.now() + options.deadlineMs
  let waitMs = options.firstWaitMs
  try {
    for (;;) {
      signal.throwIfAborted()
      const seen = await look()
      if (seen) return seen.result
      if (performance.now() >= end) {
        await cancelQuietly(cancel)
        throw new EngineError('unavailable', `${options.label} was not done in time`, {
          trouble: 'slow',
        })
      }
      if (options.pause) await options.pause(waitMs)
      else await sleep(waitMs, undefined, { signal }).catch(() => {})
      waitMs = Math.min(longestWaitMs, waitMs * 1.5)
    }
  } catch (error) {
    await cancelUnlessTransferred(signal, cancel)
    throw signal.aborted ? signal.reason : error
  }
}
