/** Settings of the speech service. */
import { httpUrl, oneOf, text, whole } from '../../platform/lib/env/schemas'
import { ConfigError, type ValuesOf } from '../../platform/lib/env/values'
import type { Variable } from '../../platform/lib/env/variable'
import type { Voice, Voices } from './service'
import { DEFAULT_VOICES } from './texts'

export const SPEECH_VARIABLES = {
  SPEECH_SERVICE: {
    schema: oneOf(['openai', 'dashscope', 'ark']),
    initial: 'openai',
    note: 'API of the speech service for narration of videos: any OpenAI-compatible `audio/speech`, Alibaba Cloud Model Studio (`dashscope`: Qwen-TTS, Qwen-Audio-TTS, CosyVoice) or Doubao speech of Volcengine (`ark`)',
  },
  SPEECH_BASE_URL: {
    schema: httpUrl,
    initial: null,
    note: 'Base of its API, e.g. `https://api.openai.com/v1`; unset = that of `dashscope` or `ark`, and for `openai` no narration is offered',
  },
  SPEECH_API_KEY: {
    schema: text,
    initial: null,
    note: 'Its key, for `ark` one of Doubao speech; unset = none is sent (a server on this machine)',
    secret: true,
  },
  SPEECH_APP_ID: {
    schema: text,
    initial: null,
    note: 'Only for `ark` with keys of the old console: the app id that SPEECH_API_KEY, its access token, belongs to',
  },
  SPEECH_MODEL: {
    schema: text,
    initial: null,
    note: 'Its model, e.g. `gpt-4o-mini-tts`, `cosyvoice-v3-flash`; for `ark` the resource id; unset = `qwen3-tts-flash`, `seed-tts-2.0`',
  },
  SPEECH_VOICE: {
    schema: text,
    initial: null,
    note: 'Its voices, separated by commas, the usual one first: each by the name that the service gives it, with `=` and a name for users where that differs, e.g. `nova=Morning,onyx=Mountain`; unset = one or two of each service',
  },
  SPEECH_CREDITS: {
    schema: whole(0, 1000),
    initial: '1',
    note: 'Credits of each started 100 characters that are spoken',
  },
} as const satisfies Record<string, Variable>

type Values = ValuesOf<typeof SPEECH_VARIABLES>
export type SpeechServiceName = Values['SPEECH_SERVICE']

/** Null: the operator names it. */
const SERVICES: Readonly<
  Record<SpeechServiceName, { readonly baseUrl: string | null; readonly model: string | null }>
> = {
  openai: { baseUrl: null, model: null },
  dashscope: { baseUrl: 'https://dashscope.aliyuncs.com/api/v1', model: 'qwen3-tts-flash' },
  ark: { baseUrl: 'https://openspeech.bytedance.com/api/v3', model: 'seed-tts-2.0' },
}

/** Throws ConfigError. */
function parseVoices(list: string): Voices {
  const voices = list.split(',').map((one): Voice => {
    const [id = '', name = id] = one.split('=').map((part) => part.trim())
    if (id === '' || name === '' || id.length > 64)
      throw new ConfigError('SPEECH_VOICE must be a list such as `nova=Morning,onyx=Mountain`')
    return { id, name }
  })
  const [usual, ...others] = voices
  if (!usual || new Set(voices.map(({ id }) => id)).size < voices.length)
    throw new ConfigError('SPEECH_VOICE names a voice twice')
  return [usual, ...others]
}

/** Null: there is no narration. Throws ConfigError. */
export function buildSpeechConfig(values: Values) {
  const { SPEECH_SERVICE: service, SPEECH_API_KEY: apiKey, SPEECH_APP_ID: appId } = values
  const usual = SERVICES[service]
  const named = [values.SPEECH_BASE_URL, values.SPEECH_MODEL, apiKey, appId]
  if (service === 'openai' && named.every((value) => value === null)) return null
  const baseUrl = values.SPEECH_BASE_URL ?? usual.baseUrl
  const model = values.SPEECH_MODEL ?? usual.model
  if (baseUrl === null)
    throw new ConfigError('SPEECH_BASE_URL must be set when SPEECH_MODEL or SPEECH_API_KEY is')
  if (model === null) throw new ConfigError('SPEECH_MODEL must be set when SPEECH_BASE_URL is')
  if (service !== 'openai' && apiKey === null)
    throw new ConfigError(`SPEECH_API_KEY must be set when SPEECH_SERVICE is ${service}`)
  if (service !== 'ark' && appId !== null)
    throw new ConfigError('SPEECH_APP_ID is only for SPEECH_SERVICE ark')
  const voices = parseVoices(values.SPEECH_VOICE ?? DEFAULT_VOICES[service])
  return { service, baseUrl, model, apiKey, appId, voices, credits: values.SPEECH_CREDITS }
}

export type SpeechConfig = NonNullable<ReturnType<typeof buildSpeechConfig>>
