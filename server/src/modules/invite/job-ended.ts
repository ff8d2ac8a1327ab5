/** The first successful job of an invited user rewards the inviter. */
import type { Tx } from '../../platform/db/client'
import { rewardInviter } from './service'

export async function rewardInviterOfJob(
  tx: Tx,
  { userId, status, finishedAt }: { userId: string; status: string; finishedAt: Date },
): Promise<void> {
  if (status === 'succeeded') await rewardInviter(tx, { invitedId: userId, now: finishedAt })
}
