import { Text, View } from '@tarojs/components'
import type { RunFailure } from '@/features/tool-run/machine'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { RepairPills } from './RepairPills'
import { texts } from './texts'

interface RefusalNoteProps {
  refusal: RunFailure
  value: string
  onChange: (value: string) => void
  /** Another text in place of the whole, with a way back. */
  onReplace: (value: string) => void
}

/** Why the text is not painted, and what to do about it in one tap. */
export function RefusalNote({ refusal, value, onChange, onReplace }: RefusalNoteProps) {
  const { code, message, words, alternatives } = refusal
  if (code === 'PROMPT_UNDRAWABLE') {
    return (
      <View role="alert">
        <View className="composer__fix composer__fix--kind">{message}</View>
        <View className="composer__repairs">
          {alternatives.map((prompt) => (
            <View
              key={prompt}
              className="mg-press composer__repair"
              aria-label={texts.insteadLabel(prompt)}
              {...pressable({ onPress: () => onReplace(prompt) })}
            >
              {prompt}
            </View>
          ))}
        </View>
      </View>
    )
  }
  return (
    <View role="alert">
      <View className="composer__fix">
        <Icon name="alert" size={18} />
        <Text>{texts.refused(words)}</Text>
      </View>
      <RepairPills words={words} value={value} onChange={onChange} />
    </View>
  )
}
