/** The engines this installation is configured for. */
import type { SpeechConfig } from '../speech/config'
import type { Logger } from 'pino'
import { ConfigError } from '../../platform/lib/env/values'
import { findSoundBank } from '../../platform/nets-process/sound-bank'
import type { NetsConfig } from '../../platform/nets-process/config'
import type { Signal } from '../../platform/lib/signal'
import { createNetHost, type NetHost } from '../../platform/nets-process/host'
import type { Arranged } from './arrangement'
import { createDescriber } from './describer'
import type { Engine } from './engine'
import { createMaskMaker } from './mask-maker'
import { createEngineRegistry, type EngineRegistry } from './registry'
import type { EnginesSetup } from './setup'
import type { StudioPools } from './studio/pool'
import { createStudioEngine } from './studio/studio'

interface EnginesConfig {
  readonly painterThreads: number
  readonly studioSizePercent: number
  readonly ffmpegPath: string | null
  readonly nets: NetsConfig
  readonly engines: EnginesSetup
  /** Null: no words are spoken. */
  readonly speech?: SpeechConfig | null
}

/** Throws ConfigError for an order that names an unknown engine. */
function requireKnownOrder(engines: readonly Engine[], { tools }: EnginesSetup): void {
  const known = new Set(engines.map(({ id }) => id))
  for (const { capabilities } of engines) for (const { id } of capabilities.models) known.add(id)
  const isLearning = engines.some(({ capabilities }) => capabilities.models.length === 0)
  for (const [tool, uses] of Object.entries(tools)) {
    const unknown = uses.find((id) => !known.has(id))
    if (unknown !== undefined && !isLearning)
      throw new ConfigError(`engines.json – tools.${tool}: there is no engine or model ${unknown}`)
  }
}

interface EngineParts {
  readonly log?: Pick<Logger, 'warn'>
  readonly nets?: NetHost
  /** Reads what operators arranged. */
  readonly arrange?: () => Promise<Arranged>
  /** Between processes: what operators arranged has changed. */
  readonly arranged?: Signal | undefined
  /** Threads of the painter. Default: its own. */
  readonly pools?: StudioPools
}

/** A configured engine comes first, so its model is the default; the embedded one is always there. */
export function createEngines(
  config: EnginesConfig,
  {
    log,
    nets = createNetHost({ config: config.nets, log }),
    arrange,
    arranged,
    pools,
  }: EngineParts = {},
): EngineRegistry {
  const studio = createStudioEngine({
    threads: config.painterThreads,
    sizePercent: config.studioSizePercent,
    ffmpegPath: config.ffmpegPath,
    soundBank: findSoundBank(config.nets),
    ...(config.speech && { narration: config.speech.voices }),
    nets,
    pools,
  })
  const drawMask = createMaskMaker(studio)
  const describe = createDescriber(studio)
  const attached = config.engines.engines.map((setup) => setup.create({ drawMask, describe, log }))
  const engines = [...attached, studio]
  requireKnownOrder(engines, config.engines)
  return createEngineRegistry(engines, {
    order: config.engines.tools,
    log,
    arrange,
    arranged,
  })
}
