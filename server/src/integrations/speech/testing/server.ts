/**
 * A local `audio/speech`, as strict as the OpenAI API reference (fields, limits, error body). Its
 * official client runs against it in tests/clients. It speaks with a tone, a fifth of a second for
 * each character.
 */
import { spawnSync } from 'node:child_process'
import type { ServerResponse } from 'node:http'
import { ffmpegProgram } from '@media/video/ffmpeg'
import { type LocalServer, sendJson, startLocalServer } from '../../engines/testing/http'

interface SpeechBody {
  readonly model: string
  readonly voice: string
  readonly input: string
  readonly response_format?: string
}

export interface LocalSpeech extends LocalServer {
  /** The base for clients. */
  readonly base: string
  /** Bodies that were accepted. */
  readonly accepted: SpeechBody[]
}

const KEY = 'sk-local'
const MAX_INPUT_CHARS = 4096
const SECONDS_PER_CHARACTER = 0.2
const FIELDS = [
  ...['model', 'voice', 'input', 'instructions', 'response_format', 'speed', 'stream_format'],
]
/** Arguments of the encoder and media type, by format. */
const FORMATS: Readonly<Record<string, { args: readonly string[]; type: string }>> = {
  mp3: { args: ['-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3'], type: 'audio/mpeg' },
  wav: { args: ['-c:a', 'pcm_s16le', '-f', 'wav'], type: 'audio/wav' },
  flac: { args: ['-c:a', 'flac', '-f', 'flac'], type: 'audio/flac' },
}

function findIssue(body: Partial<SpeechBody>): string | null {
  const odd = Object.keys(body).find((key) => !FIELDS.includes(key))
  if (odd) return `Unrecognized request argument supplied: ${odd}`
  if (typeof body.model !== 'string') return 'you must provide a model parameter'
  if (typeof body.input !== 'string' || body.input === '')
    return "Missing required parameter: 'input'."
  if (body.input.length > MAX_INPUT_CHARS) return 'string_above_max_length: input'
  if (typeof body.voice !== 'string') return "Missing required parameter: 'voice'."
  return FORMATS[body.response_format ?? 'mp3'] ? null : "Invalid value for 'response_format'."
}

function speak({ input, response_format: format = 'mp3' }: SpeechBody) {
  const { args, type } = FORMATS[format] ?? { args: [], type: '' }
  const seconds = [...input].length * SECONDS_PER_CHARACTER
  const tone = ['-f', 'lavfi', '-i', `sine=f=330:r=24000:d=${seconds},volume=4`]
  const quiet = ['-hide_banner', '-loglevel', 'error']
  const { stdout } = spawnSync(ffmpegProgram(), [...quiet, ...tone, ...args, 'pipe:1'])
  return { type, bytes: stdout }
}

export async function startLocalSpeech(): Promise<LocalSpeech> {
  const accepted: SpeechBody[] = []
  const refuse = (response: ServerResponse, status: number, message: string, code: string): void =>
    sendJson(response, status, {
      error: { message, type: 'invalid_request_error', param: null, code },
    })
  const server = await startLocalServer((call, response) => {
    if (call.method !== 'POST' || call.url.pathname !== '/v1/audio/speech')
      return refuse(response, 404, 'Invalid URL', 'not_found')
    if (call.headers.authorization !== `Bearer ${KEY}`)
      return refuse(response, 401, 'Incorrect API key provided.', 'invalid_api_key')
    const body = JSON.parse(call.body.toString()) as SpeechBody
    const issue = findIssue(body)
    if (issue !== null) return refuse(response, 400, issue, 'invalid_value')
    accepted.push(body)
    const { type, bytes } = speak(body)
    response.writeHead(200, { 'content-type': type })
    response.end(bytes)
  })
  return { ...server, base: `${server.address}/v1`, accepted }
}
