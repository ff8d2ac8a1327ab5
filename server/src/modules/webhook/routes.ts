import { webhookEndpoints } from '@contract/endpoints/webhooks'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireCall } from '../../platform/http/limits'
import { handle } from '../../platform/http/router'
import type { WebhookPorts } from './ports'
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  readDeliveries,
  redeliver,
  removeWebhook,
  rotateWebhook,
  WEBHOOK_CALLS_PER_MINUTE,
} from './service'

export function registerWebhookRoutes(app: FastifyInstance, deps: WebhookPorts): void {
  const count = (reply: FastifyReply, userId: string) =>
    requireCall(deps, reply, { key: `webhook:${userId}`, max: WEBHOOK_CALLS_PER_MINUTE })

  handle(app, deps, webhookEndpoints.list, ({ user }) => listWebhooks(deps, user.id))
  handle(app, deps, webhookEndpoints.create, async ({ user, body, reply }) => {
    await count(reply, user.id)
    return addWebhook(deps, user.id, body)
  })
  handle(app, deps, webhookEndpoints.change, async ({ user, params, body, reply }) => {
    await count(reply, user.id)
    return changeWebhook(deps, { userId: user.id, id: params.id }, body)
  })
  handle(app, deps, webhookEndpoints.rotate, async ({ user, params, reply }) => {
    await count(reply, user.id)
    return rotateWebhook(deps, { userId: user.id, id: params.id })
  })
  handle(app, deps, webhookEndpoints.remove, async ({ user, params }) => {
    await removeWebhook(deps, { userId: user.id, id: params.id })
    return null
  })
  handle(app, deps, webhookEndpoints.deliveries, ({ user, params, query }) =>
    readDeliveries(deps, { userId: user.id, id: params.id }, query),
  )
  handle(app, deps, webhookEndpoints.redeliver, async ({ user, params, reply }) => {
    await count(reply, user.id)
    return redeliver(deps, { userId: user.id, id: params.id }, params.deliveryId)
  })
}
