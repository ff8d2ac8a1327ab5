/** Unread count: fetched on show, when a job ends, and once a minute while visible. */
import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useSession } from '@/stores/session'

export type Badge = CallData<'GET /api/notification/badge'>

/** Sleeps while the app is in the background, as every query does. */
const EVERY_MS = 60_000

export function useBadge(): Badge | undefined {
  const isLogin = useSession((session) => session.isLogin)
  const { data } = useQuery({
    queryKey: keys.badge,
    enabled: isLogin,
    queryFn: () => call('GET /api/notification/badge'),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  })
  return isLogin ? data : undefined
}

export function setBadge(badge: Badge): void {
  queryClient.setQueryData(keys.badge, badge)
}

/** Short form for a tab. */
export function badgeText(unread: number): string {
  if (unread <= 0) return ''
  return unread > 99 ? '99+' : String(unread)
}
