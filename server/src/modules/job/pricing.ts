/**
 * What pictures cost in credits: the server's alone, shown to clients as quotes. Prices stand in the
 * configuration, by engine and by model; what has none is not sold, and the server does not start.
 */
import { costOf, type ToolDefinition } from '@contract/tools/define'
import type { Engine } from '../../engines/engine'
import type { EngineRegistry } from '../../engines/registry'
import { ConfigError } from '../../lib/env/values'

export interface Prices {
  /** Credits for one picture, by engine id. */
  readonly perEngine: Readonly<Record<string, number>>
  /** Those of single models, by model id: they go before their engine's. */
  readonly perModel: Readonly<Record<string, number>>
}

export interface Painter {
  readonly engineId: string
  readonly modelId: string
}

function priceOf(prices: Prices, { engineId, modelId }: Painter): number | null {
  if (Object.hasOwn(prices.perModel, modelId)) return prices.perModel[modelId] ?? null
  return Object.hasOwn(prices.perEngine, engineId) ? (prices.perEngine[engineId] ?? null) : null
}

/** Who makes a job whose tool asks for no model. */
export function toolPainter(engine: Engine): Painter {
  return { engineId: engine.id, modelId: engine.capabilities.models[0]?.id ?? engine.id }
}

/** Credits for one picture. Throws for what has no price; `requirePrices` has met it at the start. */
export function pictureCredits(prices: Prices, painter: Painter): number {
  const price = priceOf(prices, painter)
  if (price === null)
    throw new Error(`no price for the model ${painter.modelId} of the engine ${painter.engineId}`)
  return price
}

/** Credits for a run of a tool with these parameters, by this model. */
export function quoteTool(
  prices: Prices,
  options: Painter & {
    tool: ToolDefinition
    params: Readonly<Record<string, unknown>>
  },
): number {
  const { tool, params, ...painter } = options
  return costOf(tool, params, pictureCredits(prices, painter))
}

/** What a part of the pictures costs, in whole credits: never more than their share. */
export function shareOfPrice(costCredits: number, { made, of }: { made: number; of: number }) {
  return made >= of ? costCredits : Math.floor((costCredits * made) / of)
}

/** Throws ConfigError when something that paints here has no price, or a price no painter. */
export function requirePrices(engines: Pick<EngineRegistry, 'all'>, prices: Prices): void {
  const painters = engines.all().flatMap((engine) => {
    const others = engine.capabilities.models.map(({ id }) => ({
      engineId: engine.id,
      modelId: id,
    }))
    return [toolPainter(engine), ...others]
  })
  for (const painter of painters) {
    if (priceOf(prices, painter) !== null) continue
    throw new ConfigError(
      `The engine ${painter.engineId} has no price for its model ${painter.modelId}: give it one in MODEL_CREDITS, or the engine a variable of its own (see credits in config/config.ts)`,
    )
  }
  const unknown = Object.keys(prices.perModel).find(
    (id) => !painters.some(({ modelId }) => modelId === id),
  )
  if (unknown !== undefined)
    throw new ConfigError(`MODEL_CREDITS names ${unknown}, which no engine here offers`)
}
