import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { keys } from '@/api/keys'
import { useSession } from '@/stores/session'
import type { WorkPage } from './types'

type WorkData = InfiniteData<WorkPage, string | null>

/** Every work once: a list can repeat one when its order changed meanwhile. */
function worksOf(pages: readonly WorkPage[]): WorkPage['list'] {
  const byId = new Map(pages.flatMap(({ list }) => list.map((work) => [work.id, work] as const)))
  return [...byId.values()]
}

interface Options {
  /** What tells this list from the others. */
  name: readonly unknown[]
  enabled?: boolean
  /** Rejects with ApiError. */
  fetchPage: (cursor: string | null) => Promise<WorkPage>
}

/** A list of public works that grows as one scrolls and stays as it is until asked to refresh. */
export function useWorkPages({ name, enabled = true, fetchPage }: Options) {
  const client = useQueryClient()
  const viewer = useSession((session) => session.userInfo?.id ?? String(session.isLogin))
  const named = JSON.stringify(name)
  const key = useMemo(() => [...keys.worksFeed, viewer, named], [viewer, named])
  const query = useInfiniteQuery({
    queryKey: key,
    enabled,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    getNextPageParam: (last) => (last.hasMore ? last.cursor : null),
    staleTime: Infinity,
  })
  const pages = query.data?.pages
  const works = useMemo(() => (pages ? worksOf(pages) : undefined), [pages])

  /** Asks for the first page only and begins anew with it. Rejects with ApiError. */
  const refresh = useCallback(async () => {
    const fresh = await fetchPage(null)
    client.setQueryData<WorkData>(key, { pages: [fresh], pageParams: [null] })
  }, [client, key, fetchPage])

  return { ...query, works, refresh }
}
