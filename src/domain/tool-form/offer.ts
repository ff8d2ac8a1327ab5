/** Options of the form: the tool's parameters as far as the engine behind a model supports them. */
import type { CallData } from '@contract/endpoints/all'
import {
  computeCost,
  isPricedByVideo,
  type OptionParam,
  type ParamSpec,
  countPictures,
  type ToolDefinition,
  type SentParams,
} from '@contract/tools/define'

export type GenerateConfig = CallData<'GET /api/app-config/generate'>
export type GenerateOption = GenerateConfig['options'][number]
export type StyleInfo = CallData<'GET /api/styles/app'>[number]
export type ModelInfo = CallData<'GET /api/app-config/app'>['modelList'][number]
/** A model one may choose. */
export type OfferedModel = ModelInfo & {
  /** It does not answer now. */
  paused: boolean
  /** Unit of the price, where that is no picture. */
  unit?: 'second' | 'run'
}
export type Params = SentParams

export interface Offer {
  option: GenerateOption
  /** Of this engine, in the server's order. */
  styles: readonly StyleInfo[]
  models: readonly OfferedModel[]
  /** Credits of one picture, for a tool whose price follows from its definition; else null. */
  perPicture: number | null
  /** Of a tool: who serves it, and by parameter the values of options it cannot do. */
  served?: { name: string; lacks: Readonly<Record<string, readonly string[]>> }
  /** Credits of each started 100 characters of narration. */
  speechCredits?: number | undefined
  /** Of narration, the usual one first. */
  voices?: NonNullable<GenerateConfig['tools'][number]['voices']> | undefined
}

interface OfferSources {
  tool: ToolDefinition
  config: Omit<GenerateConfig, 'ownModels'>
  styles: readonly StyleInfo[]
  models: readonly ModelInfo[]
  /** null: the server's default. */
  modelId: string | null
}

/** The engine that is always there. */
const EMBEDDED = 'studio'
/** A price begins with one of whatever is charged for. */
const FROM_ONE = { count: 1, seconds: 1 }
/** Of a tool of its own these are what its definition says. */
const BY_DEFINITION = { negativePrompt: true, styleStrength: true } as const

/** Options of a tool other than 文生图; null when no engine serves it now. */
export function buildToolOffer(
  tool: ToolDefinition,
  { config, styles, models, modelId: chosen }: Omit<OfferSources, 'tool'>,
): Offer | null {
  const first = config.tools.find((other) => other.tool === tool.id)
  const all = first ? [first, ...first.others] : []
  const served = all.find(({ model }) => model.id === chosen) ?? first
  const option = config.options.find(({ modelId }) => modelId === served?.model.id)
  const some = option ?? config.options[0]
  if (!served || !some) return null
  const { seed, styleIds, maxCount, maxPromptLength, lacks, engine, perPicture, paused } = served
  const { speechCredits, voices } = served
  const { unit } = tool.price
  const modelId = served.model.id
  return {
    option: {
      ...some,
      ...BY_DEFINITION,
      modelId,
      ...(served.sizes.length > 0 && { sizes: served.sizes }),
      seed,
      styleIds,
      maxCount,
      maxPromptLength,
      paused,
    },
    styles: styles.filter(({ id }) => styleIds.includes(id)),
    models: all.map(({ model, ...other }) => ({
      ...model,
      engineId: other.engine.id,
      coverUrl: models.find(({ id }) => id === model.id)?.coverUrl ?? null,
      costCredits: computeCost(tool, FROM_ONE, other.perPicture),
      paused: other.paused,
      ...(unit !== 'picture' && { unit }),
    })),
    perPicture,
    served: { name: engine.name, lacks },
    speechCredits,
    voices,
  }
}

/** Whether the painter that is always there does it. */
export function isEmbedded(offer: Offer | null): boolean {
  const chosen = offer?.models.find(({ id }) => id === offer.option.modelId)
  return chosen?.engineId === EMBEDDED
}

