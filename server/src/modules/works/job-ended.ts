/** A success that was made after a work counts as its remake. */
import type { Tx } from '../../platform/db/client'
import { countRemake } from './remakes'

export async function countRemakeOfJob(
  tx: Tx,
  { userId, status, remakeOf }: { userId: string; status: string; remakeOf: string | null },
): Promise<void> {
  if (status === 'succeeded' && remakeOf !== null)
    await countRemake(tx, { workId: remakeOf, makerId: userId })
}
