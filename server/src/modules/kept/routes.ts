import { keptEndpoints } from '@contract/endpoints/kept'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../platform/http/router'
import type { KeptPorts } from './ports'
import { keep, readKept } from './service'

export function registerKeptRoutes(app: FastifyInstance, deps: KeptPorts): void {
  handle(app, deps, keptEndpoints.read, ({ user }) => readKept(deps, user.id))
  handle(app, deps, keptEndpoints.keep, ({ user, body }) => keep(deps, user.id, body))
}
