import { Text, View } from '@tarojs/components'
import { navigate } from '@/domain/navigation/navigate'
import { getInitial } from '@/lib/initial'
import { mediaUrl } from '@/platform/media'
import type { UserInfo } from '@/stores/session'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { ME } from './texts'

/** A user's picture or initial, with a button to change it; a visitor's is only drawn. */
export function Avatar({ user }: { user: UserInfo | null }) {
  const change = () => void navigate('pages/cropper/avatar-crop', { choose: '1' })
  return (
    <View
      className="mg-press mg-profile__avatar"
      {...(user ? pressable({ label: ME.changeAvatar, onPress: change }) : { 'aria-hidden': true })}
    >
      {user?.avatarUrl ? (
        <Picture src={mediaUrl(user.avatarUrl)} alt="" />
      ) : user ? (
        <Text>{getInitial(user.nickname || ME.unnamed)}</Text>
      ) : (
        <Icon name="user" size={32} />
      )}
    </View>
  )
}
