import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { keys } from '@/api/keys'
import { usePages, type PageQuery } from '@/api/usePages'
import { useSession } from '@/stores/session'
import type { WorkPage } from './types'

type WorkData = InfiniteData<WorkPage, string | null>

/** About three screens of tiles. */
const PAGE_SIZE = 30

interface Options {
  /** Query key of this list. */
  name: readonly unknown[]
  enabled?: boolean
  /** Rejects with ApiError. */
  fetchPage: (page: PageQuery) => Promise<WorkPage>
}

/** An infinite list of public works that stays unchanged until refreshed. */
export function useWorkPages({ name, enabled = true, fetchPage }: Options) {
  const client = useQueryClient()
  const viewer = useSession((session) => session.userInfo?.id ?? String(session.isLogin))
  const named = JSON.stringify(name)
  const queryKey = useMemo(() => [...keys.worksFeed, viewer, named], [viewer, named])
  const pageSize = PAGE_SIZE
  const { rows, ...query } = usePages({
    queryKey,
    pageSize,
    enabled,
    fetchPage,
    staleTime: Infinity,
  })

  /** Refetches the first page only and restarts with it. Rejects with ApiError. */
  const refresh = useCallback(async () => {
    const fresh = await fetchPage({ pageSize })
    client.setQueryData<WorkData>(queryKey, { pages: [fresh], pageParams: [null] })
  }, [client, queryKey, pageSize, fetchPage])

  return { ...query, works: query.data && rows, coming: query.data?.pages[0]?.coming, refresh }
}
