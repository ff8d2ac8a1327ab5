import { qrcodeEndpoints } from '@contract/endpoints/qrcode'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../ports'
import { handle } from '../../http/router'
import { codeOf } from './service'

/** Where people open the app: as configured, else where this request came to. */
function originOf(publicUrl: string | null | undefined, request: FastifyRequest): string {
  return (publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/$/, '')
}

export function registerQrcodeRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, qrcodeEndpoints.qrcode, async ({ query, request, reply }) => {
    reply.header('cache-control', 'private, max-age=3600')
    return codeOf(originOf(deps.config.publicUrl, request), query.path)
  })
}
