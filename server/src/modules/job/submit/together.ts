/** Orders that belong together, by one request: all are held and queued, or none. */
import type { Tx } from '../../../platform/db/client'
import { transaction } from '../../../platform/db/transaction'
import type { JobPorts } from '../ports'
import { findByRequest } from '../repository/owner'
import type { JobRow } from '../rows'
import { reserveBudgets } from './budget'
import { assertBelowJobLimit, placeOrder, type ReadyOrder, requireQuote } from './order'
import { requireSameContent } from './service'

export interface JointOrder {
  readonly userId: string
  readonly requestId: string
  /** Of its content: the same request id with other content is refused. */
  readonly requestHash: string
  /** The work that they are made after. */
  readonly remakeOf?: string | undefined
  /** Of all together. */
  readonly quotedCredits: number
  prepare(): Promise<readonly ReadyOrder[]>
  /** With the user locked, before anything is held. */
  claim(tx: Tx): Promise<void>
  placed(tx: Tx, rows: readonly JobRow[]): Promise<void>
}

const buildRequestId = (requestId: string, nth: number): string =>
  nth === 0 ? requestId : `${requestId}/${nth}`

/**
 * Throws like submitTool, and whatever `prepare` and `claim` throw. The same request again places
 * nothing.
 */
export async function submitTogether(
  deps: JobPorts,
  order: JointOrder,
): Promise<{ balance: number }> {
  const { userId, requestId, requestHash, remakeOf } = order
  const { db, jobCredits } = deps

  async function again(on: Tx | JobPorts['db']): Promise<{ balance: number } | null> {
    const first = await findByRequest(on, { userId, requestId })
    if (!first) return null
    requireSameContent(first, requestHash)
    return { balance: await jobCredits.balanceAfterHold(on, { userId, jobId: first.id }) }
  }

  const known = await again(db)
  if (known) return known
  const orders = await order.prepare()
  requireQuote(
    orders.reduce((sum, { costCredits }) => sum + costCredits, 0),
    order.quotedCredits,
  )
  return transaction(db, async (tx) => {
    await jobCredits.lock(tx, userId)
    const first = await again(tx)
    if (first) return first
    await order.claim(tx)
    // They may be begun below the limit, whatever their number: fair turns protect other users.
    await assertBelowJobLimit(deps, tx, { userId, jobs: 1 })
    const reserved = await reserveBudgets(deps, tx, orders)
    const rows: JobRow[] = []
    let balance = 0
    for (const [nth, one] of orders.entries()) {
      const named = buildRequestId(requestId, nth)
      const naming = { userId, requestId: named, requestHash, remakeOf, nth }
      const placed = await placeOrder(deps, tx, {
        ...naming,
        order: one,
        reserved: reserved[nth] ?? null,
      })
      rows.push(placed.row)
      balance = placed.balance
    }
    await order.placed(tx, rows)
    return { balance }
  })
}
