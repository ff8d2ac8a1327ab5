/** What a job's end means for its price: a success is paid for, everything else is paid back. */
import type { Tx } from '../../db/client'
import { releaseHold, settleHold } from './service'

export async function endHoldOfJob(
  tx: Tx,
  {
    jobId,
    userId,
    status,
  }: { jobId: string; userId: string; status: 'succeeded' | 'failed' | 'cancelled' },
): Promise<void> {
  if (status === 'succeeded') await settleHold(tx, { userId, jobId })
  else await releaseHold(tx, { userId, jobId })
}
