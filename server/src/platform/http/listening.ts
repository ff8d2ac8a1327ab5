/** Address of a listening app, as opened on this machine. */
import type { FastifyInstance } from 'fastify'
import { texts } from './texts'

export function getLocalUrl(app: FastifyInstance): string {
  const [address] = app.addresses()
  if (!address || typeof address === 'string') throw new Error('not listening on TCP')
  // Address to open on this machine, for any interface it listens on.
  const anywhere = address.address === '0.0.0.0' || address.address === '::'
  const host = anywhere ? '127.0.0.1' : address.address
  return `http://${address.family === 'IPv6' && !anywhere ? `[${host}]` : host}:${address.port}`
}

/** One sentence for an address or a port that cannot be listened on; null: it is not that. */
export function describeListenError(
  error: unknown,
  variable: 'PORT' | 'WORKER_PORT',
): string | null {
  const { code, port, syscall, address, hostname } = error as NodeJS.ErrnoException & {
    port?: unknown
    address?: string
    hostname?: string
  }
  if (syscall === 'getaddrinfo' || (syscall === 'listen' && code === 'EADDRNOTAVAIL')) {
    const host = hostname ?? address ?? ''
    return texts.foreignHost(host)
  }
  if (syscall === 'listen' && code === 'EACCES')
    return texts.portNeedsRights(String(port), variable)
  if (code !== 'EADDRINUSE') return null
  return texts.portInUse(String(port), variable)
}
