import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'

/** Catalogues change with the installation, not with the minute. */
const FRESH_MS = 600_000

const FIRST_POLL_MS = 3_000
const SLOWEST_POLL_MS = 60_000

/** Samples are painted after the first start: ask again, ever more slowly, until each has one. */
function untilPainted<T>(painted: (item: T) => boolean) {
  interface QueryLike {
    state: { data: readonly T[] | undefined; dataUpdateCount: number }
  }
  const complete = ({ state }: QueryLike) => state.data?.every(painted) ?? false
  return {
    staleTime: (query: QueryLike) => (complete(query) ? FRESH_MS : 0),
    refetchInterval: (query: QueryLike) =>
      complete(query)
        ? false
        : Math.min(SLOWEST_POLL_MS, FIRST_POLL_MS * 1.2 ** query.state.dataUpdateCount),
  }
}

export function useStyles() {
  return useQuery({
    queryKey: keys.styles,
    queryFn: () => call('GET /api/styles/app'),
    ...untilPainted<CallData<'GET /api/styles/app'>[number]>(({ thumbUrl }) => thumbUrl !== null),
  })
}

export function usePresets() {
  return useQuery({
    queryKey: keys.presets,
    queryFn: () => call('GET /api/preset/list'),
    ...untilPainted<CallData<'GET /api/preset/list'>[number]>(({ picture }) => picture !== null),
  })
}

export function useTools() {
  return useQuery({
    queryKey: keys.tools,
    queryFn: () => call('GET /api/banner/applist'),
    staleTime: FRESH_MS,
  })
}
