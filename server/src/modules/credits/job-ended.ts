/** Settlement of a job's price at its end: successful pictures are charged, the rest is released. */
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
