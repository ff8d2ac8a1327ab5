/** Browsers, preferences and the key pair. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { isBlocked } from '../../platform/db/blocked'
import type { Executor, Tx } from '../../platform/db/client'
import {
  pushDeliveries,
  pushEvents,
  pushPreferences,
  pushSubscriptions,
  sessions,
  settings,
  subscribePermits,
  users,
} from '../../platform/db/schema'

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect
export type PreferencesRow = typeof pushPreferences.$inferSelect

interface Own {
  readonly userId: string
  readonly id: string
}

/** The stored secret of this name; `make` is called where there is none. */
export async function insertSecretOnce(
  db: Executor,
  key: string,
  make: () => string,
): Promise<string> {
  const find = async () => (await db.select().from(settings).where(eq(settings.key, key)))[0]?.value
  const known = await find()
  if (known !== undefined) return known
  await db.insert(settings).values({ key, value: make(), secret: true }).onConflictDoNothing()
  const value = await find()
  if (value === undefined) throw new Error(`the setting ${key} was not stored`)
  return value
}

export async function listSubscriptions(db: Executor, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))
}

export async function findSubscription(db: Executor, { userId, id }: Own) {
  const [row] = await db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)))
  return row ?? null
}

/** Locked until the end of the transaction. */
export async function lockEndpoint(tx: Tx, endpoint: string): Promise<SubscriptionRow | null> {
  const [row] = await tx
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint))
    .for('update')
  return row ?? null
}

/** Locks the sign-in, so that it does not end meanwhile. False: it has ended. */
export async function lockSession(
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .for('key share')
  return rows.length > 0
}

/** False: the same endpoint was inserted meanwhile. */
export async function insertSubscription(
  tx: Tx,
  row: typeof pushSubscriptions.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: pushSubscriptions.id })
  return rows.length > 0
}

export async function updateSubscription(
  db: Executor,
  id: string,
  change: Partial<SubscriptionRow>,
): Promise<void> {
  await db.update(pushSubscriptions).set(change).where(eq(pushSubscriptions.id, id))
}

/** With messages that wait for it. */
export async function deleteSubscription(db: Executor, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

export async function deleteOwnSubscription(db: Executor, { userId, id }: Own): Promise<boolean> {
  const rows = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)))
    .returning({ id: pushSubscriptions.id })
  return rows.length > 0
}

export async function findPreferences(
  db: Executor,
  userId: string,
): Promise<PreferencesRow | null> {
  const [row] = await db.select().from(pushPreferences).where(eq(pushPreferences.userId, userId))
  return row ?? null
}

/** Locked until the end of the transaction; made where there is none. */
export async function lockPreferences(
  tx: Tx,
  userId: string,
  kinds: readonly string[],
): Promise<PreferencesRow> {
  await tx
    .insert(pushPreferences)
    .values({ userId, kinds: [...kinds] })
    .onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(pushPreferences)
    .where(eq(pushPreferences.userId, userId))
    .for('update')
  if (!row) throw new Error('preferences of messages were not stored')
  return row
}

export async function updatePreferences(
  tx: Executor,
  userId: string,
  change: Partial<PreferencesRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx.update(pushPreferences).set(change).where(eq(pushPreferences.userId, userId))
}

/** False for a blocked account and one that is being closed. */
export async function isReachable(db: Executor, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ ok: sql<boolean>`${users.closesAt} is null and not (${isBlocked})` })
    .from(users)
    .where(eq(users.id, userId))
  return row?.ok === true
}

/** Messages allowed by template. */
export async function listPermits(
  db: Executor,
  userId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ template: subscribePermits.template, permits: subscribePermits.permits })
    .from(subscribePermits)
    .where(eq(subscribePermits.userId, userId))
  return new Map(rows.map(({ template, permits }) => [template, permits]))
}

/** One permit more, unless this tap was counted already. */
export async function addPermit(
  tx: Tx,
  {
    userId,
    template,
    requestId,
    most,
  }: { userId: string; template: string; requestId: string; most: number },
): Promise<void> {
  await tx
    .insert(subscribePermits)
    .values({ userId, template, permits: 1, lastRequestId: requestId })
    .onConflictDoUpdate({
      target: [subscribePermits.userId, subscribePermits.template],
      set: {
        permits: sql`least(${subscribePermits.permits} + 1, ${most}::int)`,
        lastRequestId: requestId,
      },
      setWhere: sql`${subscribePermits.lastRequestId} is distinct from ${requestId}`,
    })
}

/** False: none was left beyond those reserved for other messages. */
export async function takePermit(
  tx: Executor,
  { userId, template, reserved }: { userId: string; template: string; reserved: number },
): Promise<boolean> {
  const rows = await tx
    .update(subscribePermits)
    .set({ permits: sql`${subscribePermits.permits} - 1` })
    .where(
      and(
        eq(subscribePermits.userId, userId),
        eq(subscribePermits.template, template),
        sql`${subscribePermits.permits} > ${reserved}::int`,
      ),
    )
    .returning({ userId: subscribePermits.userId })
  return rows.length > 0
}

/** @param permits 0 after a refusal; a message that was not sent gives one back with `more` */
export async function setPermits(
  db: Executor,
  { userId, template }: { userId: string; template: string },
  permits: 'none' | 'more',
): Promise<void> {
  await db
    .update(subscribePermits)
    .set({ permits: permits === 'none' ? 0 : sql`${subscribePermits.permits} + 1` })
    .where(and(eq(subscribePermits.userId, userId), eq(subscribePermits.template, template)))
}

/** Browsers and whatever waits; permits stay, for WeChat still holds them. */
export async function deletePushData(tx: Executor, userId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
  await tx.delete(pushDeliveries).where(eq(pushDeliveries.userId, userId))
  await tx.delete(pushEvents).where(eq(pushEvents.userId, userId))
}
