import { accountEndpoints } from '@contract/endpoints/account'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../ports'
import { handle } from '../../http/router'
import { readExport, requestExport } from './service'

export function registerExportRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, accountEndpoints.requestExport, ({ user }) => requestExport(deps, user.id))
  handle(app, deps, accountEndpoints.readExport, ({ user }) => readExport(deps, user.id))
}
