/** The review desk: the same queue and decisions as in the app, on a desk. */
import { z } from 'zod'
import { REVIEWERS } from '../../staff'
import { defineEndpoints, id, isoTime, pageSchema, pageQuery } from '../define'
import { REVIEW_KINDS, reviewQueue, workEndpoints } from '../works'

export const DECISIONS = ['pass', 'reject', 'choose', 'unchoose'] as const

const decisionRow = z.object({
  id: z.string(),
  decision: z.enum(DECISIONS),
  reason: z.string().nullable(),
  reviewer: z.string(),
  createdAt: isoTime,
  /** Null: of a profile, or of a work that is gone. */
  work: z
    .object({
      id: z.string(),
      title: z.string(),
      thumbUrl: z.string(),
      state: z.enum(['pending', 'public', 'rejected', 'withdrawn']),
    })
    .nullable(),
})

export const consoleReviewEndpoints = defineEndpoints({
  queue: {
    method: 'GET',
    path: '/api/console/review',
    auth: 'staff',
    staff: REVIEWERS,
    summary: 'The next items to review, held for this reviewer',
    query: z.object({ kind: z.enum(REVIEW_KINDS).optional() }),
    data: reviewQueue,
  },
  pass: {
    method: 'POST',
    path: '/api/console/review/pass',
    auth: 'staff',
    staff: REVIEWERS,
    summary: 'Let a held item through as it was shown; answers the queue after it',
    body: workEndpoints.auditPass.body,
    data: reviewQueue,
  },
  reject: {
    method: 'POST',
    path: '/api/console/review/reject',
    auth: 'staff',
    staff: REVIEWERS,
    summary: 'Refuse a held item as it was shown, with a reason for its author',
    body: workEndpoints.auditReject.body,
    data: reviewQueue,
  },
  history: {
    method: 'GET',
    path: '/api/console/review/history',
    auth: 'staff',
    staff: REVIEWERS,
    summary: 'Decisions, newest first, without works of the caller',
    query: pageQuery.omit({ cursor: true }).extend({ decision: z.enum(DECISIONS).optional() }),
    data: pageSchema(decisionRow),
  },
  reopen: {
    method: 'POST',
    path: '/api/console/review/reopen',
    auth: 'staff',
    staff: REVIEWERS,
    summary: 'An appeal: a refused work waits for review again, and its author is notified',
    body: z.strictObject({
      workId: id,
      reason: z.string().trim().min(2, '请写明原因').max(60, '原因最多 60 个字'),
    }),
    data: z.null(),
  },
})
