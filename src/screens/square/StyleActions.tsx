import { text2img } from '@contract/tools/text2img'
import { openTab } from '@/domain/navigation/navigate'
import { useToggle } from '@/domain/toggle/useToggle'
import { HOME } from '@/routes'
import { useApp } from '@/stores/app'
import { useDraft } from '@/stores/draft'
import { IconButton } from '@/ui/IconButton/IconButton'
import { SQUARE } from './texts'
import { styleLikes, useStyleModels, type StyleModel } from './useStyleModels'

function StyleLike({ model, name }: { model: StyleModel; name: string }) {
  const { state, toggle } = useToggle(styleLikes, model.id, model)
  return (
    <IconButton
      icon={state.liked ? 'heart-on' : 'heart'}
      label={(state.liked ? SQUARE.unlikeStyle : SQUARE.likeStyle)(name)}
      onPress={toggle}
    />
  )
}

/** Actions for the style whose works are shown: like it, paint with it. */
export function StyleActions({ id, name }: { id: string; name: string }) {
  const { data } = useStyleModels()
  const model = data?.list.find((other) => other.id === id)
  if (!model) return null
  const paint = () => {
    useDraft.getState().setParam(text2img.id, 'style', model.styleId)
    useApp.getState().setDrawTab(text2img.id)
    void openTab(HOME)
  }
  return (
    <>
      <StyleLike model={model} name={name} />
      <IconButton icon="brush" label={SQUARE.paintWith(name)} onPress={paint} />
    </>
  )
}
