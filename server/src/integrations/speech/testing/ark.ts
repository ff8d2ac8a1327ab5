/**
 * A local Doubao speech service (豆包语音), as strict as its document “HTTP Chunked/SSE单向流式-V3”
 * (volcengine.com/docs/6561/1598757, read in November 2026): both ways to authenticate, the resource
 * that a voice belongs to, pieces of base64 as JSON objects in a row, usage on request.
 */
import type { ServerResponse } from 'node:http'
import { type LocalServer, sendJson, startLocalServer } from '../../engines/testing/http'
import { encodeTone } from './tone'

interface Body {
  readonly user?: { readonly uid?: string }
  readonly req_params?: {
    readonly text?: string
    readonly speaker?: string
    readonly audio_params?: { readonly format?: string; readonly sample_rate?: number }
  }
}

export interface LocalArkSpeech extends LocalServer {
  readonly base: string
  readonly accepted: Body[]
}

const API_KEY = 'ark-speech-key'
const [APP_ID, ACCESS_KEY] = ['123456789', 'ark-access-key']
const RATES = [8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]
const SPEAKERS: Readonly<Record<string, RegExp>> = {
  'seed-tts-2.0': /_uranus_bigtts$/,
  'seed-tts-1.0': /_(moon|mars)_bigtts$/,
}
const FIELDS = ['text', 'model', 'ssml', 'speaker', 'audio_params', 'additions', 'mix_speaker']
const MAX_CHARACTERS = 300
const PIECE_BYTES = 3000

/** Code and sentence of a refusal, which comes with status 200. */
function findIssue({ req_params: params = {} }: Body, resource: string): [number, string] | null {
  const { text = '', speaker = '', audio_params: audio } = params
  const { format = 'mp3', sample_rate: rate = 24_000 } = audio ?? {}
  const isOdd = Object.keys(params).some((key) => !FIELDS.includes(key))
  if (isOdd || text === '' || !audio || format !== 'mp3' || !RATES.includes(rate))
    return [55_000_000, 'invalid params']
  if (!SPEAKERS[resource]?.test(speaker))
    return [45_000_000, 'speaker permission denied: get resource id: access denied']
  if ([...text].length > MAX_CHARACTERS)
    return [40_402_003, 'TTSExceededTextLimit:exceed max limit']
  return null
}

function sendPieces(response: ServerResponse, sound: Buffer, usage: object | null): void {
  response.writeHead(200, { 'content-type': 'application/json', 'x-tt-logid': 'local' })
  for (let at = 0; at < sound.length; at += PIECE_BYTES) {
    const data = sound.subarray(at, at + PIECE_BYTES).toString('base64')
    response.write(`${JSON.stringify({ code: 0, message: '', data })}\n`)
  }
  const sentence = { text: 'a "quoted" {brace}', words: [] }
  response.write(JSON.stringify({ code: 0, message: '', data: null, sentence }))
  const end = { code: 20_000_000, message: 'ok', data: null, ...(usage && { usage }) }
  response.end(JSON.stringify(end))
}

export async function startLocalArkSpeech(): Promise<LocalArkSpeech> {
  const accepted: Body[] = []
  const server = await startLocalServer((call, response) => {
    const { headers, method, url } = call
    if (method !== 'POST' || url.pathname !== '/api/v3/tts/unidirectional')
      return sendJson(response, 404, { code: 404, message: 'not found' })
    const isNew = headers['x-api-key'] === API_KEY
    const isOld = headers['x-api-app-id'] === APP_ID && headers['x-api-access-key'] === ACCESS_KEY
    if (!isNew && !isOld)
      return sendJson(response, 401, { code: 45_000_010, message: 'requested grant not found' })
    const body = JSON.parse(call.body.toString()) as Body
    const issue = findIssue(body, String(headers['x-api-resource-id']))
    if (issue) return sendJson(response, 200, { code: issue[0], message: issue[1], data: null })
    accepted.push(body)
    const text = body.req_params?.text ?? ''
    const wantsUsage = headers['x-control-require-usage-tokens-return'] === 'text_words'
    sendPieces(response, encodeTone(text, 'mp3'), wantsUsage ? { text_words: text.length } : null)
  })
  return { ...server, base: `${server.address}/api/v3`, accepted }
}
