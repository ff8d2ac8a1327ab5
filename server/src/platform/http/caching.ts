/** Responses are not cached unless their route says otherwise; errors never are. */
import type { FastifyInstance } from 'fastify'

export function registerCaching(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const isError = reply.statusCode >= 400
    if (isError || !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    done()
  })
}
