/**
 * Prices of pictures in credits: computed by the server only, shown to clients as quotes. Prices
 * are configured by engine and by model; a model without a price is not sold, and the server does
 * not start.
 */
import { isOwnModel } from '@contract/own-models'
import { computeCost, type ToolDefinition, type SentParams } from '@contract/tools/define'
import { isMode } from '@contract/tools/modes'
import { text2img } from '@contract/tools/text2img'
import type { EngineRegistry, ToolOffer } from '../../integrations/engines/registry'
import { ConfigError } from '../../platform/lib/env/values'

export interface Prices {
  /** Credits for one picture, by engine id. */
  readonly perEngine: Readonly<Record<string, number>>
  /** Those of single models, by model id: they go before their engine's. */
  readonly perModel: Readonly<Record<string, number>>
  /** By tool, and there by model or engine: they go before both. */
  readonly perTool?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Credits of each started 100 characters of narration; left out: none. */
  readonly perSpeech?: number
}

export interface EngineModel {
  readonly engineId: string
  readonly modelId: string
}

/** With prices that operators set at the console for single models, as of each call. */
export function arrangedPrices(
  prices: Prices,
  engines: Pick<EngineRegistry, 'arrangement'>,
): Required<Prices> {
  const { perEngine, perTool = {}, perSpeech = 0 } = prices
  return {
    perEngine,
    perTool,
    perSpeech,
    get perModel() {
      return { ...prices.perModel, ...engines.arrangement().prices }
    },
  }
}

const priceIn = (list: Readonly<Record<string, number>> | undefined, id: string): number | null =>
  list && Object.hasOwn(list, id) ? (list[id] ?? null) : null

function findToolPrice(prices: Prices, { engineId, modelId }: EngineModel, toolId: string) {
  const { perTool = {} } = prices
  const named = Object.hasOwn(perTool, toolId) ? perTool[toolId] : undefined
  return priceIn(named, modelId) ?? priceIn(named, engineId)
}

function findPrice(prices: Prices, { engineId, modelId }: EngineModel): number | null {
  return priceIn(prices.perModel, modelId) ?? priceIn(prices.perEngine, engineId)
}

export function toEngineModel({ engine, model }: ToolOffer): EngineModel {
  return { engineId: engine.id, modelId: model.id }
}

/**
 * Credits for one picture, within a tool where one is named. Throws for what has no price;
 * `requirePrices` has met it at the start.
 */
export function pictureCredits(prices: Prices, painter: EngineModel, toolId?: string): number {
  // Users with their own vendor key pay no credits.
  if (isOwnModel(painter.engineId)) return 0
  // The modes of 创作 are one offer with one price.
  const priced = toolId !== undefined && isMode(toolId) ? text2img.id : toolId
  const ofTool = priced === undefined ? null : findToolPrice(prices, painter, priced)
  const price = ofTool ?? findPrice(prices, painter)
  if (price === null)
    throw new Error(`no price for the model ${painter.modelId} of the engine ${painter.engineId}`)
  return price
}

/** Credits for a run of a tool with these parameters, by this model. */
export function quoteTool(
  prices: Prices,
  options: EngineModel & {
    tool: ToolDefinition
    params: SentParams
    /** Of a tool that is charged by the second of a video: how long that is, ms. */
    videoMs?: number | null
  },
): number {
  const { tool, params, videoMs = null, ...painter } = options
  const perPicture = pictureCredits(prices, painter, tool.id)
  return computeCost(tool, params, perPicture, videoMs, prices.perSpeech)
}

/** Price of a part of the pictures, in whole credits: never more than their share. */
export function shareOfPrice(costCredits: number, { made, of }: { made: number; of: number }) {
  return made >= of ? costCredits : Math.floor((costCredits * made) / of)
}

/** Throws ConfigError when something that paints here has no price, or a price no painter. */
export function requirePrices(engines: Pick<EngineRegistry, 'all'>, prices: Prices): void {
  const painters = engines
    .all()
    .flatMap(({ id, capabilities }) =>
      capabilities.models.map((model): EngineModel => ({ engineId: id, modelId: model.id })),
    )
  for (const painter of painters) {
    if (findPrice(prices, painter) !== null) continue
    throw new ConfigError(
      `The engine ${painter.engineId} has no price for its model ${painter.modelId}: give it one in MODEL_CREDITS, or the engine a variable of its own (see credits in config/config.ts)`,
    )
  }
  const unknown = Object.keys(prices.perModel).find(
    (id) => !painters.some(({ modelId }) => modelId === id),
  )
  // A server that has not been met yet may offer it.
  const isLearning = engines.all().some(({ capabilities }) => capabilities.models.length === 0)
  if (unknown !== undefined && !isLearning)
    throw new ConfigError(`MODEL_CREDITS names ${unknown}, which no engine here offers`)
}
