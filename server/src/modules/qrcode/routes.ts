import { qrcodeEndpoints } from '@contract/endpoints/qrcode'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../ports'
import { originOf } from '../../http/origin'
import { handle } from '../../http/router'
import { codeOf } from './service'

export function registerQrcodeRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, qrcodeEndpoints.qrcode, async ({ query, request, reply }) => {
    reply.header('cache-control', 'private, max-age=3600')
    return codeOf(originOf(request, deps.config.publicUrl), query.path)
  })
}
