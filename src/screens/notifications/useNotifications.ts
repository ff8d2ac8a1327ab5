import { useMemo } from 'react'
import type { NotificationKind } from '@contract/notifications'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { useSession } from '@/stores/session'

export type NotificationPage = CallData<'GET /api/notification/my'>
export type NotificationView = NotificationPage['list'][number]

/** My notifications page by page, by id. */
export function useNotifications(kind: NotificationKind | null) {
  const isLogin = useSession((session) => session.isLogin)
  const { rows, ...query } = usePages({
    queryKey: keys.notifications(kind),
    pageSize: 30,
    enabled: isLogin,
    fetchPage: (page) => {
      const query = { ...page, kind: kind ?? undefined }
      return call('GET /api/notification/my', { query })
    },
  })
  const notifications = useMemo(
    () => new Map(rows.map((notification) => [notification.id, notification])),
    [rows],
  )
  return { ...query, isLogin, notifications }
}

export type NotificationsState = ReturnType<typeof useNotifications>
