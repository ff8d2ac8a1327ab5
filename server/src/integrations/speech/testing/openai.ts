/**
 * A local `audio/speech`, as strict as the OpenAI API reference (fields, limits, error body). Its
 * official client runs against it in tests/clients.
 */
import type { ServerResponse } from 'node:http'
import { type LocalServer, sendJson, startLocalServer } from '../../engines/testing/http'
import { encodeTone, FORMATS } from './tone'

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
const FIELDS = [
  ...['model', 'voice', 'input', 'instructions', 'response_format', 'speed', 'stream_format'],
]
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
    const { input, response_format: format = 'mp3' } = body
    response.writeHead(200, { 'content-type': FORMATS[format]?.type ?? '' })
    response.end(encodeTone(input, format))
  })
  return { ...server, base: `${server.address}/v1`, accepted }
}
