/** 一次多张: cells of one text with slots, ordered together or added to an earlier order. */
import { type BatchPlace, listCells, planBatch } from '@contract/batch'
import { isTerminal } from '@contract/jobs'
import type { batchBody } from '@contract/endpoints/generate'
import type { z } from 'zod'
import type { Tx } from '../../../platform/db/client'
import { AppError } from '../../../platform/lib/errors'
import { listCompared } from '../repository/read'
import type { ReadyOrder } from './order'
import { texts } from './texts'

export type BatchOrder = z.infer<typeof batchBody>

const invalid = (message: string, details: object) =>
  new AppError('PARAM_INVALID', { message, details: { key: 'prompt', ...details } })

/** Throws PARAM_INVALID for orders that are not the cells of the text they name. */
export function requireCells(orders: readonly ReadyOrder[], batch: BatchOrder): void {
  const { template, lines, cells, chosen } = batch
  const prompts = listCells(planBatch(template, lines)).map(({ prompt }) => prompt)
  if (new Set(cells).size < cells.length || chosen.some((cell) => prompts[cell] === undefined))
    throw invalid(texts.batchPrompt, {})
  const models = new Set(orders.map(({ modelId }) => modelId))
  if (models.size > 1) throw invalid(texts.batchOther, {})
  for (const [nth, { params }] of orders.entries()) {
    const cell = cells[nth] ?? -1
    if (typeof params.prompt !== 'string' || params.prompt.trim() !== prompts[cell])
      throw invalid(texts.batchPrompt, { cell })
    if (params.count !== 1) throw invalid(texts.compareCount, { cell })
  }
}

/**
 * With the user locked. Throws NOT_FOUND for a batch that is gone or of another text, CONFLICT for
 * a cell that is being painted or has its picture.
 */
export async function requireOpenCells(
  tx: Tx,
  userId: string,
  { comparisonId, template, lines, cells }: BatchOrder,
): Promise<void> {
  if (comparisonId === undefined) return
  const rows = await listCompared(tx, { userId, comparisonId })
  const isSame = rows.every(({ batch }) => batch?.template === template && batch?.lines === lines)
  if (rows.length === 0 || !isSame) throw new AppError('NOT_FOUND', { message: texts.batchGone })
  const taken = rows.some(
    ({ batch, status }) =>
      batch && cells.includes(batch.cell) && (!isTerminal(status) || status === 'succeeded'),
  )
  if (taken) throw new AppError('CONFLICT', { message: texts.batchTaken })
}

export function placeCell(
  { template, lines, sameSeed, cells, chosen }: BatchOrder,
  nth: number,
): BatchPlace {
  return { template, lines, sameSeed, cell: cells[nth] ?? 0, chosen }
}
