import { Text, View } from '@tarojs/components'
import { getInitial } from '@/lib/initial'
import { mediaUrl } from '@/platform/media'
import { Picture } from '@/ui/Picture/Picture'
import { classes } from '@/ui/classes'

import './Avatar.scss'

interface AvatarProps {
  user: { nickname: string; avatarUrl: string | null }
  large?: boolean
}

/** A user's round picture, or the first character of the name. */
export function Avatar({ user, large = false }: AvatarProps) {
  return (
    <View className={classes('mg-avatar', large && 'mg-avatar--large')} aria-hidden>
      {user.avatarUrl ? (
        <Picture src={mediaUrl(user.avatarUrl)} alt="" />
      ) : (
        <Text>{getInitial(user.nickname)}</Text>
      )}
    </View>
  )
}
