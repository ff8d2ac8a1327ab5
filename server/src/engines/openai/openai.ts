/** Any OpenAI-compatible images API (generations) behind the engine port. It reports no progress. */
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import {
  type Engine,
  type EngineContext,
  EngineError,
  type EnginePicture,
  type Text2ImgRequest,
  type EngineResult,
  type SizeInfo,
} from '../engine'
import { type ImageAnswer, imagesOfAnswer } from './answers'
import { isDalle, OPENAI_ID, openAiCapabilities, picturesPerCall } from './capabilities'
import { type ApiOptions, postToApi } from './client'
import { downloadPicture } from './download'

export interface OpenAiOptions extends ApiOptions {
  readonly model: string
  /** What the server can paint; null = by model. */
  readonly sizes?: readonly SizeInfo[] | null
}

const MAX_PICTURE_BYTES = 40 * 1024 * 1024
const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

async function bytesOf(
  answer: ImageAnswer,
  options: OpenAiOptions,
  signal: AbortSignal,
): Promise<Buffer> {
  if (answer.kind === 'bytes') return answer.data
  return downloadPicture(answer.url, {
    trustedHost: new URL(options.baseUrl).host,
    maxBytes: MAX_PICTURE_BYTES,
    timeoutMs: options.timeoutMs,
    signal,
  })
}

/** Checks that it is a picture; its true size may differ from what was asked. */
async function toPicture(data: Buffer): Promise<EnginePicture> {
  const type = await fileTypeFromBuffer(data)
  if (!type || !IMAGE_TYPES.has(type.mime))
    throw new EngineError('unavailable', 'images API answered something that is no picture')
  const { width, height } = await sharp(data)
    .metadata()
    .catch((cause: unknown) => {
      throw new EngineError('unavailable', 'images API answered a broken picture', { cause })
    })
  return { picture: { kind: 'encoded', data }, width, height, seed: null, style: null }
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

export function createOpenAiEngine(options: OpenAiOptions): Engine {
  const capabilities = openAiCapabilities(options.model, options.sizes ?? null)

  async function run(request: Text2ImgRequest, { signal }: EngineContext): Promise<EngineResult> {
    const { negativePrompt, style, strength } = request
    if (negativePrompt !== '' || style !== null || strength !== null)
      throw new EngineError('unsupported', 'the images API knows no negative prompt and no styles')
    const pictures: EnginePicture[] = []
    while (pictures.length < request.count) {
      const missing = request.count - pictures.length
      const count = Math.min(missing, picturesPerCall(request.model))
      const text = await postToApi(options, '/images/generations', generationBody(request, count), {
        signal,
      })
      for (const answer of imagesOfAnswer(text).slice(0, missing)) {
        pictures.push(await toPicture(await bytesOf(answer, options, signal)))
      }
    }
    return { pictures, reading: null }
  }

  return {
    id: OPENAI_ID,
    name: `图像接口 · ${options.model}`,
    capabilities,
    run,
    async close() {},
  }
}
