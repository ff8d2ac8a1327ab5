/**
 * Host and Origin of requests to /mcp: a page of another site must not speak to it through a visitor's
 * browser, neither by its address nor by a name that resolves to this server (DNS rebinding).
 */
import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import { texts } from './texts'

const LOCAL = /^(localhost|[\w-]+|[\w-]+\.local)$/i

function parseHost(address: string): string | null {
  try {
    return new URL(address).hostname.replace(/^\[|\]$/g, '')
  } catch {
    return null
  }
}

const isLocal = (host: string): boolean => isIP(host) !== 0 || LOCAL.test(host)

/** One sentence why a request is refused; null: it is not. */
export function checkOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicUrl: string | null,
): string | null {
  const host = parseHost(`http://${headers.host ?? ''}`)
  const own = publicUrl === null ? null : parseHost(publicUrl)
  // Without PUBLIC_URL the own name is not known: addresses and names of the local network remain.
  if (host === null || (host !== own && !isLocal(host))) return texts.badHost
  if (headers.origin === undefined) return null
  const origin = parseHost(headers.origin)
  return origin !== null && (origin === own || origin === host) ? null : texts.badOrigin
}
