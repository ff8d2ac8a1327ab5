import { View } from '@tarojs/components'
import { pressable } from '@/ui/pressable'
import { withoutWord } from './repair'
import { texts } from './texts'

interface RepairPillsProps {
  words: readonly string[]
  value: string
  onChange: (value: string) => void
}

/** One tap repairs of a refused prompt. */
export function RepairPills({ words, value, onChange }: RepairPillsProps) {
  const found = words.filter((word) => value.includes(word))
  if (found.length === 0) return null
  return (
    <View className="composer__repairs">
      {found.map((word) => (
        <View
          key={word}
          className="mg-press composer__repair"
          {...pressable({ onPress: () => onChange(withoutWord(value, word)) })}
        >
          {texts.removeWord(word)}
        </View>
      ))}
    </View>
  )
}
