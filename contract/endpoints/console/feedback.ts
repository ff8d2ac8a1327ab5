/** Feedback of users, and answers of the staff. */
import { z } from 'zod'
import { HELPERS } from '../../staff'
import { defineEndpoints, isoTime, pageSchema, pageQuery } from '../define'
import { FEEDBACK_KINDS } from '../mine'

export const FEEDBACK_STATES = ['open', 'answered', 'closed'] as const

const params = z.object({ id: z.string().regex(/^\d{1,15}$/, '没有这条反馈') })

const feedbackRow = z.object({
  id: z.string(),
  kind: z.enum(FEEDBACK_KINDS),
  words: z.string(),
  userId: z.string(),
  nickname: z.string(),
  avatarUrl: z.string().nullable(),
  createdAt: isoTime,
  answeredAt: isoTime.nullable(),
  closedAt: isoTime.nullable(),
})

const feedbackDetail = feedbackRow.extend({
  contact: z.string(),
  /** Device facts sent by the app. */
  facts: z.record(z.string(), z.string()),
  pictures: z.array(z.object({ url: z.string(), thumbUrl: z.string() })),
  answers: z.array(
    z.object({
      staffName: z.string(),
      words: z.string(),
      credits: z.number().int(),
      createdAt: isoTime,
    }),
  ),
  balance: z.number().int(),
  /** Of the same person. */
  others: z.number().int(),
})

export const consoleFeedbackEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/console/feedback',
    auth: 'staff',
    staff: HELPERS,
    summary: 'What people wrote: not answered (oldest first), answered but open, or settled',
    query: pageQuery
      .omit({ cursor: true })
      .extend({ state: z.enum(FEEDBACK_STATES).default('open') }),
    data: pageSchema(feedbackRow),
  },
  one: {
    method: 'GET',
    path: '/api/console/feedback/{id}',
    auth: 'staff',
    staff: HELPERS,
    summary: 'One of them whole, with its pictures and answers',
    params,
    data: feedbackDetail,
  },
  answer: {
    method: 'POST',
    path: '/api/console/feedback/{id}/answer',
    auth: 'staff',
    staff: HELPERS,
    summary:
      'Answer by a system message, with credits if an operator gives some; the same requestId once',
    params,
    body: z.strictObject({
      requestId: z.string().min(8).max(64),
      words: z.string().trim().min(2, '请写回复').max(180, '回复最多 180 个字'),
      credits: z.number().int('积分是整数').min(0, '积分不能是负数').max(1000, '一次最多送 1000'),
      /** Settled with it. */
      close: z.boolean(),
    }),
    data: feedbackDetail,
  },
  close: {
    method: 'POST',
    path: '/api/console/feedback/{id}/close',
    auth: 'staff',
    staff: HELPERS,
    summary: 'Settle it, or open it again. Idempotent',
    params,
    body: z.strictObject({ closed: z.boolean() }),
    data: feedbackDetail,
  },
})
