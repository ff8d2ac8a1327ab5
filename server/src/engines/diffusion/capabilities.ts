/** What a server of diffusion models is offered for, from what was found on it. */
import type { EngineCapabilities, ModelInfo } from '../engine'
import { FAMILIES } from './families'
import { lackingOf, toolsFor } from './plans/registry'
import type { Offer, OfferedModel } from './server'
import { STYLE_CARDS } from './styles'

const MODES = ['text2img', 'grid', 'dalle']

function modelInfo({ id, title, family }: OfferedModel): ModelInfo {
  const { sizes, negative } = family
  return { id, name: title, note: family.note, can: { sizes, negativePrompt: negative } }
}

/** Nothing at all where there is no model: an engine that is away sells nothing. */
export function capabilitiesOfOffer(
  { models, skills }: Offer,
  reports: NonNullable<EngineCapabilities['reports']>,
): EngineCapabilities {
  const first = models[0]?.family ?? FAMILIES.sdxl
  const tools = models.length === 0 ? [] : [...MODES, ...toolsFor(skills)]
  return {
    tools,
    lacksOptions: lackingOf(tools),
    models: models.map(modelInfo),
    styles: STYLE_CARDS,
    sizes: first.sizes,
    maxCount: 4,
    maxPromptLength: 800,
    negativePrompt: first.negative,
    styleStrength: false,
    seed: true,
    reports,
  }
}
