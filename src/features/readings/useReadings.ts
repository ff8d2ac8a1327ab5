import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useSession } from '@/stores/session'

const PAGE_SIZE = 20

/** My readings of pictures, page by page, newest first. */
export function useReadings() {
  const isLogin = useSession((session) => session.isLogin)
  const query = useInfiniteQuery({
    queryKey: keys.readings,
    enabled: isLogin,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      call(
        'GET /api/img2tag/my',
        { query: { pageSize: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) } },
        { skipErrMsg: true },
      ),
    getNextPageParam: (last) => (last.hasMore ? last.cursor : null),
  })
  const { fetchNextPage } = query
  const mayLoad = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError
  const onNearEnd = useCallback(() => {
    if (mayLoad) void fetchNextPage()
  }, [mayLoad, fetchNextPage])
  return {
    ...query,
    isLogin,
    jobs: query.data?.pages.flatMap((page) => page.list) ?? [],
    onNearEnd,
  }
}

export type ReadingsState = ReturnType<typeof useReadings>
