import { userEndpoints } from '@contract/endpoints/user'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../ports'
import { handle } from '../../http/router'
import { changeProfile, readUserInfo } from './service'

export function registerUserRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, userEndpoints.info, ({ user }) => readUserInfo(deps, user.id))
  handle(app, deps, userEndpoints.update, ({ user, body }) => changeProfile(deps, user.id, body))
}