/** Options of a mode of 创作 with a model; null when the server offers nothing at all. */
export function buildOffer({ tool, config, styles, models, modelId }: OfferSources): Offer | null {
  const able = config.options.filter(({ maxCount }) => maxCount >= (tool.pictures ?? 1))
  const find = (id: string | null) => able.find((option) => option.modelId === id)
  const option = find(modelId) ?? find(config.defaultModelId) ?? able[0]
  if (!option) return null
  return {
    option,
    styles: styles.filter(({ id }) => option.styleIds.includes(id)),
    models: able.flatMap(({ modelId: id, paused }) => {
      const model = models.find((one) => one.id === id)
      return model ? [{ ...model, paused }] : []
    }),
    perPicture: null,
  }
}

/** Whether the engine takes this parameter at all; the form leaves out what it does not. */
export function isOffered(key: string, spec: ParamSpec, offer: Offer): boolean {
  const { option, models, served } = offer
  // Only where a speech service is configured.
  if (key === 'narration') return served !== undefined && served.lacks[key] === undefined
  if (key === 'narrationVoice') return (offer.voices?.length ?? 0) > 1
  if (spec.kind === 'seed') return option.seed
  if (spec.kind === 'level') return option.styleStrength
  // Never left out by itself: the form offers ways where the model cannot use them.
  if (spec.kind === 'references') return true
  if (key === 'negativePrompt') return option.negativePrompt
  if (spec.kind === 'choice' && spec.source === 'models') return models.length > 0
  if (spec.kind === 'choice') return option.styleIds.length > 0
  return true
}

/** The longest text the engine and the tool both take. */
export function getMaxLength(key: string, spec: ParamSpec, { option }: Offer): number {
  if (spec.kind !== 'text') return 0
  return key === 'prompt' ? Math.min(spec.maxLength, option.maxPromptLength) : spec.maxLength
}

/** The options of a parameter that the engine can do, and the names of those it cannot. */
export function splitOptions(key: string, spec: OptionParam, { served }: Offer) {
  const lacking = served?.lacks[key] ?? []
  return {
    able: spec.options.filter(({ value }) => !lacking.includes(value)),
    lacking: spec.options.filter(({ value }) => lacking.includes(value)).map(({ name }) => name),
  }
}

function fitValue(key: string, spec: ParamSpec, value: unknown, offer: Offer): unknown {
  const { option, styles, models, voices } = offer
  // One that is gone is the usual one.
  if (key === 'narrationVoice') return voices?.some(({ id }) => id === value) ? value : ''
  switch (spec.kind) {
    case 'ratio': {
      const offered = option.sizes.some(({ ratio }) => ratio === value)
      const initial = option.sizes.find(({ ratio }) => ratio === spec.initial) ?? option.sizes[0]
      return offered ? value : (initial?.ratio ?? spec.initial)
    }
    case 'count':
      return Math.min(Math.max(Number(value) || spec.initial, spec.min), getMaxCount(spec, option))
    case 'choice': {
      const ids = (spec.source === 'styles' ? styles : models).map(({ id }) => id)
      return typeof value === 'string' && ids.includes(value) ? value : null
    }
    case 'level':
      return spec.levels.some((level) => level.value === value) ? value : spec.initial
    case 'option': {
      const { able } = splitOptions(key, spec, offer)
      const first = able.find((one) => one.value === spec.initial) ?? able[0]
      return able.some((one) => one.value === value) ? value : (first?.value ?? spec.initial)
    }
    default:
      return value
  }
}

export function getMaxCount(spec: { max: number }, option: GenerateOption): number {
  return Math.max(1, Math.min(spec.max, option.maxCount))
}

/**
 * Draft values as they will be sent: what this engine does not take is left out, what it does not
 * offer falls back to its default.
 */
export function fitParams(tool: ToolDefinition, params: Params, offer: Offer): SentParams {
  return Object.fromEntries(
    Object.entries(tool.params)
      .filter(([key, spec]) => isOffered(key, spec, offer))
      .map(([key, spec]) => [key, fitValue(key, spec, params[key], offer)]),
  )
}

/**
 * The server's quote in credits, or null when there is none for this order.
 * @param videoMs length of the chosen video; null: there is none, or it is unknown
 */
export function computeQuote(
  { option, perPicture, speechCredits = 0 }: Offer,
  tool: ToolDefinition,
  params: Params,
  videoMs: number | null = null,
): number | null {
  if (perPicture === null) return option.priceByCount[countPictures(tool, params) - 1] ?? null
  if (isPricedByVideo(tool) && videoMs === null) return null
  return computeCost(tool, params, perPicture, videoMs, speechCredits)
}
