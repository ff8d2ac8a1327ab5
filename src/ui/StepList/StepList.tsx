import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { pressable } from '../pressable'
import { STEPS } from './texts'
import './StepList.scss'

/** More than these are folded. */
const SHOWN = 3

/** Sentences in their order, the first three in sight. */
export function StepList({ sentences }: { sentences: readonly string[] }) {
  const [open, setOpen] = useState(false)
  const hidden = sentences.length - SHOWN
  const shown = open ? sentences : sentences.slice(0, SHOWN)
  return (
    <View className="steplist" role="list">
      {shown.map((sentence, at) => (
        // A sentence may be said twice.
        <View key={`${at} ${sentence}`} className="steplist__row" role="listitem">
          <Text className="steplist__number" aria-hidden>
            {at + 1}
          </Text>
          <Text className="steplist__words" userSelect>
            {sentence}
          </Text>
        </View>
      ))}
      {hidden > 0 && (
        <View
          className="mg-press steplist__more"
          {...pressable({ expanded: open, onPress: () => setOpen(!open) })}
        >
          <Text>{open ? STEPS.fewer : STEPS.more(hidden)}</Text>
        </View>
      )}
    </View>
  )
}
