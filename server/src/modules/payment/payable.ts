import type { PayableOrder } from '../../payment/provider'
import type { Order } from './repository'
import { texts } from './texts'

export function payableOf(order: Order): PayableOrder & { readonly tradeId: string | null } {
  const description = texts.orderWords(order.credits + order.bonusCredits)
  const { id, priceFen: amountFen, expiresAt, tradeId } = order
  return { id, description, amountFen, expiresAt, tradeId }
}
