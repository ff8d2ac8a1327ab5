/** Answers on the port while the start waits for the database: alive, but not ready. */
import { ERRORS } from '@contract/errors'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { failure } from './envelope'

export interface PlaceholderServer {
  /** Listens; a second call changes nothing. Throws as a server does, e.g. EADDRINUSE. */
  open(): Promise<void>
  /** The port is free again, or never was taken; resolves with the port it had. */
  close(): Promise<number | null>
}

const RETRY_AFTER_S = 5

export function createPlaceholderServer({
  port,
  host,
}: {
  port: number
  host: string
}): PlaceholderServer {
  const server = createServer((request, response) => {
    const alive = request.url === '/healthz'
    const body = alive
      ? { code: 0, message: '', data: null }
      : failure('SERVICE_UNAVAILABLE', ERRORS.SERVICE_UNAVAILABLE.message, {
          reason: 'database: no answer since the start',
        })
    response.writeHead(alive ? 200 : ERRORS.SERVICE_UNAVAILABLE.status, {
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
      ...(!alive && { 'retry-after': String(RETRY_AFTER_S) }),
    })
    response.end(JSON.stringify(body))
  })
  return {
    async open() {
      if (server.listening) return
      server.listen(port, host)
      await once(server, 'listening')
    },
    async close() {
      const address = server.address()
      if (!address || typeof address === 'string') return null
      await new Promise((resolve) => server.close(resolve))
      return address.port
    },
  }
}
