import { Text, View } from '@tarojs/components'
import { mediaUrl } from '@/platform/media'
import { pressable } from '@/ui/pressable'
import { SAY } from './texts'
import { cropStyle } from './crop'
import type { Editing } from './useEditing'
import { useSuggestions } from './useSuggestions'
import './Suggestions.scss'

interface SuggestionsProps {
  editing: Editing
}

/** Sentences for what was found in this picture, each with the place it touches. */
export function Suggestions({ editing }: SuggestionsProps) {
  const { target, sentence, openPlan } = editing
  const suggestions = useSuggestions(target?.ref)
  if (!target || sentence !== '' || !suggestions?.length) return null
  return (
    <View className="sugs" role="group" aria-label={SAY.suggestions}>
      {suggestions.map(({ sentence: words, bounds }) => (
        <View
          key={words}
          className="mg-press sugs__one"
          {...pressable({ onPress: () => openPlan(words) })}
        >
          <View
            className="sugs__crop"
            style={cropStyle(mediaUrl(target.thumbUrl), bounds, target.width / target.height)}
            aria-hidden
          />
          <Text>{words}</Text>
        </View>
      ))}
    </View>
  )
}
