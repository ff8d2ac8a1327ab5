/**
 * Comments as rows. Locks are taken in one order: the work, the comment at the first level, the reply
 * (a like takes that of its comment alone); counters change in the transaction of the state they count.
 */
import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import {
  commentLikes,
  commentReports,
  commentReviews,
  comments,
  users,
  works,
} from '../../platform/db/schema'
import { newId } from '../../platform/lib/ids'

export type CommentRow = typeof comments.$inferSelect
export type NewComment = typeof comments.$inferInsert

export async function findComment(db: Executor, id: string): Promise<CommentRow | null> {
  const [row] = await db.select().from(comments).where(eq(comments.id, id))
  return row ?? null
}

export async function findByRequest(
  db: Executor,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<CommentRow | null> {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.userId, userId), eq(comments.requestId, requestId)))
  return row ?? null
}

/** A work with what decides about comments on it, locked; null when it is gone. */
export async function lockCommentedWork(tx: Tx, id: string) {
  const { userId, state, commentsClosed, title, pinnedCommentId } = works
  const [row] = await tx
    .select({ userId, state, commentsClosed, title, pinnedCommentId })
    .from(works)
    .where(eq(works.id, id))
    .for('no key update')
  return row ?? null
}

export async function lockComment(tx: Tx, id: string): Promise<CommentRow | null> {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('no key update')
  return row ?? null
}

/** Null when this request wrote one already. */
export async function insertComment(tx: Tx, comment: NewComment): Promise<CommentRow | null> {
  const [row] = await tx.insert(comments).values(comment).onConflictDoNothing().returning()
  return row ?? null
}

/** Comments of one writer are written one after the other, also on several works: limits count them. */
export async function lockWriter(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 692))`)
}

/** Counts comments of a writer: of a day, waiting for review, and recently repeated words. */
export async function readWriterLoad(
  tx: Tx,
  writer: { userId: string; workId: string; words: string; now: Date },
) {
  const { userId, workId, words, now } = writer
  const since = (ms: number) => new Date(now.getTime() - ms)
  const waiting = await tx.$count(
    comments,
    and(eq(comments.userId, userId), eq(comments.state, 'pending')),
  )
  const [row] = await tx
    .select({
      today: count(),
      repeated: sql<number>`count(*) filter (where ${comments.workId} = ${workId}
        and ${comments.words} = ${words}
        and ${comments.createdAt} > ${since(10 * 60_000).toISOString()}::timestamptz)::int`,
    })
    .from(comments)
    .where(and(eq(comments.userId, userId), gt(comments.createdAt, since(24 * 3_600_000))))
  return { today: 0, repeated: 0, ...row, waiting }
}

/** Users by id, without those whose account is being closed. */
export async function findNames(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: users.id, name: users.nickname })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.closesAt)))
    .orderBy(users.id)
}

type Change = Partial<
  Pick<NewComment, 'hiddenBy' | 'reason' | 'words' | 'mentions' | 'publishedAt'>
>

/**
 * Moves a locked comment of a locked work to another state, with the counters that depend on it.
 * Answers the row as it is now.
 */
export async function changeState(
  tx: Tx,
  before: CommentRow,
  { state, ...change }: Change & { state: CommentRow['state'] },
): Promise<CommentRow> {
  const by = Number(state === 'public') - Number(before.state === 'public')
  if (by !== 0) {
    await tx
      .update(works)
      .set({ commentCount: sql`${works.commentCount} + ${by}` })
      .where(eq(works.id, before.workId))
    if (before.parentId !== null)
      await tx
        .update(comments)
        .set({ replyCount: sql`${comments.replyCount} + ${by}` })
        .where(eq(comments.id, before.parentId))
  }
  const [row] = await tx
    .update(comments)
    .set({ ...change, state })
    .where(eq(comments.id, before.id))
    .returning()
  if (!row) throw new Error('a locked comment is gone')
  return row
}

/** False when it was so already. */
export async function writeLike(
  tx: Tx,
  { userId, commentId, liked }: { userId: string; commentId: string; liked: boolean },
): Promise<boolean> {
  if (liked) {
    const rows = await tx
      .insert(commentLikes)
      .values({ userId, commentId })
      .onConflictDoNothing()
      .returning({ id: commentLikes.commentId })
    return rows.length > 0
  }
  const rows = await tx
    .delete(commentLikes)
    .where(and(eq(commentLikes.userId, userId), eq(commentLikes.commentId, commentId)))
    .returning({ id: commentLikes.commentId })
  return rows.length > 0
}

/** The count after it. `byAuthor`: the work's author did it. */
export async function addToLikes(
  tx: Tx,
  id: string,
  { by, byAuthor }: { by: 1 | -1; byAuthor: boolean },
) {
  const [row] = await tx
    .update(comments)
    .set({
      likeCount: sql`${comments.likeCount} + ${by}`,
      ...(byAuthor && { authorLiked: by === 1 }),
    })
    .where(eq(comments.id, id))
    .returning({ likeCount: comments.likeCount, state: comments.state })
  return row ?? null
}

/** False when this user reported it before. */
export async function insertReport(
  tx: Tx,
  report: typeof commentReports.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(commentReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: commentReports.id })
  if (rows.length === 0) return false
  await tx
    .update(comments)
    .set({ reportCount: sql`${comments.reportCount} + 1` })
    .where(eq(comments.id, report.commentId))
  return true
}

/** Opens the review of a comment, or adds the reasons to the one that waits. */
export async function openReview(
  tx: Tx,
  commentId: string,
  reasons: readonly string[],
): Promise<void> {
  const given = Object.fromEntries(reasons.map((reason) => [reason, 1]))
  const both = sql`(
    select coalesce(jsonb_object_agg(reason, times), '{}') from (
      select key as reason, sum(value::int) as times from (
        select * from jsonb_each_text(${commentReviews.reasons})
        union all select * from jsonb_each_text(excluded.reasons)) as given
      group by key) as summed)`
  await tx
    .insert(commentReviews)
    .values({ id: newId(), commentId, reasons: given })
    .onConflictDoUpdate({ target: commentReviews.commentId, set: { reasons: both } })
}

export async function dropReview(tx: Tx, commentId: string): Promise<void> {
  await tx.delete(commentReviews).where(eq(commentReviews.commentId, commentId))
}

/** Marks the open reports as decided; answers their users, in a fixed order. */
export async function closeReports(tx: Tx, commentId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .update(commentReports)
    .set({ decidedAt: now })
    .where(and(eq(commentReports.commentId, commentId), sql`${commentReports.decidedAt} is null`))
    .returning({ userId: commentReports.userId })
  await tx.update(comments).set({ reportCount: 0 }).where(eq(comments.id, commentId))
  return rows.map(({ userId }) => userId).sort()
}

export async function writeClosed(tx: Tx, workId: string, closed: boolean): Promise<void> {
  await tx.update(works).set({ commentsClosed: closed }).where(eq(works.id, workId))
}

export async function writePinned(tx: Tx, workId: string, commentId: string | null): Promise<void> {
  await tx.update(works).set({ pinnedCommentId: commentId }).where(eq(works.id, workId))
}
