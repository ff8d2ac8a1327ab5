/** Reading notices and marking them as read. */
import { and, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { NoticeKind } from '@contract/endpoints/notification'
import type { Db } from '../../db/client'
import { jobs, noticeActors, notices, pictures, users, works } from '../../db/schema'

export type NoticeRow = typeof notices.$inferSelect

interface Whose {
  readonly userId: string
  readonly kind: NoticeKind | undefined
}

function mine({ userId, kind }: Whose): SQL | undefined {
  return and(eq(notices.userId, userId), kind === undefined ? undefined : eq(notices.kind, kind))
}

export async function countUnread(db: Db, userId: string) {
  return db
    .select({ kind: notices.kind, count: count() })
    .from(notices)
    .where(and(mine({ userId, kind: undefined }), isNull(notices.readAt)))
    .groupBy(notices.kind)
}

export async function countNotices(db: Db, whose: Whose): Promise<number> {
  return db.$count(notices, mine(whose))
}

/** The newest first; `after` is the last notice of the page before. */
export async function listNotices(
  db: Db,
  whose: Whose,
  page: { limit: number; offset: number; after: { createdAt: Date; id: string } | null },
): Promise<NoticeRow[]> {
  const older = page.after
    ? sql`(${notices.updatedAt}, ${notices.id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
    : undefined
  return db
    .select()
    .from(notices)
    .where(and(mine(whose), older))
    .orderBy(desc(notices.updatedAt), desc(notices.id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

/** The newest three actors of each notice, the newest first. */
export async function listActors(db: Db, noticeIds: readonly string[]) {
  if (noticeIds.length === 0) return []
  const place = sql<number>`row_number() over (
    partition by ${noticeActors.noticeId}
    order by ${noticeActors.createdAt} desc, ${noticeActors.actorId})`
  const newest = db
    .select({
      noticeId: noticeActors.noticeId,
      actorId: noticeActors.actorId,
      place: place.as('place'),
    })
    .from(noticeActors)
    .where(inArray(noticeActors.noticeId, [...noticeIds]))
    .as('newest')
  const { id, nickname, avatarKey, demo } = users
  return db
    .select({ noticeId: newest.noticeId, id, nickname, avatarKey, demo })
    .from(newest)
    .innerJoin(users, eq(users.id, newest.actorId))
    .where(sql`${newest.place} <= 3`)
    .orderBy(newest.noticeId, newest.place)
}

/** Works of these ids that this person may open. */
export async function findToldWorks(db: Db, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: works.id, title: works.title, thumbKey: pictures.thumbKey })
    .from(works)
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .where(
      and(inArray(works.id, [...ids]), or(eq(works.userId, userId), eq(works.state, 'public'))),
    )
}

/** This person's own jobs of these ids, with their first picture. */
export async function findToldJobs(db: Db, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: jobs.id,
      tool: jobs.tool,
      params: jobs.params,
      thumbKey: sql<string | null>`(
        select ${pictures.thumbKey} from ${pictures}
        where ${pictures.jobId} = ${jobs.id} order by ${pictures.index} limit 1)`,
    })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.userId, userId), isNull(jobs.deletedAt)))
}

const now = sql`now()`

/** False when this person has no such notice. */
export async function markRead(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const rows = await db
    .update(notices)
    .set({ readAt: sql`coalesce(${notices.readAt}, now())` })
    .where(and(eq(notices.userId, userId), eq(notices.id, id)))
    .returning({ id: notices.id })
  return rows.length > 0
}

export async function markAllRead(db: Db, whose: Whose): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(mine(whose), isNull(notices.readAt)))
}
