import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'

const PAGE_SIZE = 20

/** Everything I ever asked to publish, in every state, the latest first. */
export function useMyWorks(enabled: boolean) {
  const query = useInfiniteQuery({
    queryKey: [...keys.myWorks, 'all'],
    enabled,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      call(
        'GET /api/works/page',
        { query: { pageSize: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) } },
        { skipErrMsg: true },
      ),
    getNextPageParam: (last) => (last.hasMore ? last.cursor : null),
  })
  const pages = query.data?.pages
  return { ...query, works: useMemo(() => pages?.flatMap(({ list }) => list), [pages]) }
}
