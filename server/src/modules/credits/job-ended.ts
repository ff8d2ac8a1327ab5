/** What a job's end means for its price: what was made well is paid for, everything else comes back. */
import type { Tx } from '../../platform/db/client'
import { settlePart } from './service'

interface Ended {
  readonly jobId: string
  readonly userId: string
  readonly spentCredits: number
}

export async function endHoldOfJob(tx: Tx, { jobId, userId, spentCredits }: Ended): Promise<void> {
  await settlePart(tx, { userId, jobId }, spentCredits)
}
