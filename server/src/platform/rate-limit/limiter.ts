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
  /** Calls of this window that this process leased from another store: counted, not granted. */
  readonly carried: number
  readonly max: number
}

/** Store shared by processes. */
export interface LeaseStore {
  /** In log lines. */
  readonly name: string
  /** Timeout of one lease; left out: the limiter's default. */
  readonly patienceMs?: number
  /** Left out: always. */
  isUsable?(window: number): boolean
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
  /** Leased in this window. */
  granted: number
  /** The part of `granted` that each store knows. */
  readonly counted: number[]
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

export const windowAt = (time: Date): number => Math.floor(time.getTime() / WINDOW_MS)

type AskStore = (lease: Lease) => Promise<number | null>

/** Answers null where the store does not answer, or did not a moment ago. */
function withPatience(
  store: LeaseStore,
  { log, patienceMs }: { log: Pick<Logger, 'warn'>; patienceMs: number },
): AskStore {
  let restsUntilMs = 0
  return async (lease) => {
    // Real time: it is about the network, not about the limits.
    const startedMs = Date.now()
    if (startedMs < restsUntilMs || store.isUsable?.(lease.window) === false) return null
    // Of all who come now one asks a store that was silent; the others do not wait behind it.
    if (restsUntilMs > 0) restsUntilMs = startedMs + STORE_REST_MS
    try {
      const granted = await within(store.lease(lease), store.patienceMs ?? patienceMs)
      restsUntilMs = 0
      return granted
    } catch (error) {
      if (restsUntilMs === 0)
        log.warn({ err: error, store: store.name }, 'limits are not counted by this store')
      restsUntilMs = Date.now() + STORE_REST_MS
      return null
    }
  }
}

/**
 * The first usable store counts. Where it changes within a window, each process brings its own
 * count along: all processes together take at most `max` by each store in that window, one process
 * alone exactly `max`.
 *
 * @param options.stores none: one process only, nothing to share
 * @param options.patienceMs how long one lease is waited for
 */
export function createLimiter({
  stores,
  now,
  log,
  patienceMs = STORE_PATIENCE_MS,
}: {
  stores: readonly LeaseStore[]
  now: () => Date
  log: Pick<Logger, 'warn'>
  patienceMs?: number
}): Limiter {
  const shared = stores.map((store) => withPatience(store, { log, patienceMs }))
  let window = windowAt(now())
  let counts = new Map<string, Count>()

  function getOrCreateCount(key: string): Count {
    const present = windowAt(now())
    if (present !== window) {
      window = present
      counts = new Map()
    }
    const known = counts.get(key)
    if (known) return known
    const [oldest] = counts.size >= MAX_KEYS ? counts.keys() : []
    if (oldest !== undefined) counts.delete(oldest)
    const count = {
      left: 0,
      granted: 0,
      counted: shared.map(() => 0),
      taken: 0,
      spent: false,
      alone: shared.length === 0,
      leasing: null,
    }
    counts.set(key, count)
    return count
  }

  async function lease(count: Count, key: string, max: number): Promise<void> {
    const size = Math.max(1, Math.ceil(max * LEASE_SHARE))
    for (const [index, ask] of shared.entries()) {
      const carried = count.granted - (count.counted[index] ?? 0)
      const granted = await ask({ key, window, size, carried, max })
      if (granted === null) continue
      count.left += granted
      count.granted += granted
      count.counted[index] = count.granted
      count.spent = granted === 0
      return
    }
    count.alone = true
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
