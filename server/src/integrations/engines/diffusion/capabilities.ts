/** Capabilities of a server of diffusion models, from its inventory. */
import type { EngineCapabilities, ModelInfo } from '../engine'
import { referencesFor } from '../edits/references'
import { FAMILIES } from './families'
import { listLackingOptions, needsNoCheckpoint, toolsFor } from './plans/registry'
import type { Offer, OfferedModel } from './server'
import { STYLE_CARDS } from './styles'

/** The modes of 创作: one model that paints from words serves all of them. */
export const MODES: readonly string[] = ['text2img', 'grid', 'dalle']

function modelInfo(
  { id, title, family, note, isGuess, references = 0, editReferences = 0 }: OfferedModel,
  tools: readonly string[],
): ModelInfo {
  const { sizes, negative } = family
  return {
    id,
    name: title,
    note: note ?? family.note,
    ...(isGuess && { isGuess }),
    can: {
      tools,
      sizes,
      negativePrompt: negative,
      editReferences,
      ...(references > 0 && referencesFor({ editPictures: references, generates: false })),
    },
  }
}

/** Nothing at all where there is no model: an engine that is away sells nothing. */
export function buildOfferCapabilities(
  { models, skills }: Offer,
  reports: NonNullable<EngineCapabilities['reports']>,
): EngineCapabilities {
  const general = [...MODES, ...toolsFor(skills)]
  const [main] = models.filter(({ tools }) => tools === undefined)
  // A tool that no checkpoint changes is offered once, not once a checkpoint.
  const others = general.filter((tool) => !needsNoCheckpoint(tool))
  const toolsOf = (model: OfferedModel): readonly string[] =>
    model.tools ?? (model === main ? general : others)
  const painter = models.find((model) => toolsOf(model).includes('text2img'))
  const first = painter?.family ?? FAMILIES.sdxl
  const tools = [...new Set(models.flatMap(toolsOf))]
  return {
    tools,
    lacksOptions: listLackingOptions(tools),
    models: models.map((model) => modelInfo(model, toolsOf(model))),
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
