import { Text, View } from '@tarojs/components'
import { pressable } from '@/ui/pressable'
import { shareText, type Answer } from '@/domain/jobs/answer'
import { copyAndSay } from './copy'
import { ANSWER, DETAIL } from './texts'

/** The colours of a picture by their share; a tap copies the value. */
export function AnswerPalette({ palette }: Pick<Answer, 'palette'>) {
  return (
    <View className="mg-answer__palette" role="list">
      {palette.map(({ hex, name, share }) => (
        <View key={hex} className="mg-answer__swatch" role="listitem">
          <View
            className="mg-press mg-answer__colour"
            style={{ backgroundColor: hex }}
            {...pressable({
              label: ANSWER.colour(name || hex, shareText(share)),
              onPress: () => void copyAndSay(hex, DETAIL.valueCopied(hex)),
            })}
          />
          <Text className="mg-answer__name">{name || hex}</Text>
          <Text className="mg-answer__share">{shareText(share)}</Text>
        </View>
      ))}
    </View>
  )
}
