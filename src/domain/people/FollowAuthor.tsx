import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useSession } from '@/stores/session'
import { FollowButton } from './FollowButton'
import { follows } from './follows'

interface FollowAuthorProps {
  author: { id: string; nickname: string }
  /** As the work was loaded with it. */
  following: boolean
}

/** Follow state towards a user, fetched where a page does not include it; none for visitors. */
function useFollowState(userId: string) {
  const me = useSession((session) => (session.isLogin ? session.userInfo?.id : undefined))
  return useQuery({
    queryKey: keys.followState(userId, me ?? ''),
    enabled: me !== undefined && me !== userId,
    queryFn: async () => {
      const learn = follows.learning()
      const state = await call('POST /api/follow/checkFollowing', { body: { user_id: userId } })
      learn(userId, state.following)
      return state
    },
    // The button works without: it only says 回关 and 互相关注 with it.
    meta: { errorShown: 'log' },
  })
}

/** 关注 next to a work: shows whether its author follows me. */
export function FollowAuthor({ author, following }: FollowAuthorProps) {
  const { data } = useFollowState(author.id)
  return (
    <FollowButton
      user={author}
      following={data?.following ?? following}
      followsMe={data?.followsMe ?? false}
    />
  )
}
