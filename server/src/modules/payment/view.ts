import type { orderView } from '@contract/endpoints/payment'
import type { z } from 'zod'
import type { Order } from './repository'
import { totalCredits } from './total'

export type OrderView = z.output<typeof orderView>

export function viewOrder(order: Order): OrderView {
  return {
    id: order.id,
    state: order.state,
    name: order.name,
    credits: order.credits,
    bonusCredits: order.bonusCredits,
    firstBonusCredits: order.firstBonusCredits,
    totalCredits: totalCredits(order),
    priceFen: order.priceFen,
    provider: order.provider,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    refundedAt: order.refundedAt?.toISOString() ?? null,
  }
}
