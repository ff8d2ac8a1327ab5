/** Leases in Redis, by the same rules as in the database, and one round trip each. */
import type { Redis } from '../redis/redis'
import { type LeaseStore, windowAt } from './limiter'

/** Longer than this PostgreSQL is faster. */
const PATIENCE_MS = 100

/** A process whose clock is behind counts in the window of the others. */
const LEASE = `
local window = tonumber(ARGV[1])
local latest = tonumber(redis.call('HGET', KEYS[1], 'window') or '-1')
if latest < window then
  redis.call('HSET', KEYS[1], 'window', window, 'used', 0)
end
redis.call('EXPIRE', KEYS[1], 120)
return redis.call('HINCRBY', KEYS[1], 'used', ARGV[2])
`

export function leasesInRedis(redis: Redis, patienceMs = PATIENCE_MS): LeaseStore {
  return {
    name: 'redis',
    patienceMs,
    // A Redis that was restarted may have lost its counts: within a window only those are used
    // that this connection has seen from the beginning of the window.
    isUsable(window) {
      const since = redis.connectedSince()
      return since !== null && windowAt(since) < window
    },
    async lease({ key, window, size, carried, max }) {
      const values = [window, size + carried]
      const used = await redis.evaluate(LEASE, { key: `limit:${key}`, values })
      return Math.max(0, Math.min(size, max - (used - size)))
    },
  }
}
