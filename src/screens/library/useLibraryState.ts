import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { nextCursor, pageQuery, useNearEnd } from '@/api/usePages'
import type { JobPage } from '@/domain/jobs/pages'
import { useLatest } from '@/lib/useLatest'
import { warn } from '@/platform/log'
import { useOnline } from '@/platform/network'
import { useSession } from '@/stores/session'
import { fitsFilter, mergeJobs, type LibraryFilter } from './items'
import { withFreshHead } from './pages'
import { dropSnapshot, readSnapshot, writeSnapshot } from './snapshot'

/** About three screens of tiles at two columns. */
const PAGE_SIZE = 30

type LibraryData = InfiniteData<JobPage, string | null>

function fetchPage(filter: LibraryFilter, cursor: string | null): Promise<JobPage> {
  return call('GET /api/job/myJobList', {
    query: { state: filter, ...pageQuery(PAGE_SIZE, cursor) },
  })
}

function toLibraryData(pages: JobPage[]): LibraryData {
  const cursors = pages.slice(0, -1).map((page) => page.cursor)
  return { pages, pageParams: [null, ...cursors] }
}

/**
 * My jobs under a filter: the loaded pages, into which the watcher writes what it saw since. The
 * last first page of 全部 is there at once, also offline. `refresh` asks for the first page only.
 */
export function useLibraryState(filter: LibraryFilter) {
  const client = useQueryClient()
  const isLogin = useSession((session) => session.isLogin)
  const userId = useSession((session) => session.userInfo?.id ?? null)
  const online = useOnline()
  const key = useMemo(() => [...keys.library, filter], [filter])

  const query = useInfiniteQuery({
    queryKey: key,
    enabled: isLogin,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => fetchPage(filter, pageParam),
    getNextPageParam: nextCursor,
    initialData: () => {
      const page = filter === 'all' && userId ? readSnapshot(userId) : null
      return page ? toLibraryData([page]) : undefined
    },
    initialDataUpdatedAt: 0,
    // Asking again means the first page only, see `refresh`.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  const pages = query.data?.pages
  const jobs: JobView[] = useMemo(() => {
    if (!pages || !isLogin) return []
    return mergeJobs(pages.map((page) => page.list)).filter((job) => fitsFilter(job, filter))
  }, [pages, filter, isLogin])

  const head = filter === 'all' ? pages?.[0] : undefined
  const latestHead = useLatest(head)
  // A running job changes by the second; the device is written to when one comes, ends or goes.
  const statuses = head?.list.map(({ id, status }) => `${id} ${status}`).join()
  useEffect(() => {
    if (!isLogin) dropSnapshot()
    else if (userId && latestHead.current) writeSnapshot(userId, latestHead.current)
  }, [isLogin, userId, statuses, latestHead])

  /** Rejects with ApiError. */
  const refresh = useCallback(async () => {
    const fresh = await fetchPage(filter, null)
    client.setQueryData<LibraryData>(key, (data) =>
      toLibraryData(withFreshHead(data?.pages ?? [], fresh)),
    )
  }, [client, filter, key])

  // Back online: what was shown from the last visit becomes fresh.
  const wasOffline = useRef(false)
  useEffect(() => {
    if (online && wasOffline.current && isLogin) {
      refresh().catch((error: unknown) => warn('gallery not fresh', error))
    }
    wasOffline.current = !online
  }, [online, isLogin, refresh])

  const onNearEnd = useNearEnd(query)
  const isOffline = !online || query.isRefetchError
  return { ...query, jobs, isLogin, refresh, onNearEnd, isOffline }
}

export type LibraryState = ReturnType<typeof useLibraryState>
