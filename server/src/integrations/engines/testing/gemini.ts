/**
 * A local Gemini API, as strict as its documents (ai.google.dev image generation and deprecations;
 * the types of @google/genai 3.3.0, whose client runs against it in tests/clients): `generateContent`
 * of picture models, refusals with status 200, Google's general error model.
 */
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type LocalServer, type SeenCall, sendJson, startLocalServer } from './http'
import { QUIRKS, type Quirks, smallPicture } from './tasks'

interface Part {
  readonly text?: string
  readonly inlineData?: { readonly mimeType: string; readonly data: string }
}

interface RequestBody extends Readonly<Record<string, unknown>> {
  readonly contents: readonly { readonly role?: string; readonly parts: readonly Part[] }[]
  readonly generationConfig?: {
    readonly responseModalities?: readonly string[]
    readonly imageConfig?: { readonly aspectRatio?: string; readonly imageSize?: string }
  } & Readonly<Record<string, unknown>>
}

const MODELS = [
  'gemini-nano-banana-2.1',
  'gemini-3.1-flash-image',
  'gemini-3-pro-image',
  'gemini-2.5-flash-image',
]
const RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9']
const FIELDS = ['contents', 'generationConfig', 'safetySettings', 'systemInstruction']
const SIDES: Readonly<Record<string, number>> = { '512': 512, '1K': 1024, '2K': 2048, '4K': 4096 }

function refusal(model: string, body: RequestBody): string | null {
  const odd = Object.keys(body).find((key) => !FIELDS.includes(key))
  if (odd !== undefined) return `Unknown name "${odd}"`
  const { imageConfig = {} } = body.generationConfig ?? {}
  const { aspectRatio, imageSize, ...rest } = imageConfig
  const [field] = Object.keys(rest)
  if (field !== undefined) return `Unknown name "${field}" at 'generation_config.image_config'`
  if (aspectRatio !== undefined && !RATIOS.includes(aspectRatio)) return 'aspect_ratio'
  if (imageSize !== undefined && !Object.hasOwn(SIDES, imageSize)) return 'image_size'
  if (imageSize !== undefined && /-2\.5-/.test(model)) return 'image_size is not supported'
  if (imageSize === '512' && !/-3\.1-/.test(model)) return 'image_size'
  const parts = body.contents.flatMap((content) => content.parts)
  if (parts.length === 0 || parts.some(({ text, inlineData }) => !text && !inlineData?.data))
    return 'contents.parts must not be empty'
  return null
}

export interface LocalGemini extends LocalServer {
  readonly base: string
  readonly quirks: Quirks
  /** Every question that was worked off, with its model. */
  accepted(): readonly (RequestBody & { readonly model: string })[]
}

export async function startLocalGemini(
  options: { quirks?: Partial<Quirks>; key?: string } = {},
): Promise<LocalGemini> {
  const quirks: Quirks = { ...QUIRKS, ...options.quirks }
  const accepted: (RequestBody & { model: string })[] = []

  const refuse = (
    response: ServerResponse,
    code: number,
    error: { status: string; message: string; details?: readonly object[] },
  ): void => sendJson(response, code, { error: { code, ...error } })
  const notFound = (response: ServerResponse, model: string): void =>
    refuse(response, 404, {
      status: 'NOT_FOUND',
      message: `models/${model} is not found for API version v1beta`,
    })

  async function generate(model: string, call: SeenCall, response: ServerResponse): Promise<void> {
    const body = JSON.parse(call.body.toString()) as RequestBody
    const wrong = refusal(model, body)
    if (wrong !== null) return refuse(response, 400, { status: 'INVALID_ARGUMENT', message: wrong })
    accepted.push({ ...body, model })
    await sleep(quirks.stepMs, undefined, { ref: false })
    if (quirks.failsWith !== null)
      return refuse(response, 500, { status: quirks.failsWith, message: 'An internal error' })
    const parts = body.contents.flatMap((content) => content.parts)
    const text = parts.map((part) => part.text ?? '').join(' ')
    const usageMetadata = {
      promptTokenCount: 12,
      candidatesTokenCount: 1290,
      totalTokenCount: 1302,
    }
    const answer = (value: object): void =>
      sendJson(response, 200, { ...value, usageMetadata, modelVersion: model, responseId: 'r' })
    if (text.includes('违禁'))
      return answer({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })
    if (text.includes('坏图'))
      return answer({ candidates: [{ index: 0, finishReason: 'IMAGE_SAFETY' }] })
    const isTalking = text.includes('海报') && !text.includes('Output the image only')
    if (quirks.empty || isTalking || text.includes('闲聊')) {
      const content = { role: 'model', parts: [{ text: 'Here is an idea for it.' }] }
      return answer({ candidates: [{ index: 0, finishReason: 'STOP', content }] })
    }
    const { aspectRatio = '1:1', imageSize = '1K' } = body.generationConfig?.imageConfig ?? {}
    const [across = 1, down = 1] = aspectRatio.split(':').map(Number)
    const side = SIDES[imageSize] ?? 1024
    const scale = side / Math.sqrt(across * down)
    const file =
      quirks.file ?? (await smallPicture(Math.round(across * scale), Math.round(down * scale)))
    const inlineData = { mimeType: 'image/png', data: file.toString('base64') }
    const drafted = { inlineData: { mimeType: 'image/png', data: 'ZHJhZnQ=' }, thought: true }
    const content = { role: 'model', parts: [drafted, { text: '' }, { inlineData }] }
    answer({ candidates: [{ index: 0, finishReason: 'STOP', content }] })
  }

  const server = await startLocalServer((call, response) => {
    if (call.headers['x-goog-api-key'] !== (options.key ?? 'gemini-local'))
      return refuse(response, 400, {
        status: 'INVALID_ARGUMENT',
        message: 'API key not valid. Please pass a valid API key.',
        details: [
          { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
        ],
      })
    const [, model = '', action] = /\/models\/([\w.-]+)(?::(\w+))?$/.exec(call.url.pathname) ?? []
    if (!MODELS.includes(model) || quirks.forgets) return notFound(response, model)
    if (call.method === 'GET') return sendJson(response, 200, { name: `models/${model}` })
    return action === 'generateContent'
      ? generate(model, call, response)
      : notFound(response, model)
  })
  return Object.assign(server, {
    base: `${server.address}/v1beta`,
    quirks,
    accepted: () => accepted,
  })
}
