/** Events that wait to be composed, and messages that wait to be sent. */
import { asc, eq, inArray, lt } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { pushDeliveries, pushEvents, pushSubscriptions } from '../../platform/db/schema'

export type EventRow = typeof pushEvents.$inferSelect
export type DeliveryRow = typeof pushDeliveries.$inferSelect

/** More than one message can hold; older ones are in the app. */
const MAX_EVENTS = 200

export async function listEvents(tx: Executor, userId: string): Promise<EventRow[]> {
  return tx
    .select()
    .from(pushEvents)
    .where(eq(pushEvents.userId, userId))
    .orderBy(asc(pushEvents.createdAt), asc(pushEvents.id))
    .limit(MAX_EVENTS)
}

export async function deleteEvents(tx: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(pushEvents).where(inArray(pushEvents.id, [...ids]))
}

export async function insertDelivery(
  tx: Tx,
  row: typeof pushDeliveries.$inferInsert,
): Promise<void> {
  await tx.insert(pushDeliveries).values(row)
}

/** With its browser; null when the delivery is gone. */
export async function findDelivery(db: Executor, id: string) {
  const [row] = await db
    .select({ delivery: pushDeliveries, subscription: pushSubscriptions })
    .from(pushDeliveries)
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.id, pushDeliveries.subscriptionId))
    .where(eq(pushDeliveries.id, id))
  return row ?? null
}

export async function updateDelivery(
  db: Executor,
  id: string,
  change: Partial<DeliveryRow>,
): Promise<void> {
  await db.update(pushDeliveries).set(change).where(eq(pushDeliveries.id, id))
}

export async function deleteDelivery(db: Executor, id: string): Promise<void> {
  await db.delete(pushDeliveries).where(eq(pushDeliveries.id, id))
}

/** Deliveries that are too old to be sent, and events of which no task was left. */
export async function deleteExpired(db: Executor, { now, before }: { now: Date; before: Date }) {
  await db.delete(pushDeliveries).where(lt(pushDeliveries.expiresAt, now))
  await db.delete(pushEvents).where(lt(pushEvents.createdAt, before))
}
