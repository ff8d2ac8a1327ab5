/** From a job's accepted parameters to what the engine is asked. */
import type { Text2ImgParams } from '@contract/tools/text2img'
import type { Engine, Text2ImgRequest } from '../engines/engine'
import { EngineError } from '../engines/engine'

export interface StoredJob {
  readonly tool: string
  readonly modelId: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Width × height × count of a job, px; null when the engine no longer offers its size. */
export function jobPixels(engine: Engine, job: StoredJob): number | null {
  const { ratio, count } = job.params as Partial<Text2ImgParams>
  const size = engine.capabilities.sizes.find((offered) => offered.ratio === ratio)
  return size ? size.width * size.height * (count ?? 1) : null
}

/** Throws EngineError `unsupported` when the engine no longer offers what was accepted. */
export function toText2ImgRequest(engine: Engine, job: StoredJob): Text2ImgRequest {
  if (job.tool !== 'text2img') throw new EngineError('unsupported', `no tool ${job.tool}`)
  const params = job.params as unknown as Text2ImgParams
  const size = engine.capabilities.sizes.find((offered) => offered.ratio === params.ratio)
  if (!size) throw new EngineError('unsupported', `no size ${params.ratio}`)
  return Object.freeze({
    tool: 'text2img',
    prompt: params.prompt,
    negativePrompt: params.negativePrompt,
    model: job.modelId,
    style: params.style,
    // Jobs from before it could be chosen have none; engines without it are asked for none.
    strength: engine.capabilities.styleStrength ? (params.strength ?? null) : null,
    width: size.width,
    height: size.height,
    count: params.count,
    // Null only where the engine has no seeds and reads none.
    seed: params.seed ?? 0,
  } satisfies Text2ImgRequest)
}
