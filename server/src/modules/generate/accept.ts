/** From what a client sent to what a job stores: complete, checked, nothing dropped. */
import { textLength, checkParams, defaultsOf } from '@contract/tools/define'
import { text2img, type Text2ImgParams } from '@contract/tools/text2img'
import type { Engine } from '../../engines/engine'
import type { EngineRegistry } from '../../engines/registry'
import { AppError } from '../../http/errors'
import { texts } from './texts'

export interface Accepted {
  readonly engine: Engine
  readonly modelId: string
  /** Defaults filled in, model decided; the seed may still be null. */
  readonly params: Text2ImgParams
}

function missing(message: string, key: keyof Text2ImgParams): AppError {
  return new AppError('CAPABILITY_MISSING', { message, details: { key } })
}

/** Throws CAPABILITY_MISSING naming the first parameter the engine cannot honour. */
function checkCapabilities(engine: Engine, params: Text2ImgParams): void {
  const can = engine.capabilities
  const { name } = engine
  if (!can.tools.includes(text2img.id)) throw missing(texts.noTool(name), 'model')
  if (!can.sizes.some(({ ratio }) => ratio === params.ratio))
    throw missing(texts.noRatio(name, params.ratio), 'ratio')
  if (params.style !== null && !can.styles.some(({ id }) => id === params.style))
    throw missing(texts.noStyle(name), 'style')
  if (params.count > can.maxCount) throw missing(texts.maxCount(name, can.maxCount), 'count')
  if (params.negativePrompt.trim() !== '' && !can.negativePrompt)
    throw missing(texts.noNegativePrompt(name), 'negativePrompt')
  if (params.strength !== text2img.params.strength.initial && !can.styleStrength)
    throw missing(texts.noStrength(name), 'strength')
  if (params.seed !== null && !can.seed) throw missing(texts.noSeed(name), 'seed')
  if (textLength(params.prompt) > can.maxPromptLength)
    throw missing(texts.maxPrompt(name, can.maxPromptLength), 'prompt')
}

/** Throws PARAM_INVALID or CAPABILITY_MISSING with one sentence and the parameter's key. */
export function acceptText2Img(
  engines: EngineRegistry,
  sent: Readonly<Record<string, unknown>>,
): Accepted {
  const [issue] = checkParams(text2img, sent)
  if (issue)
    throw new AppError('PARAM_INVALID', { message: issue.message, details: { key: issue.key } })
  // checkParams has proved every value's type.
  const params = { ...defaultsOf(text2img), ...sent } as Text2ImgParams
  const modelId = params.model ?? engines.defaultModelId
  const engine = engines.forModel(modelId)
  if (!engine) throw missing(texts.noModel, 'model')
  const complete = {
    ...params,
    prompt: params.prompt.trim(),
    negativePrompt: params.negativePrompt.trim(),
    model: modelId,
  }
  checkCapabilities(engine, complete)
  return { engine, modelId, params: complete }
}
