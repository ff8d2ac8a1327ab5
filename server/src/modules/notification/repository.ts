/** Reading notifications and marking them as read. */
import { and, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { NOTIFICATION_KINDS, type NotificationKind } from '@contract/notifications'
import type { Db } from '../../platform/db/client'
import {
  jobs,
  notificationActors,
  notifications,
  pictures,
  users,
  works,
} from '../../platform/db/schema'
import { shownOfJob } from '../job/for-messages'

export type NotificationRow = typeof notifications.$inferSelect

interface Whose {
  readonly userId: string
  readonly kind: NotificationKind | undefined
}

/** During a rollout, rows of a kind that only the newer release knows are left out. */
function mine({ userId, kind }: Whose): SQL | undefined {
  return and(
    eq(notifications.userId, userId),
    inArray(notifications.kind, kind === undefined ? NOTIFICATION_KINDS : [kind]),
  )
}

export async function countUnread(db: Db, userId: string) {
  return db
    .select({ kind: notifications.kind, count: count() })
    .from(notifications)
    .where(and(mine({ userId, kind: undefined }), isNull(notifications.readAt)))
    .groupBy(notifications.kind)
}

export async function countNotifications(db: Db, whose: Whose): Promise<number> {
  return db.$count(notifications, mine(whose))
}

/** The newest first; `after` is the last notification of the page before. */
export async function listNotifications(
  db: Db,
  whose: Whose,
  page: { limit: number; offset: number; after: { createdAt: Date; id: string } | null },
): Promise<NotificationRow[]> {
  const older = page.after
    ? sql`(${notifications.updatedAt}, ${notifications.id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
    : undefined
  return db
    .select()
    .from(notifications)
    .where(and(mine(whose), older))
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

/** Of these ids, this user's. */
export async function findNotifications(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<NotificationRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(notifications)
    .where(and(mine({ userId, kind: undefined }), inArray(notifications.id, [...ids])))
}

/** The newest three actors of each notification, the newest first. */
export async function listActors(db: Db, notificationIds: readonly string[]) {
  if (notificationIds.length === 0) return []
  const rank = sql<number>`row_number() over (
    partition by ${notificationActors.notificationId}
    order by ${notificationActors.createdAt} desc, ${notificationActors.actorId})`
  const newest = db
    .select({
      notificationId: notificationActors.notificationId,
      actorId: notificationActors.actorId,
      rank: rank.as('rank'),
    })
    .from(notificationActors)
    .where(inArray(notificationActors.notificationId, [...notificationIds]))
    .as('newest')
  const { id, nickname, avatarKey, demo } = users
  return db
    .select({ notificationId: newest.notificationId, id, nickname, avatarKey, demo })
    .from(newest)
    .innerJoin(users, eq(users.id, newest.actorId))
    .where(sql`${newest.rank} <= 3`)
    .orderBy(newest.notificationId, newest.rank)
}

/** Works of these ids that this user may open. */
export async function findVisibleWorks(db: Db, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: works.id, title: works.title, thumbKey: pictures.thumbKey })
    .from(works)
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .where(
      and(inArray(works.id, [...ids]), or(eq(works.userId, userId), eq(works.state, 'public'))),
    )
}

/** This user's own jobs of these ids, with their first picture; a film with its draft's title. */
export async function findOwnJobs(db: Db, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: jobs.id,
      tool: jobs.tool,
      params: jobs.params,
      ...shownOfJob,
    })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.userId, userId), isNull(jobs.deletedAt)))
}

const now = sql`now()`

/** False when this person has no such notification. */
export async function markRead(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
    .returning({ id: notifications.id })
  return rows.length > 0
}

export async function markAllRead(db: Db, whose: Whose): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(mine(whose), isNull(notifications.readAt)))
}
