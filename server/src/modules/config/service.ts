/** What this installation offers, derived from its engines: nothing here is written down twice. */
import type { generateOption, modelInfo, presetInfo, styleInfo } from '@contract/endpoints/config'
import { appToolId } from '@contract/apps/define'
import type { z } from 'zod'
import type { Deps } from '../../ports'
import type { Engine, ModelInfo } from '../../engines/engine'
import { pictureCredits, toolPainter } from '../job/pricing'
import { offeredPresets, presetSampleId, styleSampleId } from '../../samples/plan'
import { listSamples, type SampleRow } from '../../samples/repository'
import { listDefinitions } from '../apps/catalog'
import { listOffered, styleModelId, type OfferedStyle } from '../style-models/catalog'
import { lackingOf } from '../job/submit/tool-limits'

type ModelView = z.output<typeof modelInfo>
type GenerateOption = z.output<typeof generateOption>
type PresetView = z.output<typeof presetInfo>
type StyleView = z.output<typeof styleInfo>

function priceOf(deps: Pick<Deps, 'config'>, engine: Engine, model: ModelInfo): number {
  const painter = { engineId: engine.id, modelId: model.id }
  return pictureCredits(deps.config.credits.prices, painter)
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
      costCredits: priceOf(deps, engine, model),
    }
  })
}

function styleIdsOf(offered: readonly OfferedStyle[], engine: Engine): string[] {
  return offered.filter((some) => some.engine === engine).map(({ style }) => style.id)
}

interface Offers extends Pick<Deps, 'config'> {
  readonly offered: readonly OfferedStyle[]
}

function optionOf(deps: Offers, model: ModelInfo, engine: Engine): GenerateOption {
  const { capabilities } = engine
  return {
    modelId: model.id,
    sizes: capabilities.sizes.map((size) => ({ ...size })),
    styleIds: styleIdsOf(deps.offered, engine),
    maxCount: capabilities.maxCount,
    maxPromptLength: capabilities.maxPromptLength,
    negativePrompt: capabilities.negativePrompt,
    styleStrength: capabilities.styleStrength,
    seed: capabilities.seed,
    priceByCount: Array.from(
      { length: capabilities.maxCount },
      (_, index) => priceOf(deps, engine, model) * (index + 1),
    ),
  }
}

function servedBy(deps: Offers, engine: Engine, tool: string) {
  const { id, name, capabilities } = engine
  const { seed, maxCount, maxPromptLength } = capabilities
  return {
    engine: { id, name },
    perPicture: pictureCredits(deps.config.credits.prices, toolPainter(engine)),
    ...{ seed, maxCount, maxPromptLength },
    styleIds: styleIdsOf(deps.offered, engine),
    lacks: lackingOf(engine, tool),
  }
}

export async function readGenerateConfig(deps: Pick<Deps, 'config' | 'db' | 'engines'>) {
  const [definitions, offered] = await Promise.all([listDefinitions(deps.db), listOffered(deps)])
  const offers = { ...deps, offered }
  return {
    defaultModelId: deps.engines.defaultModelId,
    options: deps.engines.models().map(({ model, engine }) => optionOf(offers, model, engine)),
    tools: deps.engines.tools().flatMap((tool) => {
      const engine = deps.engines.forTool(tool)
      if (!engine) return []
      const served = servedBy(offers, engine, tool)
      const apps = definitions.filter((app) => app.tool === tool)
      return [tool, ...apps.map((app) => appToolId(app.id))].map((of) => ({ tool: of, ...served }))
    }),
  }
}

/** Every style that is offered once; the first engine that offers it gives the name and the card. */
export async function listStyles(
  deps: Pick<Deps, 'db' | 'engines' | 'storage'>,
): Promise<StyleView[]> {
  const samples = await listSamples(deps.db)
  const styles = new Map<string, StyleView>()
  for (const { engine, style } of await listOffered(deps)) {
    const { id, name } = style
    if (styles.has(id)) continue
    const sample = samples.find((row) => row.id === styleSampleId(engine.id, id))
    styles.set(id, {
      id,
      name,
      thumbUrl: sample ? deps.storage.url(sample.thumbKey) : null,
      thumbhash: sample?.thumbhash ?? null,
    })
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

/** Starting points of offered styles an engine here can paint, each with what it painted. */
export async function listPresets(
  deps: Pick<Deps, 'db' | 'engines' | 'storage'>,
): Promise<PresetView[]> {
  const [samples, offered] = await Promise.all([listSamples(deps.db), listOffered(deps)])
  const styleIds = new Set(offered.map(({ id }) => id))
  return offeredPresets(deps.engines)
    .filter(({ engine, preset }) =>
      styleIds.has(styleModelId(engine.id, preset.params.style ?? '')),
    )
    .map(({ preset: { id, name, tool }, engine, params }) => ({
      ...{ id, name, tool, params, engineName: engine.name },
      picture: pictureOf(
        samples.find((row) => row.id === presetSampleId(id)),
        deps.storage,
      ),
    }))
}
