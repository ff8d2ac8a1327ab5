/**
 * Threads of the painter that the apps of a test process share: each new one loads and compiles the
 * painter, more than a second of a core at its first picture.
 */
import {
  createPool,
  type PoolOptions,
  type StudioPool,
  type StudioPools,
} from '../integrations/engines/studio/pool'

const pools = new Map<string, StudioPool>()

/** An app that stops has ended or cancelled its jobs; the threads end with the process. */
export const SHARED_POOLS: StudioPools = {
  create(options: PoolOptions) {
    const key = JSON.stringify(options)
    const pool = pools.get(key) ?? createPool(options)
    pools.set(key, pool)
    return pool
  },
  end: () => Promise.resolve(),
}
