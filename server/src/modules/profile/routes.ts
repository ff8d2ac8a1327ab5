import { followEndpoints, profileEndpoints } from '@contract/endpoints/profile'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../ports'
import { handle } from '../../http/router'
import { checkFollowing, follow, listMyFollows, readPublicInfo, unfollow } from './service'

export function registerProfileRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, followEndpoints.follow, ({ user, body }) => follow(deps, user.id, body.user_id))
  handle(app, deps, followEndpoints.unfollow, ({ user, body }) =>
    unfollow(deps, user.id, body.user_id),
  )
  handle(app, deps, followEndpoints.checkFollowing, ({ user, body }) =>
    checkFollowing(deps, user.id, body.user_id),
  )
  handle(app, deps, followEndpoints.getMyFollow, ({ user, query }) =>
    listMyFollows(deps, user.id, query),
  )
  handle(app, deps, profileEndpoints.pubInfo, ({ user, query }) =>
    readPublicInfo(deps, user?.id ?? null, query.user_id),
  )
}
