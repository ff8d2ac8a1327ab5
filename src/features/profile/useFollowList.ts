import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages, type PageQuery } from '@/api/usePages'
import { useSession } from '@/stores/session'
import { follows } from './follows'

export type FollowListName = 'following' | 'followers'
export type FollowRow = CallData<'GET /api/follow/getMyFollow'>['list'][number]

async function fetchPage(list: FollowListName, page: PageQuery) {
  const query = { ...page, list }
  const learn = follows.learning()
  const answer = await call('GET /api/follow/getMyFollow', { query })
  for (const { id, following } of answer.list) learn(id, following)
  return answer
}

/** People I follow, or my followers, page by page. */
export function useFollowList(list: FollowListName) {
  const isLogin = useSession((session) => session.isLogin)
  const { rows, ...query } = usePages({
    queryKey: keys.follows(list),
    pageSize: 30,
    enabled: isLogin,
    fetchPage: (page) => fetchPage(list, page),
  })
  return { ...query, isLogin, users: rows, total: query.data?.pages[0]?.total }
}

export type FollowListState = ReturnType<typeof useFollowList>
