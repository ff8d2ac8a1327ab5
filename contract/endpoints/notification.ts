import { z } from 'zod'
import { NOTIFICATION_KINDS } from '../notifications'
import { defineEndpoints, id, isoTime, pageSchema, pageQuery } from './define'
import { authorView } from './works'

const badge = z.object({
  unread: z.number().int(),
  /** Kind → unread notifications. */
  kinds: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.number().int()),
})

const notificationView = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** A whole Chinese sentence: 甲等 5 人赞了《山雨》. */
  text: z.string(),
  /** The first three, the newest first. */
  actors: z.array(authorView),
  actorCount: z.number().int(),
  thumbUrl: z.string().nullable(),
  /** Page and query of what it is about; null when that is gone. */
  target: z.object({ path: z.string(), query: z.record(z.string(), z.string()) }).nullable(),
  read: z.boolean(),
  updatedAt: isoTime,
})

export const notificationEndpoints = defineEndpoints({
  badge: {
    method: 'GET',
    path: '/api/notification/badge',
    auth: 'user',
    summary: 'How much is unread',
    data: badge,
  },
  my: {
    method: 'GET',
    path: '/api/notification/my',
    auth: 'user',
    summary: 'My notifications, grouped, newest first',
    query: pageQuery.extend({ kind: z.enum(NOTIFICATION_KINDS).optional() }),
    data: pageSchema(notificationView),
  },
  readMsg: {
    method: 'POST',
    path: '/api/notification/readMsg/{id}',
    auth: 'user',
    whileClosing: true,
    summary: 'Mark one notification as read. Idempotent',
    params: z.object({ id }),
    data: badge,
  },
  clearUnRedMsg: {
    method: 'POST',
    path: '/api/notification/clearUnRedMsg',
    auth: 'user',
    whileClosing: true,
    summary: 'Mark everything (of a kind) as read. Idempotent',
    body: z.strictObject({ kind: z.enum(NOTIFICATION_KINDS).optional() }),
    data: badge,
  },
})
