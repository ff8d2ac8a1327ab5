/** Decisions about new and reported comments. */
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import { ruleComment } from '../comment/moderation'
import {
  closeCommentReview,
  type CommentReviewRow,
  readCommentReviews,
} from '../comment/review-repository'
import { lockBoth } from '../comment/service'
import { addToLog } from './decide-repository'
import type { ReviewPorts } from './ports'
import { commentHash } from './shown'
import { texts } from './texts'

interface Ruling {
  readonly reviewerId: string
  /** Hash of the shown content (see shown.ts). */
  readonly shown: string
  /** Null lets it through. */
  readonly reason: string | null
  /** Additional writes of the caller. */
  readonly txHook?: ((tx: Tx) => Promise<void>) | undefined
}

type CommentDeps = Pick<ReviewPorts, 'db' | 'now' | 'commentBlocks'>

async function rule(
  deps: CommentDeps,
  tx: Tx,
  { item: { id }, comment }: CommentReviewRow,
  { reviewerId, shown, reason, txHook }: Ruling,
): Promise<void> {
  // The comment is locked before its review, in the order of the module.
  await lockBoth(tx, comment.id)
  const [now] = await readCommentReviews(tx, [id])
  if (!now || commentHash(now) !== shown)
    throw new AppError('CONFLICT', { message: texts.changedComment })
  await ruleComment(deps, tx, { commentId: comment.id, reviewerId, reason })
  if (!(await closeCommentReview(tx, { id, reviewerId })))
    throw new AppError('CONFLICT', { message: texts.notYours })
  const decision = reason === null ? 'pass' : 'reject'
  await addToLog(tx, { itemId: id, reviewerId, decision, reason })
  await txHook?.(tx)
}

/** False when there is no such item. Throws CONFLICT when it is not theirs or not as it was shown. */
export async function decideComment(
  deps: CommentDeps,
  itemId: string,
  ruling: Ruling,
): Promise<boolean> {
  const [row] = await readCommentReviews(deps.db, [itemId])
  if (row) await transaction(deps.db, (tx) => rule(deps, tx, row, ruling))
  return row !== undefined
}
