/** Ways out when a model cannot use references as they are: pure. */
import { text2img } from '@contract/tools/text2img'
import { findUnusable, type Reference, type ReferenceRole } from '@contract/tools/references'
import {
  buildOffer,
  computeQuote,
  type GenerateConfig,
  type Params,
} from '@/domain/tool-form/offer'
import type { ReferencesInput } from '@/domain/references/input'

export type Way =
  | { kind: 'model'; modelId: string; name: string; credits: number }
  | { kind: 'role'; role: ReferenceRole; numbers: readonly number[]; credits: number }
  | { kind: 'aside'; numbers: readonly number[]; credits: number }

interface WaysInput {
  input: Pick<ReferencesInput, 'all' | 'ability'>
  params: Params
  config: Omit<GenerateConfig, 'ownModels'>
  models: readonly { id: string; name: string; paused: boolean }[]
  /** Credits of the order with the present model. */
  credits: number
}

/** Roles that are worth offering, in this order. */
const OTHER_ROLES = ['colour', 'style', 'layout'] as const

/** The cheapest other model that can, another role that works, and putting them aside. */
export function findWays({ input, params, config, models, credits }: WaysInput): Way[] {
  const { all, ability } = input
  const unusable = findUnusable(all, ability)
  const numbers = unusable.map(({ number }) => number)
  const able = models
    .filter(({ paused }) => !paused)
    .flatMap((model): Extract<Way, { kind: 'model' }>[] => {
      const option = config.options.find(({ modelId }) => modelId === model.id)
      if (!option || findUnusable(all, option.references ?? null).length > 0) return []
      const sources = { tool: text2img, config, styles: [], models: [], modelId: model.id }
      const offer = buildOffer(sources)
      const price = offer && computeQuote(offer, text2img, params)
      if (price === null) return []
      return [{ kind: 'model', modelId: model.id, name: model.name, credits: price }]
    })
    .sort((a, b) => a.credits - b.credits)
  const role = OTHER_ROLES.find((one) => ability?.roles.includes(one))
  const fits = ability !== null && all.length <= ability.max
  return [
    ...able.slice(0, 1),
    ...(role && fits ? [{ kind: 'role', role, numbers, credits } as const] : []),
    { kind: 'aside', numbers, credits },
  ]
}

export function applyRole(
  all: readonly Reference[],
  { role, numbers }: { role: ReferenceRole; numbers: readonly number[] },
): Reference[] {
  return all.map((one) => (numbers.includes(one.number) ? { ...one, role } : one))
}
