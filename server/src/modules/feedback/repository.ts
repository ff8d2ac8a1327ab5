import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client'
import { feedbacks, uploads } from '../../platform/db/schema'

/** The same requestId is stored once. */
export async function insertFeedback(
  db: Executor,
  row: typeof feedbacks.$inferInsert,
): Promise<void> {
  await db.insert(feedbacks).values(row).onConflictDoNothing()
}

export async function countFeedback(db: Executor, userId: string, since: Date): Promise<number> {
  return db.$count(feedbacks, and(eq(feedbacks.userId, userId), gt(feedbacks.createdAt, since)))
}

export async function countOwnUploads(
  db: Executor,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  const [row] = await db
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.id, [...ids])))
  return row?.count ?? 0
}

/** Feedback without an answer or a settlement. */
export async function countOpen(db: Executor): Promise<number> {
  return db.$count(feedbacks, isNull(feedbacks.closedAt))
}
