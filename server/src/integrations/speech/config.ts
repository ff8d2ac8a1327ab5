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
    note: 'Its voice, by the name that the service gives it',
  },
  SPEECH_CREDITS: {
    schema: whole(0, 1000),
    initial: '1',
    note: 'Credits of each started 100 characters that are spoken',
  },
} as const satisfies Record<string, Variable>

type Values = ValuesOf<typeof SPEECH_VARIABLES>

/** Null: there is no narration. */
export function buildSpeechConfig(values: Values) {
  const { SPEECH_BASE_URL: baseUrl, SPEECH_MODEL: model, SPEECH_API_KEY: apiKey } = values
  if (baseUrl === null && model === null && apiKey === null) return null
  if (baseUrl === null)
    throw new ConfigError('SPEECH_BASE_URL must be set when SPEECH_MODEL or SPEECH_API_KEY is')
  if (model === null) throw new ConfigError('SPEECH_MODEL must be set when SPEECH_BASE_URL is')
  return { baseUrl, model, apiKey, voice: values.SPEECH_VOICE, credits: values.SPEECH_CREDITS }
}

export type SpeechConfig = NonNullable<ReturnType<typeof buildSpeechConfig>>
