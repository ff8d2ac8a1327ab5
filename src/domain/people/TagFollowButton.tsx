import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useToggle } from '@/domain/toggle/useToggle'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { tagFollows } from './tagFollows'
import { FOLLOW, TAGS } from './texts'

interface TagFollowButtonProps {
  tag: string
  /** As its list was loaded; without it the button reads it. */
  following?: boolean
}

/** Follows a tag and no longer follows it, at once. */
export function TagFollowButton({ tag, following }: TagFollowButtonProps) {
  const viewer = useSession((session) => (session.isLogin ? session.userInfo?.id : undefined))
  const { data } = useQuery({
    queryKey: keys.tagFollow(tag, viewer ?? ''),
    enabled: following === undefined && viewer !== undefined,
    queryFn: async () => {
      const learn = tagFollows.learning()
      const state = await call('GET /api/follow/tag', { query: { tag } })
      learn(tag, state.following)
      return state
    },
    // The button works without.
    meta: { errorShown: 'log' },
  })
  const loaded = following ?? data?.following ?? false
  const { state, toggle } = useToggle(tagFollows, tag, loaded)
  const word = state ? FOLLOW.following : FOLLOW.follow
  return (
    <Button
      size="medium"
      variant={state ? 'ghost' : 'secondary'}
      label={TAGS.label(word, tag)}
      onPress={toggle}
    >
      {word}
    </Button>
  )
}
