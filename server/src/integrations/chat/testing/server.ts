/**
 * A local `chat/completions`, as strict as the OpenAI API reference (fields, strict schemas, error
 * body), with vendors' known deviations as options. Its official client runs against it in
 * tests/clients. Answers come from `answerWith`; any of them can be a fault.
 */
import type { ServerResponse } from 'node:http'
import {
  type LocalServer,
  type SeenCall,
  sendJson,
  startLocalServer,
} from '../../engines/testing/http'

type Json = Readonly<Record<string, unknown>>

interface ChatMessage {
  readonly role: string
  readonly content: string | readonly Json[]
}

export interface ChatBody extends Json {
  readonly model: string
  readonly messages: readonly ChatMessage[]
  readonly response_format?: {
    readonly type: string
    readonly json_schema?: {
      readonly name?: string
      readonly strict?: boolean
      readonly schema?: Json
    }
  }
}

export interface ChatQuirks {
  /** Formats that the model takes. */
  readonly formats: readonly ('json_schema' | 'json_object')[]
  readonly images: boolean
  /** Newest models of OpenAI take max_completion_tokens and no temperature. */
  readonly newLimits: boolean
}

const QUIRKS: ChatQuirks = {
  formats: ['json_schema', 'json_object'],
  images: true,
  newLimits: false,
}

const FIELDS = [
  'model',
  'messages',
  'temperature',
  'max_tokens',
  'max_completion_tokens',
  'response_format',
]

/** The rules of strict mode: every property required, nothing else allowed, no free maps. */
function strictIssue(schema: Json, depth = 1): string | null {
  if (depth > 5) return 'schema exceeds the maximum of 5 levels of nesting'
  if (schema.type === 'object') {
    const properties = (schema.properties ?? {}) as Record<string, Json>
    if (schema.additionalProperties !== false)
      return "'additionalProperties' is required to be supplied and to be false"
    const required = new Set((schema.required ?? []) as string[])
    if (Object.keys(properties).some((key) => !required.has(key)))
      return "'required' is required to be supplied and to be an array including every key in properties"
    for (const one of Object.values(properties)) {
      const issue = strictIssue(one, depth + 1)
      if (issue) return issue
    }
  }
  if (schema.items) return strictIssue(schema.items as Json, depth + 1)
  for (const one of (schema.anyOf ?? []) as Json[]) {
    const issue = strictIssue(one, depth)
    if (issue) return issue
  }
  return null
}

function formatIssue({ response_format: format }: ChatBody, quirks: ChatQuirks): string | null {
  if (!format) return null
  const isKnown = quirks.formats.some((known) => known === format.type)
  if (!isKnown)
    return `Invalid parameter: 'response_format' of type '${format.type}' is not supported with this model.`
  if (format.type !== 'json_schema') return null
  const { name, strict, schema } = format.json_schema ?? {}
  if (!name || !/^[\w-]{1,64}$/.test(name)) return "Missing required parameter: 'json_schema.name'."
  if (!schema) return "Missing required parameter: 'json_schema.schema'."
  const issue = strict ? strictIssue(schema) : null
  return issue && `Invalid schema for response_format '${name}': ${issue}.`
}

function contentIssue({ messages }: ChatBody, quirks: ChatQuirks): string | null {
  for (const { role, content } of messages) {
    if (!['system', 'developer', 'user', 'assistant'].includes(role))
      return `Invalid value: '${role}'. Supported values are: 'system', 'user'.`
    if (typeof content === 'string') continue
    for (const part of content) {
      const url = (part.image_url as { url?: string } | undefined)?.url
      if (part.type === 'text' && typeof part.text === 'string') continue
      if (part.type !== 'image_url' || !/^data:image\/(jpeg|png|webp);base64,/.test(url ?? ''))
        return "Invalid value for 'messages.content'."
      if (!quirks.images) return 'This model does not support image inputs.'
    }
  }
  return null
}

function findIssue(body: ChatBody, quirks: ChatQuirks): string | null {
  const odd = Object.keys(body).find((key) => !FIELDS.includes(key))
  if (odd) return `Unrecognized request argument supplied: ${odd}`
  if (typeof body.model !== 'string') return 'you must provide a model parameter'
  if (!Array.isArray(body.messages) || body.messages.length === 0)
    return "Missing required parameter: 'messages'."
  if (quirks.newLimits && body.max_tokens !== undefined)
    return "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
  if (quirks.newLimits && body.temperature !== undefined && body.temperature !== 1)
    return "Unsupported value: 'temperature' does not support 0 with this model."
  const words = JSON.stringify(body.messages)
  if (body.response_format?.type === 'json_object' && !/json/i.test(words))
    return "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'."
  return contentIssue(body, quirks) ?? formatIssue(body, quirks)
}

/** The text of an answer, or an answer as a whole. */
export type ChatReply = string | Json

export interface LocalChat extends LocalServer {
  /** The base for clients. */
  readonly base: string
  readonly quirks: { -readonly [K in keyof ChatQuirks]: ChatQuirks[K] }
  /** Bodies that were accepted. */
  readonly accepted: ChatBody[]
  /** Sets the answer from now on. */
  answerWith(reply: (body: ChatBody) => ChatReply): void
  readonly isChat: (call: SeenCall) => boolean
}

const KEY = 'sk-local'

/** The data that a question of ours carries. */
export function readData({ messages }: ChatBody): Json {
  const content = messages.find(({ role }) => role === 'user')?.content ?? '{}'
  const text = typeof content === 'string' ? content : content.find(({ type }) => type === 'text')
  return JSON.parse(typeof text === 'string' ? text : String(text?.text)) as Json
}

export async function startLocalChat(options: Partial<ChatQuirks> = {}): Promise<LocalChat> {
  const quirks = { ...QUIRKS, ...options }
  const accepted: ChatBody[] = []
  let reply: (body: ChatBody) => ChatReply = () => '{}'

  const refuse = (response: ServerResponse, status: number, message: string, code: string): void =>
    sendJson(response, status, {
      error: { message, type: 'invalid_request_error', param: null, code },
    })

  const server = await startLocalServer((call, response) => {
    if (call.method !== 'POST' || call.url.pathname !== '/v1/chat/completions')
      return refuse(response, 404, 'Invalid URL', 'not_found')
    if (call.headers.authorization !== `Bearer ${KEY}`)
      return refuse(response, 401, 'Incorrect API key provided.', 'invalid_api_key')
    const body = JSON.parse(call.body.toString()) as ChatBody
    const issue = findIssue(body, quirks)
    if (issue) return refuse(response, 400, issue, 'invalid_value')
    accepted.push(body)
    const answer = reply(body)
    const usual = {
      id: `chatcmpl-${accepted.length}`,
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model: body.model,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: typeof answer === 'string' ? answer : '',
            refusal: null,
          },
          logprobs: null,
          finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: 400, completion_tokens: 60, total_tokens: 460 },
    }
    sendJson(response, 200, typeof answer === 'string' ? usual : { ...usual, ...answer })
  })
  return {
    ...server,
    base: `${server.address}/v1`,
    quirks,
    accepted,
    answerWith(next) {
      reply = next
    },
    isChat: ({ url }) => url.pathname === '/v1/chat/completions',
  }
}
