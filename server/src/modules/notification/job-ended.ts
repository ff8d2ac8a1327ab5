/**
 * Telling the owner how a job ended, when they may not have been looking: what ends within half a
 * minute is seen on the screen it was started from, and a red dot for it would only be noise. A
 * day's jobs are one notification.
 */
import type { Tx } from '../../platform/db/client'
import { shanghaiDay } from '../../platform/lib/shanghai-day'
import { readReturned } from '../credits/service'
import { notify } from './notify'

interface Ended {
  readonly jobId: string
  readonly userId: string
  readonly status: 'succeeded' | 'failed' | 'cancelled'
  readonly createdAt: Date
  readonly finishedAt: Date
}

const LOOKED_AT_MS = 30_000

/** A user who cancels a job sees the result. */
function mayBeAway({ status, createdAt, finishedAt }: Ended): boolean {
  return status !== 'cancelled' && finishedAt.getTime() - createdAt.getTime() > LOOKED_AT_MS
}

/** Failure and returned credits are one notification. */
async function notifyFailed(tx: Tx, { jobId, userId, finishedAt }: Ended): Promise<void> {
  const day = shanghaiDay(finishedAt)
  const credits = await readReturned(tx, { userId, jobId })
  const data = { jobId, failed: true } as const
  await notify(
    tx,
    credits > 0
      ? { userId, kind: 'credits', groupKey: `back:${day}`, data: { ...data, credits } }
      : { userId, kind: 'job', groupKey: `failed:${day}`, data },
  )
}

/** The ledger's handler goes before this one: what came back is read there. */
export async function notifyJobEnded(tx: Tx, ended: Ended): Promise<void> {
  if (!mayBeAway(ended)) return
  if (ended.status === 'failed') return notifyFailed(tx, ended)
  const { jobId, userId, finishedAt } = ended
  const groupKey = `job:${shanghaiDay(finishedAt)}`
  await notify(tx, { userId, kind: 'job', groupKey, data: { jobId } })
}
