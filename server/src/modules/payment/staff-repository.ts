/** Orders of everybody as rows, for the staff. */
import { and, desc, eq, gte, isNotNull, lt, or, sum } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client'
import { orders, users } from '../../platform/db/schema'
import type { OrderState } from './repository'

/** Fen paid in a period, refunds not taken off. */
export async function sumPaidBetween(
  db: Executor,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const [row] = await db
    .select({ fen: sum(orders.priceFen).mapWith(Number) })
    .from(orders)
    .where(and(gte(orders.paidAt, from), lt(orders.paidAt, to)))
  return row?.fen ?? 0
}

/** Fen this person ever paid and did not get back. */
export async function sumPaidBy(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ fen: sum(orders.priceFen).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.paidAt), eq(orders.state, 'paid')))
  return row?.fen ?? 0
}

export interface OrderSearch {
  readonly state: OrderState | undefined
  /** Number of an order, of its payment, or id of its user: then the state does not matter. */
  readonly q: string | undefined
}

const wanted = ({ state, q }: OrderSearch) =>
  q
    ? or(eq(orders.id, q), eq(orders.tradeId, q), eq(orders.userId, q))
    : state && eq(orders.state, state)

const selected = (db: Executor) =>
  db
    .select({ order: orders, nickname: users.nickname })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))

/** The newest first. */
export async function searchOrders(
  db: Executor,
  search: OrderSearch,
  page: { limit: number; offset: number },
) {
  return selected(db)
    .where(wanted(search))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset)
}

export type StaffOrderRow = Awaited<ReturnType<typeof searchOrders>>[number]

/** No further than `most`. */
export async function countSearched(
  db: Executor,
  search: OrderSearch,
  most: number,
): Promise<number> {
  const some = db
    .select({ id: orders.id })
    .from(orders)
    .where(wanted(search))
    .limit(most)
    .as('some')
  return db.$count(some)
}

export async function findAnyOrder(db: Executor, id: string): Promise<StaffOrderRow | null> {
  const [row] = await selected(db).where(eq(orders.id, id))
  return row ?? null
}
