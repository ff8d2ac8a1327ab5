import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import type { PageQuery } from '@/api/usePages'
import { FAVOURITES_NAME } from '@/domain/works/favourites'
import { useWorkPages } from '@/domain/works/useWorkPages'
import { useSession } from '@/stores/session'
import { follows } from '@/domain/people/follows'

export type Profile = CallData<'GET /api/user/pubInfo'>
/** 收藏 is one's own alone. */
export type ProfileList = 'works' | 'likes' | 'favourites'

/** Public data of a user. */
export function useProfile(userId: string) {
  const viewer = useSession((session) => session.userInfo?.id ?? String(session.isLogin))
  return useQuery({
    queryKey: keys.profile(userId, viewer),
    enabled: userId !== '',
    queryFn: async () => {
      const query = { user_id: userId }
      const learn = follows.learning()
      const user = await call('GET /api/user/pubInfo', { query })
      learn(user.id, user.following)
      return user
    },
  })
}

/** Their public works, the public works they like, or those I remember. */
export function useProfileWorks(userId: string, list: ProfileList) {
  const fetchPage = useCallback(
    (page: PageQuery) => {
      if (list === 'favourites') return call('GET /api/works/favourites', { query: page })
      const query = { ...page, user_id: userId, list }
      return call('GET /api/works/getUserWorks', { query })
    },
    [userId, list],
  )
  const name = list === 'favourites' ? FAVOURITES_NAME : ['person', userId, list]
  return useWorkPages({ name, enabled: userId !== '', fetchPage })
}
