import { View } from '@tarojs/components'
import { PageHead } from '@/domain/navigation/PageHead'
import { usePageParams } from '@/platform/pages'
import { CharacterEdit } from '@/screens/characters/CharacterEdit'
import { CharacterList } from '@/screens/characters/CharacterList'
import { texts } from '@/screens/characters/texts'

/** 角色卡: the list; with `id` one of them, with `id=new` a new one, called `name`. */
export default function CharactersPage() {
  const { id, name = '' } = usePageParams()
  return (
    <View>
      <PageHead title={texts.title} />
      {id === undefined ? (
        <CharacterList />
      ) : (
        <CharacterEdit id={id === 'new' ? null : id} firstName={name} />
      )}
    </View>
  )
}
