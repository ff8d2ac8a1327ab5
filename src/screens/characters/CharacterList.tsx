import { View } from '@tarojs/components'
import { CHARACTERS_MAX } from '@contract/characters'
import { getErrorMessage } from '@/api/error'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, navigate } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { Dock } from '@/ui/Dock/Dock'
import { Empty } from '@/ui/Empty/Empty'
import { ListFoot } from '@/ui/gallery/ListFoot'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { texts } from './texts'
import { type Character, useCharacters } from '@/domain/characters/useCharacters'
import './CharacterList.scss'

const HERE = '/pagesC/characters/characters'
const open = (id: string) => void navigate('pagesC/characters/characters', { id })

function Card({ character: { id, name, pictures, looks, painted } }: { character: Character }) {
  const [main] = pictures
  return (
    <View
      className="mg-press characters__card"
      {...pressable({ role: 'link', onPress: () => open(id) })}
    >
      <View className="characters__picture">
        {main ? (
          <Picture src={mediaUrl(main.thumbUrl)} alt="" />
        ) : (
          <View className="characters__looks">
            {looks?.traits.map((trait) => trait.name).join('、') ?? ''}
          </View>
        )}
      </View>
      <View className="characters__name">{texts.handle(name)}</View>
      <View className="characters__facts">{texts.facts(pictures.length, painted)}</View>
    </View>
  )
}

/** 角色卡: all of them, and the way to a new one. */
export function CharacterList() {
  const list = useCharacters()
  if (!list.isLogin) {
    const login = () => void go('navigate', loginUrlFor(HERE))
    return <Empty title={texts.anonymous} action={{ text: texts.login, onPress: login }} />
  }
  const { characters } = list
  if (characters.length === 0 && list.isError)
    return (
      <Empty
        drawing="failed"
        title={texts.failed}
        hint={getErrorMessage(list.error)}
        action={{ text: texts.retry, onPress: () => void list.refetch() }}
      />
    )
  if (list.isPending)
    return (
      <View className="characters__waiting" aria-hidden>
        {[0, 1, 2, 3].map((nth) => (
          <Skeleton key={nth} width="48%" height={230} />
        ))}
      </View>
    )
  if (characters.length === 0)
    return <Empty hint={texts.empty} action={{ text: texts.add, onPress: () => open('new') }} />
  return (
    <View className="characters">
      <View className="characters__lead">{texts.lead}</View>
      <View className="characters__cards">
        {characters.map((character) => (
          <Card key={character.id} character={character} />
        ))}
      </View>
      <ListFoot state={list} />
      <Dock>
        <View className="characters__count">{texts.count(characters.length, CHARACTERS_MAX)}</View>
        <Button
          variant="primary"
          disabled={characters.length >= CHARACTERS_MAX}
          onPress={() => open('new')}
        >
          {texts.add}
        </Button>
      </Dock>
    </View>
  )
}
