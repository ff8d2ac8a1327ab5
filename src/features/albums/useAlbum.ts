import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { keys } from '@/api/keys'
import { useOnline } from '@/platform/network'
import { useSession } from '@/stores/session'

const PAGE_SIZE = 30

/** An album of mine and what is in it, page by page in its own order. */
export function useAlbum(id: string) {
  const isLogin = useSession((session) => session.isLogin)
  const online = useOnline()
  const query = useInfiniteQuery({
    queryKey: keys.album(id),
    enabled: isLogin && id !== '',
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      call(
        'GET /api/album/getJobs',
        { query: { id, pageSize: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) } },
        { skipErrMsg: true },
      ),
    getNextPageParam: (last) => (last.hasMore ? last.cursor : null),
  })
  const { fetchNextPage, data, error } = query
  const mayLoad = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError
  const onNearEnd = useCallback(() => {
    if (mayLoad) void fetchNextPage()
  }, [mayLoad, fetchNextPage])
  const jobs = useMemo(() => {
    const rows = data?.pages.flatMap((page) => page.list) ?? []
    return [...new Map(rows.map((job) => [job.id, job] as const)).values()]
  }, [data])
  return {
    ...query,
    isLogin,
    album: data?.pages[0]?.album,
    jobs,
    onNearEnd,
    isGone: id === '' || (error instanceof ApiError && error.status === 404),
    isOffline: !online || query.isRefetchError,
  }
}

export type AlbumState = ReturnType<typeof useAlbum>
