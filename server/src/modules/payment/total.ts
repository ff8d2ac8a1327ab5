/** Credits of an order: the one rule of shop, cashier, providers, receipts and staff. */
import type { Db } from '../../platform/db/client'
import type { Config } from '../../config/config'
import { hasPaid, type Order } from './repository'

interface Parts {
  readonly credits: number
  readonly bonusCredits: number
  readonly firstBonusCredits: number
}

export function totalCredits({ credits, bonusCredits, firstBonusCredits }: Parts): number {
  return credits + bonusCredits + firstBonusCredits
}

interface Rules {
  readonly db: Db
  readonly config: Pick<Config, 'credits'>
}

/** Bonus of a user's next payment, whatever is bought; 0 after the first one. */
export async function nextFirstBonus({ db, config }: Rules, userId: string | null) {
  if (userId !== null && (await hasPaid(db, userId))) return 0
  return config.credits.firstTopup
}

/** An order that still waits for its payment, with the bonus that the payment will bring. */
export async function withExpectedBonus(rules: Rules, order: Order): Promise<Order> {
  if (order.state !== 'created' && order.state !== 'paying') return order
  return { ...order, firstBonusCredits: await nextFirstBonus(rules, order.userId) }
}
