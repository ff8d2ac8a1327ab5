/**
 * One prompt on several models, or several prompts of one text (batch.ts), side by side: every order
 * is checked and priced, then all are held and queued in one transaction, or none. From then on each
 * is a job of its own.
 */
import type { SentParams } from '@contract/tools/define'
import { createHash } from 'node:crypto'
import type { JobView } from '@contract/jobs'
import { text2img } from '@contract/tools/text2img'
import type { Tx } from '../../../platform/db/client'
import { transaction } from '../../../platform/db/transaction'
import { AppError } from '../../../platform/lib/errors'
import { newId } from '../../../platform/lib/ids'
import type { JobPorts } from '../ports'
import { reserveBudgets } from './budget'
import { viewJobs } from '../read/view'
import { type BatchOrder, placeCell, requireCells, requireOpenCells } from './batch'
import { findByRequest } from '../repository/owner'
import { listCompared } from '../repository/read'
import type { JobRow } from '../rows'
import {
  placeOrder,
  prepareOrder,
  type ReadyOrder,
  requireQuote,
  assertBelowJobLimit,
} from './order'
import { requireSameContent } from './service'
import { texts } from './texts'

type Params = SentParams

interface Comparison {
  readonly requestId: string
  /** Of 文生图, each with its model. */
  readonly orders: readonly Params[]
  /** Of all together. */
  readonly quotedCredits: number
  readonly batch?: BatchOrder | undefined
}

interface Placed {
  readonly rows: readonly JobRow[]
  readonly balance: number
}

const sorted = (params: Params) => Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))

function hashComparison({ orders, batch }: Comparison): string {
  return createHash('sha256')
    .update(JSON.stringify(['compare', orders.map(sorted), ...(batch ? [batch] : [])]))
    .digest('hex')
}

/** The one request id names the first of them; the others stand behind it. */
const buildRequestId = (requestId: string, nth: number): string =>
  nth === 0 ? requestId : `${requestId}/${nth}`

/** Throws PARAM_INVALID for what cannot be compared. */
function requireComparable(orders: readonly ReadyOrder[]): void {
  const models = new Set(orders.map(({ modelId }) => modelId))
  const prompts = new Set(orders.map(({ params }) => params.prompt))
  const invalid = (message: string, key: string) =>
    new AppError('PARAM_INVALID', { message, details: { key } })
  if (models.size < orders.length) throw invalid(texts.compareModels, 'model')
  if (prompts.size > 1) throw invalid(texts.comparePrompt, 'prompt')
  if (orders.some(({ params }) => params.count !== 1)) throw invalid(texts.compareCount, 'count')
}

/** The model and the cell of a refused order are returned, so that it can be left out. */
async function prepare(
  deps: JobPorts,
  userId: string,
  { params, cell }: { params: Params; cell: number | undefined },
): Promise<ReadyOrder> {
  try {
    return await prepareOrder(deps, userId, { tool: text2img, order: { params } })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, details } = error
    const own = typeof details === 'object' ? details : {}
    const refused = { modelId: params.model, ...(cell !== undefined && { cell }) }
    throw new AppError(code, { message, details: { ...own, ...refused }, cause: error })
  }
}

/** Reports the sum, not the single order that was too much. */
function shortOfAll(error: unknown, held: number, needed: number): unknown {
  if (!(error instanceof AppError) || error.code !== 'CREDITS_SHORT') return error
  const { balance } = error.details as { balance: number }
  return new AppError('CREDITS_SHORT', { details: { balance: balance + held, needed } })
}

async function placeAll(
  deps: JobPorts,
  tx: Tx,
  { userId, requestId, requestHash, orders, sum, batch }: Placing,
): Promise<Placed> {
  // A batch may be begun below the limit, whatever its size: fair turns protect other users.
  await assertBelowJobLimit(deps, tx, { userId, jobs: batch ? 1 : orders.length })
  if (batch) await requireOpenCells(tx, userId, batch)
  const reserved = await reserveBudgets(deps, tx, orders)
  const comparisonId = batch?.comparisonId ?? newId()
  const rows: JobRow[] = []
  let balance = 0
  let held = 0
  for (const [nth, order] of orders.entries()) {
    const naming = { userId, requestId: buildRequestId(requestId, nth), requestHash, comparisonId }
    const place = batch && { nth, batch: placeCell(batch, nth) }
    const placed = await placeOrder(deps, tx, {
      ...naming,
      ...place,
      order,
      reserved: reserved[nth] ?? null,
    }).catch((error: unknown) => {
      throw shortOfAll(error, held, sum)
    })
    rows.push(placed.row)
    balance = placed.balance
    held += order.costCredits
  }
  return { rows, balance }
}

interface Placing {
  readonly userId: string
  readonly requestId: string
  readonly requestHash: string
  readonly orders: readonly ReadyOrder[]
  readonly sum: number
  readonly batch: BatchOrder | undefined
}

/**
 * Throws like submitTool, with the model whose order was refused; QUOTE_CHANGED and CREDITS_SHORT
 * are about the sum.
 */
export async function submitComparison(
  deps: JobPorts,
  userId: string,
  comparison: Comparison,
): Promise<{ jobs: JobView[]; balance: number }> {
  const { db, jobCredits } = deps
  const { requestId, batch } = comparison
  const requestHash = hashComparison(comparison)

  async function again(on: Tx | JobPorts['db']): Promise<Placed | null> {
    const first = await findByRequest(on, { userId, requestId })
    if (!first) return null
    requireSameContent(first, requestHash)
    const all = await listCompared(on, { userId, comparisonId: first.comparisonId ?? '' })
    // Other cells of a batch may have been ordered before or since.
    const rows = all.filter((row) => row.requestId.split('/')[0] === requestId)
    const last = rows.at(-1) ?? first
    return { rows, balance: await jobCredits.balanceAfterHold(on, { userId, jobId: last.id }) }
  }

  async function place(): Promise<Placed> {
    const orders: ReadyOrder[] = []
    for (const [nth, params] of comparison.orders.entries())
      orders.push(await prepare(deps, userId, { params, cell: batch?.cells[nth] }))
    if (batch) requireCells(orders, batch)
    else requireComparable(orders)
    const sum = orders.reduce((total, { costCredits }) => total + costCredits, 0)
    requireQuote(sum, comparison.quotedCredits)
    return transaction(db, async (tx) => {
      // Submits of one user go one after the other: copies meet the first one's rows here.
      await jobCredits.lock(tx, userId)
      return (
        (await again(tx)) ??
        placeAll(deps, tx, { userId, requestId, requestHash, orders, sum, batch })
      )
    })
  }

  const { rows, balance } = (await again(db)) ?? (await place())
  return { jobs: await viewJobs(deps, rows), balance }
}
