/** Events become deliveries inside the transaction of what happened, so that both happen or neither. */
import type { WebhookEvent } from '@contract/open-api'
import type { Tx } from '../../platform/db/client'
import { newId } from '../../platform/lib/ids'
import { addTask } from '../../platform/queue/tasks'
import { listPictureIds } from '../job/keys'
import { findListeners, insertDelivery } from './repository'

export const WEBHOOK_TASK = 'webhook'

/** Queues one attempt; deliveries of one endpoint are sent one after the other. */
export async function queueAttempt(
  tx: Tx,
  { id, endpointId, delayMs }: { id: string; endpointId: string; delayMs: number },
): Promise<void> {
  await addTask(tx, WEBHOOK_TASK, {
    payload: { id },
    key: `webhook:${id}`,
    queue: `webhook:${endpointId}`,
    delayMs,
  })
}

interface Happened {
  readonly userId: string
  readonly event: WebhookEvent
  readonly at: Date
  readonly data: () => Promise<Record<string, unknown>>
}

async function emit(tx: Tx, { userId, event, at, data }: Happened): Promise<void> {
  const listeners = await findListeners(tx, { userId, event })
  if (listeners.length === 0) return
  const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data: await data() })
  for (const endpointId of listeners) {
    // Without a `.`, which separates the parts of what is signed.
    const id = `msg_${newId()}`
    const row = { id, endpointId, event, body, state: 'pending' as const, createdAt: at }
    await insertDelivery(tx, { ...row, nextAttemptAt: at })
    await queueAttempt(tx, { id, endpointId, delayMs: 0 })
  }
}

interface EndedJob {
  readonly jobId: string
  readonly userId: string
  readonly status: 'succeeded' | 'failed' | 'cancelled'
  readonly errorCode: string | null
  readonly tool: string
  readonly apiKeyId: string | null
  readonly spentCredits: number
  readonly createdAt: Date
  readonly finishedAt: Date
}

/** Jobs of the owner's keys and of the app alike; `api_key_id` is what differs. A cancelled job is no event. */
export async function emitJobEnded(tx: Tx, ended: EndedJob): Promise<void> {
  const { jobId, userId, status, errorCode, finishedAt } = ended
  if (status === 'cancelled') return
  await emit(tx, {
    userId,
    event: status === 'succeeded' ? 'job.succeeded' : 'job.failed',
    at: finishedAt,
    data: async () => ({
      id: jobId,
      status,
      tool: ended.tool,
      api_key_id: ended.apiKeyId,
      credits: ended.spentCredits,
      error_code: errorCode,
      picture_ids: await listPictureIds(tx, jobId),
      created_at: ended.createdAt.toISOString(),
      finished_at: finishedAt.toISOString(),
    }),
  })
}

/** `removed`: taken down after a report. */
export async function emitWorkReviewed(
  tx: Tx,
  reviewed: {
    userId: string
    workId: string
    outcome: 'pass' | 'reject' | 'removed'
    reason: string | null
    at: Date
  },
): Promise<void> {
  const { userId, workId, outcome, reason, at } = reviewed
  const data = async () => ({ id: workId, outcome, reason })
  await emit(tx, { userId, event: 'work.reviewed', at, data })
}
