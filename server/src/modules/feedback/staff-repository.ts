/** Feedback, as the staff reads it. */
import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { feedbackAnswers, feedbacks, uploads, users } from '../../platform/db/schema'

export type FeedbackState = 'open' | 'answered' | 'closed'

const STATES = {
  open: and(isNull(feedbacks.closedAt), isNull(feedbacks.answeredAt)),
  answered: and(isNull(feedbacks.closedAt), isNotNull(feedbacks.answeredAt)),
  closed: isNotNull(feedbacks.closedAt),
} as const

const ROW = {
  id: feedbacks.id,
  kind: feedbacks.kind,
  words: feedbacks.words,
  userId: feedbacks.userId,
  nickname: users.nickname,
  avatarKey: users.avatarKey,
  createdAt: feedbacks.createdAt,
  answeredAt: feedbacks.answeredAt,
  closedAt: feedbacks.closedAt,
}

/** The longest wait for a first answer is first; of the others the newest. */
export async function listFeedback(
  db: Executor,
  state: FeedbackState,
  page: { limit: number; offset: number },
) {
  return db
    .select(ROW)
    .from(feedbacks)
    .innerJoin(users, eq(users.id, feedbacks.userId))
    .where(STATES[state])
    .orderBy(state === 'open' ? asc(feedbacks.id) : desc(feedbacks.id))
    .limit(page.limit)
    .offset(page.offset)
}

export type FeedbackRow = Awaited<ReturnType<typeof listFeedback>>[number]

export async function countFeedbackIn(db: Executor, state: FeedbackState): Promise<number> {
  return db.$count(feedbacks, STATES[state])
}

export async function findFeedback(db: Executor, id: number) {
  const { contact, facts, uploadIds } = feedbacks
  const [row] = await db
    .select({ ...ROW, contact, facts, uploadIds })
    .from(feedbacks)
    .innerJoin(users, eq(users.id, feedbacks.userId))
    .where(eq(feedbacks.id, id))
  return row ?? null
}

/** Concurrent answers are serialised. */
export async function lockFeedback(tx: Tx, id: number) {
  const { userId, closedAt } = feedbacks
  const [row] = await tx
    .select({ userId, closedAt })
    .from(feedbacks)
    .where(eq(feedbacks.id, id))
    .for('update')
  return row ?? null
}

export async function listPictures(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { key, thumbKey } = uploads
  return db
    .select({ key, thumbKey })
    .from(uploads)
    .where(inArray(uploads.id, [...ids]))
}

export async function listAnswers(db: Executor, feedbackId: number) {
  const { staffName, words, credits, createdAt } = feedbackAnswers
  return db
    .select({ staffName, words, credits, createdAt })
    .from(feedbackAnswers)
    .where(eq(feedbackAnswers.feedbackId, feedbackId))
    .orderBy(asc(feedbackAnswers.id))
}

/** False when this request was answered before. */
export async function insertAnswer(
  tx: Tx,
  answer: typeof feedbackAnswers.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(feedbackAnswers)
    .values(answer)
    .onConflictDoNothing()
    .returning({ id: feedbackAnswers.id })
  return rows.length > 0
}

export async function markFeedback(
  tx: Tx,
  id: number,
  marks: { answeredAt?: Date; closedAt?: Date | null },
): Promise<void> {
  await tx.update(feedbacks).set(marks).where(eq(feedbacks.id, id))
}

export async function countFeedback(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(feedbacks)
    .where(eq(feedbacks.userId, userId))
  return row?.count ?? 0
}
