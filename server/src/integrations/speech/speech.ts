/** Speech of an OpenAI-compatible `audio/speech`. Texts of users are never logged. */
import { SOUND_MAX_BYTES } from '@contract/uploads'
import { EngineError } from '../engines/engine'
import { fetchAnswer, type RemoteApi } from '../engines/remote/client'
import type { SpeechConfig } from './config'

/** Of one text; services answer about as fast as one speaks. */
const TIMEOUT_MS = 60_000

export interface SpeechService {
  /**
   * A sound file, of whatever format the service sends. Rejects with EngineError, or with the
   * signal's reason.
   */
  speak(words: string, signal: AbortSignal): Promise<Uint8Array>
}

export function createSpeech({ baseUrl, apiKey, model, voice }: SpeechConfig): SpeechService {
  const api: RemoteApi = {
    label: 'speech API',
    baseUrl,
    headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
    timeoutMs: TIMEOUT_MS,
  }
  return {
    async speak(words, signal) {
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
      return body
    },
  }
}
