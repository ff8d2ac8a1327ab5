/**
 * Rate limit of calls per minute, the same for any number of processes. Each
 * takes a handful of calls at a time from a row that all share (a lease), so that most calls
 * query nothing; calls a process leased and did not use are lost until the minute is over.
 */
import type { Logger } from 'pino'

export const WINDOW_MS = 60_000
/** A lease is this share of the limit: the most that one process can leave unused. */
const LEASE_SHARE = 1 / 20
/** A caller that waits longer for the store counts locally. */
const STORE_PATIENCE_MS = 250
/** Time without calls to a store that did not answer. */
const STORE_REST_MS = 5000
/** Keys remembered at most; the oldest is forgotten first, its lease with it. */
const MAX_KEYS = 100_000

export interface Lease {
  readonly key: string
  /** Whole minutes since 1970. */
  readonly window: number
  readonly size: number
  readonly max: number
}

/** Store shared by processes. */
export interface LeaseStore {
  /** Granted part of `size`: never more than `max` in a window, all processes together. */
  lease(lease: Lease): Promise<number>
}

export interface Limiter {
  /** Takes one call; false when the `max` of this minute are gone. Never rejects. */
  take(key: string, max: number): Promise<boolean>
  /** Until the calls of the next minute. */
  waitMs(): number
}

interface Count {
  /** Leased and not used yet. */
  left: number
  taken: number
  /** The shared row has no more. */
  spent: boolean
  /** The store does not answer: this process counts by itself until the window ends. */
  alone: boolean
  leasing: Promise<void> | null
}

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * @param options.store null: one process only, nothing to share
 * @param options.patienceMs how long one lease is waited for
 */
export function createLimiter({
  store,
  now,
  log,
  patienceMs = STORE_PATIENCE_MS,
}: {
  store: LeaseStore | null
  now: () => Date
  log: Pick<Logger, 'warn'>
  patienceMs?: number
}): Limiter {
  const windowNow = () => Math.floor(now().getTime() / WINDOW_MS)
  let window = windowNow()
  let counts = new Map<string, Count>()
  let storeRestsUntilMs = 0

  function getOrCreateCount(key: string): Count {
    const present = windowNow()
    if (present !== window) {
      window = present
      counts = new Map()
    }
    const known = counts.get(key)
    if (known) return known
    const [oldest] = counts.size >= MAX_KEYS ? counts.keys() : []
    if (oldest !== undefined) counts.delete(oldest)
    const count = { left: 0, taken: 0, spent: false, alone: store === null, leasing: null }
    counts.set(key, count)
    return count
  }

  async function lease(count: Count, key: string, max: number): Promise<void> {
    // Real time: it is about the network, not about the limits.
    const startedMs = Date.now()
    if (store === null || startedMs < storeRestsUntilMs) {
      count.alone = true
      return
    }
    // Of all who come now one asks a store that was silent; the others do not wait behind it.
    if (storeRestsUntilMs > 0) storeRestsUntilMs = startedMs + STORE_REST_MS
    try {
      const size = Math.max(1, Math.ceil(max * LEASE_SHARE))
      const granted = await within(store.lease({ key, window, size, max }), patienceMs)
      count.left += granted
      count.spent = granted === 0
      storeRestsUntilMs = 0
    } catch (error) {
      if (storeRestsUntilMs === 0) log.warn({ err: error }, 'limits are counted by each process')
      storeRestsUntilMs = Date.now() + STORE_REST_MS
      count.alone = true
    }
  }

  return {
    async take(key, max) {
      const count = getOrCreateCount(key)
      while (!count.alone && count.left === 0 && !count.spent) {
        count.leasing ??= lease(count, key, max).finally(() => {
          count.leasing = null
        })
        await count.leasing
      }
      if (count.alone ? count.taken >= max : count.left === 0) return false
      if (!count.alone) count.left -= 1
      count.taken += 1
      return true
    },
    waitMs: () => WINDOW_MS - (now().getTime() % WINDOW_MS),
  }
}
