import { savedEndpoints } from '@contract/endpoints/kept'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../platform/http/router'
import type { SavedPorts } from './ports'
import { saveParts, readSaved } from './service'

export function registerSavedRoutes(app: FastifyInstance, deps: SavedPorts): void {
  handle(app, deps, savedEndpoints.read, ({ user }) => readSaved(deps, user.id))
  handle(app, deps, savedEndpoints.keep, ({ user, body }) => saveParts(deps, user.id, body))
}
