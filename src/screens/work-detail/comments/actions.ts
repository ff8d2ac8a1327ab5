/** Acts on a comment that is already written. Each reports its error by a toast. */
import { call } from '@/api/call'
import { write } from '@/api/write'
import { loginUrlFor } from '@/domain/navigation/decide'
import { promptLogin } from '@/domain/navigation/loginPrompt'
import { copyText } from '@/platform/clipboard'
import { IS_H5 } from '@/platform/env'
import { confirmModal } from '@/platform/modal'
import { stackAddresses } from '@/platform/pages'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { addHidden, replaceComment, setPinned } from './cache'
import { REMOVE, SHEET } from './texts'
import type { CommentView, ReplyView } from './types'

/** False for a visitor, who is prompted to sign in; `close` closes the sheet below the prompt. */
export function requireLogin(close: () => void): boolean {
  if (useSession.getState().isLogin) return true
  close()
  void promptLogin(loginUrlFor(stackAddresses().at(-1) ?? '/'))
  return false
}

export const isThread = (comment: ReplyView | CommentView): comment is CommentView =>
  'replyCount' in comment

function asPlaceholder(comment: ReplyView, state: 'deleted' | 'hidden'): ReplyView {
  const restorable = state === 'hidden'
  return { ...comment, state, words: '', author: null, mentions: [], replyTo: null, restorable }
}

/** Without a question: for a refused comment that another one takes the place of. */
export async function removeAtOnce(workId: string, comment: ReplyView): Promise<void> {
  const removed = await write(() => call('DELETE /api/comment/{id}', { params: comment }))
  if (!removed) return
  const remains = isThread(comment) && comment.replyCount > 0
  const next = remains ? asPlaceholder(comment, 'deleted') : null
  replaceComment(workId, comment, next, comment.state === 'public' ? -1 : 0)
}

export async function removeComment(workId: string, comment: ReplyView): Promise<void> {
  const isPending = comment.state === 'pending'
  const confirmed = isPending
    ? await confirmModal({
        title: REMOVE.withdrawTitle,
        content: REMOVE.withdrawBody,
        confirm: REMOVE.withdraw,
        cancel: REMOVE.cancel,
        danger: true,
      })
    : await confirmModal({
        title: REMOVE.title,
        content: REMOVE.body,
        confirm: REMOVE.confirm,
        cancel: REMOVE.cancel,
        danger: true,
      })
  if (confirmed) await removeAtOnce(workId, comment)
}

/** By the author of the work; the placeholder offers to show it again. */
export async function hideComment(workId: string, comment: ReplyView): Promise<void> {
  const body = { id: comment.id, hidden: true }
  if (!(await write(() => call('POST /api/comment/hide', { body })))) return
  replaceComment(workId, comment, asPlaceholder(comment, 'hidden'), -1)
  addHidden(workId, 1)
  showToast(SHEET.hiddenNow)
}

/** `hidden` is the placeholder, or the comment among the hidden ones. The words come with the next loading of the list. */
export async function showComment(
  workId: string,
  hidden: ReplyView,
  reload: () => void,
): Promise<void> {
  const body = { id: hidden.id, hidden: false }
  if (!(await write(() => call('POST /api/comment/hide', { body })))) return
  replaceComment(workId, hidden, { ...hidden, state: 'public', restorable: false }, 1)
  addHidden(workId, -1)
  reload()
}

export async function pinComment(
  workId: string,
  comment: CommentView,
  pinned: boolean,
): Promise<void> {
  const body = { id: comment.id, pinned }
  if (!(await write(() => call('POST /api/comment/pin', { body })))) return
  setPinned(workId, pinned ? comment : null)
  if (pinned) showToast(SHEET.pinnedNow)
}

export async function copyWords({ words }: ReplyView): Promise<void> {
  if ((await copyText(words)) && IS_H5) showToast(SHEET.copied)
}
