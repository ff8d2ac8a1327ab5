/** Goods, orders and notifications in the database. */
import { and, asc, count, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { goods, orders, paymentNotifications, settings } from '../../platform/db/schema'

export type Goods = typeof goods.$inferSelect
export type Order = typeof orders.$inferSelect
export type OrderState = Order['state']

const isOpen = inArray(orders.state, ['created', 'paying'])

export async function listGoods(db: Executor): Promise<Goods[]> {
  return db
    .select()
    .from(goods)
    .where(eq(goods.active, true))
    .orderBy(asc(goods.position), asc(goods.id))
}

export async function findGoods(db: Executor, id: string): Promise<Goods | null> {
  const [row] = await db
    .select()
    .from(goods)
    .where(and(eq(goods.id, id), eq(goods.active, true)))
  return row ?? null
}

/** Also what is not sold any more: orders of it stand. */
export async function findSoldGoods(db: Executor, id: string): Promise<Goods | null> {
  const [row] = await db.select().from(goods).where(eq(goods.id, id))
  return row ?? null
}

/** Nothing happens where goods exist already: those are the operator's. */
export async function insertFirstGoods(
  db: Executor,
  rows: readonly (typeof goods.$inferInsert)[],
): Promise<void> {
  if ((await db.$count(goods)) > 0) return
  await db
    .insert(goods)
    .values([...rows])
    .onConflictDoNothing()
}

/** False when the person made an order with this requestId before. */
export async function insertOrder(
  tx: Executor,
  order: typeof orders.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(orders)
    .values(order)
    .onConflictDoNothing()
    .returning({ id: orders.id })
  return rows.length > 0
}

export async function findOrderByRequest(
  db: Executor,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<Order | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.requestId, requestId)))
  return row ?? null
}

export async function findOrder(db: Executor, id: string): Promise<Order | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row ?? null
}

/** A change of an order's state holds this lock. */
export async function lockOrder(tx: Tx, id: string): Promise<Order | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return row ?? null
}

export async function updateOrder(
  tx: Executor,
  id: string,
  changes: Partial<Order>,
): Promise<Order> {
  const [row] = await tx.update(orders).set(changes).where(eq(orders.id, id)).returning()
  if (!row) throw new Error(`no order ${id}`)
  return row
}

/** False when the order does not wait for a payment any more. */
export async function markPaying(
  db: Executor,
  id: string,
  { provider, payingAt }: { provider: Order['provider']; payingAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(orders)
    .set({ state: 'paying', provider, payingAt })
    .where(and(eq(orders.id, id), isOpen))
    .returning({ id: orders.id })
  return rows.length > 0
}

/** One payment pays one order: this one paid another. Askers of one payment wait for each other. */
export async function isTradeUsed(
  tx: Tx,
  { provider, tradeId, orderId }: { provider: string; tradeId: string; orderId: string },
): Promise<boolean> {
  const subject = `trade:${provider}:${tradeId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 691))`)
  const result = await tx.execute(sql`select 1 from ${orders}
    where provider = ${provider} and trade_id = ${tradeId} and id <> ${orderId} limit 1`)
  return result.rows.length > 0
}

/** Was another order of theirs ever paid. */
export async function hasPaid(db: Executor, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.paidAt)))
    .limit(1)
  return rows.length > 0
}

export interface OrderPosition {
  readonly createdAt: Date
  readonly id: string
}

function mine({ userId, state }: { userId: string; state: OrderState | undefined }) {
  return and(eq(orders.userId, userId), state === undefined ? undefined : eq(orders.state, state))
}

/** Newest first; `after` is the last order of the page before. */
export async function listOrders(
  db: Db,
  filter: { userId: string; state: OrderState | undefined },
  page: { limit: number; offset: number; after: OrderPosition | null },
): Promise<Order[]> {
  const older = page.after
    ? sql`(${orders.createdAt}, ${orders.id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
    : undefined
  return db
    .select()
    .from(orders)
    .where(and(mine(filter), older))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

export async function countOrders(
  db: Executor,
  filter: { userId: string; state: OrderState | undefined },
): Promise<number> {
  const [row] = await db.select({ count: count() }).from(orders).where(mine(filter))
  return row?.count ?? 0
}

/** Orders being paid that were not queried since `before`, and all expired ones. */
export async function listStaleOrders(
  db: Db,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<Order[]> {
  const silent = and(
    eq(orders.state, 'paying'),
    lt(sql`coalesce(${orders.askedAt}, ${orders.payingAt})`, before),
  )
  return db
    .select()
    .from(orders)
    .where(and(isOpen, or(lt(orders.expiresAt, now), silent)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit)
}

/** For the nightly comparison: everything a provider may have seen in these hours. */
export async function listOrdersBetween(
  db: Db,
  { from, to, afterId, limit }: { from: Date; to: Date; afterId: string; limit: number },
): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        isNotNull(orders.provider),
        sql`${orders.createdAt} >= ${from.toISOString()}::timestamptz`,
        lt(orders.createdAt, to),
        sql`${orders.id} > ${afterId}`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
}

/** False for a repeat. */
export async function insertNotification(
  tx: Executor,
  notification: typeof paymentNotifications.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(paymentNotifications)
    .values(notification)
    .onConflictDoNothing()
    .returning({ id: paymentNotifications.id })
  return rows.length > 0
}

/** True for the first to ask for this day. */
export async function claimNight(db: Executor, day: string): Promise<boolean> {
  const rows = await db
    .insert(settings)
    .values({ key: 'orders:reconciled', value: day })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: day },
      setWhere: lt(settings.value, day),
    })
    .returning({ key: settings.key })
  return rows.length > 0
}
