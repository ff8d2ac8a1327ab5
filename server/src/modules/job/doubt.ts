/** Results that may be wrong: until when their price can be claimed back, and whether it was. */
import type { Tx } from '../../platform/db/client'
import { lockOwn, markReturned } from './repository/doubt'
import type { JobRow } from './rows'

/** From the end of the job on. */
const CLAIM_WINDOW_MS = 7 * 24 * 3_600_000

export type Doubt = 'open' | 'returned' | null

/** Note to the owner about a result that measurements doubt. */
export function getDoubt(row: JobRow, now: Date = new Date()): Doubt {
  if (row.status !== 'succeeded' || row.verdict === null) return null
  if (row.verdict === 'wrong' || row.returnedAt !== null) return 'returned'
  if ((row.spentCredits ?? row.costCredits) === 0 || row.finishedAt === null) return null
  return now.getTime() - row.finishedAt.getTime() < CLAIM_WINDOW_MS ? 'open' : null
}

/**
 * Marks the price of an own doubtful result as given back; the row is held until the transaction
 * ends. Answers what ordered it; null when there is none, it is too late, or it was given back before.
 */
export async function takeDoubt(
  tx: Tx,
  { userId, jobId, now }: { userId: string; jobId: string; now: Date },
): Promise<Pick<JobRow, 'apiKeyId' | 'createdAt'> | null> {
  const row = await lockOwn(tx, { userId, jobId })
  if (!row || getDoubt(row, now) !== 'open') return null
  await markReturned(tx, jobId)
  return row
}
