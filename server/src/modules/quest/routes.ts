import { mineEndpoints } from '@contract/endpoints/mine'
import type { FastifyInstance } from 'fastify'
import type { QuestPorts } from './ports'
import { handle } from '../../platform/http/router'
import { claimQuest, readQuests } from './service'

export function registerQuestRoutes(app: FastifyInstance, deps: QuestPorts): void {
  handle(app, deps, mineEndpoints.scoreState, ({ user }) => readQuests(deps, user.id))
  handle(app, deps, mineEndpoints.claimScore, ({ user, body }) =>
    claimQuest(deps, user.id, body.id),
  )
}
