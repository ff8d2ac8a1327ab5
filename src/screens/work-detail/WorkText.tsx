import { Text, View } from '@tarojs/components'
import { navigate } from '@/domain/navigation/navigate'
import { showTag } from '@/domain/works/squareView'
import type { WorkView } from '@/domain/works/types'
import { Chip } from '@/ui/Chip/Chip'
import { DETAIL } from './texts'
import './WorkText.scss'

/** Title, words, tags; a tag leads to everything under it. */
export function WorkText({ work }: { work: WorkView }) {
  const { contest } = work
  return (
    <View className="mg-worktext">
      <View className="mg-worktext__title" role="heading" aria-level={1}>
        {work.title}
      </View>
      {work.words !== '' && (
        <Text className="mg-worktext__words" userSelect>
          {work.words}
        </Text>
      )}
      {contest && (
        <View className="mg-worktext__tags">
          <Chip
            text={DETAIL.contest(contest)}
            onPress={() => void navigate('pagesB/contest/contest', { id: contest.id })}
          />
        </View>
      )}
      {work.tags.length > 0 && (
        <View className="mg-worktext__tags">
          {work.tags.map((tag) => (
            <Chip key={tag} text={DETAIL.tag(tag)} onPress={() => showTag(tag)} />
          ))}
        </View>
      )}
    </View>
  )
}
