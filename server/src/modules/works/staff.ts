/** Works, for the staff: a person's in numbers, and one that is reviewed again. */
import type { Db, Tx } from '../../platform/db/client'
import { countByState, markPendingAgain } from './repository'
import { openItem } from './review-item'
import { texts } from './texts'

export async function countUserWorks(
  db: Db,
  userId: string,
): Promise<{ public: number; rejected: number }> {
  const counts = await countByState(db, userId)
  return { public: counts.get('public') ?? 0, rejected: counts.get('rejected') ?? 0 }
}

/** A refused work waits as a new one does. Answers whose it is; null when it is not refused. */
export async function resubmitForReview(
  tx: Tx,
  workId: string,
): Promise<{ userId: string; title: string } | null> {
  const work = await markPendingAgain(tx, workId)
  if (work) await openItem(tx, { workId, kind: 'new', reasons: { [texts.again]: 1 } })
  return work
}
