/** Settings of the speech service. */
import { httpUrl, text, whole } from '../../platform/lib/env/schemas'
import { ConfigError, type ValuesOf } from '../../platform/lib/env/values'
import type { Variable } from '../../platform/lib/env/variable'

export const SPEECH_VARIABLES = {
  SPEECH_BASE_URL: {
    schema: httpUrl,
    initial: null,
    note: 'Speech service for narration of videos: base of an OpenAI-compatible API with `audio/speech`, e.g. `https://api.openai.com/v1`; unset = none is offered',
  },
  SPEECH_API_KEY: {
    schema: text,
    initial: null,
    note: 'Its key; unset = none is sent (a server on this machine)',
    secret: true,
  },
  SPEECH_MODEL: { schema: text, initial: null, note: 'Its model, e.g. `gpt-4o-mini-tts`, `tts-1`' },
  SPEECH_VOICE: {
    schema: text,
    initial: 'alloy',
    note: 'Its voices, separated by commas, the usual one first: each by the name that the service gives it, with `=` and a name for users where that differs, e.g. `nova=Morning,onyx=Mountain`',
  },
  SPEECH_CREDITS: {
    schema: whole(0, 1000),
    initial: '1',
    note: 'Credits of each started 100 characters that are spoken',
  },
} as const satisfies Record<string, Variable>

/** A voice of the service. */
export interface Voice {
  readonly id: string
  /** As users read it. */
  readonly name: string
}

/** Throws ConfigError. */
function parseVoices(list: string): readonly [Voice, ...Voice[]] {
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

type Values = ValuesOf<typeof SPEECH_VARIABLES>

/** Null: there is no narration. */
export function buildSpeechConfig(values: Values) {
  const { SPEECH_BASE_URL: baseUrl, SPEECH_MODEL: model, SPEECH_API_KEY: apiKey } = values
  if (baseUrl === null && model === null && apiKey === null) return null
  if (baseUrl === null)
    throw new ConfigError('SPEECH_BASE_URL must be set when SPEECH_MODEL or SPEECH_API_KEY is')
  if (model === null) throw new ConfigError('SPEECH_MODEL must be set when SPEECH_BASE_URL is')
  const voices = parseVoices(values.SPEECH_VOICE)
  return { baseUrl, model, apiKey, voices, credits: values.SPEECH_CREDITS }
}

export type SpeechConfig = NonNullable<ReturnType<typeof buildSpeechConfig>>
