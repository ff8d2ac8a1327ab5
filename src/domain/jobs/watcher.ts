/**
 * One watcher asks about all running jobs. It rests while the app is hidden or offline, and a
 * question without an answer says nothing about a job.
 */
import type { JobView } from '@contract/jobs'
import { pollDelayMs, type PollHistory } from './backoff'

export interface PollAnswer {
  jobs: readonly JobView[]
  pollAfterMs: number
}

export interface WatcherPorts {
  /** Ids to ask about; none: the watcher sleeps until poked. */
  readIds: () => readonly string[]
  /** Rejects when there is no answer. */
  poll: (ids: readonly string[]) => Promise<PollAnswer>
  /** Takes in the views; true when any of them was news. */
  apply: (jobs: readonly JobView[]) => boolean
  /** A question without an answer, or an answer that could not be taken in. */
  onError: (error: unknown) => void
  /** Polled but not in the answer. */
  onGone: (ids: readonly string[]) => void
  setTimer: (run: () => void, delayMs: number) => unknown
  clearTimer: (timer: never) => void
}

export type RestReason = 'hidden' | 'offline' | 'anonymous'

/** The server refuses more in one question. */
const MAX_IDS = 50
const DEFAULT_POLL_MS = 1000
const LIVE_POLL_MS = 15_000

export interface Watcher {
  /** Look now: a job was added, the app came back. */
  poke: () => void
  rest: (reason: RestReason) => void
  /** Goes on when no other reason to rest is left. */
  wake: (reason: RestReason) => void
  /** While changes arrive as events, polls are rare and only find what an event lost. */
  setLive: (isLive: boolean) => void
}

export function createWatcher(ports: WatcherPorts): Watcher {
  const resting = new Set<RestReason>()
  const history: PollHistory = { pollAfterMs: DEFAULT_POLL_MS, quiet: 0, failures: 0 }
  let timer: unknown = null
  let asking = false
  let again = false
  let isLive = false

  function stopTimer(): void {
    if (timer !== null) ports.clearTimer(timer as never)
    timer = null
  }

  function plan(delayMs: number): void {
    stopTimer()
    if (resting.size > 0 || ports.readIds().length === 0) return
    timer = ports.setTimer(() => void pollJobs(), delayMs)
  }

  async function pollJobs(): Promise<void> {
    timer = null
    if (asking) {
      again = true
      return
    }
    const ids = ports.readIds().slice(0, MAX_IDS)
    if (resting.size > 0 || ids.length === 0) return
    asking = true
    try {
      const answer = await ports.poll(ids)
      history.failures = 0
      history.pollAfterMs = answer.pollAfterMs
      history.quiet = ports.apply(answer.jobs) ? 0 : history.quiet + 1
      const known = new Set(answer.jobs.map(({ id }) => id))
      const gone = ids.filter((id) => !known.has(id))
      if (gone.length > 0) ports.onGone(gone)
    } catch (error) {
      // No answer is no news: the job goes on at the server.
      history.failures += 1
      ports.onError(error)
    }
    asking = false
    const delayMs = again ? 0 : Math.max(pollDelayMs(history), isLive ? LIVE_POLL_MS : 0)
    again = false
    plan(delayMs)
  }

  return {
    poke() {
      history.quiet = 0
      history.failures = 0
      plan(0)
    },
    rest(reason) {
      resting.add(reason)
      stopTimer()
    },
    wake(reason) {
      if (!resting.delete(reason) || resting.size > 0) return
      history.quiet = 0
      history.failures = 0
      plan(0)
    },
    setLive(next) {
      isLive = next
      // Once at both ends: what changed meanwhile was in no event, or is in none.
      plan(0)
    },
  }
}
