import { mineEndpoints } from '@contract/endpoints/mine'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../ports'
import { handle } from '../../http/router'
import { exchange } from './service'

export function registerGiftRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, mineEndpoints.exchange, ({ user, body }) => exchange(deps, user.id, body.code))
}
