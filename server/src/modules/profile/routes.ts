import { followEndpoints, profileEndpoints, tagFollowEndpoints } from '@contract/endpoints/profile'
import type { FastifyInstance } from 'fastify'
import type { ProfilePorts } from './ports'
import { handle } from '../../platform/http/router'
import { requireCall } from '../../platform/http/limits'
import { addressKey } from '../../platform/lib/address'
import { readTagState } from './tag-repository'
import { followTag, listMyTags } from './tags'
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
  handle(app, deps, followEndpoints.checkFollowing, async ({ user, body }) => {
    const { hidden } = await deps.hidden.view(user)
    return checkFollowing(deps, { viewer: user.id, hidden }, body.user_id)
  })
  handle(app, deps, followEndpoints.getMyFollow, ({ user, query }) =>
    listMyFollows(deps, user.id, query),
  )
  handle(app, deps, followEndpoints.list, async ({ user, query }, source) =>
    listUserFollows(source, await deps.hidden.view(user), query),
  )
  handle(app, deps, tagFollowEndpoints.read, ({ user, query: { tag } }) =>
    readTagState(deps.db, { userId: user.id, tag }),
  )
  handle(app, deps, tagFollowEndpoints.write, ({ user, body }) => followTag(deps, user.id, body))
  handle(app, deps, tagFollowEndpoints.list, ({ user, query }) => listMyTags(deps, user.id, query))
  handle(app, deps, profileEndpoints.search, async (call, source) => {
    const { user, query, request, reply } = call
    const key = `search:${user?.id ?? addressKey(request.ip)}`
    await requireCall(deps, reply, { key, max: SEARCHES_PER_MINUTE })
    return findAuthors(source, await deps.hidden.view(user), query)
  })
  handle(app, deps, profileEndpoints.pubInfo, async ({ user, query }, source) =>
    readPublicInfo(source, await deps.hidden.view(user), query.user_id),
  )
}
