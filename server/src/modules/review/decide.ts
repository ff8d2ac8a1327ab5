/** Decisions of reviewers: each once, each in the log, each with its notifications. */
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import type { ReviewPorts } from './ports'
import { AppError } from '../../platform/lib/errors'
import type { ReviewOutcome } from '../notification/kinds'
import { notify } from '../notification/notify'
import { withFilesHidden } from '../works/files'
import { makePublic, releaseMerged, rerank } from '../works/publish'
import {
  addToLog,
  closeItem,
  findDecision,
  findItem,
  hasReported,
  listReporters,
  lockWork,
  markFeatured,
  markRejected,
} from './decide-repository'
import { decideComment } from './decide-comment'
import { decideProfile } from './decide-profile'
import { type ReviewQueue, readQueue } from './queue'
import { readItems } from './queue-repository'
import { shownHash } from './shown'
import { texts } from './texts'

type ReviewDeps = Pick<
  ReviewPorts,
  'db' | 'storage' | 'jobs' | 'now' | 'emitWorkReviewed' | 'commentBlocks'
>

type Verdict = { readonly decision: 'pass' } | { readonly decision: 'reject'; reason: string }

interface Item {
  readonly id: string
  readonly workId: string
  readonly kind: 'new' | 'report'
}

/** Additional writes of the caller, in the decision's transaction. */
export type TxHook = (tx: Tx) => Promise<void>

interface Case {
  readonly item: Item
  readonly reviewerId: string
  readonly txHook: TxHook | undefined
  readonly authorId: string
}

/** The item ends as this reviewer says; throws CONFLICT when it is not theirs to decide. */
async function record(tx: Tx, { item, reviewerId, txHook }: Case, verdict: Verdict): Promise<void> {
  const { id: itemId, workId } = item
  if (!(await closeItem(tx, { itemId, reviewerId }))) {
    throw new AppError('CONFLICT', { message: texts.notYours })
  }
  await addToLog(tx, { workId, itemId, reviewerId, ...verdict })
  await txHook?.(tx)
}

/** Throws CONFLICT when the item differs from what the reviewer was shown. */
async function requireShown(tx: Tx, { id }: Item, shown: string): Promise<void> {
  const [row] = await readItems(tx, [id])
  if (!row || shownHash(row) !== shown) throw new AppError('CONFLICT', { message: texts.changed })
}

async function notifyAll(
  deps: Pick<ReviewDeps, 'emitWorkReviewed' | 'now'>,
  tx: Tx,
  { item, authorId }: Case,
  verdict: Verdict,
): Promise<void> {
  const { id, workId, kind } = item
  const isReport = kind === 'report'
  const passed = verdict.decision === 'pass'
  // An author is not notified of unfounded reports.
  if (!(isReport && passed)) {
    const outcome: 'pass' | 'reject' | 'removed' = passed ? 'pass' : isReport ? 'removed' : 'reject'
    const data = { workId, outcome, reason: passed ? undefined : verdict.reason }
    await notify(tx, { userId: authorId, kind: 'review', groupKey: `review:${workId}`, data })
    const reason = passed ? null : verdict.reason
    await deps.emitWorkReviewed(tx, { userId: authorId, workId, outcome, reason, at: deps.now() })
  }
  for (const userId of isReport ? await listReporters(tx, id) : []) {
    const outcome: ReviewOutcome = passed ? 'kept' : 'upheld'
    await notify(tx, {
      userId,
      kind: 'review',
      groupKey: `report:${id}`,
      data: { workId, outcome },
    })
  }
}

/**
 * Throws CONFLICT when the work is not as awaited any more: its author took it back; FORBIDDEN for
 * what the reviewer made or reported.
 */
async function openCase(
  tx: Tx,
  { item, reviewerId, txHook, awaited }: Omit<Case, 'authorId'> & { awaited: 'pending' | 'public' },
): Promise<Case> {
  const work = await lockWork(tx, item.workId)
  if (work?.state !== awaited) throw new AppError('CONFLICT', { message: texts.takenBack })
  if (work.userId === reviewerId) throw new AppError('FORBIDDEN', { message: texts.ownWork })
  if (await hasReported(tx, { itemId: item.id, userId: reviewerId }))
    throw new AppError('FORBIDDEN', { message: texts.ownMatter })
  return { item, reviewerId, txHook, authorId: work.userId }
}

