/**
 * Threads that are started with their first task and ended after a while without one: a thread that
 * has painted holds some 250 MB of compiled code, heap and canvases until it ends.
 */
import { collectGarbage } from '@nets/runtime/garbage'
import type { PoolOptions, StudioPool, StudioPools } from './pool'

/** The first picture after it waits about a second for the painter to be compiled again. */
const IDLE_MS = 180_000

export class IdlePool {
  readonly #pools: StudioPools
  readonly #options: PoolOptions
  readonly #idleMs: number
  #pool: StudioPool | null = null
  #uses = 0
  #timer: NodeJS.Timeout | null = null

  constructor(pools: StudioPools, options: PoolOptions, { idleMs = IDLE_MS } = {}) {
    this.#pools = pools
    this.#options = options
    this.#idleMs = idleMs
  }

  get isRunning(): boolean {
    return this.#pool !== null
  }

  async use<T>(work: (pool: StudioPool) => Promise<T>): Promise<T> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#pool ??= this.#pools.create(this.#options)
    this.#uses += 1
    try {
      return await work(this.#pool)
    } finally {
      this.#uses -= 1
      if (this.#uses === 0) this.#endWhenIdle()
    }
  }

  #endWhenIdle(): void {
    this.#timer = setTimeout(() => {
      if (this.#uses > 0) return
      // Without a full collection V8 keeps what the pictures of the last hour needed.
      void this.end().then(collectGarbage)
    }, this.#idleMs)
    this.#timer.unref()
  }

  async end(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    const pool = this.#pool
    this.#pool = null
    if (pool) await this.#pools.end(pool)
  }
}
