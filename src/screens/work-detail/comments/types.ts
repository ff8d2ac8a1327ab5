import type { CallData, CallInput } from '@contract/endpoints/all'

export type CommentPage = CallData<'GET /api/comment/list'>
export type ReplyPage = CallData<'GET /api/comment/replies'>
/** A comment at the first level with its first replies. */
export type CommentView = CommentPage['list'][number]
/** A reply, or a comment without its replies. */
export type ReplyView = ReplyPage['list'][number]
export type Order = NonNullable<NonNullable<CallInput<'GET /api/comment/list'>['query']>['order']>
export type ReportReason = CallInput<'POST /api/comment/report'>['body']['reason']

export interface Person {
  id: string
  nickname: string
}

/** A comment being written. */
export interface Writing {
  /** The comment or reply that it replies to. */
  replyTo?: { id: string; nickname: string }
  /** The refused comment that it takes the place of. */
  replaces?: ReplyView
}

/** Key of its draft. */
export function draftKey(workId: string, { replyTo, replaces }: Writing): string {
  if (replaces) return `${workId}:again:${replaces.id}`
  return replyTo ? `${workId}:${replyTo.id}` : workId
}
