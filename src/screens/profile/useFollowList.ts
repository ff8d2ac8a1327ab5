import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages, type PageQuery } from '@/api/usePages'
import { useSession } from '@/stores/session'
import { follows } from '@/domain/people/follows'

export type FollowListName = 'following' | 'followers'
export type FollowRow = CallData<'GET /api/follow/getMyFollow'>['list'][number]

async function fetchPage(userId: string | null, list: FollowListName, page: PageQuery) {
  const query = { ...page, list }
  const learn = follows.learning()
  const answer =
    userId === null
      ? await call('GET /api/follow/getMyFollow', { query })
      : await call('GET /api/follow/list', { query: { ...query, user_id: userId } })
  for (const { id, following } of answer.list) learn(id, following)
  return answer
}

/** People a user follows, or who follow them, page by page; null: my own. */
export function useFollowList(userId: string | null, list: FollowListName) {
  const isLogin = useSession((session) => session.isLogin)
  const { rows, ...query } = usePages({
    queryKey: keys.follows(userId ?? '', list),
    pageSize: 30,
    enabled: isLogin || userId !== null,
    fetchPage: (page) => fetchPage(userId, list, page),
  })
  return { ...query, isLogin, users: rows, total: query.data?.pages[0]?.total }
}

export type FollowListState = ReturnType<typeof useFollowList>
