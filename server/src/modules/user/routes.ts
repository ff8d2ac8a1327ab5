import { userEndpoints } from '@contract/endpoints/user'
import type { FastifyInstance } from 'fastify'
import type { UserPorts } from './ports'
import { handle } from '../../platform/http/router'
import { changeProfile } from './change'
import { readUserInfo } from './service'

export function registerUserRoutes(app: FastifyInstance, deps: UserPorts): void {
  handle(app, deps, userEndpoints.info, ({ user }) => readUserInfo(deps, user.id))
  handle(app, deps, userEndpoints.update, async ({ user, body }) => {
    await changeProfile(deps, user.id, body)
    return readUserInfo(deps, user.id)
  })
}
