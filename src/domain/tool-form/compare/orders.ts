/** Orders of a comparison and their total price: pure. */
import { text2img } from '@contract/tools/text2img'
import {
  fitParams,
  type GenerateConfig,
  buildOffer,
  computeQuote,
  type Offer,
  type Params,
  type StyleInfo,
} from '../offer'
import { reasonsNotReady } from '../ready'
import { texts } from './texts'

export const COMPARED_MIN = 2

interface ComparisonInput {
  /** As it was written, before it is fitted to a model. */
  written: Params
  config: Omit<GenerateConfig, 'ownModels'>
  styles: readonly StyleInfo[]
  models: Offer['models']
  modelIds: readonly string[]
  online: boolean
  /** null while unknown or anonymous. */
  balance: number | null
}

export interface ComparisonOrder {
  /** One for each model, as it takes them: one picture each. */
  orders: Record<string, unknown>[]
  credits: number
  /** Why it cannot be sent yet; null: it can. */
  reason: string | null
}

export function buildComparison(input: ComparisonInput): ComparisonOrder {
  const { written, modelIds, online, balance } = input
  const each = modelIds.flatMap((modelId) => {
    const own = buildOffer({ tool: text2img, ...input, modelId })
    if (own?.option.modelId !== modelId) return []
    const fitted = fitParams(text2img, { ...written, model: modelId }, own)
    const params: Record<string, unknown> = { ...fitted, model: modelId, count: 1 }
    // The sum is what must be there, not each price.
    const form = { tool: text2img, params, offer: own, online, balance: null, refused: null }
    const [reason = null] = reasonsNotReady(form)
    return [{ params, credits: computeQuote(own, text2img, params) ?? 0, reason }]
  })
  const credits = each.reduce((sum, one) => sum + one.credits, 0)
  const short = balance === null ? 0 : credits - balance
  const first = each.find(({ reason }) => reason !== null)?.reason ?? null
  return {
    orders: each.map(({ params }) => params),
    credits,
    reason:
      each.length < COMPARED_MIN
        ? texts.chooseMore
        : (first ?? (short > 0 ? texts.short(short) : null)),
  }
}

/** Whom to compare at first: the one on the form and the next that answer. */
export function firstCompared(
  models: Offer['models'],
  chosen: string,
  most: number,
): readonly string[] {
  const able = models.filter(({ paused }) => !paused).map(({ id }) => id)
  const others = able.filter((id) => id !== chosen)
  return [...(able.includes(chosen) ? [chosen] : []), ...others].slice(0, most)
}
