/** Moderation of comments at the console. */
import { z } from 'zod'
import { COMMENT_REPORT_REASONS } from '../../comment-reasons'
import { REVIEWERS } from '../../staff'
import { COMMENT_STATES } from '../comments'
import { defineEndpoints, id, isoTime, pageQuery, pageSchema } from '../define'

const reason = z.string().trim().min(2, '请写明原因').max(60, '原因最多 60 个字')

export const consoleCommentEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/console/comments',
    auth: 'staff',
    staff: REVIEWERS,
    summary: 'Comments, newest first, of a state, a user or a work, or with words among the newest',
    query: pageQuery.extend({
      q: z.string().trim().max(40).optional(),
      state: z.enum(COMMENT_STATES).optional(),
      userId: id.optional(),
      workId: id.optional(),
    }),
    data: pageSchema(
      z.object({
        id: z.string(),
        words: z.string(),
        state: z.enum(COMMENT_STATES),
        hiddenBy: z.enum(['author', 'staff']).nullable(),
        reason: z.string().nullable(),
        reportCount: z.number().int(),
        likeCount: z.number().int(),
        user: z.object({ id: z.string(), nickname: z.string() }).nullable(),
        work: z.object({ id: z.string(), title: z.string(), thumbUrl: z.string() }),
        /** The newest reports, at most ten; `decided`: a reviewer has ruled since. */
        reports: z.array(
          z.object({
            reason: z.enum(COMMENT_REPORT_REASONS),
            words: z.string(),
            decided: z.boolean(),
          }),
        ),
        createdAt: isoTime,
      }),
    ),
  },
  hide: {
    method: 'POST',
    path: '/api/console/comments/{id}/hide',
    auth: 'staff',
    staff: REVIEWERS,
    summary: 'Hide a public comment; its writer is notified',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    data: z.null(),
  },
  restore: {
    method: 'POST',
    path: '/api/console/comments/{id}/restore',
    auth: 'staff',
    staff: REVIEWERS,
    summary: 'Show a hidden or refused comment',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    data: z.null(),
  },
})
