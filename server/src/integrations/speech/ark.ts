/**
 * Doubao speech (豆包语音) of 火山引擎, with keys of its own: HTTP Chunked V3, whose answer is a row of
 * JSON objects with pieces of the sound.
 */
import { randomUUID } from 'node:crypto'
import { SOUND_MAX_BYTES } from '@contract/uploads'
import { type JsonLimits, parseJson } from '../../platform/lib/json-limits'
import { EngineError } from '../engines/engine'
import { fetchAnswer, type RemoteApi } from '../engines/remote/client'
import { isRecord } from '../engines/remote/errors'
import { UNITS } from '../engines/texts'
import type { SpeechConfig } from './config'
import { countCharacters, type SpeechVendor } from './service'

const LABEL = 'Doubao speech'
const TIMEOUT_MS = 60_000
const [PIECE, FINISHED] = [0, 20_000_000]
const TOO_LONG = 40_402_003
/** Base64 takes a third more. */
const MAX_BYTES = Math.ceil(SOUND_MAX_BYTES * 1.4)
const LIMITS: JsonLimits = { depth: 32, values: 20_000 }

/** Objects that follow each other, with or without line breaks between them. */
function splitObjects(text: string): string[] {
  const objects: string[] = []
  let [depth, start, isText] = [0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isText) {
      if (character === '\\') at += 1
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '{') {
      if (depth === 0) start = at
      depth += 1
    } else if (character === '}') {
      depth -= 1
      if (depth === 0) objects.push(text.slice(start, at + 1))
    }
  }
  return objects
}

function readObjects(body: Buffer): Readonly<Record<string, unknown>>[] {
  try {
    return splitObjects(body.toString('utf8'))
      .map((text) => parseJson(text, LIMITS))
      .filter(isRecord)
  } catch (cause) {
    throw new EngineError('unavailable', `${LABEL} answered malformed JSON`, { cause })
  }
}

/** Refusals come with status 200; their sentences are matched and go no further. */
function toError({ code, message }: Readonly<Record<string, unknown>>): EngineError {
  const said = `${LABEL} answered an error (${String(code).slice(0, 12)})`
  const words = typeof message === 'string' ? message.toLowerCase() : ''
  if (code === TOO_LONG) return new EngineError('rejected', said)
  if (words.includes('quota exceeded')) return new EngineError('rate_limited', said)
  if (/denied|not granted|grant not found|invalid auth/.test(words))
    return new EngineError('unavailable', said, { trouble: 'refused' })
  return new EngineError('unavailable', said)
}

export function openArkSpeech(config: SpeechConfig): SpeechVendor {
  const { baseUrl, apiKey, appId, model } = config
  const key = apiKey ?? ''
  const api: RemoteApi = {
    label: LABEL,
    baseUrl,
    headers: {
      'x-api-resource-id': model,
      'x-control-require-usage-tokens-return': 'text_words',
      ...(appId === null
        ? { 'x-api-key': key }
        : { 'x-api-app-id': appId, 'x-api-access-key': key }),
    },
    timeoutMs: TIMEOUT_MS,
  }
  return {
    measure: countCharacters,
    // The documents name no number; sentences of this length are accepted.
    limit: 300,
    async speak(words, voice, signal) {
      const { body } = await fetchAnswer(api, {
        method: 'POST',
        path: '/tts/unidirectional',
        headers: { 'x-api-request-id': randomUUID() },
        body: {
          user: { uid: 'server' },
          req_params: {
            text: words,
            speaker: voice,
            audio_params: { format: 'mp3', sample_rate: 24_000 },
          },
        },
        maxBytes: MAX_BYTES,
        signal,
      })
      const objects = readObjects(body)
      const refusal = objects.find(({ code }) => code !== PIECE && code !== FINISHED)
      if (refusal) throw toError(refusal)
      const end = objects.find(({ code }) => code === FINISHED)
      if (!end) throw new EngineError('unavailable', `${LABEL} answered a part of a sound`)
      const pieces = objects.map(({ data }) => (typeof data === 'string' ? data : ''))
      const file = Buffer.concat(pieces.map((data) => Buffer.from(data, 'base64')))
      if (file.length === 0) throw new EngineError('unavailable', `${LABEL} answered no sound`)
      const charged = isRecord(end.usage) ? end.usage.text_words : null
      const amount = typeof charged === 'number' ? charged : countCharacters(words)
      return { file, cost: { amount, unit: UNITS.character } }
    },
  }
}
