/**
 * Telling the owner how a job ended, when they may not have been looking: what ends within half a
 * minute is seen on the screen it was started from, and a red dot for it would only be noise. A
 * day's jobs are one notice.
 */
import type { Tx } from '../../db/client'
import { shanghaiDay } from '../../lib/shanghai-day'
import { tell } from './tell'

interface Owner {
  readonly userId: string
  readonly createdAt: Date
  readonly finishedAt: Date | null
}

const LOOKED_AT_MS = 30_000

function mayBeAway({ createdAt, finishedAt }: Owner): boolean {
  return finishedAt !== null && finishedAt.getTime() - createdAt.getTime() > LOOKED_AT_MS
}

const day = ({ finishedAt }: Owner) => shanghaiDay(finishedAt ?? new Date())

export async function tellSucceeded(tx: Tx, jobId: string, owner: Owner): Promise<void> {
  if (!mayBeAway(owner)) return
  const { userId } = owner
  await tell(tx, { userId, kind: 'job', groupKey: `job:${day(owner)}`, data: { jobId } })
}

/** What came back is said with why: one notice for both. */
export async function tellFailed(
  tx: Tx,
  jobId: string,
  owner: Owner & { credits: number },
): Promise<void> {
  if (!mayBeAway(owner)) return
  const { userId, credits } = owner
  const data = { jobId, failed: true }
  await tell(
    tx,
    credits > 0
      ? { userId, kind: 'credits', groupKey: `back:${day(owner)}`, data: { ...data, credits } }
      : { userId, kind: 'job', groupKey: `failed:${day(owner)}`, data },
  )
}
