/** Which pictures an installation shows of its own: by its engines, nothing is written twice. */
import type { Text2ImgParams } from '@contract/tools/text2img'
import type {
  Engine,
  ModelInfo,
  SizeInfo,
  Text2ImgRequest,
} from '../../integrations/engines/engine'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { PRESETS, type Preset } from './presets'
import { STORYBOARDS, type Storyboard } from './storyboards'
import type { SampleRow } from './repository'
import { THEMES, type Theme } from './themes'

/** Raised when engines or starting points look different, so that every sample is painted again. */
export const SAMPLE_REVISION = 8

const CARD = { prompt: '黄昏的湖边，远山，一叶小舟', ratio: '3:4', seed: 20 }

/** Style cards first: they stand where people choose. */
const STYLE_PRIORITY = 10
/** Of the demo square (see demo): right behind them. */
export const DEMO_PRIORITY = 11
const PRESET_PRIORITY = 12
const SHOT_PRIORITY = 13
const THEME_PRIORITY = 14

export interface Sample {
  /** `style:<engine>:<style>`, `preset:<id>`, `shot:<storyboard>:<place>` or `theme:<id>` */
  readonly id: string
  readonly engine: Engine
  readonly request: Text2ImgRequest
  /** Of the queue: lower goes first. */
  readonly priority: number
  /** The engine of users, where another one paints the sample: its older sample stays. */
  readonly servedBy?: string
}

/**
 * `embedded`: attached engines paint no samples, because they would cost their operator GPU time or
 * money for no order.
 */
export type SamplePainters = 'embedded' | 'all'

function samplePainters(engines: EngineRegistry, painters: SamplePainters): readonly Engine[] {
  return engines.all().filter(({ check }) => painters === 'all' || check === undefined)
}

export function styleSampleId(engineId: string, styleId: string): string {
  return `style:${engineId}:${styleId}`
}

export function presetSampleId(presetId: string): string {
  return `preset:${presetId}`
}

export function shotSampleId(storyboardId: string, index: number): string {
  return `shot:${storyboardId}:${index}`
}

export function themeSampleId(themeId: string): string {
  return `theme:${themeId}`
}

function buildRequest(wish: {
  prompt: string
  style: string | null
  model: ModelInfo
  size: SizeInfo
  seed: number
}): Text2ImgRequest {
  const { prompt, style, model, size, seed } = wish
  const { width, height } = size
  const fixed = { tool: 'text2img', negativePrompt: '', strength: null, count: 1 } as const
  return { ...fixed, prompt, style, model: model.id, width, height, seed }
}

/** The sample of each style that the engine offers. */
function styleSamples(engine: Engine): Sample[] {
  const { models, sizes, styles } = engine.capabilities
  const size = sizes.find(({ ratio }) => ratio === CARD.ratio) ?? sizes[0]
  const [model] = models
  if (!size || !model) return []
  return styles.map(({ id }) => ({
    id: styleSampleId(engine.id, id),
    engine,
    request: buildRequest({ ...CARD, style: id, model, size }),
    priority: STYLE_PRIORITY,
  }))
}

function canPaint({ capabilities }: Engine, { tool, params }: Preset): boolean {
  return (
    capabilities.tools.includes(tool) &&
    capabilities.styles.some(({ id }) => id === params.style) &&
    capabilities.sizes.some(({ ratio }) => ratio === params.ratio)
  )
}

export interface Offered<P extends Preset> {
  readonly preset: P
  readonly engine: Engine
  /** The preset's own; another engine's than the default's also by its model. */
  readonly params: Partial<Text2ImgParams>
}

/** Those some engine has the tool, style and ratio for; the default's engine first. */
function offered<P extends Preset>(engines: EngineRegistry, presets: readonly P[]): Offered<P>[] {
  const standard = engines.forModel(engines.defaultModelId)
  const candidates = standard ? [standard, ...engines.all()] : engines.all()
  return presets.flatMap((preset) => {
    const engine = candidates.find((candidate) => canPaint(candidate, preset))
    if (!engine) return []
    const model = engine === standard ? undefined : engine.capabilities.models[0]?.id
    return { preset, engine, params: { ...preset.params, ...(model && { model }) } }
  })
}

/** Starting points that can be painted here. */
export const offeredPresets = (engines: EngineRegistry) => offered(engines, PRESETS)

/** Themes of the day that can be painted here. */
export const offeredThemes = (engines: EngineRegistry): Offered<Theme>[] => offered(engines, THEMES)

function presetSample(
  { preset, engine: offering }: Offered<Preset>,
  painters: readonly Engine[],
  { id, priority }: Pick<Sample, 'id' | 'priority'>,
): Sample[] {
  const engine = painters.includes(offering)
    ? offering
    : painters.find((candidate) => canPaint(candidate, preset))
  if (!engine) return []
  const { models, sizes } = engine.capabilities
  const { prompt, style, ratio } = preset.params
  const size = sizes.find((candidate) => candidate.ratio === ratio)
  const [model] = models
  if (!size || !model) return []
  const request = buildRequest({ prompt, style, model, size, seed: preset.seed })
  return [{ id, engine, request, priority, servedBy: offering.id }]
}

/** Storyboards whose video this engine can make. */
export function offeredStoryboards({ capabilities }: Engine): Storyboard[] {
  const styles = new Set(capabilities.styles.map(({ id }) => id))
  const ratios = new Set(capabilities.sizes.map(({ ratio }) => ratio))
  return STORYBOARDS.filter(({ params }) => styles.has(params.style) && ratios.has(params.ratio))
}

/** One picture a shot, of the first engine that makes videos and paints samples. */
function shotSamples(engines: EngineRegistry, painters: readonly Engine[]): Sample[] {
  const served = engines.forTool('short')
  const engine =
    served && painters.includes(served)
      ? served
      : painters.find(({ capabilities }) => capabilities.tools.includes('short'))
  const [model] = engine?.capabilities.models ?? []
  if (!engine || !model || !engine.capabilities.tools.includes('text2img')) return []
  return offeredStoryboards(engine).flatMap(({ id, params }) => {
    const size = engine.capabilities.sizes.find(({ ratio }) => ratio === params.ratio)
    if (!size) return []
    return params.shots.map(({ text }, index) => ({
      id: shotSampleId(id, index),
      engine,
      request: buildRequest({
        prompt: text,
        style: params.style,
        model,
        size,
        seed: params.seed + index,
      }),
      priority: SHOT_PRIORITY,
    }))
  })
}

/** In the order they are painted. Engines without a model or a size have none. */
export function plannedSamples(engines: EngineRegistry, by: SamplePainters = 'all'): Sample[] {
  const painters = samplePainters(engines, by)
  return [
    ...painters.flatMap(styleSamples),
    ...offeredPresets(engines).flatMap((each) =>
      presetSample(each, painters, {
        id: presetSampleId(each.preset.id),
        priority: PRESET_PRIORITY,
      }),
    ),
    ...shotSamples(engines, painters),
    ...offeredThemes(engines).flatMap((each) =>
      presetSample(each, painters, {
        id: themeSampleId(each.preset.id),
        priority: THEME_PRIORITY,
      }),
    ),
  ]
}

/** True when what is painted is of an older look or by an engine that does not paint it now. */
export function isOutdated(row: SampleRow | undefined, { engine, servedBy }: Sample): boolean {
  if (!row || row.revision < SAMPLE_REVISION) return true
  return row.engineId !== engine.id && row.engineId !== servedBy
}
