import { Text, View } from '@tarojs/components'
import type { WorkCard } from '@/domain/works/types'
import { mediaUrl } from '@/platform/media'
import { Picture } from '@/ui/Picture/Picture'
import './MuteHead.scss'

/** The work that a sheet is about. */
export function MuteHead({ work }: { work: WorkCard }) {
  const { thumbUrl, thumbhash, color, title, author } = work
  return (
    <View className="mg-mutehead">
      <View className="mg-mutehead__picture">
        <Picture src={mediaUrl(thumbUrl)} alt="" thumbhash={thumbhash} color={color} />
      </View>
      <View className="mg-mutehead__words">
        <View className="mg-mutehead__title">{title}</View>
        <Text className="mg-mutehead__author">{author.nickname}</Text>
      </View>
    </View>
  )
}
