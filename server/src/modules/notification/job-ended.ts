/**
 * Telling the owner how a job ended, when they may not have been looking: what ends within half a
 * minute is seen on the screen it was started from, and a red dot for it would only be noise. A
 * day's jobs are one notification.
 */
import type { Tx } from '../../platform/db/client'
import { shanghaiDay } from '../../platform/lib/shanghai-day'
import { readReturned } from '../credits/service'
import { queueJobPush } from '../push-outbox/outbox'
import { notify } from './notify'

interface Ended {
  readonly jobId: string
  readonly userId: string
  readonly status: 'succeeded' | 'failed' | 'cancelled'
  /** The API key that submitted it; null: the app did. */
  readonly apiKeyId: string | null
  readonly createdAt: Date
  readonly finishedAt: Date
}

const LOOKED_AT_MS = 30_000

/** A user who cancels a job sees the result. */
function mayBeAway({ status, createdAt, finishedAt }: Ended): boolean {
  return status !== 'cancelled' && finishedAt.getTime() - createdAt.getTime() > LOOKED_AT_MS
}

/** Failure and returned credits are one notification. */
async function notifyFailed(tx: Tx, { jobId, userId, finishedAt }: Ended): Promise<string | null> {
  const day = shanghaiDay(finishedAt)
  const credits = await readReturned(tx, { userId, jobId })
  const data = { jobId, failed: true } as const
  return notify(
    tx,
    credits > 0
      ? { userId, kind: 'credits', groupKey: `back:${day}`, data: { ...data, credits } }
      : { userId, kind: 'job', groupKey: `failed:${day}`, data },
  )
}

async function notifySucceeded(tx: Tx, { jobId, userId, finishedAt }: Ended) {
  const groupKey = `job:${shanghaiDay(finishedAt)}`
  return notify(tx, { userId, kind: 'job', groupKey, data: { jobId } })
}

/** The ledger's handler goes before this one: what came back is read there. */
export async function notifyJobEnded(tx: Tx, ended: Ended): Promise<void> {
  if (!mayBeAway(ended)) return
  const { jobId, userId, apiKeyId, status } = ended
  const isFailed = status === 'failed'
  const notificationId = await (isFailed ? notifyFailed : notifySucceeded)(tx, ended)
  // Programs have webhooks.
  if (notificationId === null || apiKeyId !== null) return
  await queueJobPush(tx, isFailed ? 'failed' : 'done', { userId, notificationId, jobId })
}
