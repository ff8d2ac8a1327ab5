/** Decisions of reviewers and the staff about comments, each with its notifications. */
import type { Tx } from '../../platform/db/client'
import { AppError } from '../../platform/lib/errors'
import { notify } from '../notification/notify'
import type { CommentPorts } from './ports'
import { publishComment } from './publish'
import { changeState, closeReports, type CommentRow, dropReview } from './repository'
import { hasReportedComment } from './review-repository'
import { lockBoth } from './service'
import { texts } from './texts'

type ModerationDeps = Pick<CommentPorts, 'now' | 'commentBlocks'>

async function notifyWriter(
  tx: Tx,
  { id, workId, userId }: CommentRow,
  decided: { outcome: 'commentReject' | 'commentRemoved'; reason: string },
): Promise<void> {
  if (userId === null) return
  const data = { workId, ...decided }
  await notify(tx, { userId, kind: 'review', groupKey: `comment-review:${id}`, data })
}

async function notifyReporters(
  { now }: ModerationDeps,
  tx: Tx,
  { id, workId }: CommentRow,
  outcome: 'commentUpheld' | 'commentUnfounded',
): Promise<void> {
  for (const userId of await closeReports(tx, id, now())) {
    const data = { workId, outcome }
    await notify(tx, { userId, kind: 'review', groupKey: `comment-report:${id}`, data })
  }
}

/**
 * `reason` null lets it through. Throws CONFLICT for a comment that does not wait any more,
 * FORBIDDEN for what the reviewer wrote or reported.
 */
export async function ruleComment(
  deps: ModerationDeps,
  tx: Tx,
  ruling: { commentId: string; reviewerId: string; reason: string | null },
): Promise<void> {
  const { commentId, reviewerId, reason } = ruling
  const { comment, work } = await lockBoth(tx, commentId)
  if (comment.userId === reviewerId) throw new AppError('FORBIDDEN', { message: texts.ownComment })
  if (await hasReportedComment(tx, { commentId, userId: reviewerId }))
    throw new AppError('FORBIDDEN', { message: texts.ownMatter })
  if (comment.state !== 'pending' && comment.state !== 'public')
    throw new AppError('CONFLICT', { message: texts.changed })
  if (reason === null) {
    const blocks = deps.commentBlocks
    if (comment.state === 'pending')
      await publishComment(tx, { comment, authorId: work.userId, now: deps.now(), blocks })
    await notifyReporters(deps, tx, comment, 'commentUnfounded')
    return
  }
  const outcome = comment.state === 'public' ? 'commentRemoved' : 'commentReject'
  await changeState(tx, comment, { state: 'rejected', reason })
  await notifyWriter(tx, comment, { outcome, reason })
  await notifyReporters(deps, tx, comment, 'commentUpheld')
}

/** By the staff. Answers its writer. Throws NOT_FOUND, CONFLICT. */
export async function hideByStaff(
  deps: ModerationDeps,
  tx: Tx,
  { id, reason }: { id: string; reason: string },
): Promise<string | null> {
  const { comment } = await lockBoth(tx, id)
  if (comment.state !== 'public' && comment.state !== 'pending')
    throw new AppError('CONFLICT', { message: texts.notPublic })
  await dropReview(tx, id)
  await changeState(tx, comment, { state: 'hidden', hiddenBy: 'staff', reason })
  await notifyWriter(tx, comment, { outcome: 'commentRemoved', reason })
  await notifyReporters(deps, tx, comment, 'commentUpheld')
  return comment.userId
}

/** Shows a hidden or refused comment. Answers its writer. Throws NOT_FOUND, CONFLICT. */
export async function restoreByStaff(
  deps: ModerationDeps,
  tx: Tx,
  { id }: { id: string },
): Promise<string | null> {
  const { comment, work } = await lockBoth(tx, id)
  if (comment.state !== 'hidden' && comment.state !== 'rejected')
    throw new AppError('CONFLICT', { message: texts.notHidden })
  const blocks = deps.commentBlocks
  await publishComment(tx, { comment, authorId: work.userId, now: deps.now(), blocks })
  return comment.userId
}
