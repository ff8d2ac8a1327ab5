/** The engines this installation is configured for. */
import type { Config } from '../config'
import { createOpenAiEngine } from './openai/openai'
import { createEngineRegistry, type EngineRegistry } from './registry'
import { createStudioEngine } from './studio/studio'

/** A configured images API comes first, so its model is the default; the embedded one is always there. */
export function createEngines(
  config: Pick<Config, 'openai' | 'painterThreads' | 'ffmpegPath'>,
): EngineRegistry {
  const studio = createStudioEngine({
    threads: config.painterThreads,
    ffmpegPath: config.ffmpegPath,
  })
  const engines = config.openai ? [createOpenAiEngine(config.openai), studio] : [studio]
  return createEngineRegistry(engines)
}
