/** 画好了告诉我: Web Push of browsers, and subscribe messages of WeChat. */
import { z } from 'zod'
import { PUSH_KINDS, SUBSCRIBE_TEMPLATES } from '../push'
import { defineEndpoints, id, isoTime, nothing } from './define'

const subscriptionView = z.object({
  id: z.string(),
  /** In plain words: iPhone · Safari. */
  device: z.string(),
  /** Of the sign-in that asks. */
  current: z.boolean(),
  createdAt: isoTime,
  /** Last message that its push service took; null: none. */
  lastSuccessAt: isoTime.nullable(),
  /** Its push service refuses this installation's key: it has to be switched on again. */
  refused: z.boolean(),
})

/** Minutes that the user's clock is ahead of UTC. */
const zoneMinutes = z.number().int().min(-840).max(840).optional()

const hour = z.number().int().min(0).max(23)

const preferences = z.object({
  /** Those that are sent. */
  kinds: z.array(z.enum(PUSH_KINDS)),
  quiet: z.boolean(),
  /** Hours of the user's clock; from 23 to 8 passes midnight. */
  quietFrom: hour,
  quietTo: hour,
  /** Whether a message may quote the prompt and titles. */
  words: z.boolean(),
})

const pushView = preferences.extend({
  /** VAPID key of this installation, base64url: `applicationServerKey` of a subscription. */
  publicKey: z.string(),
  subscriptions: z.array(subscriptionView),
  /** Null: this installation has no templates. */
  wechat: z
    .object({
      /** Ids of the templates by purpose. */
      templates: z.partialRecord(z.enum(SUBSCRIBE_TEMPLATES), z.string()),
      /** Messages that may still be sent. */
      permits: z.partialRecord(z.enum(SUBSCRIBE_TEMPLATES), z.number().int()),
    })
    .nullable(),
})

/** A key of a browser. @param bytes before base64url */
const key = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[\w-]+=*$/, '这个浏览器给的地址不完整')

export const pushEndpoints = defineEndpoints({
  read: {
    method: 'GET',
    path: '/api/push',
    auth: 'user',
    summary:
      'My browsers, switches and permits for messages outside the app (not in the specification)',
    data: pushView,
  },
  change: {
    method: 'PUT',
    path: '/api/push',
    auth: 'user',
    summary: 'Change switches and quiet hours; what is left out stays (not in the specification)',
    body: z.strictObject({
      ...preferences.partial().shape,
      zoneMinutes,
    }),
    data: pushView,
  },
  subscribe: {
    method: 'POST',
    path: '/api/push/subscriptions',
    auth: 'user',
    summary:
      'Add this browser, or refresh what is known of it; at most 10 a user (not in the specification)',
    body: z.strictObject({
      /** Address of its push service, https. */
      endpoint: z.string().min(1).max(2048, '这个浏览器给的地址太长了'),
      /** P-256 key of 65 bytes and secret of 16 bytes, base64url. */
      p256dh: key(87, 90),
      auth: key(22, 26),
      zoneMinutes,
    }),
    data: pushView,
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/api/push/subscriptions/{id}',
    auth: 'user',
    whileClosing: true,
    summary: 'Remove a browser (not in the specification)',
    params: z.object({ id }),
    data: nothing,
  },
  test: {
    method: 'POST',
    path: '/api/push/subscriptions/{id}/test',
    auth: 'user',
    summary: 'Send a message to a browser to try it; at most 5 a minute (not in the specification)',
    params: z.object({ id }),
    data: nothing,
  },
  permit: {
    method: 'POST',
    path: '/api/push/permits',
    auth: 'user',
    summary:
      'Record the answers to WeChat’s question, once per tap: each `accept` is one more message (not in the specification)',
    body: z.strictObject({
      /** The same for repetitions of one tap. */
      requestId: z.string().min(8).max(64),
      accepted: z.array(z.enum(SUBSCRIBE_TEMPLATES)).max(SUBSCRIBE_TEMPLATES.length),
      zoneMinutes,
    }),
    data: pushView,
  },
})
