/** A provider's API on this machine: answers as the test sets and records its requests. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface MockResponse {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body: string
  /** A picture, in place of the body. */
  readonly bytes?: Uint8Array
}

/** `answer` null: the caller waits in vain. */
export async function listen(answer: (request: ReceivedRequest) => MockResponse | null) {
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      const call = { method, path, headers, body: Buffer.concat(chunks).toString() }
      requests.push(call)
      const answered = answer(call)
      if (answered === null) return
      const { status = 200, headers: more, body, bytes } = answered
      response.writeHead(status, { 'content-type': 'application/json', ...more }).end(bytes ?? body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
