/** Origin of absolute links to this server. */
import type { FastifyRequest } from 'fastify'

/**
 * The configured address, which production requires; else the host this request itself names.
 * X-Forwarded-Host is never believed: a proxy that is trusted for addresses may pass on a
 * client's.
 */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`
}
