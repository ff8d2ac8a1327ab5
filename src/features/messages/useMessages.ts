import { useMemo } from 'react'
import type { NoticeKind } from '@contract/endpoints/notification'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { useSession } from '@/stores/session'

export type NoticePage = CallData<'GET /api/notification/my'>
export type NoticeView = NoticePage['list'][number]

/** My notices page by page, by id. */
export function useMessages(kind: NoticeKind | null) {
  const isLogin = useSession((session) => session.isLogin)
  const { rows, ...query } = usePages({
    queryKey: keys.notices(kind),
    pageSize: 30,
    enabled: isLogin,
    fetchPage: (page) => {
      const query = { ...page, ...(kind && { kind }) }
      return call('GET /api/notification/my', { query })
    },
  })
  const notices = useMemo(() => new Map(rows.map((notice) => [notice.id, notice])), [rows])
  return { ...query, isLogin, notices }
}

export type MessagesState = ReturnType<typeof useMessages>
