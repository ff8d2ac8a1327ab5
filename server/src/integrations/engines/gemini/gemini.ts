/**
 * Google's Gemini picture models behind the engine port: one `generateContent` a picture, the
 * pictures to be edited in its parts. Sources: ai.google.dev (image generation, deprecations),
 * @google/genai 3.3.0, @ai-sdk/google 4.0.121.
 */
import { type CloudOptions, createCloudEngine } from '../clouds/cloud'
import { NOW_MS, type PictureRequest } from '../clouds/model'
import { type Engine, EngineError } from '../engine'
import { fetchJson, type RemoteApi } from '../remote/client'
import { ENGINE_NAMES } from '../texts'
import { LABEL, parseAnswer, toGeminiError } from './answers'
import { getFacts, toImageConfig } from './models'

/** With this sentence a model that answers in words mostly paints after all. */
const PICTURE_ONLY = 'Output the image only, without any text in the answer.'

function contentBody(
  { model, prompt, width, height, pictures }: PictureRequest,
  isRepeat: boolean,
): object {
  const text = isRepeat ? `${prompt}\n${PICTURE_ONLY}` : prompt
  const images = pictures.map((png) => ({
    inlineData: { mimeType: 'image/png', data: png.toString('base64') },
  }))
  return {
    contents: [{ role: 'user', parts: [{ text }, ...images] }],
    generationConfig: {
      responseModalities: ['IMAGE'],
      imageConfig: toImageConfig(model, { width, height }),
    },
  }
}

/** `models/gemini-3-pro-image` of a list is the same model. */
const modelPath = (model: string): string =>
  `/models/${encodeURIComponent(model.replace(/^models\//, ''))}`

export function createGeminiEngine(options: CloudOptions): Engine {
  const { baseUrl, apiKey, timeoutMs, models } = options
  const api: RemoteApi = {
    label: LABEL,
    baseUrl,
    timeoutMs,
    errorOf: toGeminiError,
    ...(apiKey && { headers: { 'x-goog-api-key': apiKey } }),
  }
  return createCloudEngine(options, {
    label: LABEL,
    name: ENGINE_NAMES.gemini,
    firstWaitMs: 1_000,
    factsOf: getFacts,
    async paint(request, _facts, { signal }) {
      const generate = async (isRepeat: boolean) =>
        parseAnswer(
          await fetchJson(api, {
            path: `${modelPath(request.model)}:generateContent`,
            body: contentBody(request, isRepeat),
            answer: 'pictures',
            signal,
            timeoutMs: Math.min(NOW_MS, timeoutMs),
          }),
        )
      const first = await generate(false)
      const answer = first.kind === 'picture' ? first : await generate(true)
      if (answer.kind !== 'picture')
        throw new EngineError('unavailable', `${LABEL} made no picture (${answer.reason})`)
      const tokens = (answer.cost?.amount ?? 0) + (first === answer ? 0 : (first.cost?.amount ?? 0))
      return { file: answer.data, cost: tokens > 0 ? { amount: tokens, unit: 'token' } : null }
    },
    videoTask() {
      throw new EngineError('unsupported', `${LABEL} makes no videos here`)
    },
    async check(signal) {
      // Free; a model that Google has shut down is not found.
      const [first] = models
      await fetchJson(api, {
        path: first ? modelPath(first.model) : '/models?pageSize=1',
        free: true,
        signal,
      })
    },
  })
}
