/** Which engine serves what: the only place that knows all engines of this installation. */
import { isMode } from '@contract/tools/modes'
import { text2img } from '@contract/tools/text2img'
import { ConfigError } from '../../platform/lib/env/values'
import type { Logger } from 'pino'
import type { Signal } from '../../platform/lib/signal'
import { type Arranged, type Arrangement, followArrangement } from './arrangement'
import { createLearner } from './learner'
import { capabilitiesOf, type Engine, type ModelInfo } from './engine'
import type { OperatorStyle } from './operator-style'
import type { ToolOrder } from './setup'

/** A model that serves a tool, and the engine it belongs to. */
export interface ToolOffer {
  readonly engine: Engine
  readonly model: ModelInfo
}

/** Engine that continues a picture of this one: itself, else the first that takes others' too. */
export function offerAfter(
  offers: readonly ToolOffer[],
  toolId: string,
  engineId: string | null,
): ToolOffer | null {
  const takesOthers = ({ engine, model }: ToolOffer): boolean =>
    !capabilitiesOf(engine, model.id).ownOnly?.includes(toolId)
  return offers.find(({ engine }) => engine.id === engineId) ?? offers.find(takesOthers) ?? null
}

export interface EngineRegistry {
  all(): readonly Engine[]
  /** The engine that serves this model, or null. */
  forModel(modelId: string): Engine | null
  /** The engine that serves this tool first, or null. */
  forTool(toolId: string): Engine | null
  /** Everything a person may choose from for this tool, the operator's first one first. */
  offersOf(toolId: string): readonly ToolOffer[]
  /** By engine id; null when it is no longer configured. */
  byId(engineId: string): Engine | null
  /** Every model of every engine, the default's first; those that are off, too. */
  models(): readonly ToolOffer[]
  /** False: an operator took it off; what it began is finished. */
  isOn(modelId: string): boolean
  /** At most 5 s old. */
  arrangement(): Arrangement
  /** Of the operator, hidden ones too; at most 5 s old. */
  styles(): readonly OperatorStyle[]
  /** Reads what operators arranged now, in this process, and lets the others know. */
  rearrange(): Promise<void>
  readonly defaultModelId: string
  /** Tool ids some engine serves. */
  tools(): readonly string[]
  /**
   * Resolves when engines that query their server for their offer have done so once, and when the
   * operators' settings are read; from then on both are polled, servers more often while there is
   * no answer.
   */
  ready(): Promise<void>
  close(): Promise<void>
}

function requireDistinct(engines: readonly Engine[]): void {
  const ids = engines.map(({ id }) => id)
  const models = engines.flatMap(({ capabilities }) => capabilities.models.map(({ id }) => id))
  if (models.length === 0) throw new ConfigError('No engine offers a model')
  if (new Set(ids).size !== ids.length) throw new ConfigError('Two engines have the same id')
  const twice = models.find((id, index) => models.indexOf(id) !== index)
  if (twice !== undefined)
    throw new ConfigError(
      `Two engines offer the model ${twice}: give one of them another id in engines.json`,
    )
}

/** Those that are named stand first, in that order. */
function orderOffers(offers: readonly ToolOffer[], named: readonly string[]): ToolOffer[] {
  const first = named.flatMap((id) => offers.filter(({ model }) => model.id === id))
  return [...first, ...offers.filter(({ model }) => !named.includes(model.id))]
}

/** Notes about this tool; for a mode of 创作 without its own those of 文生图. */
function findByTool<T>(said: Readonly<Record<string, T>>, toolId: string): T | undefined {
  const key = Object.hasOwn(said, toolId) || !isMode(toolId) ? toolId : text2img.id
  return Object.hasOwn(said, key) ? said[key] : undefined
}

interface RegistryOptions {
  readonly order?: ToolOrder
  readonly log?: Pick<Logger, 'warn'>
  /** Reads what operators arranged; left out: nothing is. */
  readonly arrange?: () => Promise<Arranged>
  /** Between processes: what operators arranged has changed. */
  readonly arranged?: Signal | undefined
}

/**
 * `order`: of tools that name their engines or models, those alone in that order; the first of
 * 文生图 is the default. What an engine learns later of its server counts from then on; where two
 * then offer one model, the first one has it. Throws when there is no model at all or when two
 * engines claim one id: both are mistakes of the installation.
 */
export function createEngineRegistry(
  engines: readonly Engine[],
  { order = {}, log, arrange, arranged }: RegistryOptions = {},
): EngineRegistry {
  requireDistinct(engines)
  const followed = followArrangement(arrange, log, arranged)
  const isOn = (modelId: string): boolean => !followed.current().off.includes(modelId)

  function models(): ToolOffer[] {
    const seen = new Set<string>()
    return engines.flatMap((engine) =>
      engine.capabilities.models.flatMap((model) => {
        if (seen.has(model.id)) return []
        seen.add(model.id)
        return [{ engine, model }]
      }),
    )
  }

  function configured(toolId: string): ToolOffer[] {
    const able = models().filter(({ engine, model }) =>
      capabilitiesOf(engine, model.id).tools.includes(toolId),
    )
    const named = findByTool(order, toolId)
    const isGuess = ({ model }: ToolOffer): boolean => model.isGuess === true
    if (!named) return [...able.filter((one) => !isGuess(one)), ...able.filter(isGuess)]
    const chosen = named.flatMap((id) =>
      able.filter(({ engine, model }) => engine.id === id || model.id === id),
    )
    return chosen.filter((one, index) => chosen.indexOf(one) === index)
  }

  function offersOf(toolId: string): ToolOffer[] {
    const named = findByTool(followed.current().order, toolId) ?? []
    const offers = orderOffers(configured(toolId), named).filter(({ model }) => isOn(model.id))
    if (toolId !== 'text2img') return offers
    // A model that needs a picture is no default for words.
    const needsPicture = ({ engine, model }: ToolOffer): boolean =>
      capabilitiesOf(engine, model.id).references?.needed === true
    return [...offers.filter((one) => !needsPicture(one)), ...offers.filter(needsPicture)]
  }

  const learner = createLearner(engines, log)
  const byId = new Map(engines.map((engine) => [engine.id, engine]))
  return {
    all: () => engines,
    forModel: (modelId) =>
      (isOn(modelId) && models().find(({ model }) => model.id === modelId)?.engine) || null,
    forTool: (toolId) => offersOf(toolId)[0]?.engine ?? null,
    offersOf,
    byId: (engineId) => byId.get(engineId) ?? null,
    models,
    isOn,
    arrangement: followed.current,
    styles: () => followed.current().styles,
    rearrange: followed.announce,
    get defaultModelId() {
      return (offersOf('text2img')[0] ?? models()[0])?.model.id ?? ''
    },
    tools: () => {
      const able = models().flatMap(({ engine, model }) => capabilitiesOf(engine, model.id).tools)
      return [...new Set(able)].filter((tool) => offersOf(tool).length > 0)
    },
    async ready() {
      await Promise.all([learner.ready(), followed.ready()])
    },
    async close() {
      learner.stop()
      followed.stop()
      await Promise.all(engines.map((engine) => engine.close()))
    },
  }
}
