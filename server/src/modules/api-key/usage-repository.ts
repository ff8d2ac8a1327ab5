/** Use of keys by day, and their calls. */
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Executor } from '../../platform/db/client'
import { apiCalls, apiKeyDays, apiKeys, jobs } from '../../platform/db/schema'

export type ApiCallRow = typeof apiCalls.$inferSelect

/** Days of a month (`2026-11`) on which a key of this user was used. */
export async function listDays(db: Executor, { userId, month }: { userId: string; month: string }) {
  return db
    .select({
      day: apiKeyDays.day,
      keyId: apiKeyDays.keyId,
      credits: apiKeyDays.credits,
      jobs: apiKeyDays.jobs,
    })
    .from(apiKeyDays)
    .innerJoin(apiKeys, eq(apiKeys.id, apiKeyDays.keyId))
    .where(and(eq(apiKeys.userId, userId), sql`${apiKeyDays.day} like ${`${month}-%`}`))
    .orderBy(asc(apiKeyDays.day), asc(apiKeyDays.keyId))
}

interface JobFigures {
  readonly succeeded: number
  readonly failed: number
  readonly medianMs: number | null
  readonly slowMs: number | null
}

/** Jobs by keys of this user in a period. */
export async function measureJobs(
  db: Executor,
  { userId, from, until }: { userId: string; from: Date; until: Date },
): Promise<JobFigures> {
  const took = sql`extract(epoch from finished_at - created_at) * 1000`
  const { rows } = await db.execute<{
    succeeded: number
    failed: number
    median: number | null
    slow: number | null
  }>(sql`
    select count(*) filter (where status = 'succeeded')::int as succeeded,
           count(*) filter (where status = 'failed')::int as failed,
           percentile_cont(0.5) within group (order by ${took})
             filter (where status = 'succeeded') as median,
           percentile_cont(0.9) within group (order by ${took})
             filter (where status = 'succeeded') as slow
    from ${jobs}
    where user_id = ${userId} and api_key_id is not null
      and created_at >= ${from.toISOString()}::timestamptz
      and created_at < ${until.toISOString()}::timestamptz`)
  const [row] = rows
  const whole = (value: number | null | undefined) => (value == null ? null : Math.round(value))
  return {
    succeeded: row?.succeeded ?? 0,
    failed: row?.failed ?? 0,
    medianMs: whole(row?.median),
    slowMs: whole(row?.slow),
  }
}

/** Whether this key submitted the job. */
export async function isJobOfKey(
  db: Executor,
  { jobId, keyId }: { jobId: string; keyId: string },
): Promise<boolean> {
  return (await db.$count(jobs, and(eq(jobs.id, jobId), eq(jobs.apiKeyId, keyId)))) > 0
}

export async function insertCall(db: Db, row: typeof apiCalls.$inferInsert): Promise<void> {
  await db.insert(apiCalls).values(row)
}

export async function listCallRows(
  db: Executor,
  options: { userId: string; beforeId: number | null; limit: number; offset: number },
) {
  const { userId, beforeId, limit, offset } = options
  const before = beforeId === null ? undefined : lt(apiCalls.id, beforeId)
  return db
    .select({ call: apiCalls, keyName: apiKeys.name })
    .from(apiCalls)
    .innerJoin(apiKeys, eq(apiKeys.id, apiCalls.keyId))
    .where(and(eq(apiCalls.userId, userId), before))
    .orderBy(desc(apiCalls.id))
    .limit(limit)
    .offset(beforeId === null ? offset : 0)
}

export const countCalls = (db: Executor, userId: string): Promise<number> =>
  db.$count(apiCalls, eq(apiCalls.userId, userId))

/** Calls that are stored, by key. */
export async function countCallsByKey(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: apiCalls.keyId, calls: sql<number>`count(*)::int` })
    .from(apiCalls)
    .where(inArray(apiCalls.keyId, [...ids]))
    .groupBy(apiCalls.keyId)
  return new Map(rows.map(({ id, calls }) => [id, calls]))
}

export async function deleteCallsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(apiCalls).where(lt(apiCalls.createdAt, before))
}
