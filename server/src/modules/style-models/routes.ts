import { styleModelEndpoints } from '@contract/endpoints/style-models'
import type { FastifyInstance } from 'fastify'
import type { StyleModelsPorts } from './ports'
import { handle } from '../../platform/http/router'
import { likeStyle, listStyleModels, listStyleTags } from './service'

export function registerStyleModelRoutes(app: FastifyInstance, deps: StyleModelsPorts): void {
  handle(app, deps, styleModelEndpoints.page, ({ user, query }, source) =>
    listStyleModels(source, user?.id ?? null, query),
  )
  handle(app, deps, styleModelEndpoints.tagList, (_, source) => listStyleTags(source))
  handle(app, deps, styleModelEndpoints.like, ({ user, body }) => likeStyle(deps, user.id, body))
}
