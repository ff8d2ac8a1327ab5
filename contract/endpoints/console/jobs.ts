/** Everybody's jobs: what runs, what is stuck, what failed and why. */
import { z } from 'zod'
import { HELPERS } from '../../staff'
import { defineEndpoints, id, isoTime, pageSchema, pageQuery } from '../define'

export const JOB_LISTS = ['open', 'stuck', 'failed', 'ended'] as const

const params = z.object({ id })
const reason = z.string().trim().min(2, '请写明原因').max(60, '原因最多 60 个字')

const jobRow = z.object({
  id: z.string(),
  toolName: z.string(),
  prompt: z.string().nullable(),
  status: z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
  /** Its worker is silent, or it has been open for ten minutes. */
  stuck: z.boolean(),
  progress: z.number(),
  userId: z.string(),
  nickname: z.string(),
  engineId: z.string(),
  modelId: z.string(),
  costCredits: z.number().int(),
  /** Number of attempts. */
  attempt: z.number().int(),
  errorCode: z.string().nullable(),
  error: z.string().nullable(),
  /** Why it failed, for operators: the words of its engine or of the system, without keys. */
  cause: z.string().nullable(),
  thumbUrl: z.string().nullable(),
  createdAt: isoTime,
  startedAt: isoTime.nullable(),
  finishedAt: isoTime.nullable(),
})

export const consoleJobEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/console/jobs',
    auth: 'staff',
    staff: HELPERS,
    summary:
      'Jobs that are open, stuck, failed or ended, newest first; by reason, or one by its id',
    query: pageQuery.omit({ cursor: true }).extend({
      list: z.enum(JOB_LISTS).default('open'),
      /** Of failed ones: the code of the error. */
      code: z.string().max(40).optional(),
      /** A job’s or a user’s id. */
      q: z.string().trim().max(60).optional(),
    }),
    data: pageSchema(jobRow),
  },
  cancel: {
    method: 'POST',
    path: '/api/console/jobs/{id}/cancel',
    auth: 'staff',
    staff: HELPERS,
    summary:
      'Cancel a user’s open job: credits of unfinished pictures are refunded, and the user is notified',
    params,
    body: z.strictObject({ reason }),
    data: jobRow,
  },
  retry: {
    method: 'POST',
    path: '/api/console/jobs/{id}/retry',
    auth: 'staff',
    staff: HELPERS,
    summary: 'Put a running job back into the queue, at its old place',
    params,
    body: z.strictObject({ reason }),
    data: jobRow,
  },
})
