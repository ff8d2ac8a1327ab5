import { Text, View } from '@tarojs/components'
import { getInitial } from '@/lib/initial'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Picture } from '@/ui/Picture/Picture'

interface FaceProps {
  /** null: a placeholder. */
  user: { nickname: string; avatarUrl: string | null } | null
  size: 'thread' | 'reply' | 'mark'
}

/** The round picture of a writer. */
export function Face({ user, size }: FaceProps) {
  return (
    <View className={classes('mg-comment__face', `mg-comment__face--${size}`)} aria-hidden>
      {user?.avatarUrl ? (
        <Picture src={mediaUrl(user.avatarUrl)} alt="" />
      ) : (
        user && <Text>{getInitial(user.nickname)}</Text>
      )}
    </View>
  )
}
