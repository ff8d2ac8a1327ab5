/**
 * Speech of Alibaba Cloud Model Studio (DashScope): Qwen-TTS answers with WAV at
 * `multimodal-generation`, Qwen-Audio-TTS and CosyVoice at `SpeechSynthesizer`. Both name an address
 * that is valid for a day.
 */
import { SOUND_MAX_BYTES } from '@contract/uploads'
import { fetchJson, type RemoteApi } from '../engines/remote/client'
import { buildProblemError, isRecord } from '../engines/remote/errors'
import { downloadFresh } from '../engines/remote/pictures'
import { problemIn } from '../engines/remote/troubles'
import { UNITS } from '../engines/texts'
import type { SpeechConfig } from './config'
import { countCharacters, type SpeechVendor } from './service'

const LABEL = 'DashScope speech'
const TIMEOUT_MS = 60_000
const QWEN_TTS = /^qwen\d*-tts/
const HAN = /\p{Script=Han}/u
const SAMPLE_RATE = 24_000

/** Characters as DashScope counts and charges them: two for each of Han. */
const countCharged = (words: string): number =>
  [...words].reduce((sum, character) => sum + (HAN.test(character) ? 2 : 1), 0)

export function openDashScopeSpeech({ baseUrl, apiKey, model }: SpeechConfig): SpeechVendor {
  const api: RemoteApi = {
    label: LABEL,
    baseUrl,
    headers: { authorization: `Bearer ${apiKey ?? ''}` },
    timeoutMs: TIMEOUT_MS,
  }
  const isQwenTts = QWEN_TTS.test(model)
  const path = isQwenTts
    ? '/services/aigc/multimodal-generation/generation'
    : '/services/audio/tts/SpeechSynthesizer'
  const options = isQwenTts
    ? { language_type: 'Chinese' }
    : { format: 'mp3', sample_rate: SAMPLE_RATE }
  return {
    measure: isQwenTts ? countCharged : countCharacters,
    // Documented for Qwen-TTS; the others take more than this.
    limit: isQwenTts ? 600 : 2000,
    async speak(words, voice, signal) {
      const body = { model, input: { text: words, voice, ...options } }
      const answer = await fetchJson(api, { method: 'POST', path, body, signal })
      const { output, usage } = isRecord(answer) ? answer : {}
      const audio = isRecord(output) ? output.audio : null
      const url = isRecord(audio) ? audio.url : null
      if (typeof url !== 'string' || !URL.canParse(url))
        throw buildProblemError(LABEL, 'answered no sound', problemIn(answer))
      const file = await downloadFresh(url, {
        trustedHost: new URL(baseUrl).host,
        timeoutMs: TIMEOUT_MS,
        maxBytes: SOUND_MAX_BYTES,
        signal,
      })
      const charged = isRecord(usage) ? usage.characters : null
      const amount = typeof charged === 'number' ? charged : countCharged(words)
      return { file, cost: { amount, unit: UNITS.character } }
    },
  }
}
