/** Orders for the staff. */
import type { Db } from '../../platform/db/client'
import { countOrders, listOrders } from './repository'
import {
  countSearched,
  findAnyOrder,
  type OrderSearch,
  searchOrders,
  type StaffOrderRow,
} from './staff-repository'
import { totalCredits } from './total'
import { viewOrder } from './view'

export { sumPaidBetween, sumPaidBy } from './staff-repository'

/** A person's orders, the newest first. */
export async function readUserOrders(
  db: Db,
  { userId, page, pageSize }: { userId: string; page: number; pageSize: number },
) {
  const filter = { userId, state: undefined }
  const range = { limit: pageSize, offset: (page - 1) * pageSize, after: null }
  const rows = await listOrders(db, filter, range)
  return { rows: rows.map(viewOrder), total: await countOrders(db, filter) }
}

/** A list never says that it is longer. */
const MOST_COUNTED = 10_000

function view({ order, nickname }: StaffOrderRow) {
  const { id, name, state, userId, priceFen, provider, tradeId, refundReason } = order
  return {
    id,
    name,
    state,
    userId,
    nickname,
    priceFen,
    provider,
    tradeId,
    refundReason,
    credits: totalCredits(order),
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    refundedAt: order.refundedAt?.toISOString() ?? null,
  }
}

export async function readAllOrders(
  db: Db,
  { page, pageSize: limit, ...search }: OrderSearch & { page: number; pageSize: number },
) {
  const rows = await searchOrders(db, search, { limit, offset: (page - 1) * limit })
  return { rows: rows.map(view), total: await countSearched(db, search, MOST_COUNTED) }
}

/** Null: there is none. */
export async function readAnyOrder(db: Db, id: string) {
  const row = await findAnyOrder(db, id)
  return row && view(row)
}
