import { mineEndpoints } from '@contract/endpoints/mine'
import type { FastifyInstance } from 'fastify'
import type { InvitePorts } from './ports'
import { handle } from '../../platform/http/router'
import { readInviteLog } from './service'

export function registerInviteRoutes(app: FastifyInstance, deps: InvitePorts): void {
  handle(app, deps, mineEndpoints.inviteLog, ({ user, query }) =>
    readInviteLog(deps, user.id, query),
  )
}
