/** Common parts of local vendor servers: calls are recorded, and any answer can be a fault. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenCall {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export type Answer = (call: SeenCall, response: ServerResponse) => void | Promise<void>

interface Rule {
  readonly matches: (call: SeenCall) => boolean
  readonly answer: Answer
  left: number
  /** Afterwards the call is worked off as usual, only the answer is this one. */
  readonly afterWork: boolean
}

export interface LocalServer {
  readonly address: string
  readonly server: Server
  readonly calls: SeenCall[]
  /** Answer of the next `times` calls of that kind. */
  answerTo(
    matches: Rule['matches'],
    answer: Answer,
    options?: { times?: number; afterWork?: boolean },
  ): void
  /** Connections cut and calls refused, until `up`. */
  down(): Promise<void>
  up(): Promise<void>
  close(): Promise<void>
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A lost answer: the work is done, the client receives nothing. */
function muted(): ServerResponse {
  const nothing = { writeHead: () => nothing, end: () => nothing, write: () => true }
  return nothing as unknown as ServerResponse
}

export async function startLocalServer(usual: Answer): Promise<LocalServer> {
  const calls: SeenCall[] = []
  const rules: Rule[] = []

  async function answer(call: SeenCall, response: ServerResponse): Promise<void> {
    const rule = rules.find(({ matches, left }) => left > 0 && matches(call))
    if (!rule) return usual(call, response)
    rule.left -= 1
    if (rule.afterWork) await usual(call, muted())
    return rule.answer(call, response)
  }

  const server = createServer((request, response) => {
    readAll(request)
      .then((body) => {
        const url = new URL(request.url ?? '/', 'http://local')
        const call = { method: request.method ?? 'GET', url, headers: request.headers, body }
        calls.push(call)
        return answer(call, response)
      })
      // A client that went away in the middle is what some tests are about.
      .catch(() => response.destroy())
  })

  let port = 0
  async function up(): Promise<void> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  async function down(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }

  await up()
  return {
    address: `http://127.0.0.1:${port}`,
    server,
    calls,
    answerTo(matches, how, { times = Infinity, afterWork = false } = {}) {
      rules.unshift({ matches, answer: how, left: times, afterWork })
    },
    down,
    up,
    close: async () => {
      if (server.listening) await down()
    },
  }
}

export interface FormPart {
  readonly filename: string | null
  readonly body: Buffer
}

/** The parts of a multipart body by name; of two with one name the last. */
export function parseMultipart(call: SeenCall): Map<string, FormPart> {
  const boundary = /boundary="?([^";]+)/.exec(String(call.headers['content-type']))?.[1] ?? ''
  const parts = new Map<string, FormPart>()
  for (const piece of call.body.toString('latin1').split(`--${boundary}`).slice(1, -1)) {
    const split = piece.indexOf('\r\n\r\n')
    const head = piece.slice(0, split)
    const name = /name="([^"]+)"/.exec(head)?.[1] ?? ''
    const filename = /filename="([^"]*)"/.exec(head)?.[1] ?? null
    parts.set(name, { filename, body: Buffer.from(piece.slice(split + 4, -2), 'latin1') })
  }
  return parts
}
