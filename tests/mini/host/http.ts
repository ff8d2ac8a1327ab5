import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { ApiFailure } from './pages'

export interface HttpRequest {
  url: URL
  method: string
  headers: Record<string, string>
  body?: Uint8Array
  timeoutMs: number
  signal: AbortSignal
  onHeaders?: (headers: Record<string, string>) => void
  onChunk?: (chunk: Uint8Array, receivedBytes: number, totalBytes: number) => void
}

export interface HttpAnswer {
  statusCode: number
  /** Header names as the server wrote them; repeated ones joined with a comma. */
  headers: Record<string, string>
  cookies: string[]
  body: Buffer
}

/**
 * One HTTP exchange with a real server.
 * @throws ApiFailure 'timeout', 'abort' or the network error
 */
export function exchange(options: HttpRequest): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const send = options.url.protocol === 'https:' ? httpsRequest : httpRequest
    const { method, headers, signal } = options
    const outgoing = send(options.url, { method, headers, signal, agent: false }, (incoming) => {
      const answerHeaders = readHeaders(incoming)
      options.onHeaders?.(answerHeaders)
      const chunks: Buffer[] = []
      let received = 0
      incoming.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        received += chunk.length
        options.onChunk?.(chunk, received, Number(incoming.headers['content-length'] ?? 0))
      })
      incoming.on('error', fail)
      incoming.on('end', () => {
        clearTimeout(deadline)
        resolve({
          statusCode: incoming.statusCode ?? 0,
          headers: answerHeaders,
          cookies: incoming.headers['set-cookie'] ?? [],
          body: Buffer.concat(chunks),
        })
      })
    })
    const deadline = setTimeout(() => {
      reject(new ApiFailure('timeout'))
      outgoing.destroy()
    }, options.timeoutMs)
    const fail = (error: Error) => {
      clearTimeout(deadline)
      reject(new ApiFailure(signal.aborted ? 'abort' : error.message))
    }
    outgoing.on('error', fail)
    outgoing.end(options.body)
  })
}

function readHeaders(incoming: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {}
  for (let at = 0; at + 1 < incoming.rawHeaders.length; at += 2) {
    const name = incoming.rawHeaders[at] ?? ''
    const value = incoming.rawHeaders[at + 1] ?? ''
    headers[name] = name in headers ? `${headers[name]},${value}` : value
  }
  return headers
}
