/** How engines elsewhere have answered lately: a row for each that failed since it last worked. */
import { eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client'
import { engineHealth } from '../../../db/schema'

export type HealthRow = typeof engineHealth.$inferSelect

export async function listHealth(db: Executor): Promise<HealthRow[]> {
  return db.select().from(engineHealth)
}

/** Ids of those that are paused now. */
export async function listPaused(db: Executor): Promise<Set<string>> {
  const rows = await db
    .select({ id: engineHealth.engineId })
    .from(engineHealth)
    .where(sql`${engineHealth.pausedUntil} > now()`)
  return new Set(rows.map(({ id }) => id))
}

/** Those whose pause is over and that nobody has asked since. */
export async function listDue(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: engineHealth.engineId })
    .from(engineHealth)
    .where(lt(engineHealth.pausedUntil, sql`now()`))
  return rows.map(({ id }) => id)
}

/** `pauseAfter` failures in a row it is paused, each time twice as long, up to `longestMs`. */
export async function addFailure(
  db: Executor,
  failure: { engineId: string; reason: string },
  { pauseAfter, firstMs, longestMs }: { pauseAfter: number; firstMs: number; longestMs: number },
): Promise<void> {
  await db.execute(sql`
    insert into engine_health as health (engine_id, failures, paused_until, reason, failed_at)
    values (${failure.engineId}, 1,
      ${pauseAfter <= 1 ? sql`now() + ${firstMs} * interval '1 millisecond'` : null},
      ${failure.reason}, now())
    on conflict (engine_id) do update set
      failures = health.failures + 1,
      reason = excluded.reason,
      failed_at = excluded.failed_at,
      paused_until = case when health.failures + 1 < ${pauseAfter} then null
        else now() + least(${longestMs}::float8,
          ${firstMs}::float8 * power(2, least(20, health.failures + 1 - ${pauseAfter})))
          * interval '1 millisecond' end`)
}

/** False when it was well before. */
export async function removeFailures(db: Executor, engineId: string): Promise<boolean> {
  const rows = await db
    .delete(engineHealth)
    .where(eq(engineHealth.engineId, engineId))
    .returning({ id: engineHealth.engineId })
  return rows.length > 0
}
