import type { PayableOrder } from '../../integrations/payment-providers/provider'
import type { Order } from './repository'
import { texts } from './texts'
import { totalCredits } from './total'

export function toPayable(order: Order): PayableOrder & { readonly tradeId: string | null } {
  const description = texts.orderWords(totalCredits(order))
  const { id, goodsId, priceFen: amountFen, expiresAt, payer, tradeId } = order
  return { id, goodsId, description, amountFen, expiresAt, payer, tradeId }
}
