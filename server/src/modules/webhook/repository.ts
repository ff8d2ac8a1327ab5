/** Rows of webhook_endpoints and webhook_deliveries. */
import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import type { TimePosition } from '../../platform/http/paging'
import { webhookDeliveries, webhookEndpoints } from '../../platform/db/schema'

export type EndpointRow = typeof webhookEndpoints.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

interface Own {
  readonly userId: string
  readonly id: string
}

const own = ({ userId, id }: Own) =>
  and(eq(webhookEndpoints.userId, userId), eq(webhookEndpoints.id, id))

export async function listEndpoints(db: Executor, userId: string): Promise<EndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
}

/** Ids of those that are enabled for this event. */
export async function findListeners(
  db: Executor,
  { userId, event }: { userId: string; event: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.userId, userId),
        isNull(webhookEndpoints.disabledAt),
        sql`${event} = any(${webhookEndpoints.events})`,
      ),
    )
  return rows.map(({ id }) => id)
}

export async function findEndpoint(db: Executor, key: Own): Promise<EndpointRow | null> {
  const [row] = await db.select().from(webhookEndpoints).where(own(key))
  return row ?? null
}

/** Two rotations at once follow one another: each keeps the secret before its own. */
export async function lockEndpoint(tx: Tx, key: Own): Promise<EndpointRow | null> {
  const [row] = await tx.select().from(webhookEndpoints).where(own(key)).for('update')
  return row ?? null
}

export async function insertEndpoint(
  tx: Tx,
  row: typeof webhookEndpoints.$inferInsert,
): Promise<EndpointRow> {
  const [inserted] = await tx.insert(webhookEndpoints).values(row).returning()
  if (!inserted) throw new Error('a webhook endpoint was not inserted')
  return inserted
}

/** Null when it is not there. */
export async function updateEndpoint(
  db: Executor,
  key: Own,
  change: Partial<EndpointRow>,
): Promise<EndpointRow | null> {
  const [row] = await db.update(webhookEndpoints).set(change).where(own(key)).returning()
  return row ?? null
}

export async function deleteEndpoint(db: Executor, key: Own): Promise<boolean> {
  const rows = await db.delete(webhookEndpoints).where(own(key)).returning()
  return rows.length > 0
}

/** False when it was disabled already. */
export async function disableEndpoint(
  tx: Tx,
  { id, by, at }: { id: string; by: 'failures' | 'gone'; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(webhookEndpoints)
    .set({ disabledAt: at, disabledBy: by })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.disabledAt)))
    .returning({ id: webhookEndpoints.id })
  return rows.length > 0
}

export async function setFailingSince(
  tx: Tx,
  { id, at }: { id: string; at: Date | null },
): Promise<void> {
  const since =
    at === null
      ? null
      : sql`coalesce(${webhookEndpoints.failingSince}, ${at.toISOString()}::timestamptz)`
  await tx.update(webhookEndpoints).set({ failingSince: since }).where(eq(webhookEndpoints.id, id))
}

export async function insertDelivery(
  tx: Executor,
  row: typeof webhookDeliveries.$inferInsert,
): Promise<void> {
  await tx.insert(webhookDeliveries).values(row)
}

/** With its endpoint; null when either is gone. */
export async function findDelivery(
  db: Executor,
  id: string,
): Promise<{ delivery: DeliveryRow; endpoint: EndpointRow } | null> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, id))
  return row ?? null
}

export async function updateDelivery(
  db: Executor,
  id: string,
  change: Partial<DeliveryRow>,
): Promise<DeliveryRow | null> {
  const [row] = await db
    .update(webhookDeliveries)
    .set(change)
    .where(eq(webhookDeliveries.id, id))
    .returning()
  return row ?? null
}

export async function listDeliveries(
  db: Executor,
  options: { endpointId: string; after: TimePosition | null; limit: number; offset: number },
): Promise<DeliveryRow[]> {
  const { endpointId, after, limit, offset } = options
  const { createdAt, id } = webhookDeliveries
  const before =
    after &&
    or(lt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), lt(id, after.id)))
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), before ?? undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(after ? 0 : offset)
}

export const countDeliveries = (db: Executor, endpointId: string): Promise<number> =>
  db.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, endpointId))

export async function deleteDeliveriesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
}
