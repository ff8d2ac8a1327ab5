import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'

const FRESH_MS = 600_000

export function useApps(tag: string | null, search: string) {
  const narrowed = { tag: tag ?? undefined, search: search || undefined }
  return usePages({
    queryKey: keys.apps(tag, search),
    pageSize: 20,
    fetchPage: (page) => call('GET /api/tools/apps', { query: { ...page, ...narrowed } }),
    staleTime: FRESH_MS,
  })
}

/** One that this version of the app does not bring along. */
export function useApp(id: string) {
  return useQuery({
    queryKey: keys.app(id),
    queryFn: () => call('GET /api/tools/getAppById', { query: { id } }),
    staleTime: FRESH_MS,
  })
}

export function useAppTags() {
  return useQuery({
    queryKey: keys.appTags,
    queryFn: () => call('GET /api/tools-tag/app-list'),
    staleTime: FRESH_MS,
  })
}
