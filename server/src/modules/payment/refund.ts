/** An operator pays an order back: the provider first, then the books. */
import type { Tx } from '../../platform/db/client'
import type { PaymentPorts } from './ports'
import {
  RefundElsewhere,
  type PaymentProvider,
} from '../../integrations/payment-providers/provider'
import { applyRefunded, type Outcome } from './machine'
import { toPayable } from './payable'
import { findOrder } from './repository'

export type RefundObstacle = 'unknown' | 'notPaid' | 'refunded' | 'noProvider' | 'elsewhere'

interface Wish {
  readonly orderId: string
  readonly reason: string
}

async function requestRefund(
  provider: PaymentProvider,
  payment: Parameters<PaymentProvider['refund']>[0],
  reason: string,
): Promise<RefundObstacle | null> {
  try {
    await provider.refund(payment, { refundId: `refund-${payment.id}`, reason })
    return null
  } catch (error) {
    if (error instanceof RefundElsewhere) return 'elsewhere'
    throw error
  }
}

/**
 * Null when the provider has taken the refund on; its number makes it once. Throws what the
 * provider throws: nothing changed here then.
 */
export async function payBack(
  { db, payments }: Pick<PaymentPorts, 'db' | 'payments'>,
  { orderId, reason }: Wish,
): Promise<RefundObstacle | null> {
  const order = await findOrder(db, orderId)
  if (!order) return 'unknown'
  if (order.state === 'refunded') return 'refunded'
  if (order.state !== 'paid' || order.tradeId === null) return 'notPaid'
  const provider = payments.find(({ id }) => id === order.provider)
  if (!provider) return 'noProvider'
  return requestRefund(provider, { ...toPayable(order), tradeId: order.tradeId }, reason)
}

/** The credits go back, unless the provider's own notification was here first. */
export async function settleRefund(
  deps: Pick<PaymentPorts, 'config' | 'now'>,
  tx: Tx,
  wish: Wish,
): Promise<Outcome> {
  const outcome = await applyRefunded(deps, tx, wish)
  if (outcome === 'refunded' || outcome === 'already') return outcome
  throw new Error(`order ${wish.orderId} was paid back, but it is ${outcome}`)
}
