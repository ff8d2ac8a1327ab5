/** The engines this installation is configured for. */
import { maskMakerOf } from './mask-maker'
import type { OpenAiConfig } from './openai/config'
import { createOpenAiEngine } from './openai/openai'
import { createEngineRegistry, type EngineRegistry } from './registry'
import { createStudioEngine } from './studio/studio'

/** A configured images API comes first, so its model is the default; the embedded one is always there. */
export function createEngines(config: {
  readonly openai: OpenAiConfig
  readonly painterThreads: number
  readonly ffmpegPath: string | null
}): EngineRegistry {
  const studio = createStudioEngine({
    threads: config.painterThreads,
    ffmpegPath: config.ffmpegPath,
  })
  if (!config.openai) return createEngineRegistry([studio])
  const drawMask = maskMakerOf(studio)
  const openai = createOpenAiEngine({ ...config.openai, ...(drawMask && { drawMask }) })
  return createEngineRegistry([openai, studio])
}
