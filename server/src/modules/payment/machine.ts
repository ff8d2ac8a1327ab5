/**
 * The states of an order: created → paying → paid → refunded, or closed. Every change is made
 * here, on the locked row, together with the credits it moves: each at most once.
 */
import type { PayProvider } from '@contract/payment'
import type { Tx } from '../../platform/db/client'
import type { PaymentPorts } from './ports'
import type { Paid } from '../../integrations/payment-providers/provider'
import { takeBackCredits, topUpCredits, grantCredits } from '../credits/service'
import { notify } from '../notification/notify'
import { isTradeUsed, lockOrder, updateOrder, type Order } from './repository'
import { texts } from './texts'
import { totalCredits } from './total'

/** Outcome of a provider's message; everything but `paid` and `refunded` moved no credits. */
export type Outcome =
  | 'paid'
  | 'refunded'
  | 'already'
  | 'unknownOrder'
  | 'wrongAmount'
  | 'paidTwice'
  | 'tradeUsed'
  | 'otherPayer'
  | 'notPaid'
  | 'ignored'

/** Outcomes that a person must look at: money and credits do not agree. */
export const ALARMING: readonly Outcome[] = [
  'unknownOrder',
  'wrongAmount',
  'paidTwice',
  'tradeUsed',
  'otherPayer',
  'notPaid',
]

type MachineDeps = Pick<PaymentPorts, 'config' | 'now'>

async function giveCredits(deps: MachineDeps, tx: Tx, order: Order): Promise<number> {
  const { id, userId } = order
  const credits = order.credits + order.bonusCredits
  await topUpCredits(tx, { userId, credits, onceKey: `order:${id}` })
  const first = deps.config.credits.firstTopup
  if (first === 0) return 0
  const onceKey = `firstTopup:${userId}`
  return (await grantCredits(tx, { userId, kind: 'firstTopup', credits: first, onceKey }))
    ? first
    : 0
}

/**
 * Money arrived for an order, according to a genuine notification or answer. Also for a closed
 * order: a payer always gets the credits.
 */
export async function applyPaid(
  deps: MachineDeps,
  tx: Tx,
  provider: PayProvider,
  { orderId, tradeId, amountFen, paidAt, payer }: Paid,
): Promise<Outcome> {
  const order = await lockOrder(tx, orderId)
  if (!order) return 'unknownOrder'
  if (order.state === 'paid' || order.state === 'refunded') {
    return order.provider === provider && order.tradeId === tradeId ? 'already' : 'paidTwice'
  }
  if (amountFen !== order.priceFen) return 'wrongAmount'
  if (payer !== undefined && order.payer !== null && payer !== order.payer) return 'otherPayer'
  if (await isTradeUsed(tx, { provider, tradeId, orderId })) return 'tradeUsed'
  const firstBonusCredits = await giveCredits(deps, tx, order)
  await updateOrder(tx, orderId, { state: 'paid', provider, tradeId, paidAt, firstBonusCredits })
  const credits = totalCredits({ ...order, firstBonusCredits })
  await notify(tx, {
    userId: order.userId,
    kind: 'credits',
    groupKey: `order:${orderId}`,
    data: { credits, words: texts.toppedUp },
  })
  return 'paid'
}

/**
 * The payment was refunded: its credits are taken back; a shortfall becomes debt. A refund of
 * another payment, or of a part of this one, changes nothing: a person must check it.
 */
export async function applyRefunded(
  deps: MachineDeps,
  tx: Tx,
  {
    orderId,
    reason,
    provider = null,
    tradeId = null,
    amountFen = null,
  }: {
    orderId: string
    reason: string
    /** The reporting provider; null: it was requested here. */
    provider?: PayProvider | null
    tradeId?: string | null
    amountFen?: number | null
  },
): Promise<Outcome> {
  const order = await lockOrder(tx, orderId)
  if (!order) return 'unknownOrder'
  // A trade id means something at its own provider only.
  if (provider !== null && order.provider !== null && provider !== order.provider) return 'notPaid'
  if (tradeId !== null && order.tradeId !== null && tradeId !== order.tradeId) return 'notPaid'
  if (order.state === 'refunded') return 'already'
  if (order.state !== 'paid') return 'notPaid'
  if (amountFen !== null && amountFen !== order.priceFen) return 'wrongAmount'
  const { userId } = order
  const credits = totalCredits(order)
  const back = await takeBackCredits(tx, { userId, credits, onceKey: `refund:${orderId}` })
  await updateOrder(tx, orderId, {
    state: 'refunded',
    refundedAt: deps.now(),
    refundReason: reason,
  })
  await notify(tx, {
    userId,
    kind: 'credits',
    groupKey: `refund:${orderId}`,
    data: {
      credits: -(back?.taken ?? 0),
      words: back?.owed ? texts.refundedOwing(back.owed) : texts.refunded,
    },
  })
  return 'refunded'
}

/** Closes an order that was not paid in time. An order that was paid meanwhile does not change. */
export async function applyClosed(deps: MachineDeps, tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'created' && order?.state !== 'paying') return
  await updateOrder(tx, orderId, { state: 'closed', closedAt: deps.now() })
}
