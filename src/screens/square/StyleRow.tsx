import { Text, View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { useToggle } from '@/domain/toggle/useToggle'
import type { Narrowing } from '@/domain/works/squareView'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Chips } from '@/ui/Chips/Chips'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { SEARCH, SQUARE, worksText } from './texts'
import { includesWords } from './useSearchResults'
import { styleLikes, useStyleModels, useStyleTags, type StyleModel } from './useStyleModels'
import './StyleRow.scss'

interface StyleRowProps {
  head: ReactNode
  /** Only styles whose name holds these words; '' for all, with their tags. */
  words?: string
  onChoose: (narrowing: Narrowing) => void
}

function StyleCard({ model, onOpen }: { model: StyleModel; onOpen: () => void }) {
  const { name, workCount, thumbUrl, thumbhash } = model
  const { state, toggle } = useToggle(styleLikes, model.id, model)
  const { liked, likeCount } = state
  return (
    <View className="mg-styles__card">
      <View
        className="mg-press mg-styles__open"
        {...pressable({ onPress: onOpen, role: 'link', label: SEARCH.openStyle(name, workCount) })}
      >
        <View className="mg-styles__picture">
          {thumbUrl && <Picture src={mediaUrl(thumbUrl)} alt="" thumbhash={thumbhash} />}
        </View>
        <Text className="mg-styles__name">{name}</Text>
        <Text className="mg-styles__count">{worksText(workCount)}</Text>
      </View>
      <View
        className={classes('mg-press mg-styles__like', liked && 'mg-styles__like--on')}
        {...pressable({
          onPress: toggle,
          label: `${(liked ? SQUARE.unlikeStyle : SQUARE.likeStyle)(name)} ${likeCount}`,
        })}
      >
        <Icon name={liked ? 'heart-on' : 'heart'} size={18} />
        <Text>{likeCount}</Text>
      </View>
    </View>
  )
}

/** Every style people can paint with: how it looks, what was made of it, a like. */
export function StyleRow({ head, words = '', onChoose }: StyleRowProps) {
  const { data } = useStyleModels()
  const tags = useStyleTags()
  const [chosen, setChosen] = useState<string | null>(null)
  if (!data || data.list.length === 0) return null
  // A tag of every style is no choice, and a removed tag selects nothing.
  const useful = tags.filter((one) => data.list.some((model) => !model.tags.includes(one)))
  const tag = chosen !== null && useful.includes(chosen) ? chosen : null
  const named = data.list.filter(({ name }) => includesWords(name, words))
  const shown = named.filter((model) => tag === null || model.tags.includes(tag))
  if (shown.length === 0) return null
  return (
    <>
      {head}
      {useful.length > 1 && words === '' && (
        <Chips
          wrap
          label={SEARCH.styleTags}
          all={SEARCH.allStyles}
          options={useful.map((each) => ({ value: each, text: each }))}
          value={tag}
          onChange={setChosen}
        />
      )}
      <View className="mg-styles">
        {shown.map((model) => (
          <StyleCard
            key={model.id}
            model={model}
            onOpen={() => onChoose({ kind: 'style', id: model.id, name: model.name })}
          />
        ))}
      </View>
    </>
  )
}
