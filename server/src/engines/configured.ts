/** The engines this installation is configured for. */
import type { Logger } from 'pino'
import type { NetsConfig } from '../nets/config'
import { createNetHost, type NetHost } from '../nets/host'
import type { Engine } from './engine'
import { maskMakerOf } from './mask-maker'
import type { OpenAiConfig } from './openai/config'
import { createOpenAiEngine } from './openai/openai'
import { createEngineRegistry, type EngineRegistry } from './registry'
import { createStudioEngine } from './studio/studio'

interface EnginesConfig {
  readonly painterThreads: number
  readonly studioSizePercent: number
  readonly ffmpegPath: string | null
  readonly nets: NetsConfig
  readonly openai: OpenAiConfig
}

/** A configured engine comes first, so its model is the default; the embedded one is always there. */
export function createEngines(
  config: EnginesConfig,
  log?: Pick<Logger, 'warn'>,
  nets: NetHost = createNetHost({ config: config.nets, ...(log && { log }) }),
): EngineRegistry {
  const studio = createStudioEngine({
    threads: config.painterThreads,
    sizePercent: config.studioSizePercent,
    ffmpegPath: config.ffmpegPath,
    nets,
  })
  const drawMask = maskMakerOf(studio)
  const engines: Engine[] = [studio]
  if (config.openai)
    engines.unshift(createOpenAiEngine({ ...config.openai, ...(drawMask && { drawMask }) }))
  return createEngineRegistry(engines)
}
