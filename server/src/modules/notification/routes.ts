import { notificationEndpoints } from '@contract/endpoints/notification'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../ports'
import { handle } from '../../http/router'
import { listMyNotices, readAllNotices, readBadge, readNotice } from './service'

export function registerNotificationRoutes(app: FastifyInstance, deps: Deps): void {
  handle(app, deps, notificationEndpoints.badge, ({ user }) => readBadge(deps, user.id))
  handle(app, deps, notificationEndpoints.my, ({ user, query }) =>
    listMyNotices(deps, user.id, query),
  )
  handle(app, deps, notificationEndpoints.readMsg, ({ user, params }) =>
    readNotice(deps, user.id, params.id),
  )
  handle(app, deps, notificationEndpoints.clearUnRedMsg, ({ user, body }) =>
    readAllNotices(deps, user.id, body.kind),
  )
}