async function approveItem(
  deps: ReviewDeps,
  item: Item,
  { reviewerId, shown, txHook }: Pick<Ruling, 'shown' | 'txHook'> & { reviewerId: string },
): Promise<void> {
  const { db, now } = deps
  const verdict: Verdict = { decision: 'pass' }
  await transaction(db, async (tx) => {
    // Public first: that takes the lock of publishing, which must come before every work's.
    if (item.kind === 'new' && !(await makePublic(tx, item.workId, now()))) {
      throw new AppError('CONFLICT', { message: texts.takenBack })
    }
    const known = await openCase(tx, { item, reviewerId, txHook, awaited: 'public' })
    await requireShown(tx, item, shown)
    await record(tx, known, verdict)
    await notifyAll(deps, tx, known, verdict)
  })
}

async function rejectItem(
  deps: ReviewDeps,
  item: Item,
  options: Pick<Ruling, 'shown' | 'txHook'> & { reviewerId: string; reason: string },
): Promise<void> {
  const { reviewerId, reason, shown, txHook } = options
  const verdict: Verdict = { decision: 'reject', reason }
  const change = async (tx: Tx): Promise<boolean> => {
    const awaited = item.kind === 'new' ? 'pending' : 'public'
    const known = await openCase(tx, { item, reviewerId, txHook, awaited })
    await requireShown(tx, item, shown)
    await record(tx, known, verdict)
    await markRejected(tx, item.workId, reason)
    if (item.kind === 'report') await releaseMerged(tx, item.workId)
    await notifyAll(deps, tx, known, verdict)
    return item.kind === 'report'
  }
  // A work that was never public needs no new addresses.
  if (item.kind === 'report') await withFilesHidden(deps, item.workId, change)
  else await transaction(deps.db, change)
}

/** A profile's row is gone with the decision; sent twice it is found in the log. */
async function isDecided(
  { db }: ReviewDeps,
  itemId: string,
  by: { reviewerId: string; decision: Verdict['decision'] },
): Promise<boolean> {
  const before = await findDecision(db, itemId)
  return before?.reviewerId === by.reviewerId && before.decision === by.decision
}

interface Ruling {
  readonly itemId: string
  /** Hash of the shown content (see shown.ts). */
  readonly shown: string
  readonly verdict: Verdict
  readonly txHook?: TxHook | undefined
}

/** Answers the queue after it. The same decision sent twice is one decision. */
export async function decide(
  deps: ReviewDeps,
  reviewerId: string,
  ruling: Ruling,
): Promise<ReviewQueue> {
  const { itemId, shown, verdict, txHook } = ruling
  const reason = verdict.decision === 'pass' ? null : verdict.reason
  if (await decideProfile(deps, itemId, { reviewerId, shown, reason, txHook }))
    return readQueue(deps, { reviewerId, kind: undefined })
  if (await decideComment(deps, itemId, { reviewerId, shown, reason, txHook }))
    return readQueue(deps, { reviewerId, kind: undefined })
  const item = await findItem(deps.db, itemId)
  if (!item && (await isDecided(deps, itemId, { reviewerId, decision: verdict.decision })))
    return readQueue(deps, { reviewerId, kind: undefined })
  if (!item) throw new AppError('CONFLICT', { message: texts.changedProfile })
  const before = item.decidedAt === null ? null : await findDecision(deps.db, itemId)
  const isRepeat = before?.reviewerId === reviewerId && before.decision === verdict.decision
  if (item.decidedAt !== null && !isRepeat) {
    // Ended without a decision: the work was posted again, with other content.
    throw new AppError('CONFLICT', { message: before ? texts.notYours : texts.changed })
  }
  if (!isRepeat) {
    if (verdict.decision === 'pass') await approveItem(deps, item, { reviewerId, shown, txHook })
    else await rejectItem(deps, item, { reviewerId, shown, txHook, reason: verdict.reason })
  }
  return readQueue(deps, { reviewerId, kind: undefined })
}

/** 精选. Throws NOT_FOUND for a work that is not public, FORBIDDEN for the reviewer's own. */
export async function choose(
  { db, now }: ReviewDeps,
  reviewerId: string,
  { id, featured }: { id: string; featured: boolean },
) {
  await transaction(db, async (tx) => {
    const work = await lockWork(tx, id)
    if (work?.state !== 'public') throw new AppError('NOT_FOUND', { message: texts.gone })
    if (work.userId === reviewerId) throw new AppError('FORBIDDEN', { message: texts.ownFeature })
    if ((work.featuredAt !== null) === featured) return
    await markFeatured(tx, id, featured ? now() : null)
    await rerank(tx, id)
    await addToLog(tx, { workId: id, reviewerId, decision: featured ? 'choose' : 'unchoose' })
    if (!featured) return
    const data = { workId: id, outcome: 'choose' } as const
    await notify(tx, { userId: work.userId, kind: 'review', groupKey: `choose:${id}`, data })
  })
  return { id, featured }
}
