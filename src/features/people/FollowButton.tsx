import { loginUrlFor } from '@/features/navigation/decide'
import { promptLogin } from '@/features/navigation/loginPrompt'
import { tick } from '@/platform/haptics'
import { stackAddresses } from '@/platform/pages'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { setFollowing, useFollowing } from './follows'
import { FOLLOW } from './texts'

export interface FollowButtonProps {
  person: { id: string; nickname: string }
  /** What the page was loaded with. */
  following: boolean
  followsMe?: boolean
  /** The page's main act, in paper, while they are not followed. */
  main?: boolean
}

function wordOf(following: boolean, followsMe: boolean): string {
  if (following) return followsMe ? FOLLOW.mutual : FOLLOW.following
  return followsMe ? FOLLOW.followBack : FOLLOW.follow
}

/** Follows and no longer follows, at once; nothing for oneself. */
export function FollowButton(props: FollowButtonProps) {
  const { person, followsMe = false, main = false } = props
  const isLogin = useSession((session) => session.isLogin)
  const mine = useSession((session) => session.userInfo?.id === person.id)
  const following = useFollowing(person.id, props.following)
  if (mine) return null
  const press = () => {
    if (!isLogin) {
      void promptLogin(loginUrlFor(stackAddresses().at(-1) ?? '/'))
      return
    }
    tick()
    void setFollowing(person.id, props.following, !following)
  }
  const word = wordOf(following, followsMe)
  return (
    <Button
      size="medium"
      variant={following ? 'ghost' : main ? 'primary' : 'secondary'}
      onPress={press}
      label={FOLLOW.label(word, person.nickname)}
    >
      {word}
    </Button>
  )
}
