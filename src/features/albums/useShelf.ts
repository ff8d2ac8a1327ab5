import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useOnline } from '@/platform/network'
import { useSession } from '@/stores/session'

const PAGE_SIZE = 30

/** My albums, the last changed first; of one job, each says whether it holds it. */
export function useShelf({ jobId, enabled = true }: { jobId?: string; enabled?: boolean } = {}) {
  const isLogin = useSession((session) => session.isLogin)
  const online = useOnline()
  const query = useInfiniteQuery({
    queryKey: jobId === undefined ? keys.shelf : keys.albumsOf(jobId),
    enabled: isLogin && enabled,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      call(
        'GET /api/album/my',
        {
          query: {
            pageSize: PAGE_SIZE,
            ...(jobId === undefined ? {} : { jobId }),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { skipErrMsg: true },
      ),
    getNextPageParam: (last) => (last.hasMore ? last.cursor : null),
  })
  const { fetchNextPage, data } = query
  const mayLoad = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError
  const onNearEnd = useCallback(() => {
    if (mayLoad) void fetchNextPage()
  }, [mayLoad, fetchNextPage])
  const albums = useMemo(() => {
    const rows = data?.pages.flatMap((page) => page.list) ?? []
    return [...new Map(rows.map((album) => [album.id, album] as const)).values()]
  }, [data])
  return { ...query, isLogin, albums, onNearEnd, isOffline: !online || query.isRefetchError }
}

export type ShelfState = ReturnType<typeof useShelf>
