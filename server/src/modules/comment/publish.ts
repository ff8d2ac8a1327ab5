/** A comment becomes public: its counters, and the notifications of the users it concerns. */
import type { Tx } from '../../platform/db/client'
import { notify } from '../notification/notify'
import type { CommentBlocks } from './ports'
import { changeState, type CommentRow, findComment } from './repository'

interface Publishing {
  readonly comment: CommentRow
  /** Author of the work. */
  readonly authorId: string
  readonly now: Date
  readonly blocks: CommentBlocks
}

type Recipient = { readonly userId: string; readonly kind: 'comment' | 'reply' | 'mention' }

/** Each user once: a reply goes before a mention, and a mention before a comment. */
async function listRecipients(tx: Tx, { comment, authorId, blocks }: Publishing) {
  const kinds = new Map<string, Recipient['kind']>([[authorId, 'comment']])
  for (const { id } of comment.mentions) kinds.set(id, 'mention')
  const parent = comment.parentId === null ? null : await findComment(tx, comment.parentId)
  const addressed = comment.replyToId ?? parent?.userId ?? null
  if (addressed !== null) kinds.set(addressed, 'reply')
  const recipients: Recipient[] = []
  // In a fixed order, so that concurrent notifications cannot deadlock.
  for (const [userId, kind] of [...kinds].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const writer = comment.userId
    if (writer === null || userId === writer) continue
    if (!(await blocks.between(tx, writer, userId))) recipients.push({ userId, kind })
  }
  return recipients
}

/** Notifications of one hour about the same thing are one. The work and the comment are locked. */
export async function publishComment(tx: Tx, publishing: Publishing): Promise<CommentRow> {
  const { comment, now } = publishing
  const published = await changeState(tx, comment, {
    state: 'public',
    hiddenBy: null,
    reason: null,
    publishedAt: comment.publishedAt ?? now,
  })
  // Shown again: its users were notified when it first appeared.
  if (comment.publishedAt !== null || comment.userId === null) return published
  const hour = now.toISOString().slice(0, 13)
  const { workId, id: commentId, userId: actorId } = comment
  for (const { userId, kind } of await listRecipients(tx, publishing)) {
    const about = kind === 'reply' ? (comment.parentId ?? workId) : workId
    const groupKey = `${kind}:${about}:${hour}`
    await notify(tx, { userId, kind, groupKey, data: { workId, commentId }, actorId })
  }
  return published
}
