/** Changes of comments in loaded lists. */
import type { InfiniteData } from '@tanstack/react-query'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import type { WorkView } from '@/domain/works/types'
import type { CommentPage, CommentView, ReplyPage, ReplyView } from './types'

type Pages<P> = InfiniteData<P, string | null>

function patchPages(workId: string, patch: (page: CommentPage, index: number) => CommentPage) {
  queryClient.setQueriesData<Pages<CommentPage>>(
    { queryKey: keys.commentLists(workId) },
    (data) => data && { ...data, pages: data.pages.map(patch) },
  )
}

function patchReplyPages(workId: string, patch: (page: ReplyPage) => ReplyPage) {
  queryClient.setQueriesData<Pages<ReplyPage>>(
    { queryKey: keys.allReplies(workId) },
    (data) => data && { ...data, pages: data.pages.map(patch) },
  )
}

function patchThreads(
  page: CommentPage,
  patch: (thread: CommentView) => CommentView | null,
): CommentPage {
  const patchOne = (thread: CommentView | null) => thread && patch(thread)
  return {
    ...page,
    list: page.list.flatMap((thread) => patch(thread) ?? []),
    pinned: patchOne(page.pinned),
    focused: patchOne(page.focused),
  }
}

/**
 * Puts another version of a comment into the lists; null removes it. `by` is added to the counts of
 * public comments.
 */
export function replaceComment(
  workId: string,
  comment: ReplyView,
  next: ReplyView | null,
  by: -1 | 0 | 1 = 0,
): void {
  const swap = <T extends ReplyView>(one: T): T[] => {
    if (one.id !== comment.id) return [one]
    return next ? [{ ...one, ...next }] : []
  }
  patchPages(workId, (page) => ({
    ...patchThreads(page, (thread) => {
      const [shown] = swap(thread)
      if (!shown) return null
      const counted = shown.id === comment.parentId ? by : 0
      const replyCount = shown.replyCount + counted
      return { ...shown, replyCount, replies: shown.replies.flatMap(swap) }
    }),
    own: page.own.flatMap(swap),
    total: page.total + by,
  }))
  patchReplyPages(workId, (page) => ({ ...page, list: page.list.flatMap(swap) }))
}

/** A comment that was just written. */
export function addComment(workId: string, comment: ReplyView): void {
  const { parentId, state } = comment
  const isPublic = state === 'public'
  patchPages(workId, (page, index) => {
    if (!isPublic) return index === 0 ? { ...page, own: [comment, ...page.own] } : page
    const total = page.total + 1
    if (parentId === null) {
      const thread = { ...comment, replyCount: 0, replies: [] }
      return { ...page, total, list: index === 0 ? [thread, ...page.list] : page.list }
    }
    const extend = (thread: CommentView) =>
      thread.id === parentId
        ? {
            ...thread,
            replyCount: thread.replyCount + 1,
            replies: [...thread.replies, comment],
          }
        : thread
    return { ...patchThreads(page, extend), total }
  })
}

/** The author of the work hid a comment, or showed it again. */
export function addHidden(workId: string, by: -1 | 1): void {
  patchPages(workId, (page, index) =>
    index === 0 ? { ...page, hidden: Math.max(0, page.hidden + by) } : page,
  )
  void queryClient.invalidateQueries({ queryKey: keys.hiddenComments(workId) })
}

/** null: none is pinned. */
export function setPinned(workId: string, pinned: CommentView | null): void {
  patchPages(workId, (page, index) => (index === 0 ? { ...page, pinned } : page))
}

export function setClosed(workId: string, closed: boolean): void {
  patchPages(workId, (page) => ({ ...page, closed }))
  queryClient.setQueryData<WorkView>(
    keys.work(workId),
    (work) => work && { ...work, commentsClosed: closed },
  )
}
