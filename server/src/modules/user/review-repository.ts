/** Names, bios and avatars that wait for a reviewer. */
import { REVIEWERS } from '@contract/staff'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { profileReviews, users } from '../../platform/db/schema'
import { newId } from '../../platform/lib/ids'

export type ProfileReview = typeof profileReviews.$inferSelect

/** Of a profile, what others see of it. */
export interface Shown {
  readonly nickname: string
  readonly bio: string
  readonly avatarKey: string | null
}

export async function findReview(db: Executor, userId: string): Promise<ProfileReview | null> {
  const [row] = await db.select().from(profileReviews).where(eq(profileReviews.userId, userId))
  return row ?? null
}

/** The public profile; changes and decisions are serialised. */
export async function lockProfile(tx: Tx, userId: string): Promise<Shown | null> {
  const { nickname, bio, avatarKey } = users
  const [row] = await tx
    .select({ nickname, bio, avatarKey })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return row ?? null
}

/** A new row: the old one was shown with other content. */
export async function replaceReview(
  tx: Tx,
  userId: string,
  wanted: Omit<typeof profileReviews.$inferInsert, 'id' | 'userId'> | null,
): Promise<void> {
  await tx.delete(profileReviews).where(eq(profileReviews.userId, userId))
  if (wanted) await tx.insert(profileReviews).values({ ...wanted, id: newId(), userId })
}

/** Whether any reviewer may look at this user's changes. */
export async function hasReviewer(db: Executor, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, [...REVIEWERS]), ne(users.id, userId)))
    .limit(1)
  return row !== undefined
}

/** Result of a check of a row's avatar; false when it belongs to none of them. */
export async function takeAvatarAnswer(
  db: Executor,
  { traceId, remark }: { traceId: string; remark: string | null },
): Promise<boolean> {
  const added = JSON.stringify(remark === null ? {} : { [remark]: 1 })
  const rows = await db
    .update(profileReviews)
    .set({ traceId: null, reasons: sql`${profileReviews.reasons} || ${added}::jsonb` })
    .where(eq(profileReviews.traceId, traceId))
    .returning({ id: profileReviews.id })
  return rows.length > 0
}
