/** Orders for the staff. */
import { MAX_COUNTED, numberedRange, type PageRequest } from '../../platform/http/paging'
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
  { userId, ...query }: PageRequest & { userId: string },
) {
  const filter = { userId, state: undefined }
  const rows = await listOrders(db, filter, { ...numberedRange(query), after: null })
  return { rows: rows.map(viewOrder), total: await countOrders(db, filter) }
}

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

export async function readAllOrders(db: Db, search: OrderSearch & PageRequest) {
  const rows = await searchOrders(db, search, numberedRange(search))
  return { rows: rows.map(view), total: await countSearched(db, search, MAX_COUNTED) }
}

/** Null: there is none. */
export async function readAnyOrder(db: Db, id: string) {
  const row = await findAnyOrder(db, id)
  return row && view(row)
}
