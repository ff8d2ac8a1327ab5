import { Text, View } from '@tarojs/components'
import { initialOf } from '@/lib/initial'
import { mediaUrl } from '@/platform/media'
import { Picture } from '@/ui/Picture/Picture'
import { classes } from '@/ui/classes'

import './Avatar.scss'

interface AvatarProps {
  person: { nickname: string; avatarUrl: string | null }
  large?: boolean
}

/** A person's round picture, or the first character of the name. */
export function Avatar({ person, large = false }: AvatarProps) {
  return (
    <View className={classes('mg-avatar', large && 'mg-avatar--large')} aria-hidden>
      {person.avatarUrl ? (
        <Picture src={mediaUrl(person.avatarUrl)} alt="" />
      ) : (
        <Text>{initialOf(person.nickname)}</Text>
      )}
    </View>
  )
}
