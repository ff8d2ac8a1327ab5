/** Where an app listens, as a person on this machine opens it. */
import type { FastifyInstance } from 'fastify'

export function addressOf(app: FastifyInstance): string {
  const [address] = app.addresses()
  if (!address || typeof address === 'string') throw new Error('not listening on TCP')
  // What a person on this machine opens, whatever interface it listens on.
  const anywhere = address.address === '0.0.0.0' || address.address === '::'
  const host = anywhere ? '127.0.0.1' : address.address
  return `http://${address.family === 'IPv6' && !anywhere ? `[${host}]` : host}:${address.port}`
}

/** One sentence when the port of this variable is taken by somebody else; null: it is not that. */
export function portTaken(error: unknown, variable: 'PORT' | 'WORKER_PORT'): string | null {
  const { code, port } = error as { code?: unknown; port?: unknown }
  if (code !== 'EADDRINUSE') return null
  return `端口 ${String(port)} 已被占用，请用 ${variable} 换一个。 Port ${String(port)} is in use: set ${variable} to another one.`
}
