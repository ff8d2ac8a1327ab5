/** A span for each call of the API: the route, never the address with its query. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan } from '../tracing/span'
import { isTracing, openSpan } from '../tracing/tracing'

/** A caller's own traceparent is not believed: strangers would decide what is traced. */
export function registerTracing(app: FastifyInstance): void {
  if (!isTracing()) return
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request
    const route = request.routeOptions.url
    const span = route?.startsWith('/api/')
      ? openSpan({
          name: `${method} ${route}`,
          kind: 'server',
          parent: null,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'moguang.request.id': request.id,
          },
        })
      : null
    if (!span) return done()
    spans.set(request, span)
    span.enter(done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply
    const span = spans.get(request)
    span?.note({ 'http.response.status_code': statusCode })
    span?.end({ failed: statusCode >= 500 })
  })
}
