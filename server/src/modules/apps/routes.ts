import { appEndpoints } from '@contract/endpoints/apps'
import type { FastifyInstance } from 'fastify'
import type { AppsPorts } from './ports'
import { handle } from '../../platform/http/router'
import { listApps, listTags, readApp, runApp } from './service'

export function registerAppRoutes(app: FastifyInstance, deps: AppsPorts): void {
  handle(app, deps, appEndpoints.apps, ({ query }, source) => listApps(source, query))
  handle(app, deps, appEndpoints.byId, ({ query }, source) => readApp(source, query.id))
  handle(app, deps, appEndpoints.tags, (_, source) => listTags(source))
  handle(app, deps, appEndpoints.run, ({ user, params, body }) =>
    runApp(deps, user.id, params.id, body),
  )
}
