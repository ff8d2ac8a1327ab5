import { followEndpoints, profileEndpoints } from '@contract/endpoints/profile'
import type { FastifyInstance } from 'fastify'
import type { ProfilePorts } from './ports'
import { handle } from '../../platform/http/router'
import { requireCall } from '../../platform/http/limits'
import { addressKey } from '../../platform/lib/address'
import {
  checkFollowing,
  findAuthors,
  follow,
  listUserFollows,
  listMyFollows,
  readPublicInfo,
  unfollow,
} from './service'

/** A search for each pause in typing, and some to spare. */
const SEARCHES_PER_MINUTE = 90

export function registerProfileRoutes(app: FastifyInstance, deps: ProfilePorts): void {
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
  handle(app, deps, followEndpoints.list, ({ user, query }, source) =>
    listUserFollows(source, user?.id ?? null, query),
  )
  handle(app, deps, profileEndpoints.search, async (call, source) => {
    const { user, query, request, reply } = call
    const key = `search:${user?.id ?? addressKey(request.ip)}`
    await requireCall(deps, reply, { key, max: SEARCHES_PER_MINUTE })
    return findAuthors(source, user?.id ?? null, query)
  })
  handle(app, deps, profileEndpoints.pubInfo, ({ user, query }, source) =>
    readPublicInfo(source, user?.id ?? null, query.user_id),
  )
}
