/** How notices grow. Their row is locked by joinOrOpen for the rest of the transaction. */
import { and, eq, gt, sql } from 'drizzle-orm'
import type { NoticeKind } from '@contract/endpoints/notification'
import type { Executor } from '../../db/client'
import { noticeActors, notices, users } from '../../db/schema'
import { newId } from '../../lib/ids'

/** True when this actor stands in a notice of the group: liking again and again says nothing new. */
export async function wasTold(
  tx: Executor,
  { userId, groupKey, actorId }: { userId: string; groupKey: string; actorId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: notices.id })
    .from(notices)
    .innerJoin(noticeActors, eq(noticeActors.noticeId, notices.id))
    .where(
      and(
        eq(notices.userId, userId),
        eq(notices.groupKey, groupKey),
        eq(noticeActors.actorId, actorId),
        gt(noticeActors.createdAt, sql`now() - interval '7 days'`),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The unread notice of the group, locked; a new one when there is none or it was just read. */
export async function joinOrOpen(
  tx: Executor,
  group: { userId: string; kind: NoticeKind; groupKey: string },
): Promise<string> {
  const rows = await tx
    .insert(notices)
    .values({ ...group, id: newId() })
    .onConflictDoUpdate({
      target: [notices.userId, notices.groupKey],
      targetWhere: sql`read_at is null`,
      set: { userId: group.userId },
    })
    .returning({ id: notices.id })
  const [row] = rows
  if (!row) throw new Error('a notice neither joined nor opened')
  return row.id
}

const now = sql`now()`

/** A number of the standing row's data and of the new one's, added up. */
function added(key: string, more: number) {
  return sql`coalesce((${notices.data}->>${key}::text)::int, 0) + ${more}::int`
}

/** One more thing without an actor: `count` is how many joined, `credits` add up. */
export async function addThing(
  tx: Executor,
  id: string,
  data: Record<string, unknown>,
): Promise<void> {
  const credits =
    typeof data.credits === 'number'
      ? sql` || jsonb_build_object('credits', ${added('credits', data.credits)})`
      : sql``
  await tx
    .update(notices)
    .set({
      data: sql`${notices.data} || ${JSON.stringify(data)}::jsonb ||
        jsonb_build_object('count', ${added('count', 1)})${credits}`,
      updatedAt: now,
    })
    .where(eq(notices.id, id))
}

/** One more person, unless they are in it already. */
export async function addActor(
  tx: Executor,
  id: string,
  { actorId, data }: { actorId: string; data: Record<string, unknown> },
): Promise<void> {
  const added = await tx
    .insert(noticeActors)
    .values({ noticeId: id, actorId })
    .onConflictDoNothing()
    .returning({ actorId: noticeActors.actorId })
  if (added.length === 0) return
  await tx
    .update(notices)
    .set({
      data: sql`${notices.data} || ${JSON.stringify(data)}::jsonb`,
      actorCount: sql`${notices.actorCount} + 1`,
      updatedAt: now,
    })
    .where(eq(notices.id, id))
}

/** In one statement, however many they are. Demo authors read nothing. */
export async function insertForAll(
  tx: Executor,
  message: { kind: NoticeKind; groupKey: string; data: Record<string, unknown> },
): Promise<number> {
  const { kind, groupKey, data } = message
  const result = await tx.execute(sql`
    insert into ${notices} (id, user_id, kind, group_key, data)
    select replace(gen_random_uuid()::text, '-', ''), ${users.id}, ${kind}, ${groupKey},
      ${JSON.stringify(data)}::jsonb
    from ${users} where not ${users.demo}`)
  return result.rowCount ?? 0
}
