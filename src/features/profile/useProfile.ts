import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import type { PageQuery } from '@/api/usePages'
import { useWorkPages } from '@/features/works/useWorkPages'
import { useSession } from '@/stores/session'
import { follows } from './follows'

export type Profile = CallData<'GET /api/user/pubInfo'>
export type ProfileList = 'works' | 'likes'

/** What anybody may know of a user. */
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

/** Their public works, or the public works they like. */
export function useProfileWorks(userId: string, list: ProfileList) {
  const fetchPage = useCallback(
    (page: PageQuery) => {
      const query = { ...page, user_id: userId, list }
      return call('GET /api/works/getUserWorks', { query })
    },
    [userId, list],
  )
  return useWorkPages({ name: ['person', userId, list], enabled: userId !== '', fetchPage })
}
