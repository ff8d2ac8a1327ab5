/**
 * Publishing a work (its rank in 推荐, and whether another one already represents it), and hiding it
 * while its author's account is closed.
 */
import { and, arrayOverlaps, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { pictures, users, works } from '../../platform/db/schema'
import { NEWCOMER_WORKS } from './feed/rank'

const PUBLISHING_LOCK = 690_002

/** Works become public one after the other, or two alike ones would not see each other. */
export async function lockPublishing(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PUBLISHING_LOCK})`)
}

/**
 * Values its rank depends on, locked; null when it is gone. A like holds the key of its work from
 * its insert on: a lock that wanted the key too would wait for it while it waits for the counter.
 */
export async function readForRank(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      id: works.id,
      userId: works.userId,
      state: works.state,
      publishedAt: works.publishedAt,
      likes: works.likeCount,
      remakes: works.remakeCount,
      featuredAt: works.featuredAt,
      phash: works.phash,
      phashBands: works.phashBands,
      kind: works.kind,
      ratio: sql<number>`(select width::float8 / height from ${pictures}
        where ${pictures.id} = ${works.pictureId})`,
    })
    .from(works)
    .where(eq(works.id, id))
    .for('no key update')
  return row ?? null
}

export type RankRow = NonNullable<Awaited<ReturnType<typeof readForRank>>>

/** Public works of the author before then, counted no further than it matters. */
export async function countEarlier(
  tx: Tx,
  { userId, before }: { userId: string; before: Date },
): Promise<number> {
  const earlier = tx
    .select({ one: sql`1` })
    .from(works)
    .where(and(eq(works.userId, userId), eq(works.state, 'public'), lt(works.publishedAt, before)))
    .limit(NEWCOMER_WORKS)
    .as('earlier')
  return tx.$count(earlier)
}

const MOST_ALIKE = 500

/** Public works that stand for themselves and share a quarter of the hash, of about this shape. */
export async function findAlike(tx: Tx, { id, kind, phashBands, ratio }: RankRow) {
  if (phashBands.length === 0) return []
  return tx
    .select({ id: works.id, phash: works.phash })
    .from(works)
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .where(
      and(
        eq(works.state, 'public'),
        isNull(works.mergedInto),
        eq(works.kind, kind),
        ne(works.id, id),
        arrayOverlaps(works.phashBands, phashBands),
        sql`abs(${pictures.width}::float8 / ${pictures.height} - ${ratio}) < 0.02`,
      ),
    )
    .orderBy(works.publishedAt)
    .limit(MOST_ALIKE)
}

export async function writePublic(
  tx: Tx,
  { id, ...change }: { id: string; publishedAt: Date; rank: number; mergedInto: string | null },
): Promise<void> {
  await tx
    .update(works)
    .set({ ...change, state: 'public', reason: null })
    .where(eq(works.id, id))
}

/** A rank only rises, so that a work is not shown twice while scrolling. */
export async function raiseRank(tx: Tx, id: string, rank: number): Promise<void> {
  await tx
    .update(works)
    .set({ rank })
    .where(and(eq(works.id, id), lt(works.rank, rank)))
}

/** Those this one stood for, the oldest first. */
export async function findMerged(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx
    .select({ id: works.id })
    .from(works)
    .where(eq(works.mergedInto, id))
    .orderBy(works.publishedAt, works.id)
  return rows.map((row) => row.id)
}

export async function writeMerged(tx: Tx, id: string, mergedInto: string | null): Promise<void> {
  await tx.update(works).set({ mergedInto }).where(eq(works.id, id))
}

/** Hidden by closing, and not withdrawn by its author. */
const hidden = and(eq(works.state, 'withdrawn'), isNotNull(works.closedFrom))

/** Whether this account is on its way out; until the end of `tx` it does not begin to be. */
export async function isClosing(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ closesAt: users.closesAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return row?.closesAt != null
}

/** Takes what others see, or may soon see, out of sight; answers what was public. */
export async function writeHidden(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .update(works)
    .set({ state: 'withdrawn', closedFrom: sql`${works.state}`, mergedInto: null })
    .where(and(eq(works.userId, userId), inArray(works.state, ['pending', 'public'])))
    .returning({ id: works.id, closedFrom: works.closedFrom })
  return rows.filter(({ closedFrom }) => closedFrom === 'public').map(({ id }) => id)
}

export async function listClosedFromPublic(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.userId, userId), hidden, eq(works.closedFrom, 'public')))
    .orderBy(works.id)
  return rows.map(({ id }) => id)
}

/** Whether closing still hides it; until the end of `tx` that does not change. */
export async function isHidden(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.id, id), hidden))
    .for('no key update')
  return rows.length > 0
}

/** Those still as closing left them, the oldest first. */
export async function listHidden(tx: Tx, userId: string) {
  return tx
    .select({ id: works.id, closedFrom: works.closedFrom })
    .from(works)
    .where(and(eq(works.userId, userId), hidden))
    .orderBy(works.publishedAt, works.id)
}

export async function writeShown(
  tx: Tx,
  { id, ...change }: { id: string; state: 'pending' | 'public'; mergedInto: string | null },
): Promise<void> {
  await tx.update(works).set(change).where(eq(works.id, id))
}

export async function forgetClosing(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(works)
    .set({ closedFrom: null })
    .where(and(eq(works.userId, userId), isNotNull(works.closedFrom)))
}
