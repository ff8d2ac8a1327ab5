import { workEndpoints } from '@contract/endpoints/works'
import type { FastifyInstance } from 'fastify'
import type { WorksPorts } from './ports'
import { originOf } from '../../platform/http/origin'
import { handle } from '../../platform/http/router'
import { appeal } from './appeal'
import { listFavourites, listMyWorks, listOfUser, listPublic } from './feed/feed'
import { registerShareCovers } from './share/share-cover'
import { makePosterVideo } from './share/poster-video'
import { likeWork, markFavourite, postWork, readWork, unlikeWork, withdrawWork } from './service'
import { listRelated } from './feed/related'
import { listTags } from './feed/tags'

export function registerWorkRoutes(app: FastifyInstance, deps: WorksPorts): void {
  registerShareCovers(app, deps)
  handle(app, deps, workEndpoints.publicWorks, async ({ user, query }, source) =>
    listPublic(source, await deps.hidden.view(user), query),
  )
  handle(app, deps, workEndpoints.tags, (_, { db }) => listTags(db))
  handle(app, deps, workEndpoints.detail, async ({ user, params }, source) =>
    readWork(source, await deps.hidden.view(user), params.id),
  )
  handle(app, deps, workEndpoints.related, async ({ user, params }, source) =>
    listRelated(source, await deps.hidden.view(user), params.id),
  )
  handle(app, deps, workEndpoints.film, ({ user, params, query, request }) =>
    makePosterVideo(deps, user.id, {
      id: params.id,
      music: query.music,
      origin: originOf(request, deps.config.publicUrl),
    }),
  )
  handle(app, deps, workEndpoints.post, ({ user, body }) => postWork(deps, user, body))
  handle(app, deps, workEndpoints.cancelPost, ({ user, body }) => withdrawWork(deps, user, body.id))
  handle(app, deps, workEndpoints.appeal, async ({ user, params, body }) => {
    await appeal(deps, user.id, { ...params, ...body })
    return readWork(deps, { viewer: user.id, hidden: null }, params.id)
  })
  handle(app, deps, workEndpoints.like, ({ user, body }) => likeWork(deps, user.id, body.id))
  handle(app, deps, workEndpoints.cancelLike, ({ user, body }) =>
    unlikeWork(deps, user.id, body.id),
  )
  handle(app, deps, workEndpoints.favourite, ({ user, body }) => markFavourite(deps, user.id, body))
  handle(app, deps, workEndpoints.favourites, async ({ user, query }) => {
    const { hidden } = await deps.hidden.view(user)
    return listFavourites(deps, { userId: user.id, hidden }, query)
  })
  handle(app, deps, workEndpoints.getUserWorks, async ({ user, query }, source) =>
    listOfUser(source, await deps.hidden.view(user), query),
  )
  handle(app, deps, workEndpoints.page, ({ user, query }) => listMyWorks(deps, user.id, query))
}
