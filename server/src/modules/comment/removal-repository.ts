/** Comments of a user whose account is deleted. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/client'
import { commentLikes, commentReports, commentReviews, comments } from '../../platform/db/schema'

/**
 * Counters go down with what the user wrote, liked and reported; comments lose words and writer, and
 * those without replies of others are deleted. The works of the user are hidden before.
 */
export async function removeComments(tx: Tx, userId: string): Promise<void> {
  // A change of a comment locks its work, a like its comment: one that commits while these count
  // would be counted twice.
  await tx.execute(sql`
    select id from works where id in (
      select work_id from comments where user_id = ${userId}
      union select reported.work_id from comment_reports
        join comments reported on reported.id = comment_reports.comment_id
        where comment_reports.user_id = ${userId})
    order by id for no key update`)
  await tx.execute(sql`
    select id from comments where user_id = ${userId}
      or id in (select comment_id from comment_likes where user_id = ${userId})
    order by id for no key update`)
  const mine = sql`select id from comments where user_id = ${userId}`
  await tx.execute(sql`
    update works set comment_count = comment_count - gone.count
    from (select work_id, count(*)::int as count from comments
      where user_id = ${userId} and state = 'public' group by work_id order by work_id) gone
    where works.id = gone.work_id`)
  await tx.execute(sql`
    update comments parent set reply_count = parent.reply_count - gone.count
    from (select parent_id, count(*)::int as count from comments
      where user_id = ${userId} and state = 'public' and parent_id is not null
      group by parent_id) gone
    where parent.id = gone.parent_id`)
  await tx.execute(sql`
    update comments set like_count = like_count - 1
    where id in (select comment_id from comment_likes where user_id = ${userId})`)
  await tx.execute(sql`
    update comments set report_count = greatest(report_count - 1, 0)
    where id in (select comment_id from comment_reports
      where user_id = ${userId} and decided_at is null)`)
  await tx.delete(commentLikes).where(eq(commentLikes.userId, userId))
  await tx.delete(commentReports).where(eq(commentReports.userId, userId))
  await tx.delete(commentReviews).where(sql`${commentReviews.commentId} in (${mine})`)
  await tx
    .update(commentReviews)
    .set({ claimedBy: null, claimedUntil: null })
    .where(eq(commentReviews.claimedBy, userId))
  await tx.delete(commentLikes).where(sql`${commentLikes.commentId} in (${mine})`)
  const replied = tx
    .select({ id: sql<string>`reply.parent_id` })
    .from(sql`comments reply`)
    .where(sql`reply.parent_id in (${mine}) and reply.user_id is distinct from ${userId}`)
  await tx
    .update(comments)
    .set({
      state: 'deleted',
      words: '',
      mentions: [],
      reason: null,
      likeCount: 0,
      authorLiked: false,
    })
    .where(and(eq(comments.userId, userId), inArray(comments.id, replied)))
  await tx
    .delete(comments)
    .where(and(eq(comments.userId, userId), sql`${comments.id} not in (${replied})`))
}
