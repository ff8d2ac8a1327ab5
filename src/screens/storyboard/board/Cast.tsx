import { Text, View } from '@tarojs/components'
import type { Character } from '@/domain/characters/mentions'
import { navigate } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { listCast, type StoryContent } from '../content'
import { BOARD } from '../texts'

const CARDS = 'pagesC/characters/characters'

/** Cards of the storyboard, and the way to a further one. */
export function Cast({ content, cards }: { content: StoryContent; cards: readonly Character[] }) {
  const cast = listCast(content).flatMap(({ id }) => cards.find((card) => card.id === id) ?? [])
  return (
    <View className="board__cast">
      <Text className="board__castword">{BOARD.cast}</Text>
      {cast.map(({ id, name, pictures }) => (
        <View
          key={id}
          className="mg-press board__card"
          {...pressable({
            role: 'link',
            label: BOARD.openCast(name),
            onPress: () => void navigate(CARDS, { id }),
          })}
        >
          <View className="board__face">
            {pictures[0] ? (
              <Picture src={mediaUrl(pictures[0].thumbUrl)} alt="" />
            ) : (
              <Icon name="user" size={18} />
            )}
          </View>
          <Text>{name}</Text>
          <Text className="board__pictures">{BOARD.pictures(pictures.length)}</Text>
        </View>
      ))}
      <View
        className="mg-press board__card board__card--add"
        {...pressable({
          role: 'link',
          label: BOARD.addCast,
          onPress: () => void navigate(CARDS),
        })}
      >
        <Icon name="plus" />
        {cast.length === 0 && <Text>{BOARD.addCast}</Text>}
      </View>
    </View>
  )
}
