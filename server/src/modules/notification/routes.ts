import { notificationEndpoints } from '@contract/endpoints/notification'
import type { FastifyInstance } from 'fastify'
import type { NotificationPorts } from './ports'
import { handle } from '../../platform/http/router'
import { listMyNotifications, readAllNotifications, readBadge, readNotification } from './service'

export function registerNotificationRoutes(app: FastifyInstance, deps: NotificationPorts): void {
  handle(app, deps, notificationEndpoints.badge, ({ user }) => readBadge(deps, user.id))
  handle(app, deps, notificationEndpoints.my, ({ user, query }) =>
    listMyNotifications(deps, user.id, query),
  )
  handle(app, deps, notificationEndpoints.readMsg, ({ user, params }) =>
    readNotification(deps, user.id, params.id),
  )
  handle(app, deps, notificationEndpoints.clearUnRedMsg, ({ user, body }) =>
    readAllNotifications(deps, user.id, body.kind),
  )
}
