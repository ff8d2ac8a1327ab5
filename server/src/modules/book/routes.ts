import { bookEndpoints } from '@contract/endpoints/book'
import type { FastifyInstance } from 'fastify'
import type { AuthDeps } from '../../platform/http/auth'
import { handle } from '../../platform/http/router'
import { readBook } from './service'

export function registerBookRoutes(app: FastifyInstance, deps: AuthDeps): void {
  handle(app, deps, bookEndpoints.books, async ({ query }) => readBook(query))
}
