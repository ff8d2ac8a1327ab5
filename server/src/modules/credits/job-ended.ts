/** What a job's end means for its price: what was made is paid for, everything else comes back. */
import type { Tx } from '../../db/client'
import { settleHold, settlePart } from './service'

interface Ended {
  readonly jobId: string
  readonly userId: string
  readonly status: 'succeeded' | 'failed' | 'cancelled'
  readonly spentCredits: number
}

export async function endHoldOfJob(
  tx: Tx,
  { jobId, userId, status, spentCredits }: Ended,
): Promise<void> {
  if (status === 'succeeded') await settleHold(tx, { userId, jobId })
  else await settlePart(tx, { userId, jobId }, spentCredits)
}
