/** Decisions at the desk: those of the app's review, with an entry in the log of operators. */
import type { consoleReviewEndpoints } from '@contract/endpoints/console/review'
import type { z } from 'zod'
import { transaction } from '../../platform/db/transaction'
import type { StaffUser } from '../../platform/http/auth'
import { AppError } from '../../platform/lib/errors'
import type { ConsolePorts } from './ports'
import { notify } from '../notification/notify'
import { decide } from '../review/decide'
import type { ReviewQueue } from '../review/queue'
import { readDecisions } from '../review/history'
import { resubmitForReview } from '../works/staff'
import { logAct } from './log'
import { pageView } from './pages'
import { texts } from './texts'

type Endpoints = typeof consoleReviewEndpoints

type ReviewDeps = Pick<
  ConsolePorts,
  'db' | 'storage' | 'jobs' | 'now' | 'emitWorkReviewed' | 'commentBlocks'
>

/** Null lets it through. Throws CONFLICT, FORBIDDEN as the review itself does. */
export function rule(
  deps: ReviewDeps,
  staff: StaffUser,
  { itemId, shown, reason }: { itemId: string; shown: string; reason: string | null },
): Promise<ReviewQueue> {
  const command = reason === null ? 'review-pass' : 'review-reject'
  return decide(deps, staff.id, {
    itemId,
    shown,
    verdict: reason === null ? { decision: 'pass' } : { decision: 'reject', reason },
    txHook: (tx) =>
      logAct(tx, staff, {
        command,
        args: [itemId],
        result: {},
        reason: reason ?? undefined,
      }),
  })
}

export async function readHistory(
  deps: ReviewDeps,
  staff: StaffUser,
  query: z.output<Endpoints['history']['query']>,
): Promise<z.output<Endpoints['history']['data']>> {
  const { page, pageSize, decision } = query
  const wish = { page, pageSize, decision, readerId: staff.id }
  const { rows, total } = await readDecisions(deps, wish)
  return pageView(query, total, rows)
}

/** Throws CONFLICT for a work that is not refused. */
export async function reopen(
  { db, now }: ReviewDeps,
  staff: StaffUser,
  { workId, reason }: z.output<Endpoints['reopen']['body']>,
): Promise<null> {
  return transaction(db, async (tx) => {
    const work = await resubmitForReview(tx, workId)
    if (!work) throw new AppError('CONFLICT', { message: texts.notRefused })
    const { userId, title } = work
    if (userId === staff.id) throw new AppError('FORBIDDEN', { message: texts.ownAccount })
    const data = { words: texts.reopened(title) }
    await notify(tx, {
      userId,
      kind: 'system',
      groupKey: `reopen:${workId}:${now().getTime()}`,
      data,
    })
    const result = { userId }
    await logAct(tx, staff, { command: 'review-reopen', args: [workId], result, reason })
    return null
  })
}
