import type { ParamSpec } from '@contract/tools/define'
import type { Offer, Params } from './offer'

/** One line that says what 高级 holds: `反向提示词、种子、模型 墨境 3.2`. */
export function advancedSummary(
  specs: readonly (readonly [key: string, spec: ParamSpec])[],
  params: Params,
  offer: Offer,
): string {
  return specs
    .map(([key, spec]) => {
      if (spec.kind !== 'choice' || spec.source !== 'models') return spec.label
      const id = params[key] ?? offer.option.modelId
      const model = offer.models.find((other) => other.id === id)
      return model ? `${spec.label} ${model.name}` : spec.label
    })
    .join('、')
}
