/** Events become messages: queued inside the transaction of what happened. */
import type { NotificationKind } from '@contract/notifications'
import type { PushKind } from '@contract/push'
import type { Executor } from '../../platform/db/client'
import { newId } from '../../platform/lib/ids'
import { addTask } from '../../platform/queue/tasks'
import { insertEvent } from './repository'

export const PUSH_COMPOSE_TASK = 'push-compose'

/** Pictures of one order end within moments: they become one message. */
const GATHER_MS = 2000

/** Kinds that are sent from here; jobs are announced by their own handler, with their duration. */
const KINDS: Partial<Record<NotificationKind, PushKind>> = {
  comment: 'comment',
  reply: 'comment',
  mention: 'comment',
  remake: 'remake',
  like: 'like',
  follow: 'like',
  review: 'review',
}

interface PushEvent {
  readonly userId: string
  readonly notificationId: string
  /** The job that ended; left out: not about one. */
  readonly jobId?: string
}

/** Queues composing the messages of a user; replaces the task that waits. */
export async function queueCompose(
  tx: Executor,
  userId: string,
  when: { delayMs: number },
): Promise<void> {
  await addTask(tx, PUSH_COMPOSE_TASK, { payload: { userId }, key: `push:${userId}`, ...when })
}

/** Nothing is stored for users who are reached nowhere outside the app. */
export async function queueJobPush(
  tx: Executor,
  kind: 'done' | 'failed',
  { userId, notificationId, jobId }: PushEvent,
): Promise<void> {
  const event = { id: newId(), userId, kind, notificationId, jobId: jobId ?? null }
  if (await insertEvent(tx, event)) await queueCompose(tx, userId, { delayMs: GATHER_MS })
}

/** Of a notification that was just created or joined. */
export async function queuePush(
  tx: Executor,
  kind: NotificationKind,
  { userId, notificationId }: PushEvent,
): Promise<void> {
  const pushKind = KINDS[kind]
  if (pushKind === undefined) return
  const event = { id: newId(), userId, kind: pushKind, notificationId, jobId: null }
  if (await insertEvent(tx, event)) await queueCompose(tx, userId, { delayMs: GATHER_MS })
}
