/** The offer of this installation, derived from its engines: nothing is written down twice. */
import type { generateOption, modelInfo, presetInfo, styleInfo } from '@contract/endpoints/config'
import { appToolId } from '@contract/apps/define'
import type { z } from 'zod'
import type { ConfigPorts } from './ports'
import { isOwnModel } from '@contract/own-models'
import { findTool } from '@contract/tools/all'
import { isPricedByVideo, type ToolDefinition } from '@contract/tools/define'
import { isMode } from '@contract/tools/modes'
import { text2img } from '@contract/tools/text2img'
import { capabilitiesOf, type Engine, type ModelInfo } from '../../integrations/engines/engine'
import { isStyleOf } from '../../integrations/engines/operator-style'
import type { ToolOffer } from '../../integrations/engines/registry'
import { type Away, listAway } from '../job/submit/availability'
import { pictureCredits, quoteTool, toEngineModel } from '../job/pricing'
import { offeredPresets, presetSampleId, styleSampleId } from '../samples/plan'
import { listSamples, type SampleRow } from '../samples/service'
import { listDefinitions } from '../apps/catalog'
import { buildCard } from '../style-models/card'
import { listOffered, styleModelId, type OfferedStyle } from '../style-models/catalog'
import { listLackingOptions } from '../job/submit/tool-limits'

type ModelView = z.output<typeof modelInfo>
type GenerateOption = z.output<typeof generateOption>
type PresetView = z.output<typeof presetInfo>
type StyleView = z.output<typeof styleInfo>

function getModelPrice(
  deps: Pick<ConfigPorts, 'config'>,
  engine: Engine,
  model: ModelInfo,
): number {
  const painter = { engineId: engine.id, modelId: model.id }
  return pictureCredits(deps.config.credits.prices, painter, text2img.id)
}

export async function listModels(
  deps: Pick<ConfigPorts, 'config' | 'db' | 'engines' | 'storage'>,
): Promise<ModelView[]> {
  const samples = await listSamples(deps.db)
  const models = deps.engines.models().filter(({ model }) => deps.engines.isOn(model.id))
  return models.map(({ model, engine }) => {
    const cover = engine.capabilities.styles
      .map(({ id }) => samples.find((row) => row.id === styleSampleId(engine.id, id)))
      .find((row) => row !== undefined)
    return {
      id: model.id,
      name: model.name,
      engineId: engine.id,
      note: model.note,
      coverUrl: cover ? deps.storage.url(cover.thumbKey) : null,
      costCredits: getModelPrice(deps, engine, model),
    }
  })
}

/** `tool`: what they are offered for; words around a prompt are for modes alone. */
function listStyleIds(
  offered: readonly OfferedStyle[],
  { engine, model }: ToolOffer,
  tool: string,
): string[] {
  return offered
    .filter(
      ({ operator, ...some }) =>
        some.engine === engine &&
        (operator === null || (isMode(tool) && isStyleOf(operator, engine.id, model.id))),
    )
    .map(({ style }) => style.id)
}

interface Offers extends Pick<ConfigPorts, 'config'> {
  readonly offered: readonly OfferedStyle[]
  /** Models that take no orders now. */
  readonly paused: Away
}

function toGenerateOption(deps: Offers, offer: ToolOffer): GenerateOption {
  const { model, engine } = offer
  const capabilities = capabilitiesOf(engine, model.id)
  return {
    modelId: model.id,
    sizes: capabilities.sizes.map((size) => ({ ...size })),
    styleIds: listStyleIds(deps.offered, offer, text2img.id),
    maxCount: capabilities.maxCount,
    maxPromptLength: capabilities.maxPromptLength,
    negativePrompt: capabilities.negativePrompt,
    styleStrength: capabilities.styleStrength,
    seed: capabilities.seed,
    references: capabilities.references
      ? { ...capabilities.references, roles: [...capabilities.references.roles] }
      : null,
    reads: engine.reads === true,
    paused: deps.paused.has(engine.id, model.id),
    priceByCount: Array.from({ length: capabilities.maxCount }, (_, index) =>
      quoteTool(deps.config.credits.prices, {
        ...toEngineModel(offer),
        tool: text2img,
        params: { count: index + 1 },
      }),
    ),
  }
}

function needsRatio(definition: ToolDefinition | null): boolean {
  return Object.values(definition?.params ?? {}).some(({ kind }) => kind === 'ratio')
}

