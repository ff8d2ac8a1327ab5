import { muteEndpoints } from '@contract/endpoints/mutes'
import type { FastifyInstance } from 'fastify'
import { requireCall } from '../../platform/http/limits'
import { handle } from '../../platform/http/router'
import type { MutePorts } from './ports'
import { addMute, listMyMutes, removeMute } from './service'

const MUTES_PER_MINUTE = 60

export function registerMuteRoutes(app: FastifyInstance, deps: MutePorts): void {
  handle(app, deps, muteEndpoints.my, ({ user, query }) => listMyMutes(deps, user.id, query))
  handle(app, deps, muteEndpoints.add, async ({ user, body, reply }) => {
    await requireCall(deps, reply, { key: `mute:${user.id}`, max: MUTES_PER_MINUTE })
    return addMute(deps, user.id, body)
  })
  handle(app, deps, muteEndpoints.remove, async ({ user, params, reply }) => {
    await requireCall(deps, reply, { key: `mute:${user.id}`, max: MUTES_PER_MINUTE })
    return removeMute(deps, user.id, params.id)
  })
}
