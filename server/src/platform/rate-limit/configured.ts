/** The limiter of this installation: the embedded database has one server, which counts alone. */
import type { Logger } from 'pino'
import type { Database } from '../db/client'
import type { Redis } from '../redis/redis'
import { createLimiter, type LeaseStore, type Limiter } from './limiter'
import { leasesInRedis } from './redis-leases'
import { leasesIn } from './repository'

export function limiterOn(
  { kind, db }: Pick<Database, 'kind' | 'db'>,
  context: {
    redis: Redis | null
    now: () => Date
    log: Pick<Logger, 'warn'>
    patienceMs?: number
  },
): Limiter {
  const { redis, patienceMs } = context
  const stores: LeaseStore[] = []
  if (kind === 'postgres' && redis) stores.push(leasesInRedis(redis, patienceMs))
  if (kind === 'postgres') stores.push(leasesIn(db))
  return createLimiter({ ...context, stores })
}
