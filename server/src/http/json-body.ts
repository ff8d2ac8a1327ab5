/** Bodies of `application/json`: none at all, or JSON that is not nested without end. */
import type { FastifyInstance } from 'fastify'
import { AppError } from '../lib/errors'
import { isDeeperThan } from '../lib/json-depth'

/** The deepest of our calls needs eight. */
const MAX_DEPTH = 32

export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    // Without a single byte it means "no body".
    if (text.length === 0) done(null, undefined)
    else if (isDeeperThan(text, MAX_DEPTH)) done(new AppError('BAD_REQUEST'))
    else void parse(request, text, done)
  })
}
