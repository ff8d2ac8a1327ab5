/** Rows of mutes and blocks. */
import type { MuteKind } from '@contract/mutes'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import type { TimePosition } from '../../platform/http/paging'
import { follows, mutes, pictures, tagFollows, users, works } from '../../platform/db/schema'

export type NewMute = typeof mutes.$inferInsert

/**
 * Locks these users and counts a change of what is hidden from them. In the order of ids, so that
 * two users who block each other at the same time cannot deadlock.
 */
export async function lockAndRevise(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update')
  await tx
    .update(users)
    .set({ muteRevision: sql`${users.muteRevision} + 1` })
    .where(inArray(users.id, [...ids]))
}

export async function countMutes(db: Executor, userId: string, kind?: MuteKind): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(mutes)
    .where(and(eq(mutes.userId, userId), kind && eq(mutes.kind, kind)))
  return row?.total ?? 0
}

export async function findMute(
  db: Executor,
  { userId, kind, target }: Pick<NewMute, 'userId' | 'kind' | 'target'>,
): Promise<string | null> {
  const [row] = await db
    .select({ id: mutes.id })
    .from(mutes)
    .where(and(eq(mutes.userId, userId), eq(mutes.kind, kind), eq(mutes.target, target)))
  return row?.id ?? null
}

export async function insertMute(tx: Tx, mute: NewMute): Promise<void> {
  await tx.insert(mutes).values(mute)
}

/** An own mute; null for one of another user. */
export async function findOwn(db: Executor, { userId, id }: { userId: string; id: string }) {
  const [row] = await db
    .select({ kind: mutes.kind, otherId: mutes.otherId })
    .from(mutes)
    .where(and(eq(mutes.userId, userId), eq(mutes.id, id)))
  return row ?? null
}

export async function deleteOwn(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const rows = await tx
    .delete(mutes)
    .where(and(eq(mutes.userId, userId), eq(mutes.id, id)))
    .returning({ id: mutes.id })
  return rows.length > 0
}

/** A block includes the mute. */
export async function deleteUserMute(tx: Tx, userId: string, otherId: string): Promise<void> {
  await tx
    .delete(mutes)
    .where(and(eq(mutes.userId, userId), eq(mutes.kind, 'user'), eq(mutes.target, otherId)))
}

/** @param both in both directions */
export async function unfollow(
  tx: Tx,
  { userId, otherId, both }: { userId: string; otherId: string; both: boolean },
): Promise<void> {
  const forth = and(eq(follows.followerId, userId), eq(follows.followedId, otherId))
  const back = and(eq(follows.followerId, otherId), eq(follows.followedId, userId))
  await tx.delete(follows).where(both ? or(forth, back) : forth)
}

export async function unfollowTag(tx: Tx, userId: string, tag: string): Promise<void> {
  await tx.delete(tagFollows).where(and(eq(tagFollows.userId, userId), eq(tagFollows.tag, tag)))
}

export async function userExists(db: Executor, id: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, id))
  return rows.length > 0
}

/** Author of a public work; null: there is no such work. */
export async function findAuthor(db: Executor, workId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: works.userId })
    .from(works)
    .where(and(eq(works.id, workId), eq(works.state, 'public')))
  return row?.userId ?? null
}

const { id, nickname, avatarKey, demo } = users

/** Newest first; `after` is the last one of the page before. */
export async function listMutes(
  db: Db,
  { userId, kind }: { userId: string; kind: MuteKind | undefined },
  page: { limit: number; offset: number; after: TimePosition | null },
) {
  const older = page.after
    ? sql`(${mutes.createdAt}, ${mutes.id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
    : undefined
  return (
    db
      .select({
        id: mutes.id,
        kind: mutes.kind,
        target: mutes.target,
        createdAt: mutes.createdAt,
        title: works.title,
        thumbKey: pictures.thumbKey,
        author: { id, nickname, avatarKey, demo },
      })
      .from(mutes)
      // One that is not public any more keeps its row, but shows nothing of the work.
      .leftJoin(works, and(eq(works.id, mutes.workId), eq(works.state, 'public')))
      .leftJoin(pictures, eq(pictures.id, works.pictureId))
      .leftJoin(users, eq(users.id, sql`coalesce(${mutes.otherId}, ${works.userId})`))
      .where(and(eq(mutes.userId, userId), kind && eq(mutes.kind, kind), older))
      .orderBy(desc(mutes.createdAt), desc(mutes.id))
      .limit(page.limit)
      .offset(page.after ? 0 : page.offset)
  )
}

export type MuteRow = Awaited<ReturnType<typeof listMutes>>[number]

/** Everything that is hidden from a user: own mutes and blocks, and the newest blocks by others. */
export async function readHidden(db: Db, userId: string, mostBlockers: number) {
  const own = await db
    .select({ kind: mutes.kind, target: mutes.target })
    .from(mutes)
    .where(eq(mutes.userId, userId))
  const blockers = await db
    .select({ id: mutes.userId })
    .from(mutes)
    .where(and(eq(mutes.otherId, userId), eq(mutes.kind, 'block')))
    .orderBy(desc(mutes.createdAt))
    .limit(mostBlockers + 1)
  return { own, blockers: blockers.map((row) => row.id) }
}
