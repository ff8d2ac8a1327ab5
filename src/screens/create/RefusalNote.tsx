import { Text, View } from '@tarojs/components'
import type { RunFailure } from '@/domain/tool-run/machine'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { withoutWord } from './repair'
import { texts } from '@/domain/tool-form/texts'

interface RefusalNoteProps {
  refusal: RunFailure
  value: string
  onChange: (value: string) => void
  /** Another text in place of the whole, with a way back. */
  onReplace: (value: string) => void
}

/** Why the text is not painted, and what mends it in one tap. */
export function RefusalNote({ refusal, value, onChange, onReplace }: RefusalNoteProps) {
  const { message, words, alternatives } = refusal
  const other = alternatives.length > 0
  const found = words.filter((word) => value.includes(word))
  return (
    <View role="alert">
      <View className={other ? 'composer__fix composer__fix--kind' : 'composer__fix'}>
        <Icon name="alert" size={18} />
        <Text>{other ? message : texts.refused(words)}</Text>
      </View>
      <View className="composer__repairs">
        {(other ? alternatives : found).map((text) => (
          <View
            key={text}
            className="mg-press composer__repair"
            {...pressable({
              onPress: () => (other ? onReplace(text) : onChange(withoutWord(value, text))),
            })}
          >
            {other ? text : texts.removeWord(text)}
          </View>
        ))}
      </View>
    </View>
  )
}
