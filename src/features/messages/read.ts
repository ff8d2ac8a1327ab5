/** Reading: seen at once, taken back when the server was not reached. */
import type { InfiniteData } from '@tanstack/react-query'
import type { NoticeKind } from '@contract/endpoints/notification'
import type { RoutePath } from '@contract/routes'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { write } from '@/api/write'
import { openPage } from '@/features/navigation/navigate'
import { showToast } from '@/platform/toast'
import { findRoute } from '@/routes'
import { setBadge } from './badge'
import { MESSAGES } from './texts'
import type { NoticePage, NoticeView } from './useMessages'

type Pages = InfiniteData<NoticePage>

/** In every list that is kept. */
function showRead(isRead: (notice: NoticeView) => boolean): void {
  queryClient.setQueriesData<Pages>({ queryKey: keys.allNotices }, (data) =>
    data?.pages
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            list: page.list.map((notice) =>
              !notice.read && isRead(notice) ? { ...notice, read: true } : notice,
            ),
          })),
        }
      : data,
  )
}

function refetch(): void {
  void queryClient.invalidateQueries({ queryKey: keys.allNotices })
  void queryClient.invalidateQueries({ queryKey: keys.badge })
}

/** Not worth a word when it fails: the dot comes back. */
async function markRead(notice: NoticeView): Promise<void> {
  if (notice.read) return
  showRead(({ id }) => id === notice.id)
  const input = { params: { id: notice.id } }
  const badge = await write(() => call('POST /api/notification/readMsg/{id}', input), {
    errorShown: 'log',
  })
  if (badge) setBadge(badge)
  else refetch()
}

/** To what it is about. */
export function openNotice(notice: NoticeView): void {
  void markRead(notice)
  const { target } = notice
  if (target && findRoute(target.path)) {
    void openPage(target.path as RoutePath, target.query)
  } else if (notice.kind !== 'system') {
    showToast(MESSAGES.gone)
  }
}

export async function readAll(kind: NoticeKind | null): Promise<void> {
  showRead((notice) => kind === null || notice.kind === kind)
  const body = kind ? { kind } : {}
  const badge = await write(() => call('POST /api/notification/clearUnRedMsg', { body }))
  if (badge) setBadge(badge)
  else refetch()
}
