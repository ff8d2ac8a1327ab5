/**
 * A local DashScope for speech, as strict as its documents (help.aliyun.com and
 * alibabacloud.com/help, read in November 2026): Qwen-TTS at `multimodal-generation` with `voice`
 * and `language_type` in the input, Qwen-Audio-TTS and CosyVoice at `SpeechSynthesizer`; the sound at
 * an address of its own, without the key.
 */
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type LocalServer, sendJson, startLocalServer } from '../../engines/testing/http'
import { encodeTone, FORMATS } from './tone'

interface Input {
  readonly text?: string
  readonly voice?: string
  readonly language_type?: string
  readonly format?: string
  readonly sample_rate?: number
}

interface Body {
  readonly model?: string
  readonly input?: Input
}

export interface LocalDashScopeSpeech extends LocalServer {
  readonly base: string
  readonly accepted: Body[]
}

const KEY = 'sk-dash'
const QWEN = '/api/v1/services/aigc/multimodal-generation/generation'
const SYNTHESIZER = '/api/v1/services/audio/tts/SpeechSynthesizer'
const MODELS: Readonly<Record<string, RegExp>> = {
  [QWEN]: /^qwen3-tts-(flash|instruct-flash)/,
  [SYNTHESIZER]: /^(qwen-audio-3\.\d-tts-(flash|plus)|cosyvoice-v(2|3(\.5)?-(plus|flash)))$/,
}
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  [QWEN]: ['text', 'voice', 'language_type', 'instructions', 'optimize_instructions'],
  [SYNTHESIZER]: ['text', 'voice', 'format', 'sample_rate', 'volume', 'rate', 'pitch', 'seed'],
}
const LANGUAGES = ['Auto', 'Chinese', 'English']
const RATES = [8000, 12_000, 16_000, 22_050, 24_000, 44_100, 48_000]
const MAX_CHARACTERS = 600

/** Two for each of Han. */
const countCharacters = (text: string): number =>
  [...text].reduce((sum, one) => sum + (/\p{Script=Han}/u.test(one) ? 2 : 1), 0)

function findIssue(path: string, { model, input = {} }: Body): string | null {
  const { text = '', voice, language_type: language, format = 'mp3', sample_rate: rate } = input
  if (model === undefined || !MODELS[path]?.test(model)) return 'Model not exist.'
  if (Object.keys(input).some((key) => !FIELDS[path]?.includes(key))) return 'url error'
  if (text === '') return 'Required input text is missing or invalid'
  if (typeof voice !== 'string' || voice === '') return 'Required input voice is missing'
  if (language !== undefined && !LANGUAGES.includes(language)) return 'language_type is invalid'
  if (!FORMATS[format]) return 'format is invalid'
  if (rate !== undefined && !RATES.includes(rate)) return 'sample_rate is invalid'
  const isLong = path === QWEN && countCharacters(text) > MAX_CHARACTERS
  return isLong ? 'Range of input length should be [0, 600]' : null
}

export async function startLocalDashScopeSpeech(): Promise<LocalDashScopeSpeech> {
  const accepted: Body[] = []
  const files = new Map<string, Buffer>()
  const refuse = (response: ServerResponse, status: number, code: string, message: string): void =>
    sendJson(response, status, { request_id: randomUUID(), code, message })
  const server = await startLocalServer((call, response) => {
    const { pathname } = call.url
    const file = files.get(pathname)
    if (call.method === 'GET' && file) {
      if (call.headers.authorization) return refuse(response, 400, 'InvalidArgument', 'two ways')
      response.writeHead(200, { 'content-type': 'audio/wav' })
      response.end(file)
      return
    }
    if (call.headers.authorization !== `Bearer ${KEY}`)
      return refuse(response, 401, 'InvalidApiKey', 'Invalid API-key provided.')
    if (call.method !== 'POST' || !MODELS[pathname])
      return refuse(response, 404, 'NotFound', 'url not found')
    const body = JSON.parse(call.body.toString()) as Body
    const issue = findIssue(pathname, body)
    if (issue !== null) {
      const code = issue.startsWith('Model') ? 'ModelNotFound' : 'InvalidParameter'
      return refuse(response, 400, code, issue)
    }
    accepted.push(body)
    const { text = '', format = pathname === QWEN ? 'wav' : 'mp3' } = body.input ?? {}
    const id = randomUUID()
    files.set(`/pre/${id}.${format}`, encodeTone(text, format))
    sendJson(response, 200, {
      request_id: id,
      output: {
        finish_reason: 'stop',
        audio: {
          data: '',
          url: `${server.address}/pre/${id}.${format}?Expires=1&Signature=x`,
          id: `audio_${id}`,
          expires_at: 1_772_697_707,
        },
      },
      usage: { characters: countCharacters(text) },
    })
  })
  return { ...server, base: `${server.address}/api/v1`, accepted }
}
