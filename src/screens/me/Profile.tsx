import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, navigate } from '@/domain/navigation/navigate'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { Avatar } from './Avatar'
import { ME } from './texts'
import './Profile.scss'

function Visitor() {
  const welcome = useQuery({
    queryKey: keys.scoreConfig,
    queryFn: () => call('GET /api/app-config/score'),
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

/** The signed-in user, or the button to sign in. */
export function Profile() {
  const isLogin = useSession((session) => session.isLogin)
  const user = useSession((session) => session.userInfo)
  return (
    <View className="mg-profile">
      <Avatar user={isLogin ? user : null} />
      {isLogin ? (
        <View
          className="mg-press mg-profile__who mg-profile__who--mine"
          {...pressable({ onPress: () => void navigate('pagesC/ucenter/user-edit'), role: 'link' })}
        >
          <View className="mg-profile__words">
            <View className="mg-profile__name" role="heading" aria-level={1}>
              {user?.nickname || ME.unnamed}
            </View>
            <View className="mg-profile__note">
              {user && user.reviewing.length > 0
                ? ME.reviewing
                : user?.bio || user?.phone || user?.account || user?.email || ME.noPhone}
            </View>
          </View>
          <Icon name="right" size={18} />
        </View>
      ) : (
        <Visitor />
      )}
    </View>
  )
}
