/** Updates of notifications. Their row is locked by joinOrOpen for the rest of the transaction. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { NotificationKind } from '@contract/notifications'
import type { Executor } from '../../platform/db/client'
import { notificationActors, notifications, users } from '../../platform/db/schema'
import type { NewNotificationContent } from './kinds'
import { newId } from '../../platform/lib/ids'

/** Whether this actor is in a notification of the group already, not older than a week. */
export async function isDuplicate(
  tx: Executor,
  { userId, groupKey, actorId }: { userId: string; groupKey: string; actorId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(notificationActors, eq(notificationActors.notificationId, notifications.id))
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.groupKey, groupKey),
        eq(notificationActors.actorId, actorId),
        gt(notificationActors.createdAt, sql`now() - interval '7 days'`),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The unread notification of the group, locked; a new one when there is none or it was just read. */
export async function joinOrOpen(
  tx: Executor,
  group: { userId: string; kind: NotificationKind; groupKey: string },
): Promise<string> {
  const rows = await tx
    .insert(notifications)
    .values({ ...group, id: newId() })
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.groupKey],
      targetWhere: sql`read_at is null`,
      set: { userId: group.userId },
    })
    .returning({ id: notifications.id })
  const [row] = rows
  if (!row) throw new Error('a notification neither joined nor opened')
  return row.id
}

/** Without data: of a follow. */
type NewData = NonNullable<NewNotificationContent['data']> | Readonly<Record<string, never>>

const now = sql`now()`

/** Adds to a number in the data of the stored row. */
function added(key: string, more: number) {
  return sql`coalesce((${notifications.data}->>${key}::text)::int, 0) + ${more}::int`
}

/** One more thing without an actor: `count` is how many joined, `credits` add up. */
export async function addThing(tx: Executor, id: string, data: NewData): Promise<void> {
  const credits =
    'credits' in data
      ? sql` || jsonb_build_object('credits', ${added('credits', data.credits)})`
      : sql``
  await tx
    .update(notifications)
    .set({
      data: sql`${notifications.data} || ${JSON.stringify(data)}::jsonb ||
        jsonb_build_object('count', ${added('count', 1)})${credits}`,
      updatedAt: now,
    })
    .where(eq(notifications.id, id))
}

/** One more person, unless they are in it already. */
export async function addActor(
  tx: Executor,
  id: string,
  { actorId, data }: { actorId: string; data: NewData },
): Promise<void> {
  const added = await tx
    .insert(notificationActors)
    .values({ notificationId: id, actorId })
    .onConflictDoNothing()
    .returning({ actorId: notificationActors.actorId })
  if (added.length === 0) return
  await tx
    .update(notifications)
    .set({
      data: sql`${notifications.data} || ${JSON.stringify(data)}::jsonb`,
      actorCount: sql`${notifications.actorCount} + 1`,
      updatedAt: now,
    })
    .where(eq(notifications.id, id))
}

/** Takes an actor out of all notifications of a user; those that were about them alone go. */
export async function removeActor(
  tx: Executor,
  { userId, actorId }: { userId: string; actorId: string },
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; actors: number }>(sql`
    with removed as (
      delete from notice_actors actors using notices
      where actors.actor_id = ${actorId} and notices.id = actors.notice_id
        and notices.user_id = ${userId}
      returning actors.notice_id)
    update notices set actor_count = actor_count - 1
    from removed where notices.id = removed.notice_id
    returning notices.id, notices.actor_count as actors`)
  const empty = rows.flatMap(({ id, actors }) => (actors > 0 ? [] : [id]))
  if (empty.length > 0) await tx.delete(notifications).where(inArray(notifications.id, empty))
}

/** In one statement, however many they are. Demo authors read nothing. */
export async function insertForAll(
  tx: Executor,
  message: { kind: NotificationKind; groupKey: string; data: NewData },
): Promise<number> {
  const { kind, groupKey, data } = message
  const result = await tx.execute(sql`
    insert into ${notifications} (id, user_id, kind, group_key, data)
    select replace(gen_random_uuid()::text, '-', ''), ${users.id}, ${kind}, ${groupKey},
      ${JSON.stringify(data)}::jsonb
    from ${users} where not ${users.demo}`)
  return result.rowCount ?? 0
}
