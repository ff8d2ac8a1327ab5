/** Any OpenAI-compatible images API (generations, edits) behind the engine port. It reports no progress. */
import {
  type Engine,
  type EngineContext,
  EngineError,
  type EnginePicture,
  type Text2ImgRequest,
  type EngineResult,
  type SizeInfo,
  type ToolRequest,
} from '../engine'
import { imagesOfAnswer } from './answers'
import { isDalle, OPENAI_ID, openAiCapabilities, picturesPerCall } from './capabilities'
import { type ApiOptions, postToApi } from './client'
import { type AnsweredPicture, collectPictures } from './pictures'
import { type MaskMaker, runOpenAiTool } from './run-tool'

export interface OpenAiOptions extends ApiOptions {
  readonly model: string
  /** What the server can paint; null = by model. */
  readonly sizes?: readonly SizeInfo[] | null
  /** Whether the server has `/images/edits`; null = by model. */
  readonly edits?: boolean | null
  /** Draws marks; without it nothing that needs a mask can be asked, so no tool is offered. */
  readonly drawMask?: MaskMaker
}

function generationBody(request: Text2ImgRequest, count: number): object {
  return {
    model: request.model,
    prompt: request.prompt,
    n: count,
    size: `${request.width}x${request.height}`,
    // GPT image models know no response_format; other servers answer what they can, both are read.
    ...(isDalle(request.model) && { response_format: 'b64_json' }),
  }
}

function toEnginePicture({ data, width, height }: AnsweredPicture): EnginePicture {
  return { picture: { kind: 'encoded', data }, width, height, seed: null, style: null }
}

export function createOpenAiEngine(options: OpenAiOptions): Engine {
  const { drawMask } = options
  const capabilities = openAiCapabilities(options.model, {
    sizes: options.sizes ?? null,
    edits: drawMask ? (options.edits ?? null) : false,
  })

  async function run(request: Text2ImgRequest, context: EngineContext): Promise<EngineResult> {
    const { signal } = context
    const { negativePrompt, style, strength } = request
    if (negativePrompt !== '' || style !== null || strength !== null)
      throw new EngineError('unsupported', 'the images API knows no negative prompt and no styles')
    const wanted = {
      ...{ count: request.count, perCall: picturesPerCall(request.model), signal },
      onPicture: (answer: AnsweredPicture, index: number) =>
        context.onPicture?.(toEnginePicture(answer), index),
    }
    const answers = await collectPictures(options, wanted, async (count) =>
      imagesOfAnswer(
        await postToApi(options, '/images/generations', generationBody(request, count), { signal }),
      ),
    )
    return { pictures: answers.map(toEnginePicture), reading: null }
  }

  return {
    id: OPENAI_ID,
    name: `图像接口 · ${options.model}`,
    capabilities,
    run,
    ...(drawMask && {
      runTool: (request: ToolRequest, context: EngineContext) =>
        runOpenAiTool({ ...options, drawMask, sizes: capabilities.sizes }, request, context),
    }),
    async close() {},
  }
}
