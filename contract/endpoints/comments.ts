/** Comments on public works: one level of replies. Not in the specification. */
import { z } from 'zod'
import { COMMENT_REPORT_REASONS } from '../comment-reasons'
import { defineEndpoints, id, isoTime, pageQuery, pageSchema } from './define'
import { multilineSchema } from './words'
import { authorView } from './works'

export const COMMENT_STATES = ['pending', 'public', 'rejected', 'hidden', 'deleted'] as const
/** Replies shown with a comment; the others have pages of their own. */
export const REPLIES_SHOWN = 3

const person = z.object({ id: z.string(), nickname: z.string() })

const replyView = z.object({
  id: z.string(),
  /** The comment at the first level that it replies to. */
  parentId: z.string().nullable(),
  /** Null: a placeholder, or its writer's account was deleted. */
  author: authorView.nullable(),
  /** Empty for a placeholder. */
  words: z.string(),
  /** Users whose `@nickname`, as written, occurs in the words. */
  mentions: z.array(person),
  /** Of a reply to a reply: whom it addresses. */
  replyTo: person.nullable(),
  /** `pending` and `rejected` are sent to their writer only; to others `hidden` and `deleted` are placeholders. */
  state: z.enum(COMMENT_STATES),
  /** Reason of a refusal, or of hiding by the staff, for its writer. */
  reason: z.string().nullable(),
  mine: z.boolean(),
  /** Hidden by the viewer as the author of the work, who may show it again. */
  restorable: z.boolean(),
  /** Written by the author of the work. */
  byAuthor: z.boolean(),
  /** The author of the work likes it. */
  authorLiked: z.boolean(),
  likeCount: z.number().int(),
  liked: z.boolean(),
  /** Reported by several users: shown after a tap. */
  folded: z.boolean(),
  createdAt: isoTime,
})

export const commentView = replyView.extend({
  replyCount: z.number().int(),
  /** The first replies, oldest first. */
  replies: z.array(replyView),
})

const MAX_WORDS = 200
const words = multilineSchema(MAX_WORDS, '评论最多 200 个字').refine(
  (text) => text !== '',
  '写点什么再发',
)

export const commentEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/comment/list',
    auth: 'optional',
    summary: 'Comments on a public work, most liked or newest first (not in the specification)',
    query: pageQuery.extend({
      workId: id,
      order: z.enum(['liked', 'newest']).default('liked'),
      /** A comment or reply that a notification leads to. */
      focus: id.optional(),
    }),
    /** `total`: public comments and replies. */
    data: pageSchema(commentView).extend({
      /** On the first page: the viewer's own that others do not see (yet), replies included. */
      own: z.array(replyView),
      /** On the first page: the comment that the author pinned. It is listed in its place as well. */
      pinned: commentView.nullable(),
      /** On the first page: the comment of `focus`, with the reply that it names; null when it is gone. */
      focused: commentView.nullable(),
      /** On the first page, for the author of the work: comments that they hid. */
      hidden: z.number().int(),
      /** The author takes no more comments. */
      closed: z.boolean(),
    }),
  },
  replies: {
    method: 'GET',
    path: '/api/comment/replies',
    auth: 'optional',
    summary: 'Replies to a comment, oldest first (not in the specification)',
    query: pageQuery.extend({ id }),
    data: pageSchema(replyView),
  },
  hidden: {
    method: 'GET',
    path: '/api/comment/hidden',
    auth: 'user',
    summary: 'Comments that the caller hid on an own work, newest first (not in the specification)',
    query: pageQuery.extend({ workId: id }),
    data: pageSchema(replyView),
  },
  write: {
    method: 'POST',
    path: '/api/comment/write',
    auth: 'user',
    summary:
      'Comment on a public work or reply to a comment; the same requestId is one comment (not in the specification)',
    body: z.strictObject({
      workId: id,
      /** A comment or reply to reply to. */
      replyTo: id.optional(),
      words,
      /** Users mentioned; each counts if `@nickname` occurs in the words. */
      mentions: z.array(id).max(5, '一条评论最多提到 5 个人').default([]),
      requestId: z.string().min(8).max(40),
    }),
    data: replyView,
  },
  like: {
    method: 'POST',
    path: '/api/comment/like',
    auth: 'user',
    summary: 'Like a comment, or take it back. Idempotent (not in the specification)',
    body: z.strictObject({ id, liked: z.boolean() }),
    data: z.object({ liked: z.boolean(), likeCount: z.number().int() }),
  },
  remove: {
    method: 'DELETE',
    path: '/api/comment/{id}',
    auth: 'user',
    summary: 'Delete an own comment. Idempotent (not in the specification)',
    params: z.object({ id }),
    data: z.object({ id: z.string() }),
  },
  hide: {
    method: 'POST',
    path: '/api/comment/hide',
    auth: 'user',
    summary: 'Hide a comment on an own work, or show it again (not in the specification)',
    body: z.strictObject({ id, hidden: z.boolean() }),
    data: z.object({ id: z.string(), hidden: z.boolean() }),
  },
  pin: {
    method: 'POST',
    path: '/api/comment/pin',
    auth: 'user',
    summary:
      'Show one comment of an own work before the others, or no longer (not in the specification)',
    body: z.strictObject({ id, pinned: z.boolean() }),
    data: z.object({ id: z.string(), pinned: z.boolean() }),
  },
  report: {
    method: 'POST',
    path: '/api/comment/report',
    auth: 'user',
    summary:
      'Report a public comment; it is hidden from its reporter at once (not in the specification)',
    body: z.strictObject({
      id,
      reason: z.enum(COMMENT_REPORT_REASONS),
      words: z.string().trim().max(200, '说明最多 200 个字').default(''),
    }),
    data: z.object({ accepted: z.boolean() }),
  },
  close: {
    method: 'POST',
    path: '/api/comment/close',
    auth: 'user',
    summary: 'Close an own work for new comments, or open it again (not in the specification)',
    body: z.strictObject({ workId: id, closed: z.boolean() }),
    data: z.object({ closed: z.boolean() }),
  },
})
