/** Every call of a key, for the list that its owner sees. */
import type { FastifyInstance } from 'fastify'
import { recordCall } from '../api-key/usage'
import type { OpenApiPorts } from './ports'

export function recordCalls(app: FastifyInstance, deps: Pick<OpenApiPorts, 'db' | 'now'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const { apiKey: key, routeOptions } = request
    if (!key) return
    await recordCall(deps, {
      keyId: key.keyId,
      userId: key.userId,
      call: (routeOptions.url ?? '').replace(/^\/(v1\/)?|\/$/g, ''),
      status: reply.statusCode,
      errorCode: request.apiErrorCode,
      durationMs: reply.elapsedTime,
      credits: request.apiErrorCode === null ? request.apiCredits : 0,
    }).catch((error: unknown) => request.log.warn({ err: error }, 'API call was not recorded'))
  })
}
