/** Models as /v1 names them, and the sizes and styles that a model offers. */
import { buildDefaults } from '@contract/tools/define'
import { inpaint } from '@contract/tools/inpaint'
import { text2img } from '@contract/tools/text2img'
import type { z } from 'zod'
import { capabilitiesOf, type EngineCapabilities } from '../../integrations/engines/engine'
import type { EngineRegistry, ToolOffer } from '../../integrations/engines/registry'
import { quoteTool, toEngineModel } from '../job/pricing'
import { badParameter, OpenApiError } from './errors'
import type { OpenApiPorts } from './ports'
import type { modelSchema } from './schemas'
import { texts } from './texts'

export type ModelView = z.output<typeof modelSchema>

type OfferDeps = Pick<OpenApiPorts, 'config' | 'ownEngines'>

/** Date of the open API's first release: models have no date of their own. */
const CREATED_S = Date.UTC(2026, 10, 27) / 1000

function viewModel({ config }: Pick<OfferDeps, 'config'>, offer: ToolOffer): ModelView {
  const { engine, model } = offer
  const can = capabilitiesOf(engine, model.id)
  const quote = { ...toEngineModel(offer), tool: text2img, params: buildDefaults(text2img) }
  return {
    id: model.id,
    object: 'model',
    created: CREATED_S,
    owned_by: engine.id,
    moguang: {
      name: model.name,
      note: model.note,
      credits: quoteTool(config.credits.prices, quote),
      sizes: can.sizes.map(writeSize),
      styles: can.styles.map(({ id }) => id),
      max_n: Math.min(can.maxCount, text2img.params.count.max),
      seed: can.seed,
      negative_prompt: can.negativePrompt,
      edits: can.tools.includes(inpaint.id),
    },
  }
}

export async function listApiModels(deps: OfferDeps, userId: string): Promise<ModelView[]> {
  const engines = await deps.ownEngines.loadUserEngines(userId)
  return engines.offersOf(text2img.id).map((offer) => viewModel(deps, offer))
}

export function modelNotFound(model: string): OpenApiError {
  return new OpenApiError({
    status: 404,
    code: 'model_not_found',
    param: 'model',
    message: texts.noModel(model.slice(0, 80)),
  })
}

/** The requested model of a tool, else its first one. Throws OpenApiError `model_not_found`. */
export function requireOffer(
  engines: EngineRegistry,
  toolId: string,
  model: string | null | undefined,
): ToolOffer {
  const offers = engines.offersOf(toolId)
  const offer = model ? offers.find((one) => one.model.id === model) : offers[0]
  if (!offer) throw modelNotFound(model ?? toolId)
  return offer
}

type Size = EngineCapabilities['sizes'][number]

export const writeSize = ({ width, height }: Size): string => `${width}x${height}`

/** Sizes of other vendors (1792x1024) name a ratio that is nearly one of ours (16:9). */
const RATIO_TOLERANCE = 0.025

/**
 * The ratio for `size`: of exactly these pixels, else of the same proportions; undefined: the tool's
 * default. Throws OpenApiError `invalid_size` with the sizes that are offered.
 */
export function findRatio(
  { sizes }: Pick<EngineCapabilities, 'sizes'>,
  size: string | null | undefined,
): string | undefined {
  if (size === null || size === undefined || size === 'auto') return undefined
  const exact = sizes.find((one) => writeSize(one) === size)
  if (exact) return exact.ratio
  const [, width = '', height = ''] = /^(\d{1,5})x(\d{1,5})$/.exec(size) ?? []
  const proportion = Number(width) / Number(height)
  const distance = (one: Size) => Math.abs(Math.log(one.width / one.height / proportion))
  const [nearest] = [...sizes].sort((a, b) => distance(a) - distance(b))
  // NaN where the text is no size.
  if (nearest && distance(nearest) <= RATIO_TOLERANCE) return nearest.ratio
  throw badParameter('size', texts.badSize(size, sizes.map(writeSize)), 'invalid_size')
}

/** OpenAI's own values: they change nothing here. */
const FOREIGN_STYLES = ['vivid', 'natural']

/** A style of the model, null for none. Throws OpenApiError for another one. */
export function findStyle(
  { styles }: Pick<EngineCapabilities, 'styles'>,
  operatorStyles: readonly { readonly id: string }[],
  style: string | null | undefined,
): string | null {
  if (style === null || style === undefined || FOREIGN_STYLES.includes(style)) return null
  if ([...styles, ...operatorStyles].some(({ id }) => id === style)) return style
  const offered = styles.map(({ id }) => id)
  throw badParameter('style', texts.badStyle(style, offered))
}

export const isForeignStyle = (style: unknown): boolean =>
  typeof style === 'string' && FOREIGN_STYLES.includes(style)
