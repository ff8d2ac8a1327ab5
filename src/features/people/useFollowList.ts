import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useSession } from '@/stores/session'
import { learnFollowing } from './follows'

export type FollowListName = 'following' | 'followers'
export type FollowRow = CallData<'GET /api/follow/getMyFollow'>['list'][number]

const PAGE_SIZE = 30

async function fetchPage(list: FollowListName, cursor: string | null) {
  const page = await call(
    'GET /api/follow/getMyFollow',
    { query: { list, pageSize: PAGE_SIZE, ...(cursor ? { cursor } : {}) } },
    { skipErrMsg: true },
  )
  learnFollowing(page.list)
  return page
}

/** People I follow, or my followers, page by page. */
export function useFollowList(list: FollowListName) {
  const isLogin = useSession((session) => session.isLogin)
  const query = useInfiniteQuery({
    queryKey: keys.follows(list),
    enabled: isLogin,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => fetchPage(list, pageParam),
    getNextPageParam: (last) => (last.hasMore ? last.cursor : null),
  })
  const { fetchNextPage, data } = query
  const mayLoad = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError
  const onNearEnd = useCallback(() => {
    if (mayLoad) void fetchNextPage()
  }, [mayLoad, fetchNextPage])
  const people = useMemo(() => {
    const rows = data?.pages.flatMap((page) => page.list) ?? []
    return [...new Map(rows.map((row) => [row.id, row] as const)).values()]
  }, [data])
  return { ...query, isLogin, people, total: data?.pages[0]?.total, onNearEnd }
}

export type FollowListState = ReturnType<typeof useFollowList>
