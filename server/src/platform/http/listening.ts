/** Address of a listening app, as opened on this machine. */
import type { FastifyInstance } from 'fastify'

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
    return `HOST 的 ${host} 不是这台机器的地址；0.0.0.0 是全部地址，127.0.0.1 只给本机。 ${host} of HOST is no address of this machine: 0.0.0.0 means all of them, 127.0.0.1 this machine alone.`
  }
  if (syscall === 'listen' && code === 'EACCES')
    return `没有权限监听端口 ${String(port)}，请用 ${variable} 换一个 1024 以上的。 Port ${String(port)} needs more rights: set ${variable} to one above 1024.`
  if (code !== 'EADDRINUSE') return null
  return `端口 ${String(port)} 已被占用，请用 ${variable} 换一个。 Port ${String(port)} is in use: set ${variable} to another one.`
}
