import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { NoticeKind } from '@contract/endpoints/notification'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useSession } from '@/stores/session'

export type NoticePage = CallData<'GET /api/notification/my'>
export type NoticeView = NoticePage['list'][number]

const PAGE_SIZE = 30

/** My notices page by page; one that rises while one scrolls is shown once, where it was met first. */
export function useMessages(kind: NoticeKind | null) {
  const isLogin = useSession((session) => session.isLogin)
  const query = useInfiniteQuery({
    queryKey: keys.notices(kind),
    enabled: isLogin,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: cursor }) => {
      const query = { pageSize: PAGE_SIZE, ...(kind && { kind }), ...(cursor && { cursor }) }
      return call('GET /api/notification/my', { query }, { skipErrMsg: true })
    },
    getNextPageParam: ({ hasMore, cursor }) => (hasMore ? cursor : null),
  })
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const isIdle = !isFetchingNextPage && !isFetchNextPageError
  const onNearEnd = useCallback(() => {
    if (hasNextPage && isIdle) void fetchNextPage()
  }, [hasNextPage, isIdle, fetchNextPage])
  const pages = query.data?.pages
  const notices = useMemo(() => {
    const byId = new Map<string, NoticeView>()
    for (const notice of pages?.flatMap(({ list }) => list) ?? [])
      if (!byId.has(notice.id)) byId.set(notice.id, notice)
    return byId
  }, [pages])
  return { ...query, isLogin, notices, onNearEnd }
}

export type MessagesState = ReturnType<typeof useMessages>
