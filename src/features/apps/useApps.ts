import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'

const PAGE_SIZE = 20
const FRESH_MS = 600_000

export function useApps(tag: string | null, search: string) {
  return useInfiniteQuery({
    queryKey: keys.apps(tag, search),
    queryFn: ({ pageParam }) =>
      call(
        'GET /api/tools/apps',
        {
          query: {
            pageSize: PAGE_SIZE,
            ...(tag === null ? {} : { tag }),
            ...(search === '' ? {} : { search }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        { skipErrMsg: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
    staleTime: FRESH_MS,
  })
}

/** One that this version of the app does not bring along. */
export function useApp(id: string) {
  return useQuery({
    queryKey: keys.app(id),
    queryFn: () => call('GET /api/tools/getAppById', { query: { id } }, { skipErrMsg: true }),
    staleTime: FRESH_MS,
  })
}

export function useAppTags() {
  return useQuery({
    queryKey: keys.appTags,
    queryFn: () => call('GET /api/tools-tag/app-list', {}, { skipErrMsg: true }),
    staleTime: FRESH_MS,
  })
}
