/** Rows of api_keys and api_key_days. */
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { isBlocked } from '../../platform/db/blocked'
import type { Db, Executor, Tx } from '../../platform/db/client'
import type { TimePosition } from '../../platform/http/paging'
import { apiKeyDays, apiKeys, users } from '../../platform/db/schema'

export type ApiKeyRow = typeof apiKeys.$inferSelect

const own = (userId: string, id: string) => and(eq(apiKeys.userId, userId), eq(apiKeys.id, id))

/** `stopped`: its account is blocked or about to be deleted. */
export type KeyWithAccount = ApiKeyRow & { readonly stopped: boolean }

const stopped = sql<boolean>`(${users.closesAt} is not null or ${isBlocked})`

/** By the hash of the key, or of the key before a rotation. */
export async function findByHash(
  db: Executor,
  { hash, now }: { hash: string; now: Date },
): Promise<KeyWithAccount | null> {
  const isPrevious = and(eq(apiKeys.previousHash, hash), gt(apiKeys.previousUntil, now))
  const [row] = await db
    .select({ key: apiKeys, stopped })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(or(eq(apiKeys.hash, hash), isPrevious))
  return row ? { ...row.key, stopped: row.stopped } : null
}

export async function findWithAccount(db: Executor, id: string): Promise<KeyWithAccount | null> {
  const [row] = await db
    .select({ key: apiKeys, stopped })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.id, id))
  return row ? { ...row.key, stopped: row.stopped } : null
}

export async function findOwn(
  db: Executor,
  { userId, id }: { userId: string; id: string },
): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKeys).where(own(userId, id))
  return row ?? null
}

/** The newest first; one row more than `limit` names says whether there are more. */
export async function listOwn(
  db: Executor,
  options: { userId: string; after: TimePosition | null; limit: number; offset: number },
): Promise<ApiKeyRow[]> {
  const { userId, after, limit, offset } = options
  const before =
    after &&
    or(
      lt(apiKeys.createdAt, after.createdAt),
      and(eq(apiKeys.createdAt, after.createdAt), lt(apiKeys.id, after.id)),
    )
  return db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), before ?? undefined))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(limit)
    .offset(after ? 0 : offset)
}

export const countOwn = (db: Executor, userId: string): Promise<number> =>
  db.$count(apiKeys, eq(apiKeys.userId, userId))

/** Those that are not revoked. */
export const countActive = (db: Executor, userId: string): Promise<number> =>
  db.$count(apiKeys, and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))

export async function insertKey(tx: Tx, key: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(key)
}

/** Null when it is not there or revoked. */
export async function updateActive(
  db: Executor,
  { userId, id }: { userId: string; id: string },
  change: Partial<ApiKeyRow>,
): Promise<ApiKeyRow | null> {
  const [row] = await db
    .update(apiKeys)
    .set(change)
    .where(and(own(userId, id), isNull(apiKeys.revokedAt)))
    .returning()
  return row ?? null
}

/** Writes a use at most once a minute, unless the address is another. */
export async function touch(
  db: Db,
  { id, address, now }: { id: string; address: string; now: Date },
): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000)
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now, lastAddress: address })
    .where(
      and(
        eq(apiKeys.id, id),
        or(
          isNull(apiKeys.lastUsedAt),
          lt(apiKeys.lastUsedAt, minuteAgo),
          sql`${apiKeys.lastAddress} is distinct from ${address}`,
        ),
      ),
    )
}

/** Credits of a month (`2026-11`) by key. */
export async function sumMonth(
  db: Executor,
  { ids, month }: { ids: readonly string[]; month: string },
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: apiKeyDays.keyId, credits: sql<number>`sum(${apiKeyDays.credits})::int` })
    .from(apiKeyDays)
    .where(and(inArray(apiKeyDays.keyId, [...ids]), sql`${apiKeyDays.day} like ${`${month}-%`}`))
    .groupBy(apiKeyDays.keyId)
  return new Map(rows.map(({ id, credits }) => [id, credits]))
}

/** `now()` of this transaction, as columns of time round it. */
export async function readTransactionTime(tx: Tx): Promise<Date> {
  const { rows } = await tx.execute<{ ms: number }>(
    sql`select (extract(epoch from now()::timestamptz(3)) * 1000)::float8 as ms`,
  )
  const ms = rows[0]?.ms
  if (ms === undefined) throw new Error('the database names no time')
  return new Date(ms)
}

/** Adds (or, negative, takes) credits and jobs of a day. */
export async function addToDay(
  tx: Tx,
  { keyId, day, credits, jobs }: { keyId: string; day: string; credits: number; jobs: number },
): Promise<void> {
  await tx
    .insert(apiKeyDays)
    .values({ keyId, day, credits, jobs })
    .onConflictDoUpdate({
      target: [apiKeyDays.keyId, apiKeyDays.day],
      set: {
        credits: sql`${apiKeyDays.credits} + ${credits}`,
        jobs: sql`${apiKeyDays.jobs} + ${jobs}`,
      },
    })
}

/** False when the warning of this month was sent already. */
export async function markWarned(tx: Tx, { id, month }: { id: string; month: string }) {
  const rows = await tx
    .update(apiKeys)
    .set({ warnedMonth: month })
    .where(and(eq(apiKeys.id, id), sql`${apiKeys.warnedMonth} is distinct from ${month}`))
    .returning({ id: apiKeys.id })
  return rows.length > 0
}
