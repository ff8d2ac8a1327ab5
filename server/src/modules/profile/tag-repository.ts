/** Tags a user follows. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { mutes, tagFollows } from '../../platform/db/schema'

interface Pair {
  readonly userId: string
  readonly tag: string
}

const isPair = ({ userId, tag }: Pair) =>
  and(eq(tagFollows.userId, userId), eq(tagFollows.tag, tag))

export async function readTagState(db: Executor, pair: Pair) {
  const { userId, tag } = pair
  const [follow] = await db.select({ tag: tagFollows.tag }).from(tagFollows).where(isPair(pair))
  const [mute] = await db
    .select({ id: mutes.id })
    .from(mutes)
    .where(and(eq(mutes.userId, userId), eq(mutes.kind, 'tag'), eq(mutes.target, tag)))
  return { tag, following: follow !== undefined, muteId: mute?.id ?? null }
}

export async function insertTagFollow(tx: Tx, pair: Pair): Promise<void> {
  await tx.insert(tagFollows).values(pair).onConflictDoNothing()
}

export async function deleteTagFollow(db: Executor, pair: Pair): Promise<void> {
  await db.delete(tagFollows).where(isPair(pair))
}

export async function countTagFollows(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(tagFollows)
    .where(eq(tagFollows.userId, userId))
  return row?.total ?? 0
}

/** Newest first: at most a hundred (FOLLOWED_TAGS_MAX), by number. */
export async function listTagFollows(
  db: Db,
  userId: string,
  page: { limit: number; offset: number },
) {
  return db
    .select({ tag: tagFollows.tag, createdAt: tagFollows.createdAt })
    .from(tagFollows)
    .where(eq(tagFollows.userId, userId))
    .orderBy(desc(tagFollows.createdAt), desc(tagFollows.tag))
    .limit(page.limit)
    .offset(page.offset)
}
