/** Orders of a batch and their price: pure. */
import { BATCH_MAX, type Batch, type BatchCell, listCells } from '@contract/batch'
import { text2img } from '@contract/tools/text2img'
import { computeQuote, type Offer, type Params } from '@/domain/tool-form/offer'
import { reasonsNotReady } from '@/domain/tool-form/ready'
import { texts } from './texts'

interface BatchInput {
  batch: Batch
  skipped: readonly string[]
  /** As the form shows them. */
  params: Params
  offer: Offer
  /** Seed of every cell; null: each has its own. */
  seed: number | null
  online: boolean
  /** null while unknown or anonymous. */
  balance: number | null
}

export interface BatchOrders {
  chosen: readonly BatchCell[]
  /** Credits of one cell. */
  each: number
  credits: number
  /** Reason against sending; null: none. */
  reason: string | null
  /** Reason against sending the first cell alone; null: none. */
  firstReason: string | null
}

export function buildCellParams(
  { params, offer, seed }: Pick<BatchInput, 'params' | 'offer' | 'seed'>,
  { prompt }: BatchCell,
): Params {
  const seeded = offer.option.seed ? { seed } : {}
  return { ...params, prompt, count: 1, model: offer.option.modelId, ...seeded }
}

export function buildOrders(input: BatchInput): BatchOrders {
  const { batch, skipped, params, offer, online, balance } = input
  const chosen = listCells(batch).filter(({ prompt }) => !skipped.includes(prompt))
  const each = computeQuote(offer, text2img, { ...params, count: 1 }) ?? 0
  const credits = each * chosen.length
  const notReady = (cell: BatchCell): string | undefined => {
    const form = { tool: text2img, offer, online, balance: null, refused: null }
    return reasonsNotReady({ ...form, params: buildCellParams(input, cell) })[0]
  }
  const short = (price: number) =>
    balance !== null && price > balance ? texts.short(price - balance) : null
  const [first] = chosen
  const common =
    batch.total > BATCH_MAX ? texts.tooMany(BATCH_MAX, batch.total) : first ? null : texts.chooseOne
  const bad = chosen.map(notReady).find((reason) => reason !== undefined) ?? null
  const firstBad = (first && notReady(first)) ?? null
  return {
    chosen,
    each,
    credits,
    reason: common ?? bad ?? short(credits),
    firstReason: common ?? firstBad ?? short(each),
  }
}
