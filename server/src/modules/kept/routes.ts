import { keptEndpoints } from '@contract/endpoints/kept'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/router'
import type { Deps } from '../../ports'
import { keep, readKept } from './service'

export function registerKeptRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, keptEndpoints.read, ({ user }) => readKept(deps, user.id))
  handle(app, deps, keptEndpoints.keep, ({ user, body }) => keep(deps, user.id, body))
}
