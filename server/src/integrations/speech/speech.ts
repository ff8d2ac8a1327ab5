/** Speech of an OpenAI-compatible `audio/speech`. Texts of users are never logged. */
import { SOUND_MAX_BYTES } from '@contract/uploads'
import { EngineError } from '../engines/engine'
import { fetchAnswer, type RemoteApi } from '../engines/remote/client'
import type { SpeechConfig, Voice } from './config'

/** Of one text; services answer about as fast as one speaks. */
const TIMEOUT_MS = 60_000

export interface SpeechService {
  /** Of which sounds are alike: another service or model speaks differently. */
  readonly identity: string
  /** The usual one first. */
  readonly voices: readonly [Voice, ...Voice[]]
  /**
   * A sound file, of whatever format the service sends. Rejects with EngineError, or with the
   * signal's reason.
   * @param options.voice id of one; one that is unknown is the usual one
   */
  speak(
    words: string,
    options: { readonly voice: string; readonly signal: AbortSignal },
  ): Promise<Uint8Array>
}

/** The id of this voice, or of the usual one where it is unknown. */
export function findVoice({ voices }: Pick<SpeechService, 'voices'>, id: unknown): string {
  return voices.find((voice) => voice.id === id)?.id ?? voices[0].id
}

export function createSpeech({ baseUrl, apiKey, model, voices }: SpeechConfig): SpeechService {
  const api: RemoteApi = {
    label: 'speech API',
    baseUrl,
    headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
    timeoutMs: TIMEOUT_MS,
  }
  return {
    identity: `${baseUrl} ${model}`,
    voices,
    async speak(words, { voice, signal }) {
      const { headers, body } = await fetchAnswer(api, {
        method: 'POST',
        path: '/audio/speech',
        body: { model, voice: findVoice({ voices }, voice), input: words, response_format: 'mp3' },
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
