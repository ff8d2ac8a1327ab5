/** The limiter of this installation: the embedded database has one server, which counts alone. */
import type { Logger } from 'pino'
import type { Database } from '../db/client'
import { createLimiter, type Limiter } from './limiter'
import { leasesIn } from './repository'

export function limiterOn(
  { kind, db }: Pick<Database, 'kind' | 'db'>,
  context: { now: () => Date; log: Pick<Logger, 'warn'>; patienceMs?: number },
): Limiter {
  return createLimiter({ ...context, store: kind === 'postgres' ? leasesIn(db) : null })
}
