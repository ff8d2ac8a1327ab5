/** What this installation offers, derived from its engines: nothing here is written down twice. */
import type { generateOption, modelInfo, presetInfo, styleInfo } from '@contract/endpoints/config'
import { appToolId } from '@contract/apps/define'
import type { z } from 'zod'
import type { Deps } from '../../deps'
import type { Engine, ModelInfo } from '../../engines/engine'
import { quoteCredits } from '../../jobs/pricing'
import { offeredPresets, presetSampleId, styleSampleId } from '../../samples/plan'
import { listSamples, type SampleRow } from '../../samples/repository'
import { listDefinitions } from '../apps/catalog'
import { lackingOf } from '../generate/tool-limits'

type ModelView = z.output<typeof modelInfo>
type GenerateOption = z.output<typeof generateOption>
type PresetView = z.output<typeof presetInfo>
type StyleView = z.output<typeof styleInfo>

function priceOf(deps: Pick<Deps, 'config'>, engine: Engine, count: number): number {
  return quoteCredits(deps.config.credits.perPicture, { engineId: engine.id, count })
}

export async function listModels(
  deps: Pick<Deps, 'config' | 'db' | 'engines' | 'storage'>,
): Promise<ModelView[]> {
  const samples = await listSamples(deps.db)
  return deps.engines.models().map(({ model, engine }) => {
    const cover = engine.capabilities.styles
      .map(({ id }) => samples.find((row) => row.id === styleSampleId(engine.id, id)))
      .find((row) => row !== undefined)
    return {
      id: model.id,
      name: model.name,
      engineId: engine.id,
      note: model.note,
      coverUrl: cover ? deps.storage.url(cover.thumbKey) : null,
      costCredits: priceOf(deps, engine, 1),
    }
  })
}

function optionOf(deps: Pick<Deps, 'config'>, model: ModelInfo, engine: Engine): GenerateOption {
  const { capabilities } = engine
  return {
    modelId: model.id,
    sizes: capabilities.sizes.map((size) => ({ ...size })),
    styleIds: capabilities.styles.map(({ id }) => id),
    maxCount: capabilities.maxCount,
    maxPromptLength: capabilities.maxPromptLength,
    negativePrompt: capabilities.negativePrompt,
    styleStrength: capabilities.styleStrength,
    seed: capabilities.seed,
    priceByCount: Array.from({ length: capabilities.maxCount }, (_, index) =>
      priceOf(deps, engine, index + 1),
    ),
  }
}

function servedBy(deps: Pick<Deps, 'config'>, engine: Engine, tool: string) {
  const { id, name, capabilities } = engine
  const { seed, styles, maxCount, maxPromptLength } = capabilities
  return {
    engine: { id, name },
    perPicture: priceOf(deps, engine, 1),
    ...{ seed, maxCount, maxPromptLength },
    styleIds: styles.map((style) => style.id),
    lacks: lackingOf(engine, tool),
  }
}

export async function readGenerateConfig(deps: Pick<Deps, 'config' | 'db' | 'engines'>) {
  const definitions = await listDefinitions(deps.db)
  return {
    defaultModelId: deps.engines.defaultModelId,
    options: deps.engines.models().map(({ model, engine }) => optionOf(deps, model, engine)),
    tools: deps.engines.tools().flatMap((tool) => {
      const engine = deps.engines.forTool(tool)
      if (!engine) return []
      const served = servedBy(deps, engine, tool)
      const apps = definitions.filter((app) => app.tool === tool)
      return [tool, ...apps.map((app) => appToolId(app.id))].map((of) => ({ tool: of, ...served }))
    }),
  }
}

/** Every style of every engine once; the first engine that offers it gives the name and the card. */
export async function listStyles(
  deps: Pick<Deps, 'db' | 'engines' | 'storage'>,
): Promise<StyleView[]> {
  const samples = await listSamples(deps.db)
  const styles = new Map<string, StyleView>()
  for (const engine of deps.engines.all()) {
    for (const { id, name } of engine.capabilities.styles) {
      if (styles.has(id)) continue
      const sample = samples.find((row) => row.id === styleSampleId(engine.id, id))
      styles.set(id, {
        id,
        name,
        thumbUrl: sample ? deps.storage.url(sample.thumbKey) : null,
        thumbhash: sample?.thumbhash ?? null,
      })
    }
  }
  return [...styles.values()]
}

function pictureOf(row: SampleRow | undefined, storage: Deps['storage']): PresetView['picture'] {
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

/** Starting points an engine of this installation can paint, each with what it painted. */
export async function listPresets(
  deps: Pick<Deps, 'db' | 'engines' | 'storage'>,
): Promise<PresetView[]> {
  const samples = await listSamples(deps.db)
  return offeredPresets(deps.engines).map(({ preset: { id, name, tool }, engine, params }) => ({
    id,
    name,
    tool,
    params,
    engineName: engine.name,
    picture: pictureOf(
      samples.find((row) => row.id === presetSampleId(id)),
      deps.storage,
    ),
  }))
}
