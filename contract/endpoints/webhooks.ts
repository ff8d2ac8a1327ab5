/** 回调: addresses of programs that are sent events, signed by Standard Webhooks. */
import { z } from 'zod'
import { WEBHOOK_EVENTS } from '../open-api'
import { defineEndpoints, id, isoTime, nothing, pageQuery, pageSchema } from './define'

const url = z.string().trim().min(1, '写上回调地址').max(500, '地址太长了')
const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, '至少选一种消息')
  .max(WEBHOOK_EVENTS.length)
  .transform((list) => WEBHOOK_EVENTS.filter((event) => list.includes(event)))

export const webhookView = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: isoTime,
  /** First failure since the last success; null: the last delivery arrived. */
  failingSince: isoTime.nullable(),
  disabledAt: isoTime.nullable(),
  /** `failures`: a day of them; `gone`: it answered 410. */
  disabledBy: z.enum(['owner', 'failures', 'gone']).nullable(),
  /** Until then the secret before a rotation signs as well; null: none does. */
  previousUntil: isoTime.nullable(),
})

export const deliveryView = z.object({
  /** The header `webhook-id`. */
  id: z.string(),
  event: z.enum(WEBHOOK_EVENTS),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number().int(),
  /** HTTP status of the last attempt; null: no answer. */
  lastStatus: z.number().int().nullable(),
  /** `status`, `redirect`, `timeout`, `unreachable` or `private_address`. */
  lastError: z.string().nullable(),
  createdAt: isoTime,
  lastAttemptAt: isoTime.nullable(),
  nextAttemptAt: isoTime.nullable(),
})

/** Bodies and answers that /v1/webhooks shares. */
export const webhookBodies = {
  create: z.strictObject({ url, events }),
  change: z.strictObject({
    url: url.optional(),
    events: events.optional(),
    /** true: send again after it was disabled. */
    enabled: z.boolean().optional(),
  }),
}

export const webhookEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/webhooks',
    auth: 'user',
    summary: 'My webhook endpoints (not in the specification)',
    data: z.object({ list: z.array(webhookView) }),
  },
  create: {
    method: 'POST',
    path: '/api/webhooks',
    auth: 'user',
    summary:
      'Add a webhook endpoint; its signing secret is answered this once (not in the specification)',
    body: webhookBodies.create,
    data: webhookView.extend({ secret: z.string() }),
  },
  change: {
    method: 'PATCH',
    path: '/api/webhooks/{id}',
    auth: 'user',
    summary: 'Change, disable or enable a webhook endpoint (not in the specification)',
    params: z.object({ id }),
    body: webhookBodies.change,
    data: webhookView,
  },
  rotate: {
    method: 'POST',
    path: '/api/webhooks/{id}/rotate',
    auth: 'user',
    summary:
      'A new signing secret, answered this once; the old one signs as well for 24 hours (not in the specification)',
    params: z.object({ id }),
    data: webhookView.extend({ secret: z.string() }),
  },
  remove: {
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    auth: 'user',
    summary: 'Remove a webhook endpoint with its deliveries (not in the specification)',
    params: z.object({ id }),
    data: nothing,
  },
  deliveries: {
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries',
    auth: 'user',
    summary:
      'Deliveries to a webhook endpoint in the last 30 days, the newest first (not in the specification)',
    params: z.object({ id }),
    query: pageQuery,
    data: pageSchema(deliveryView),
  },
  redeliver: {
    method: 'POST',
    path: '/api/webhooks/{id}/deliveries/{deliveryId}/redeliver',
    auth: 'user',
    summary: 'Send a delivery again, with the same webhook-id (not in the specification)',
    params: z.object({ id, deliveryId: id }),
    data: deliveryView,
  },
})
