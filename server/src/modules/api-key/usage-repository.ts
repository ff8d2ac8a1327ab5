/** Use of keys by day, and their calls. */
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Executor } from '../../platform/db/client'
import { apiCalls, apiKeyDays, apiKeys } from '../../platform/db/schema'

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
