/**
 * The nightly comparison of our orders with what providers answer. Differences are logged as alarms
 * and counted; nothing is corrected silently.
 */
import type { PaymentPorts } from './ports'
import type { ProviderOrder } from '../../integrations/payment-providers/provider'
import { listOrdersBetween, type Order } from './repository'
import { toPayable } from './payable'

const PAGE = 200
const DAY_MS = 24 * 3_600_000
/** Younger orders may be on their way. */
const SETTLED_AFTER_MS = 3_600_000

export interface Difference {
  readonly orderId: string
  readonly ours: Order['state']
  readonly theirs: ProviderOrder['state']
  readonly what: 'state' | 'amount' | 'trade'
}

/** Null when both agree. */
export function findDifference(order: Order, theirOrder: ProviderOrder): Difference | null {
  const facts = { orderId: order.id, ours: order.state, theirs: theirOrder.state }
  const oursPaid = order.state === 'paid' || order.state === 'refunded'
  const theirsPaid = theirOrder.state === 'paid' || theirOrder.state === 'refunded'
  if (oursPaid !== theirsPaid) return { ...facts, what: 'state' }
  if (!theirsPaid) return null
  if ((order.state === 'refunded') !== (theirOrder.state === 'refunded')) {
    return { ...facts, what: 'state' }
  }
  if (theirOrder.amountFen !== order.priceFen) return { ...facts, what: 'amount' }
  return theirOrder.tradeId === order.tradeId ? null : { ...facts, what: 'trade' }
}

export interface Reconciliation {
  readonly compared: number
  /** Orders whose provider is not configured any more, or did not answer. */
  readonly unasked: number
  readonly differences: readonly Difference[]
}

/** Compares the orders made in the day that ended an hour before `now`. */
export async function reconcile(deps: PaymentPorts): Promise<Reconciliation> {
  const to = new Date(deps.now().getTime() - SETTLED_AFTER_MS)
  const from = new Date(to.getTime() - DAY_MS)
  const differences: Difference[] = []
  let [compared, unasked, afterId] = [0, 0, '']
  for (;;) {
    const rows = await listOrdersBetween(deps.db, { from, to, afterId, limit: PAGE })
    for (const order of rows) {
      const theirOrder = await fetchProviderOrder(deps, order)
      if (!theirOrder) unasked += 1
      else {
        compared += 1
        const difference = findDifference(order, theirOrder)
        if (difference) differences.push(difference)
      }
    }
    afterId = rows.at(-1)?.id ?? afterId
    if (rows.length < PAGE) break
  }
  for (const difference of differences) {
    deps.log.error(difference, 'payment alarm: an order and its provider differ')
  }
  deps.log.info({ compared, unasked, differences: differences.length }, 'orders reconciled')
  return { compared, unasked, differences }
}

async function fetchProviderOrder(deps: PaymentPorts, order: Order): Promise<ProviderOrder | null> {
  const provider = deps.payments.find(({ id }) => id === order.provider)
  if (!provider) return null
  return provider.query(toPayable(order)).catch((error: unknown) => {
    deps.log.warn({ err: error, orderId: order.id }, 'a provider did not answer')
    return null
  })
}
