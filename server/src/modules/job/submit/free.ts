/** Orders that cost nothing: what they make was paid by the job they mend. */
import { createHash } from 'node:crypto'
import type { JobView } from '@contract/jobs'
import type { ToolDefinition } from '@contract/tools/define'
import { transaction } from '../../../platform/db/transaction'
import type { JobPorts } from '../ports'
import { viewJob } from '../read/view'
import { findByRequest } from '../repository/owner'
import { assertBelowJobLimit, type Order, placeOrder, prepareOrder } from './order'
import { requireSameContent } from './service'

/** Throws like submitTool; the same requestId answers the same job. */
export async function submitFree(
  deps: JobPorts,
  userId: string,
  {
    tool,
    order,
    requestId,
    parentId,
  }: {
    tool: ToolDefinition
    order: Order
    requestId: string
    parentId: string
  },
): Promise<JobView> {
  const content = JSON.stringify([tool.id, order.params, parentId])
  const requestHash = createHash('sha256').update(content).digest('hex')
  const known = await findByRequest(deps.db, { userId, requestId })
  if (known) return viewJob(deps, requireSameContent(known, requestHash))
  const ready = await prepareOrder(deps, userId, { tool, order })
  const row = await transaction(deps.db, async (tx) => {
    await deps.jobCredits.lock(tx, userId)
    const first = await findByRequest(tx, { userId, requestId })
    if (first) return requireSameContent(first, requestHash)
    await assertBelowJobLimit(deps, tx, { userId, jobs: 1 })
    const naming = { userId, requestId, requestHash, parentId, edit: order.edit }
    const placed = await placeOrder(deps, tx, {
      ...naming,
      order: { ...ready, costCredits: 0 },
      reserved: null,
    })
    return placed.row
  })
  return viewJob(deps, row)
}
