import { useToggle } from '@/domain/toggle/useToggle'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { follows } from './follows'
import { FOLLOW } from './texts'

export interface FollowButtonProps {
  user: { id: string; nickname: string }
  /** State the page was loaded with. */
  following: boolean
  followsMe?: boolean
  /** The page's main act, in paper, while they are not followed. */
  main?: boolean
}

function getFollowLabel(following: boolean, followsMe: boolean): string {
  if (following) return followsMe ? FOLLOW.mutual : FOLLOW.following
  return followsMe ? FOLLOW.followBack : FOLLOW.follow
}

/** Follows and no longer follows, at once; nothing for oneself. */
export function FollowButton(props: FollowButtonProps) {
  const { user, followsMe = false, main = false } = props
  const mine = useSession((session) => session.userInfo?.id === user.id)
  const { state: following, toggle } = useToggle(follows, user.id, props.following)
  if (mine) return null
  const word = getFollowLabel(following, followsMe)
  return (
    <Button
      size="medium"
      variant={following ? 'ghost' : main ? 'primary' : 'secondary'}
      onPress={toggle}
      label={FOLLOW.label(word, user.nickname)}
    >
      {word}
    </Button>
  )
}
