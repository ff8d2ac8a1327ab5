/** Goods, and orders as their owner makes, pays and reads them. */
import type { PayChannel } from '@contract/payment'
import { randomInt } from 'node:crypto'
import type { paymentEndpoints } from '@contract/endpoints/payment'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { PaymentPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import type { PaymentProvider } from '../../integrations/payment-providers/provider'
import { lockCredits } from '../credits/service'
import { type CursorRequest, pageOfRows, timeRange, writeCursor } from '../../platform/http/paging'
import { refreshOrder } from './refresh-order'
import { toPayable } from './payable'
import {
  countOrders,
  findGoods,
  findOrder,
  findOrderByRequest,
  insertOrder,
  listGoods,
  listOrders,
  markPaying,
  updateOrder,
  type Order,
  type OrderState,
} from './repository'
import { texts } from './texts'
import { nextFirstBonus, totalCredits, withExpectedBonus } from './total'
import { viewOrder, type OrderView } from './view'

type GoodsList = z.output<typeof paymentEndpoints.goods.data>
type PayView = z.output<typeof paymentEndpoints.pay.data>
type OrderPage = z.output<typeof paymentEndpoints.myOrders.data>

/** Unpaid it is closed after this long. */
export const ORDER_OPEN_MS = 30 * 60_000
const MAX_OPEN_ORDERS = 20
/** A silent provider is queried when the owner looks, this often at most. */
const REFRESH_INTERVAL_MS = 3_000

export async function readGoods(
  deps: PaymentPorts,
  userId: string | null,
  channel: PayChannel,
): Promise<GoodsList> {
  const rows = await listGoods(deps.db)
  const sold = channel === 'ios' ? rows.filter((row) => row.appleProductId !== null) : rows
  const providers = deps.payments.filter((provider) => provider.channels.includes(channel))
  const firstBonusCredits = await nextFirstBonus(deps, userId)
  return {
    goods: sold.map(({ id, name, credits, bonusCredits, priceFen, appleProductId }) => {
      const total = totalCredits({ credits, bonusCredits, firstBonusCredits })
      return { id, name, credits, bonusCredits, totalCredits: total, priceFen, appleProductId }
    }),
    providers: providers.map(({ id, name, note }) => ({ id, name, note })),
    firstBonusCredits,
  }
}

/** Readable on a bill and by every provider: digits only, 24 of them. */
function newOrderId(now: Date): string {
  const shanghai = new Date(now.getTime() + 8 * 3_600_000).toISOString().replaceAll(/\D/g, '')
  return `${shanghai.slice(0, 14)}${String(randomInt(10 ** 10)).padStart(10, '0')}`
}

/** Throws NOT_FOUND for goods not sold (any more), CONFLICT for a requestId of another order. */
export async function createOrder(
  deps: PaymentPorts,
  { userId, requestId, goodsId }: { userId: string; requestId: string; goodsId: string },
): Promise<OrderView> {
  const order = await transaction(deps.db, async (tx) => {
    await lockCredits(tx, userId)
    const before = await findOrderByRequest(tx, { userId, requestId })
    if (before) {
      if (before.goodsId === goodsId) return before
      throw new AppError('CONFLICT', { message: texts.otherOrder })
    }
    const goods = await findGoods(tx, goodsId)
    if (!goods) throw new AppError('NOT_FOUND', { message: texts.noGoods })
    if ((await countOrders(tx, { userId, state: 'created' })) >= MAX_OPEN_ORDERS) {
      throw new AppError('TOO_MANY_REQUESTS', { message: texts.tooManyOpen })
    }
    const now = deps.now()
    const { name, credits, bonusCredits, priceFen } = goods
    const id = newOrderId(now)
    await insertOrder(tx, {
      id,
      userId,
      requestId,
      goodsId,
      name,
      credits,
      bonusCredits,
      priceFen,
      state: 'created',
      createdAt: now,
      expiresAt: new Date(now.getTime() + ORDER_OPEN_MS),
    })
    return findOrder(tx, id)
  })
  if (!order) throw new Error('an order was not stored')
  return viewOrder(order)
}

/** An own order, or NOT_FOUND. */
export async function requireOrder(deps: PaymentPorts, userId: string, id: string): Promise<Order> {
  const order = await findOrder(deps.db, id)
  if (order?.userId !== userId) throw new AppError('NOT_FOUND')
  return order
}

/** Throws CONFLICT unless the order still waits for its payment. */
function requireOpen(order: Order, now: Date): void {
  if (order.state === 'paid' || order.state === 'refunded') {
    throw new AppError('CONFLICT', { message: texts.paid })
  }
  if (order.state === 'closed' || order.expiresAt <= now) {
    throw new AppError('CONFLICT', { message: texts.closed })
  }
}

function requireProvider(deps: PaymentPorts, id: string, channel: PayChannel): PaymentProvider {
  const provider = deps.payments.find((known) => known.id === id)
  if (provider?.channels.includes(channel)) return provider
  throw new AppError('CAPABILITY_MISSING', { message: texts.noProvider })
}

/** The previous provider no longer accepts the payment, or has it already. */
async function leaveProvider(deps: PaymentPorts, order: Order): Promise<Order> {
  const refreshed = await refreshOrder(deps, order)
  requireOpen(refreshed, deps.now())
  const former = deps.payments.find(({ id }) => id === order.provider)
  await former?.close(toPayable(order))
  return refreshed
}

/** The first payer stays the payer: a provider is queried about them. Throws CONFLICT for another. */
async function setPayer(deps: PaymentPorts, order: Order, payer: string): Promise<void> {
  if (order.payer === payer) return
  if (order.payer !== null) throw new AppError('CONFLICT', { message: texts.otherPayer })
  await updateOrder(deps.db, order.id, { payer })
}

/** Throws CONFLICT (closed, paid, of another payer), CAPABILITY_MISSING, SERVICE_UNAVAILABLE. */
export async function startPayment(
  deps: PaymentPorts,
  userId: string,
  wish: {
    orderId: string
    provider: string
    channel: PayChannel
    loginCode: string | null
    address: string
  },
): Promise<PayView> {
  const { channel, address, loginCode } = wish
  const provider = requireProvider(deps, wish.provider, channel)
  const order = await requireOrder(deps, userId, wish.orderId)
  requireOpen(order, deps.now())
  if (order.provider !== null && order.provider !== provider.id) await leaveProvider(deps, order)
  const state = { provider: provider.id, payingAt: deps.now() }
  if (!(await markPaying(deps.db, order.id, state)))
    requireOpen(await requireOrder(deps, userId, order.id), deps.now())
  try {
    const payable = toPayable(await withExpectedBonus(deps, order))
    const start = await provider.begin(payable, { channel, address, loginCode })
    if (start.kind === 'redirect') return start
    await setPayer(deps, order, start.payer)
    return { kind: start.kind, params: start.params }
  } catch (error) {
    if (error instanceof AppError) throw error
    deps.log.warn({ err: error, provider: provider.id }, 'a payment could not begin')
    throw new AppError('SERVICE_UNAVAILABLE', { message: texts.providerDown, cause: error })
  }
}

/** Looking at an order that is being paid asks the provider: notifications may be late or lost. */
export async function readOrder(
  deps: PaymentPorts,
  userId: string,
  id: string,
): Promise<OrderView> {
  const order = await requireOrder(deps, userId, id)
  const last = (order.askedAt ?? order.payingAt)?.getTime() ?? 0
  const shouldRefresh =
    order.state === 'paying' && deps.now().getTime() - last >= REFRESH_INTERVAL_MS
  return viewOrder(shouldRefresh ? await refreshOrder(deps, order) : order)
}

export async function readMyOrders(
  deps: PaymentPorts,
  userId: string,
  query: CursorRequest & { state?: OrderState | undefined },
): Promise<OrderPage> {
  const filter = { userId, state: query.state }
  const rows = await listOrders(deps.db, filter, timeRange(query))
  const total = await countOrders(deps.db, filter)
  const { shown, frame } = pageOfRows(rows, query, { total, cursorOf: writeCursor })
  return { list: shown.map(viewOrder), ...frame }
}
