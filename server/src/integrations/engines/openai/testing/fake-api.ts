/** A local images API for tests: answers as the real one does, or with faults. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

export interface SeenCall {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

type Answer = (request: SeenCall, response: ServerResponse) => void | Promise<void>

export interface FakeApi {
  readonly baseUrl: string
  readonly calls: SeenCall[]
  /** Answer of the next calls; the usual answer again after `null`. */
  answerWith(answer: Answer | null): void
  close(): Promise<void>
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

/** A real PNG of this size, one colour. */
export function paintPng(size: string, colour = '#3a6ea5'): Promise<Buffer> {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** @param options.delayMs how long the usual answer takes; `longSidePx` makes pictures smaller */
export async function startFakeApi(
  options: { delayMs?: () => number; pictureSize?: string; port?: number } = {},
): Promise<FakeApi> {
  const calls: SeenCall[] = []
  let answer: Answer | null = null

  async function usual({ path, body }: SeenCall, response: ServerResponse): Promise<void> {
    if (path === '/file.png') {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.end(await paintPng('64x64'))
      return
    }
    await new Promise((resolve) => setTimeout(resolve, options.delayMs?.() ?? 0))
    const parsed = path.endsWith('/generations')
      ? (JSON.parse(body.toString()) as { n: number; size: string })
      : { n: 1, size: '64x64' }
    const png = await paintPng(options.pictureSize ?? parsed.size)
    const data = Array.from({ length: parsed.n }, () => ({ b64_json: png.toString('base64') }))
    sendJson(response, 200, { created: 1, data })
  }

  const server: Server = createServer((request, response) => {
    readAll(request)
      .then((body) => {
        const call = { path: request.url ?? '', headers: request.headers, body }
        calls.push(call)
        return (answer ?? usual)(call, response)
      })
      // A client that went away in the middle is what some tests are about.
      .catch(() => response.destroy())
  })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    answerWith(next) {
      answer = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
