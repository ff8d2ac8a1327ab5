/** Leases in the database: one row a key, which the next window uses again. */
import { lt, sql } from 'drizzle-orm'
import type { Executor } from '../db/client'
import { rateLimits } from '../db/schema'
import type { Lease, LeaseStore } from './limiter'

export function leasesIn(db: Executor): LeaseStore {
  const { key, window, used } = rateLimits
  return {
    name: 'postgres',
    async lease({ max, size, carried, ...lease }: Lease) {
      const [row] = await db
        .insert(rateLimits)
        .values({ ...lease, used: size + carried })
        .onConflictDoUpdate({
          target: key,
          set: {
            // A process whose clock is behind counts in the window of the others.
            used: sql`case when ${window} >= excluded."window" then ${used} + excluded.used else excluded.used end`,
            window: sql`greatest(${window}, excluded."window")`,
          },
        })
        .returning({ used })
      const before = (row?.used ?? size) - size
      return Math.max(0, Math.min(size, max - before))
    },
  }
}

/** Drops what no window looks at any more. */
export async function sweepLeases(db: Executor, before: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.window, before))
}
