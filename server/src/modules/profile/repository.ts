/** Follows, and the figures of a user. Figures are counted, never stored separately. */
import { and, desc, eq, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { isBlocked } from '../../platform/db/blocked'
import { type Hidden, notBlocked, notHiddenUser } from '../../platform/db/hidden'
import { follows, mutes, users, works } from '../../platform/db/schema'
import type { Wanted } from '../works/feed/grams'

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

/** Mutes and blocks by this user wait for the end of the transaction. */
export async function lockFollower(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** A mute of what is followed now. */
export async function deleteMute(
  tx: Tx,
  { userId, kind, target }: { userId: string; kind: 'user' | 'tag'; target: string },
): Promise<void> {
  const rows = await tx
    .delete(mutes)
    .where(and(eq(mutes.userId, userId), eq(mutes.kind, kind), eq(mutes.target, target)))
    .returning({ id: mutes.id })
  if (rows.length > 0)
    await tx
      .update(users)
      .set({ muteRevision: sql`${users.muteRevision} + 1` })
      .where(eq(users.id, userId))
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

const publicWorkCount = (userId: SQL) => sql<number>`(
  select count(*)::int from ${works} where ${works.userId} = ${userId} and ${works.state} = 'public')`

/** Whether `me` and a user follow each other; both false for a visitor. */
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

/** The column of the list's owner, and of its members. */
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

/** Whether `me` follows the user of a row, and the other way round; both false for a visitor. */
const relationTo = (me: string | null) => ({
  following: me === null ? sql<boolean>`false` : followExists(me, sql`${users.id}`),
  followsMe: me === null ? sql<boolean>`false` : followExists(sql`${users.id}`, me),
})

/** Newest first; `after` is the last user of the page before, `me` reads the list. */
export async function listFollows(
  db: Db,
  whose: { userId: string; list: FollowList; me: string | null; hidden: Hidden | null },
  page: { limit: number; offset: number; after: FollowPosition | null },
) {
  const { userId, list, me, hidden } = whose
  const { owner, other } = SIDES[list]
  const older = page.after
    ? sql`(${follows.createdAt}, ${other}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
    : undefined
  return db
    .select({
      user: users,
      createdAt: follows.createdAt,
      ...relationTo(me),
      workCount: publicWorkCount(sql`${users.id}`),
    })
    .from(follows)
    .innerJoin(users, eq(users.id, other))
    .where(and(eq(owner, userId), older, notBlocked(hidden, sql`${other}`)))
    .orderBy(desc(follows.createdAt), desc(other))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

const hasPublicWork = sql`exists (
  select 1 from ${works} where ${works.userId} = ${users.id} and ${works.state} = 'public')`

const readName = sql`lower(normalize(${users.nickname}, NFKC))`

/**
 * Authors whose name holds all the words: the index on name_grams narrows, the name itself decides.
 * Accounts that are blocked or being closed are left out. No more than `most` hits are ordered.
 */
export async function searchAuthors(
  db: Db,
  { words, grams }: Wanted,
  page: { me: string | null; hidden: Hidden | null; most: number; limit: number; offset: number },
) {
  const whole = words.join(' ')
  const hits = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`name_grams(${users.nickname}) @> ${sql.param(grams)}::text[]`,
        ...words.map((word) => sql`position(${word} in ${readName}) > 0`),
        isNull(users.closesAt),
        not(isBlocked),
        notHiddenUser(page.hidden, sql`${users.id}`),
        hasPublicWork,
      ),
    )
    .limit(page.most)
    .as('hits')
  const followerCount = sql<number>`(
    select count(*)::int from follows fans where fans.followed_id = ${users.id})`
  const rows = await db
    .select({
      user: users,
      ...relationTo(page.me),
      workCount: publicWorkCount(sql`${users.id}`),
      followerCount: followerCount.as('follower_count'),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(hits)
    .innerJoin(users, eq(users.id, hits.id))
    .orderBy(
      sql`case when ${readName} = ${whole} then 0
        when starts_with(${readName}, ${whole}) then 1 else 2 end`,
      desc(sql`follower_count`),
      desc(users.createdAt),
      desc(users.id),
    )
    .limit(page.limit)
    .offset(page.offset)
  return rows
}
