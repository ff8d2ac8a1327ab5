/** Orders, and refunds: the provider first, then the books with the entry of the log. */
import type { consoleOrderEndpoints } from '@contract/endpoints/console/orders'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import type { ConsolePorts } from './ports'
import { payBack, settleRefund } from '../payment/refund'
import { readAllOrders, readAnyOrder } from '../payment/staff'
import { logAct } from './log'
import { pageView } from './pages'
import { REFUND_OBSTACLES, texts } from './texts'

type Endpoints = typeof consoleOrderEndpoints
type OrderDeps = Pick<ConsolePorts, 'config' | 'db' | 'log' | 'now' | 'payments'>

export async function listOrders(
  { db }: OrderDeps,
  query: z.output<Endpoints['list']['query']>,
): Promise<z.output<Endpoints['list']['data']>> {
  const { page, pageSize, state, q } = query
  const { rows, total } = await readAllOrders(db, { page, pageSize, state, q })
  return pageView(query, total, rows)
}

/**
 * On a retry after a failure in between, the provider refunds only once. Throws NOT_FOUND, CONFLICT
 * with the obstacle, SERVICE_UNAVAILABLE when the provider refused.
 */
export async function refund(
  deps: OrderDeps,
  staff: StaffUser,
  { id: orderId, reason }: { id: string; reason: string },
): Promise<z.output<Endpoints['refund']['data']>> {
  const obstacle = await payBack(deps, { orderId, reason }).catch((error: unknown) => {
    deps.log.warn({ err: error, orderId }, 'a refund was not taken')
    throw new AppError('SERVICE_UNAVAILABLE', { message: texts.refundFailed, cause: error })
  })
  if (obstacle === 'unknown') throw new AppError('NOT_FOUND', { message: REFUND_OBSTACLES.unknown })
  if (obstacle !== null) throw new AppError('CONFLICT', { message: REFUND_OBSTACLES[obstacle] })
  await transaction(deps.db, async (tx) => {
    const outcome = await settleRefund(deps, tx, { orderId, reason })
    const result = { orderId, outcome }
    await logAct(tx, staff, { command: 'refund', args: [orderId], result, reason })
  })
  const order = await readAnyOrder(deps.db, orderId)
  if (!order) throw new AppError('NOT_FOUND', { message: REFUND_OBSTACLES.unknown })
  return order
}
