/** The engines this installation is configured for. */
import type { Config } from '../config/config'
import { maskMakerOf } from './mask-maker'
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
  if (!config.openai) return createEngineRegistry([studio])
  const drawMask = maskMakerOf(studio)
  const openai = createOpenAiEngine({ ...config.openai, ...(drawMask && { drawMask }) })
  return createEngineRegistry([openai, studio])
}
