/** Measurements of a picture, for engines that only describe it in words. */
import type { Img2TagAnswer } from '@contract/tools/img2tag'
import type { Engine } from './engine'

export type Describer = (
  picture: { ref: string; file: Uint8Array },
  signal: AbortSignal,
) => Promise<Img2TagAnswer>

/** Null when this engine describes nothing. */
export function createDescriber(engine: Engine): Describer | null {
  const runTool = engine.runTool?.bind(engine)
  if (!runTool || !engine.capabilities.tools.includes('img2tag')) return null
  return async ({ ref, file }, signal) => {
    const { answer } = await runTool(
      { tool: 'img2tag', params: { image: ref }, media: new Map([[ref, file]]), seed: 0 },
      { signal, onProgress: () => {} },
    )
    return answer as unknown as Img2TagAnswer
  }
}
