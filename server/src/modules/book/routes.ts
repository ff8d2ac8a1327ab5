import { bookEndpoints } from '@contract/endpoints/book'
import type { FastifyInstance } from 'fastify'
import type { AuthDeps } from '../../http/auth'
import { handle } from '../../http/router'
import { readBook } from './service'

export function registerBookRoutes(app: FastifyInstance, deps: AuthDeps): void {
  handle(app, deps, bookEndpoints.books, async ({ query }) => readBook(query))
}
