import { text2img } from '@contract/tools/text2img'
import { switchTab } from '@/features/navigation/navigate'
import { HOME } from '@/routes'
import { useApp } from '@/stores/app'
import { useDraft } from '@/stores/draft'
import { IconButton } from '@/ui/IconButton/IconButton'
import { SQUARE } from './texts'
import { toggleStyleLike, useStyleModels } from './useStyleModels'

/** What can be done with the style whose works are shown: like it, paint with it. */
export function StyleActs({ id, name }: { id: string; name: string }) {
  const { data } = useStyleModels()
  const model = data?.list.find((other) => other.id === id)
  if (!model) return null
  const paint = () => {
    useDraft.getState().setParam(text2img.id, 'style', model.styleId)
    useApp.getState().setDrawTab(text2img.id)
    void switchTab(HOME)
  }
  return (
    <>
      <IconButton
        icon={model.liked ? 'heart-on' : 'heart'}
        label={(model.liked ? SQUARE.unlikeStyle : SQUARE.likeStyle)(name)}
        onPress={() => void toggleStyleLike(model)}
      />
      <IconButton icon="brush" label={SQUARE.paintWith(name)} onPress={paint} />
    </>
  )
}
