/**
 * Telling a person something: the one way a notification comes to be. Called inside the transaction of
 * what it tells about, so that both happen or neither.
 */
import type { NotificationKind } from '@contract/endpoints/notification'
import type { Executor } from '../../platform/db/client'
import { addActor, addThing, insertForAll, joinOrOpen, wasTold } from './write-repository'

/**
 * | kind   | groupKey         | data                                             |
 * | ------ | ---------------- | ------------------------------------------------ |
 * | like   | `like:<work>`    | { workId }                                       |
 * | remake | `remake:<work>`  | { workId } of the remade work                    |
 * | follow | `follow`         |                                                  |
 * | review | `review:<work>`  | { workId, outcome, reason? }                     |
 * | review | `profile:<item>` | { outcome, reason? } of a profile                 |
 * | job    | `job:<day>`      | { jobId, failed? }                               |
 * | credits| what is alike    | { credits, words? } or { credits, jobId, failed }|
 * | system | a new one        | { words }                                        |
 *
 * The sentence, the picture and the way to it are composed from data when the notification is read, so
 * that a work withdrawn since then shows nothing.
 */
interface Notification {
  readonly userId: string
  readonly kind: NotificationKind
  /** What arrives while a notification of this group is unread joins it. */
  readonly groupKey: string
  readonly data?: Record<string, unknown>
  /** Who did it; told once a week and group, and never to themselves. */
  readonly actorId?: string
}

/** Joins the unread notification of the same group, or opens one. Safe beside itself and beside reading. */
export async function notify(tx: Executor, notification: Notification): Promise<void> {
  const { userId, kind, groupKey, data = {}, actorId } = notification
  if (actorId === userId) return
  if (actorId !== undefined && (await wasTold(tx, { userId, groupKey, actorId }))) return
  const id = await joinOrOpen(tx, { userId, kind, groupKey })
  if (actorId === undefined) await addThing(tx, id, data)
  else await addActor(tx, id, { actorId, data })
}

/** A system message to everybody with an account; answers how many they are. */
export async function notifyEverybody(
  tx: Executor,
  message: Pick<Notification, 'kind' | 'groupKey' | 'data'>,
): Promise<number> {
  const { kind, groupKey, data = {} } = message
  return insertForAll(tx, { kind, groupKey, data })
}
