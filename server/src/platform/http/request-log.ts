/** One line per response: the route, never the address with its query, and the user. */
import type { FastifyInstance } from 'fastify'

/** A 503 is not logged as an error: its cause is logged once elsewhere. */
function levelOf(status: number): 'error' | 'warn' | 'info' {
  if (status === 503) return 'warn'
  return status >= 500 ? 'error' : 'info'
}

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const level = levelOf(reply.statusCode)
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
        userId: (request.user ?? request.staff)?.id ?? null,
      },
      'answered',
    )
    done()
  })
}
