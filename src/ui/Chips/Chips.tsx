import { View } from '@tarojs/components'
import { Chip } from '../Chip/Chip'
import './Chips.scss'

interface ChipsProps {
  /** Accessible name of the choice. */
  label: string
  /** Text of the chip that narrows nothing. */
  all: string
  options: readonly { value: string; text: string }[]
  /** null: all. */
  value: string | null
  onChange: (value: string | null) => void
}

/** A strip of chips to narrow a list by one of them, or by none. */
export function Chips({ label, all, options, value, onChange }: ChipsProps) {
  return (
    <View className="mg-chips" role="radiogroup" aria-label={label}>
      <Chip text={all} on={value === null} onPress={() => onChange(null)} />
      {options.map((option) => (
        <Chip
          key={option.value}
          text={option.text}
          on={value === option.value}
          onPress={() => onChange(option.value)}
        />
      ))}
    </View>
  )
}
