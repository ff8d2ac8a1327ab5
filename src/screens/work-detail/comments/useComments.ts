import { useMemo } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { useSession } from '@/stores/session'
import { commentLikes } from './likes'
import type { CommentView, Order, Person, ReplyView } from './types'

const PAGE_SIZE = 15
const REPLIES_A_TIME = 10

/** Comments of a work, a page at a time, with those of the first page's frame. */
export function useComments(workId: string, order: Order, focus: string | undefined) {
  const viewer = useSession((session) => (session.isLogin ? (session.userInfo?.id ?? '') : ''))
  const query = usePages({
    queryKey: keys.commentList(workId, order, focus ?? '', viewer),
    pageSize: PAGE_SIZE,
    fetchPage: async (page) => {
      const learn = commentLikes.learning()
      const answer = await call('GET /api/comment/list', {
        query: { workId, order, ...page, ...(focus !== undefined && { focus }) },
      })
      for (const thread of answer.list)
        for (const { id, liked, likeCount } of [thread, ...thread.replies])
          learn(id, { liked, likeCount })
      return answer
    },
    keepPrevious: true,
    // A review that ended a moment ago shows when the page is opened again.
    staleTime: 0,
  })
  const first = query.data?.pages[0]
  const { rows } = query
  const threads = useMemo(() => {
    const chosen = [first?.pinned, first?.focused].flatMap((thread) => thread ?? [])
    return [...new Map([...chosen, ...rows].map((thread) => [thread.id, thread])).values()]
  }, [first?.pinned, first?.focused, rows])
  return { ...query, first, threads }
}

export type CommentsState = ReturnType<typeof useComments>

/** Comments that the author of the work hid, newest first, once `open`. */
export function useHidden(workId: string, open: boolean) {
  return usePages({
    queryKey: keys.hiddenComments(workId),
    pageSize: PAGE_SIZE,
    fetchPage: (page) => call('GET /api/comment/hidden', { query: { workId, ...page } }),
    enabled: open,
    staleTime: 0,
  })
}

/** Replies after those that came with the comment, once `open`. */
export function useReplies(workId: string, { id, replies }: CommentView, open: boolean) {
  const query = usePages({
    queryKey: keys.replies(workId, id),
    pageSize: REPLIES_A_TIME,
    fetchPage: (page) =>
      call('GET /api/comment/replies', {
        query: {
          id,
          ...page,
          // The first page holds those that are shown already.
          pageSize: page.cursor === undefined ? REPLIES_A_TIME + replies.length : REPLIES_A_TIME,
        },
      }),
    enabled: open,
  })
  const rows = useMemo(() => mergeReplies(query.rows, replies), [query.rows, replies])
  return { ...query, rows }
}

/** Each once, oldest first. */
export function mergeReplies(...lists: readonly (readonly ReplyView[])[]): ReplyView[] {
  const rows = new Map(lists.flat().map((reply) => [reply.id, reply]))
  return [...rows.values()].sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
}

/** Users to mention: the author of the work, then those who wrote here; without the viewer. */
export function listPeople(
  author: Person,
  threads: readonly CommentView[],
  me: string | undefined,
): Person[] {
  const writers = threads
    .flatMap((thread) => [thread, ...thread.replies])
    .flatMap(({ author: writer }) => (writer ? [writer] : []))
  const people = [author, ...writers].map(({ id, nickname }) => [id, { id, nickname }] as const)
  return [...new Map(people).values()].filter(({ id }) => id !== me)
}
