/** Bodies of `application/json`: none at all, or JSON that is not nested without end. */
import type { FastifyInstance } from 'fastify'
import { AppError } from '../lib/errors'
import { exceedsJsonLimits } from '../lib/json-limits'

/** The deepest of our calls needs eight. */
const LIMITS = { depth: 32, values: 100_000 }

export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    // Without a single byte it means "no body".
    if (text.length === 0) done(null, undefined)
    else if (exceedsJsonLimits(text, LIMITS)) done(new AppError('BAD_REQUEST'))
    else void parse(request, text, done)
  })
}
