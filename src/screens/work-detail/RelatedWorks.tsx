import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { navigate } from '@/domain/navigation/navigate'
import { WORK } from '@/domain/works/texts'
import type { WorkCard } from '@/domain/works/types'
import { mediaUrl } from '@/platform/media'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { DETAIL } from './texts'
import './RelatedWorks.scss'

function Related({ work }: { work: WorkCard }) {
  const { id, title, kind, author, likeCount } = work
  const label = (kind === 'video' ? WORK.openVideo : WORK.open)(title, author.nickname, likeCount)
  return (
    <View
      className="mg-press mg-related__work"
      {...pressable({
        role: 'link',
        label,
        onPress: () => void navigate('pagesD/works-detail/works-detail', { id }),
      })}
    >
      <View className="mg-related__picture">
        <View className="mg-related__fill">
          <Picture
            src={mediaUrl(work.thumbUrl)}
            alt=""
            thumbhash={work.thumbhash}
            color={work.color}
          />
        </View>
      </View>
      <Text className="mg-related__title" aria-hidden>
        {title}
      </Text>
    </View>
  )
}

/** Works alike; nothing while none are known, and nothing when they cannot be loaded. */
export function RelatedWorks({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: keys.relatedWorks(id),
    queryFn: () => call('GET /api/works/{id}/related', { params: { id } }),
  })
  if (!data || data.list.length === 0) return null
  return (
    <View className="mg-related">
      <View className="mg-related__head" role="heading" aria-level={2}>
        {DETAIL.related}
      </View>
      <View className="mg-related__list">
        {data.list.map((work) => (
          <Related key={work.id} work={work} />
        ))}
      </View>
    </View>
  )
}
