import type { PayableOrder } from '../../payment/provider'
import type { Order } from './repository'
import { texts } from './texts'

export function payableOf(order: Order): PayableOrder {
  const description = texts.orderWords(order.credits + order.bonusCredits)
  return { id: order.id, description, amountFen: order.priceFen, expiresAt: order.expiresAt }
}
