/** A TCP proxy before PostgreSQL that cuts connections at a chosen moment, or falls silent. */
import { connect, createServer, type Socket } from 'node:net'

/** When a connection is cut: before these bytes reach the server, or as soon as they have. */
export interface Cut {
  /** A piece of what the client sends, e.g. `commit`. */
  readonly at: string
  readonly delivered: boolean
}

export interface CuttingProxy {
  /** The URL of the database, by way of the proxy. */
  readonly url: string
  /** Cuts made so far. */
  readonly cuts: () => number
  /** The next statement that fits cuts its connection; null lets all through. */
  plan(cut: Cut | null): void
  close(): Promise<void>
}

/** Proxy in front of the server of `databaseUrl`, on this machine. */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let planned: Cut | null = null
  let cuts = 0
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), '127.0.0.1')
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    upstream.on('data', (chunk) => client.write(chunk))
    client.on('data', (chunk) => {
      const cut = planned
      if (!cut || !chunk.includes(cut.at)) {
        upstream.write(chunk)
        return
      }
      planned = null
      cuts += 1
      if (!cut.delivered) return end()
      // The server reads it; the client is gone before its answer.
      client.destroy()
      upstream.end(chunk)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `postgres://${target.username}@127.0.0.1:${port}${target.pathname}`,
    cuts: () => cuts,
    plan(cut) {
      planned = cut
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