function servedBy(deps: Offers, offer: ToolOffer, tool: string) {
  const { engine, model } = offer
  const { id, name } = engine
  const can = capabilitiesOf(engine, model.id)
  const { seed, maxCount, maxPromptLength } = can
  const definition = findTool(tool)
  return {
    engine: { id, name },
    model: { id: model.id, name: model.name, note: model.note },
    paused: deps.paused.has(id, model.id),
    bySecond: definition !== null && isPricedByVideo(definition),
    perPicture: pictureCredits(deps.config.credits.prices, toEngineModel(offer), tool),
    seed,
    maxCount,
    maxPromptLength,
    styleIds: listStyleIds(deps.offered, offer, tool),
    sizes: needsRatio(definition) ? can.sizes.map((size) => ({ ...size })) : [],
    lacks: listLackingOptions(can, tool),
    voices: (can.narration ?? []).map((voice) => ({ ...voice })),
    speechCredits: can.narration ? (deps.config.credits.prices.perSpeech ?? 0) : 0,
  }
}

/** @param userId who asks; null: a visitor, who has no keys */
export async function readGenerateConfig(
  {
    ownEngines,
    ...rest
  }: Pick<ConfigPorts, 'config' | 'db' | 'engines' | 'now' | 'ownEngines' | 'storage'>,
  userId: string | null,
) {
  const engines = userId === null ? rest.engines : await ownEngines.loadUserEngines(userId)
  const deps = { ...rest, engines }
  const [definitions, offered, paused] = await Promise.all([
    listDefinitions(deps.db),
    listOffered(deps),
    listAway(rest),
  ])
  const offers = { ...deps, offered, paused }
  return {
    defaultModelId: deps.engines.defaultModelId,
    ownModels: (await listModels(deps)).filter(({ id }) => isOwnModel(id)),
    options: deps.engines.offersOf(text2img.id).map((offer) => toGenerateOption(offers, offer)),
    tools: deps.engines.tools().flatMap((tool) => {
      const [first, ...others] = deps.engines
        .offersOf(tool)
        .map((offer) => servedBy(offers, offer, tool))
      if (!first) return []
      const served = { ...first, others }
      const apps = definitions.filter((app) => app.tool === tool)
      return [tool, ...apps.map((app) => appToolId(app.id))].map((of) => ({ tool: of, ...served }))
    }),
  }
}

/**
 * Every style that is offered once. The first engine that offers it gives the name, the first one
 * that has painted it the card.
 */
export async function listStyles(
  deps: Pick<ConfigPorts, 'db' | 'engines' | 'storage'>,
): Promise<StyleView[]> {
  const samples = await listSamples(deps.db)
  const styles = new Map<string, StyleView>()
  for (const offered of await listOffered(deps)) {
    const { id, name } = offered.style
    const before = styles.get(id)
    if (before?.thumbUrl) continue
    styles.set(id, { id, name: before?.name ?? name, ...buildCard(deps.storage, samples, offered) })
  }
  return [...styles.values()]
}

function toPicture(
  row: SampleRow | undefined,
  storage: ConfigPorts['storage'],
): PresetView['picture'] {
  if (!row) return null
  const { width, height, thumbhash } = row
  return {
    url: storage.url(row.key),
    thumbUrl: storage.url(row.thumbKey),
    width,
    height,
    thumbhash,
  }
}

/** Starting points of offered styles an engine here can paint, each with what it painted. */
export async function listPresets(
  deps: Pick<ConfigPorts, 'db' | 'engines' | 'storage'>,
): Promise<PresetView[]> {
  const [samples, offered] = await Promise.all([listSamples(deps.db), listOffered(deps)])
  const styleIds = new Set(offered.map(({ id }) => id))
  return offeredPresets(deps.engines)
    .filter(({ engine, preset }) =>
      styleIds.has(styleModelId(engine.id, preset.params.style ?? '')),
    )
    .map(({ preset: { id, name, tool }, engine, params }) => {
      const sample = samples.find((row) => row.id === presetSampleId(id))
      // Shown as the painter of the sample, which need not be the engine that serves the preset.
      const painter = (sample && deps.engines.byId(sample.engineId)) ?? engine
      return {
        id,
        name,
        tool,
        params,
        engineName: painter.name,
        picture: toPicture(sample, deps.storage),
      }
    })
}
