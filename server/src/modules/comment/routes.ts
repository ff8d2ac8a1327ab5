import { commentEndpoints } from '@contract/endpoints/comments'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireCall } from '../../platform/http/limits'
import { handle } from '../../platform/http/router'
import { readComments, readHidden, readReplies } from './list'
import type { CommentPorts } from './ports'
import {
  closeComments,
  deleteComment,
  hideComment,
  likeComment,
  pinComment,
  reportComment,
  writeComment,
} from './service'

const PER_MINUTE = { comment: 6, 'comment-like': 60, 'comment-report': 10 } as const

export function registerCommentRoutes(app: FastifyInstance, deps: CommentPorts): void {
  const count = (what: keyof typeof PER_MINUTE, userId: string, reply: FastifyReply) =>
    requireCall(deps, reply, { key: `${what}:${userId}`, max: PER_MINUTE[what] })
  handle(app, deps, commentEndpoints.list, async ({ user, query }, source) =>
    readComments(source, await deps.hidden.view(user), query),
  )
  handle(app, deps, commentEndpoints.replies, async ({ user, query }, source) =>
    readReplies(source, await deps.hidden.view(user), query),
  )
  handle(app, deps, commentEndpoints.hidden, async ({ user, query }, source) =>
    readHidden(source, await deps.hidden.view(user), query),
  )
  handle(app, deps, commentEndpoints.write, async ({ user, body, reply }) => {
    await count('comment', user.id, reply)
    return writeComment(deps, user, body)
  })
  handle(app, deps, commentEndpoints.like, async ({ user, body, reply }) => {
    await count('comment-like', user.id, reply)
    return likeComment(deps, user.id, body)
  })
  handle(app, deps, commentEndpoints.remove, ({ user, params }) =>
    deleteComment(deps, user.id, params.id),
  )
  handle(app, deps, commentEndpoints.hide, ({ user, body }) => hideComment(deps, user.id, body))
  handle(app, deps, commentEndpoints.pin, ({ user, body }) => pinComment(deps, user.id, body))
  handle(app, deps, commentEndpoints.report, async ({ user, body, reply }) => {
    await count('comment-report', user.id, reply)
    return reportComment(deps, user.id, body)
  })
  handle(app, deps, commentEndpoints.close, ({ user, body }) => closeComments(deps, user.id, body))
}
