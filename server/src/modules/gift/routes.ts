import { mineEndpoints } from '@contract/endpoints/mine'
import type { FastifyInstance } from 'fastify'
import type { GiftPorts } from './ports'
import { handle } from '../../platform/http/router'
import { AppError } from '../../platform/lib/errors'
import { hasRewards } from '../client-config/store-rules'
import { exchange } from './service'
import { texts } from './texts'

export function registerGiftRoutes(app: FastifyInstance, deps: GiftPorts): void {
  handle(app, deps, mineEndpoints.exchange, ({ user, body, request }) => {
    if (!hasRewards(deps, request.headers)) {
      throw new AppError('FORBIDDEN', { message: texts.notHere })
    }
    return exchange(deps, user.id, body.code)
  })
}
