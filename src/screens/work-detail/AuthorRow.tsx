import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { navigate } from '@/domain/navigation/navigate'
import type { WorkView } from '@/domain/works/types'
import { getInitial } from '@/lib/initial'
import { mediaUrl } from '@/platform/media'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { formatDay } from './facts'
import { DETAIL } from './texts'

/** Author and date; `follow` is at the right. */
export function AuthorRow({ work, follow }: { work: WorkView; follow: ReactNode }) {
  const { author, publishedAt, createdAt, remakeCount, featured } = work
  const note = [
    formatDay(publishedAt ?? createdAt),
    remakeCount > 0 ? DETAIL.remakes(remakeCount) : '',
    featured ? DETAIL.featured : '',
    author.demo ? DETAIL.demo : '',
  ]
  return (
    <View className="mg-workpage__author">
      <View
        className="mg-press mg-workpage__person"
        {...pressable({
          role: 'link',
          onPress: () => void navigate('pagesD/user-works/user-works', { user_id: author.id }),
        })}
      >
        <View className="mg-workpage__avatar">
          {author.avatarUrl ? (
            <Picture src={mediaUrl(author.avatarUrl)} alt="" />
          ) : (
            <Text>{getInitial(author.nickname)}</Text>
          )}
        </View>
        <View className="mg-workpage__who">
          <Text className="mg-workpage__name">{author.nickname}</Text>
          <Text className="mg-workpage__note">{note.filter(Boolean).join(' · ')}</Text>
        </View>
      </View>
      {follow}
    </View>
  )
}
