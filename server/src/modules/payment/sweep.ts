/** Background work on orders: missing notifications are queried, expired orders closed. */
import type { PaymentPorts } from './ports'
import { repeat } from '../../platform/lib/repeat'
import { shanghaiDay } from '../../platform/lib/shanghai-day'
import { refreshOrder, endOrder } from './refresh-order'
import { FIRST_GOODS } from './goods-data'
import { reconcile } from './reconcile'
import { claimNight, insertFirstGoods, listStaleOrders } from './repository'

const EVERY_MS = 30_000
const SILENT_MS = 60_000
const AT_ONCE = 50
/** Hour of Shanghai from which on yesterday is compared. */
const NIGHT_HOUR = 3

/** One round; rejects only when the database does. */
export async function sweepOrders(deps: PaymentPorts): Promise<void> {
  const now = deps.now()
  const before = new Date(now.getTime() - SILENT_MS)
  for (const order of await listStaleOrders(deps.db, { now, before, limit: AT_ONCE })) {
    if (order.expiresAt > now) await refreshOrder(deps, order)
    else {
      await endOrder(deps, order).catch((error: unknown) => {
        deps.log.warn({ err: error, orderId: order.id }, 'an order could not be closed yet')
      })
    }
  }
}

/** Once a night, by whichever process comes first. */
async function reconcileAtNight(deps: PaymentPorts): Promise<void> {
  const day = shanghaiDay(new Date(deps.now().getTime() - NIGHT_HOUR * 3_600_000))
  if (await claimNight(deps.db, day)) await reconcile(deps)
}

/** Returns what stops it. Several processes may sweep at once: orders are locked one by one. */
export function startOrderSweep(
  deps: PaymentPorts,
  { everyMs = EVERY_MS }: { everyMs?: number } = {},
): () => Promise<void> {
  const warn = (error: unknown) => deps.log.warn({ err: error }, 'sweeping orders failed')
  let hasGoods = false
  // At the start, or whenever the database answers for the first time after it.
  const fillShelf = async () => {
    if (hasGoods) return
    await insertFirstGoods(deps.db, FIRST_GOODS)
    hasGoods = true
  }
  fillShelf().catch(warn)
  const sweep = repeat(
    async () => {
      await fillShelf()
      await sweepOrders(deps)
      await reconcileAtNight(deps)
    },
    everyMs,
    warn,
  )
  return () => sweep.stop()
}
