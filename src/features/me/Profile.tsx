import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { loginUrlFor } from '@/features/navigation/decide'
import { go, navigate } from '@/features/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { useSession, type UserInfo } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { initialOf } from '@/lib/initial'
import { ME } from './texts'
import './Profile.scss'

function Avatar({ user }: { user: UserInfo | null }) {
  const change = () => void navigate('pages/cropper/avatar-crop')
  return (
    <View
      className="mg-press mg-profile__avatar"
      {...(user ? pressable({ label: ME.changeAvatar, onPress: change }) : { 'aria-hidden': true })}
    >
      {user?.avatarUrl ? (
        <Picture src={mediaUrl(user.avatarUrl)} alt="" />
      ) : user ? (
        <Text>{initialOf(user.nickname || ME.unnamed)}</Text>
      ) : (
        <Icon name="user" size={32} />
      )}
    </View>
  )
}

function Visitor() {
  const welcome = useQuery({
    queryKey: keys.scoreConfig,
    queryFn: () => call('GET /api/app-config/score', {}, { skipErrMsg: true }),
  })
  const gift = welcome.data?.welcomeCredits ?? 0
  const login = () => void go('navigate', loginUrlFor('/pages/ucenter/ucenter'))
  return (
    <>
      <View className="mg-profile__who">
        <View className="mg-profile__name" role="heading" aria-level={1}>
          {ME.anonymous}
        </View>
        <View className="mg-profile__note">{gift > 0 ? ME.welcome(gift) : ME.anonymousHint}</View>
      </View>
      <Button variant="primary" size="medium" onPress={login}>
        {ME.login}
      </Button>
    </>
  )
}

/** Who is signed in, or the way to sign in. */
export function Profile() {
  const isLogin = useSession((session) => session.isLogin)
  const user = useSession((session) => session.userInfo)
  return (
    <View className="mg-profile">
      <Avatar user={isLogin ? user : null} />
      {isLogin ? (
        <View className="mg-profile__who">
          <View className="mg-profile__name" role="heading" aria-level={1}>
            {user?.nickname || ME.unnamed}
          </View>
          <View className="mg-profile__note">{user?.bio || user?.phone || ME.noPhone}</View>
        </View>
      ) : (
        <Visitor />
      )}
    </View>
  )
}
