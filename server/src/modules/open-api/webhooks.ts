/** /v1/webhooks: endpoints of the key's user, for keys with the scope `webhooks`. */
import type { deliveryView, webhookView } from '@contract/endpoints/webhooks'
import { webhookBodies } from '@contract/endpoints/webhooks'
import { WEBHOOK_EVENTS } from '@contract/open-api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireCall } from '../../platform/http/limits'
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  readDeliveries,
  redeliver,
  removeWebhook,
  rotateWebhook,
  WEBHOOK_CALLS_PER_MINUTE,
} from '../webhook/service'
import type { OpenApiPorts } from './ports'
import { type ApiCall, handleApi } from './route'

const SCOPE = 'webhooks'
const TAGS = ['webhooks']
const id = z.string().max(40)

const unixSeconds = z.number().int()
const webhookSchema = z.object({
  id: z.string(),
  object: z.literal('webhook'),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  created: unixSeconds,
  failing_since: unixSeconds.nullable(),
  disabled_at: unixSeconds.nullable(),
  disabled_by: z.enum(['owner', 'failures', 'gone']).nullable(),
  previous_until: unixSeconds
    .nullable()
    .describe('Until then the secret before this one signs too'),
})
const deliverySchema = z.object({
  id: z.string().describe('The header webhook-id'),
  object: z.literal('webhook.delivery'),
  event: z.enum(WEBHOOK_EVENTS),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number().int(),
  last_status: z.number().int().nullable(),
  last_error: z.string().nullable(),
  created: unixSeconds,
  next_attempt_at: unixSeconds.nullable(),
})

const toSeconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000)
const toSecondsOrNull = (iso: string | null) => (iso === null ? null : toSeconds(iso))

function toWebhook(view: z.output<typeof webhookView>): z.output<typeof webhookSchema> {
  const { createdAt, failingSince, disabledAt, disabledBy, previousUntil, ...rest } = view
  return {
    ...rest,
    object: 'webhook',
    created: toSeconds(createdAt),
    failing_since: toSecondsOrNull(failingSince),
    disabled_at: toSecondsOrNull(disabledAt),
    disabled_by: disabledBy,
    previous_until: toSecondsOrNull(previousUntil),
  }
}

function toDelivery(view: z.output<typeof deliveryView>): z.output<typeof deliverySchema> {
  return {
    id: view.id,
    object: 'webhook.delivery',
    event: view.event,
    state: view.state,
    attempts: view.attempts,
    last_status: view.lastStatus,
    last_error: view.lastError,
    created: toSeconds(view.createdAt),
    next_attempt_at: toSecondsOrNull(view.nextAttemptAt),
  }
}

const listSchema = <T extends z.ZodType>(item: T) =>
  z.object({ object: z.literal('list'), data: z.array(item) })

export function registerWebhookCalls(app: FastifyInstance, deps: OpenApiPorts): void {
  const route = { scope: SCOPE, tags: TAGS } as const
  const own = ({ key, request }: ApiCall) => ({
    userId: key.userId,
    id: (request.params as { id: string }).id,
  })
  const count = ({ key, reply }: ApiCall) =>
    requireCall(deps, reply, { key: `webhook:${key.userId}`, max: WEBHOOK_CALLS_PER_MINUTE })

  handleApi(
    app,
    deps,
    {
      ...route,
      method: 'GET',
      url: '/webhooks',
      operationId: 'listWebhooks',
      summary: 'Webhook endpoints',
      response: { 200: listSchema(webhookSchema) },
    },
    async ({ key }) => {
      const { list } = await listWebhooks(deps, key.userId)
      return { object: 'list', data: list.map(toWebhook) }
    },
  )
  handleApi(
    app,
    deps,
    {
      ...route,
      method: 'POST',
      url: '/webhooks',
      operationId: 'createWebhook',
      summary: 'Add a webhook endpoint; its signing secret is answered this once',
      body: webhookBodies.create,
      response: { 200: webhookSchema.extend({ secret: z.string() }) },
    },
    async (call) => {
      await count(call)
      const body = call.request.body as z.output<typeof webhookBodies.create>
      const { secret, ...view } = await addWebhook(deps, call.key.userId, body)
      return { ...toWebhook(view), secret }
    },
  )
  handleApi(
    app,
    deps,
    {
      ...route,
      method: 'PATCH',
      url: '/webhooks/:id',
      operationId: 'changeWebhook',
      summary: 'Change, disable or enable a webhook endpoint',
      params: z.object({ id }),
      body: webhookBodies.change,
      response: { 200: webhookSchema },
    },
    async (call) => {
      await count(call)
      const body = call.request.body as z.output<typeof webhookBodies.change>
      return toWebhook(await changeWebhook(deps, own(call), body))
    },
  )
  handleApi(
    app,
    deps,
    {
      ...route,
      method: 'POST',
      url: '/webhooks/:id/rotate',
      operationId: 'rotateWebhookSecret',
      summary: 'A new signing secret, answered this once; the old one signs as well for 24 hours',
      params: z.object({ id }),
      response: { 200: webhookSchema.extend({ secret: z.string() }) },
    },
    async (call) => {
      await count(call)
      const { secret, ...view } = await rotateWebhook(deps, own(call))
      return { ...toWebhook(view), secret }
    },
  )
  handleApi(
    app,
    deps,
    {
      ...route,
      method: 'DELETE',
      url: '/webhooks/:id',
      operationId: 'deleteWebhook',
      summary: 'Remove a webhook endpoint with its deliveries',
      params: z.object({ id }),
      response: { 200: z.object({ id: z.string(), deleted: z.literal(true) }) },
    },
    async (call) => {
      const webhook = own(call)
      await removeWebhook(deps, webhook)
      return { id: webhook.id, deleted: true }
    },
  )
  handleApi(
    app,
    deps,
    {
      ...route,
      method: 'GET',
      url: '/webhooks/:id/deliveries',
      operationId: 'listWebhookDeliveries',
      summary: 'The newest 50 deliveries to a webhook endpoint',
      params: z.object({ id }),
      response: { 200: listSchema(deliverySchema) },
    },
    async (call) => {
      const { list } = await readDeliveries(deps, own(call), { page: 1, pageSize: 50 })
      return { object: 'list', data: list.map(toDelivery) }
    },
  )
  handleApi(
    app,
    deps,
    {
      ...route,
      method: 'POST',
      url: '/webhooks/:id/deliveries/:deliveryId/redeliver',
      operationId: 'redeliverWebhook',
      summary: 'Send a delivery again, with the same webhook-id',
      params: z.object({ id, deliveryId: id }),
      response: { 200: deliverySchema },
    },
    async (call) => {
      await count(call)
      const { deliveryId } = call.request.params as { deliveryId: string }
      return toDelivery(await redeliver(deps, own(call), deliveryId))
    },
  )
}
