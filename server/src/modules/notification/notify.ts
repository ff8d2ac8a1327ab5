/**
 * The only way a notification is created. Called inside the transaction of what it is about, so that
 * both happen or neither.
 */
import type { Executor } from '../../platform/db/client'
import type { NewNotificationContent } from './kinds'
import { addActor, addThing, insertForAll, isDuplicate, joinOrOpen } from './write-repository'

type Notification = NewNotificationContent & {
  readonly userId: string
  /** A notification of the same group joins one that is unread: `like:<work>`, `job:<day>` … */
  readonly groupKey: string
  /** The acting user; counted once a week and group, and never for their own notifications. */
  readonly actorId?: string
}

/** Joins the unread notification of the same group, or opens one. Safe under concurrent calls. */
export async function notify(tx: Executor, notification: Notification): Promise<void> {
  const { userId, kind, groupKey, data = {}, actorId } = notification
  if (actorId === userId) return
  if (actorId !== undefined && (await isDuplicate(tx, { userId, groupKey, actorId }))) return
  const id = await joinOrOpen(tx, { userId, kind, groupKey })
  if (actorId === undefined) await addThing(tx, id, data)
  else await addActor(tx, id, { actorId, data })
}

/** Sends a system message to every account; returns how many there are. */
export async function notifyEverybody(
  tx: Executor,
  { groupKey, words }: { groupKey: string; words: string },
): Promise<number> {
  return insertForAll(tx, { kind: 'system', groupKey, data: { words } })
}
