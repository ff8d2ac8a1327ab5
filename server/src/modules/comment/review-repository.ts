/** Comments in the review queue: each is given to one reviewer. */
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { commentReports, commentReviews, comments, pictures, works } from '../../platform/db/schema'

const now = sql`now()`

/** Neither the reviewer's own nor reported by them; of a public work. */
function waiting(reviewerId: string): SQL | undefined {
  return and(
    ne(comments.userId, reviewerId),
    inArray(comments.state, ['pending', 'public']),
    eq(works.state, 'public'),
    sql`not exists (select 1 from ${commentReports}
      where ${commentReports.commentId} = ${comments.id}
        and ${commentReports.userId} = ${reviewerId})`,
  )
}

export async function countCommentReviews(db: Db, reviewerId: string): Promise<number> {
  const rows = db
    .select({ id: commentReviews.id })
    .from(commentReviews)
    .innerJoin(comments, eq(comments.id, commentReviews.commentId))
    .innerJoin(works, eq(works.id, comments.workId))
    .where(waiting(reviewerId))
    .as('rows')
  return db.$count(rows)
}

/** Those held already first, then the oldest. */
export async function holdCommentReviews(
  tx: Tx,
  reviewerId: string,
  { count, leaseMs }: { count: number; leaseMs: number },
): Promise<string[]> {
  const { claimedBy, claimedUntil, createdAt, id } = commentReviews
  const mine = and(eq(claimedBy, reviewerId), gt(claimedUntil, now))
  const free = or(isNull(claimedUntil), lt(claimedUntil, now))
  const rows = await tx
    .select({ id })
    .from(commentReviews)
    .innerJoin(comments, eq(comments.id, commentReviews.commentId))
    .innerJoin(works, eq(works.id, comments.workId))
    .where(and(waiting(reviewerId), or(mine, free)))
    .orderBy(desc(sql`coalesce(${mine}, false)`), createdAt, id)
    .limit(count)
    .for('update', { of: commentReviews, skipLocked: true })
  const ids = rows.map((row) => row.id)
  if (ids.length > 0) {
    const until = sql`now() + ${leaseMs} * interval '1 millisecond'`
    await tx
      .update(commentReviews)
      .set({ claimedBy: reviewerId, claimedUntil: until })
      .where(inArray(id, ids))
  }
  return ids
}

/** With what a reviewer looks at; who wrote it is not shown. */
export async function readCommentReviews(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      item: commentReviews,
      comment: { id: comments.id, words: comments.words, state: comments.state },
      workId: works.id,
      title: works.title,
      media: works.kind,
      picture: {
        key: pictures.key,
        thumbKey: pictures.thumbKey,
        width: pictures.width,
        height: pictures.height,
        thumbhash: pictures.thumbhash,
        color: pictures.color,
      },
      parent: sql<string | null>`(select parent.words from comments parent
        where parent.id = ${comments.parentId})`,
      notes: sql<string[]>`array(select reported.words from comment_reports reported
        where reported.comment_id = ${comments.id} and reported.decided_at is null
          and reported.words <> '' order by reported.id desc limit 10)`,
    })
    .from(commentReviews)
    .innerJoin(comments, eq(comments.id, commentReviews.commentId))
    .innerJoin(works, eq(works.id, comments.workId))
    .innerJoin(pictures, eq(pictures.id, works.pictureId))
    .where(inArray(commentReviews.id, [...ids]))
}

export type CommentReviewRow = Awaited<ReturnType<typeof readCommentReviews>>[number]

/** Ends it; false when it is gone or claimed by another reviewer. */
export async function closeCommentReview(
  tx: Tx,
  { id, reviewerId }: { id: string; reviewerId: string },
): Promise<boolean> {
  const rows = await tx
    .delete(commentReviews)
    .where(and(eq(commentReviews.id, id), eq(commentReviews.claimedBy, reviewerId)))
    .returning({ id: commentReviews.id })
  return rows.length > 0
}

export async function hasReportedComment(
  tx: Tx,
  { commentId, userId }: { commentId: string; userId: string },
): Promise<boolean> {
  const own = and(eq(commentReports.commentId, commentId), eq(commentReports.userId, userId))
  return (await tx.$count(commentReports, own)) > 0
}
