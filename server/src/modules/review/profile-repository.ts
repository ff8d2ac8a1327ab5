/** Profiles in the review queue: names, bios and avatars that wait, each given to one reviewer. */
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { profileReviews } from '../../platform/db/schema'

export type ProfileRow = typeof profileReviews.$inferSelect

const now = sql`now()`
const ofOthers = (reviewerId: string) => ne(profileReviews.userId, reviewerId)

export function countProfiles(db: Db, reviewerId: string): Promise<number> {
  return db.$count(profileReviews, ofOthers(reviewerId))
}

/** As for works (queue-repository.ts): those held already first, then the oldest. */
export async function holdProfiles(
  tx: Tx,
  reviewerId: string,
  { count, leaseMs }: { count: number; leaseMs: number },
): Promise<string[]> {
  const { claimedBy, claimedUntil, createdAt, id } = profileReviews
  const mine = and(eq(claimedBy, reviewerId), gt(claimedUntil, now))
  const free = or(isNull(claimedUntil), lt(claimedUntil, now))
  const rows = await tx
    .select({ id })
    .from(profileReviews)
    .where(and(ofOthers(reviewerId), or(mine, free)))
    .orderBy(desc(sql`coalesce(${mine}, false)`), createdAt, id)
    .limit(count)
    .for('update', { skipLocked: true })
  const ids = rows.map((row) => row.id)
  if (ids.length > 0) {
    const until = sql`now() + ${leaseMs} * interval '1 millisecond'`
    await tx
      .update(profileReviews)
      .set({ claimedBy: reviewerId, claimedUntil: until })
      .where(inArray(id, ids))
  }
  return ids
}

export async function readProfiles(db: Executor, ids: readonly string[]): Promise<ProfileRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(profileReviews)
    .where(inArray(profileReviews.id, [...ids]))
}

/** Ends it; false when it is gone or claimed by another reviewer. */
export async function closeProfile(
  tx: Tx,
  { id, reviewerId }: { id: string; reviewerId: string },
): Promise<boolean> {
  const rows = await tx
    .delete(profileReviews)
    .where(and(eq(profileReviews.id, id), eq(profileReviews.claimedBy, reviewerId)))
    .returning({ id: profileReviews.id })
  return rows.length > 0
}
