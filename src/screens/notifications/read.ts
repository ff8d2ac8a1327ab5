/** Reading: seen at once, taken back when the server was not reached. */
import type { InfiniteData } from '@tanstack/react-query'
import type { NotificationKind } from '@contract/notifications'
import type { RoutePath } from '@contract/routes'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { write } from '@/api/write'
import { openPage } from '@/domain/navigation/navigate'
import { showToast } from '@/platform/toast'
import { findRoute } from '@/routes'
import { setBadge } from '@/domain/notifications/badge'
import { NOTIFICATIONS } from '@/domain/notifications/texts'
import type { NotificationPage, NotificationView } from './useNotifications'

type Pages = InfiniteData<NotificationPage>

/** In every cached list. */
function showRead(isRead: (notification: NotificationView) => boolean): void {
  queryClient.setQueriesData<Pages>({ queryKey: keys.allNotifications }, (data) =>
    data?.pages
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            list: page.list.map((notification) =>
              !notification.read && isRead(notification)
                ? { ...notification, read: true }
                : notification,
            ),
          })),
        }
      : data,
  )
}

function refetch(): void {
  void queryClient.invalidateQueries({ queryKey: keys.allNotifications })
  void queryClient.invalidateQueries({ queryKey: keys.badge })
}

/** Not worth a word when it fails: the dot comes back. */
async function markRead(notification: NotificationView): Promise<void> {
  if (notification.read) return
  showRead(({ id }) => id === notification.id)
  const input = { params: { id: notification.id } }
  const badge = await write(() => call('POST /api/notification/readMsg/{id}', input), {
    errorShown: 'log',
  })
  if (badge) setBadge(badge)
  else refetch()
}

/** To what it is about. */
export function openNotification(notification: NotificationView): void {
  void markRead(notification)
  const { target } = notification
  if (target && findRoute(target.path)) {
    void openPage(target.path as RoutePath, target.query)
  } else if (notification.kind !== 'system') {
    showToast(NOTIFICATIONS.gone)
  }
}

export async function readAll(kind: NotificationKind | null): Promise<void> {
  showRead((notification) => kind === null || notification.kind === kind)
  const body = kind ? { kind } : {}
  const badge = await write(() => call('POST /api/notification/clearUnRedMsg', { body }))
  if (badge) setBadge(badge)
  else refetch()
}
