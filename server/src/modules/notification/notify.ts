/**
 * The only way a notification is created. Called inside the transaction of what it is about, so that
 * both happen or neither.
 */
import type { Executor } from '../../platform/db/client'
import { isMutedBy } from '../../platform/db/hidden'
import { queuePush } from '../push-outbox/outbox'
import type { NewNotificationContent } from './kinds'
import {
  addActor,
  addThing,
  insertForAll,
  isDuplicate,
  joinOrOpen,
  removeActor,
} from './write-repository'

type Notification = NewNotificationContent & {
  readonly userId: string
  /** A notification of the same group joins one that is unread: `like:<work>`, `job:<day>` … */
  readonly groupKey: string
  /** The acting user; counted once a week and group, and never for their own notifications. */
  readonly actorId?: string
}

/**
 * Joins the unread notification of the same group, or opens one, and answers its id; null: it was
 * none. Safe under concurrent calls.
 */
export async function notify(tx: Executor, notification: Notification): Promise<string | null> {
  const { userId, kind, groupKey, data = {}, actorId } = notification
  if (actorId === userId) return null
  if (actorId !== undefined && (await isMutedBy(tx, { userId, actorId }))) return null
  if (actorId !== undefined && (await isDuplicate(tx, { userId, groupKey, actorId }))) return null
  const id = await joinOrOpen(tx, { userId, kind, groupKey })
  if (actorId === undefined) await addThing(tx, id, data)
  else await addActor(tx, id, { actorId, data })
  await queuePush(tx, kind, { userId, notificationId: id })
  return id
}

/** Takes an actor out of all notifications of a user. */
export async function forgetActor(
  tx: Executor,
  whose: { userId: string; actorId: string },
): Promise<void> {
  await removeActor(tx, whose)
}

/** Sends a system message to every account; returns how many there are. */
export async function notifyEverybody(
  tx: Executor,
  { groupKey, words }: { groupKey: string; words: string },
): Promise<number> {
  return insertForAll(tx, { kind: 'system', groupKey, data: { words } })
}
