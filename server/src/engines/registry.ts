/** Which engine serves a model: the only place that knows all engines of this installation. */
import type { Engine, ModelInfo } from './engine'

export interface EngineRegistry {
  all(): readonly Engine[]
  /** The engine that serves this model, or null. */
  forModel(modelId: string): Engine | null
  /** The first engine that serves this tool, or null. */
  forTool(toolId: string): Engine | null
  /** By engine id; null when it is no longer configured. */
  byId(engineId: string): Engine | null
  /** Every model of every engine, the default's first. */
  models(): readonly { readonly model: ModelInfo; readonly engine: Engine }[]
  readonly defaultModelId: string
  /** Tool ids some engine serves. */
  tools(): readonly string[]
  close(): Promise<void>
}

/**
 * The first engine's first model is the default. Throws when there is no model at all
 * or when two engines claim one id: both are mistakes of the installation.
 */
export function createEngineRegistry(engines: readonly Engine[]): EngineRegistry {
  const models = engines.flatMap((engine) =>
    engine.capabilities.models.map((model) => ({ model, engine })),
  )
  const first = models[0]
  if (!first) throw new Error('No engine offers a model')
  const byModel = new Map<string, Engine>()
  for (const { model, engine } of models) {
    if (byModel.has(model.id)) throw new Error(`Two engines offer the model ${model.id}`)
    byModel.set(model.id, engine)
  }
  const byId = new Map(engines.map((engine) => [engine.id, engine]))
  if (byId.size !== engines.length) throw new Error('Two engines have the same id')

  return {
    all: () => engines,
    forModel: (modelId) => byModel.get(modelId) ?? null,
    forTool: (toolId) =>
      engines.find((engine) => engine.capabilities.tools.includes(toolId)) ?? null,
    byId: (engineId) => byId.get(engineId) ?? null,
    models: () => models,
    defaultModelId: first.model.id,
    tools: () => [...new Set(engines.flatMap((engine) => engine.capabilities.tools))],
    async close() {
      await Promise.all(engines.map((engine) => engine.close()))
    },
  }
}
