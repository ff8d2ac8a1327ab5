/** A purchase made on the phone is handed in here: believed only as far as Apple signed it. */
import { transaction } from '../../platform/db/transaction'
import type { PaymentPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import {
  isAppStore,
  NotificationRefused,
  type AppStore,
} from '../../integrations/payment-providers/provider'
import { alarm } from './refresh-order'
import { applyPaid } from './machine'
import { requireOrder } from './orders'
import { findOrder, findSoldGoods } from './repository'
import { texts } from './texts'
import { viewOrder, type OrderView } from './view'

async function readTransaction(store: AppStore, signed: string) {
  try {
    return await store.readTransaction(signed)
  } catch (error) {
    if (!(error instanceof NotificationRefused)) throw error
    throw new AppError('PARAM_INVALID', { message: texts.badTransaction, cause: error })
  }
}

/** Throws CAPABILITY_MISSING, NOT_FOUND, PARAM_INVALID (not genuine, other goods), CONFLICT. */
export async function acceptTransaction(
  deps: PaymentPorts,
  userId: string,
  { orderId, signedTransaction }: { orderId: string; signedTransaction: string },
): Promise<OrderView> {
  const order = await requireOrder(deps, userId, orderId)
  const store = deps.payments.find(isAppStore)
  if (!store) throw new AppError('CAPABILITY_MISSING', { message: texts.noProvider })
  const bought = await readTransaction(store, signedTransaction)
  const { tradeId, productId, paidAt } = bought
  const goods = await findSoldGoods(deps.db, order.goodsId)
  // A purchase for one order is no payment of another, and its refund must find the order.
  if (bought.orderId !== orderId || goods?.appleProductId !== productId) {
    throw new AppError('PARAM_INVALID', { message: texts.otherGoods })
  }
  // Apple takes its own currency and price: what was bought is compared, not what was paid.
  const paid = { orderId, tradeId, amountFen: order.priceFen, paidAt }
  const outcome = await transaction(deps.db, (tx) => applyPaid(deps, tx, 'apple', paid))
  alarm(deps, { outcome, orderId, provider: 'apple' })
  if (outcome === 'tradeUsed' || outcome === 'paidTwice') {
    throw new AppError('CONFLICT', { message: texts.usedTransaction })
  }
  return viewOrder((await findOrder(deps.db, orderId)) ?? order)
}
