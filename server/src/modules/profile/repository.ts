/** Who follows whom, and the figures of a user. Figures are counted, never kept beside. */
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../db/client'
import { follows, users, works } from '../../db/schema'

export type UserRow = typeof users.$inferSelect
export type FollowList = 'following' | 'followers'

export interface Pair {
  readonly followerId: string
  readonly followedId: string
}

export async function findUser(db: Executor, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

/** False when it was so already. */
export async function insertFollow(tx: Tx, pair: Pair): Promise<boolean> {
  const rows = await tx
    .insert(follows)
    .values(pair)
    .onConflictDoNothing()
    .returning({ id: follows.followedId })
  return rows.length === 1
}

export async function deleteFollow(db: Executor, pair: Pair): Promise<void> {
  await db
    .delete(follows)
    .where(and(eq(follows.followerId, pair.followerId), eq(follows.followedId, pair.followedId)))
}

const followExists = (followerId: SQL | string, followedId: SQL | string) => sql<boolean>`exists (
  select 1 from follows known
  where known.follower_id = ${followerId} and known.followed_id = ${followedId})`

const publicWorksOf = (userId: SQL) => sql<number>`(
  select count(*)::int from ${works} where ${works.userId} = ${userId} and ${works.state} = 'public')`

/** Who of `me` and a user follows whom; a visitor follows nobody. */
export async function readFollowState(db: Db, options: { me: string | null; userId: string }) {
  const { me, userId } = options
  const [row] = await db
    .select({
      following: me === null ? sql<boolean>`false` : followExists(me, userId),
      followsMe: me === null ? sql<boolean>`false` : followExists(userId, me),
      followerCount: sql<number>`(
        select count(*)::int from follows fans where fans.followed_id = ${userId})`,
    })
    .from(sql`(select 1) one`)
  if (!row) throw new Error('the follow state was not read')
  return row
}

export async function readFigures(db: Db, userId: string) {
  const [followingCount, figures] = await Promise.all([
    db.$count(follows, eq(follows.followerId, userId)),
    db
      .select({
        workCount: sql<number>`count(*)::int`,
        likeCount: sql<number>`coalesce(sum(${works.likeCount}), 0)::int`,
      })
      .from(works)
      .where(and(eq(works.userId, userId), eq(works.state, 'public'))),
  ])
  return { followingCount, ...(figures[0] ?? { workCount: 0, likeCount: 0 }) }
}

/** The column of whose list it is, and of who stands in it. */
const SIDES = {
  following: { owner: follows.followerId, other: follows.followedId },
  followers: { owner: follows.followedId, other: follows.followerId },
} as const

export async function countFollows(db: Db, userId: string, list: FollowList): Promise<number> {
  return db.$count(follows, eq(SIDES[list].owner, userId))
}

export interface FollowPosition {
  readonly createdAt: Date
  readonly id: string
}

/** Newest first; `after` is the last user of the page before. */
export async function listFollows(
  db: Db,
  { userId, list }: { userId: string; list: FollowList },
  page: { limit: number; offset: number; after: FollowPosition | null },
) {
  const { owner, other } = SIDES[list]
  const older = page.after
    ? sql`(${follows.createdAt}, ${other}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
    : undefined
  return db
    .select({
      user: users,
      createdAt: follows.createdAt,
      following: list === 'following' ? sql<boolean>`true` : followExists(userId, sql`${users.id}`),
      followsMe: list === 'followers' ? sql<boolean>`true` : followExists(sql`${users.id}`, userId),
      workCount: publicWorksOf(sql`${users.id}`),
    })
    .from(follows)
    .innerJoin(users, eq(users.id, other))
    .where(and(eq(owner, userId), older))
    .orderBy(desc(follows.createdAt), desc(other))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}
