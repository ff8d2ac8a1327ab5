import { Text, View } from '@tarojs/components'
import { useToggle } from '@/domain/toggle/useToggle'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { commentLikes } from './likes'
import { COMMENTS } from './texts'
import type { ReplyView } from './types'

/** A heart and its count; of an own comment the count alone. */
export function Like({ comment }: { comment: ReplyView }) {
  const { state, toggle } = useToggle(commentLikes, comment.id, comment)
  const { liked, likeCount } = state
  if (comment.mine && likeCount === 0) return <View className="mg-comment__like" />
  const label = liked ? COMMENTS.unlikeLabel(likeCount) : COMMENTS.likeLabel(likeCount)
  return (
    <View
      className={classes('mg-press mg-comment__like', liked && 'mg-comment__like--on')}
      {...(comment.mine
        ? { role: 'img', 'aria-label': COMMENTS.ownLikes(likeCount) }
        : pressable({ onPress: toggle, label }))}
    >
      <Icon name={liked ? 'heart-on' : 'heart'} size={20} />
      <Text className="mg-comment__likes" aria-hidden>
        {likeCount > 0 ? likeCount : ''}
      </Text>
    </View>
  )
}
