/** An OpenAI-compatible `audio/speech`. */
import { SOUND_MAX_BYTES } from '@contract/uploads'
import { EngineError } from '../engines/engine'
import { fetchAnswer, type RemoteApi } from '../engines/remote/client'
import { UNITS } from '../engines/texts'
import type { SpeechConfig } from './config'
import { countCharacters, type SpeechVendor } from './service'

/** Services answer about as fast as one speaks. */
const TIMEOUT_MS = 60_000

export function openOpenAiSpeech({ baseUrl, apiKey, model }: SpeechConfig): SpeechVendor {
  const api: RemoteApi = {
    label: 'speech API',
    baseUrl,
    headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
    timeoutMs: TIMEOUT_MS,
  }
  return {
    measure: countCharacters,
    limit: 4096,
    async speak(words, voice, signal) {
      const { headers, body } = await fetchAnswer(api, {
        method: 'POST',
        path: '/audio/speech',
        body: { model, voice, input: words, response_format: 'mp3' },
        maxBytes: SOUND_MAX_BYTES,
        signal,
      })
      // Some servers say what went wrong with status 200.
      if (body.length === 0 || (headers.get('content-type') ?? '').includes('json'))
        throw new EngineError('unavailable', 'speech API answered no sound')
      return { file: body, cost: { amount: countCharacters(words), unit: UNITS.character } }
    },
  }
}
