import { View } from '@tarojs/components'
import { Chip } from '../Chip/Chip'
import { classes } from '../classes'
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
  /** On several lines, where a strip within a sheet would be pulled along with it. */
  wrap?: boolean
}

/** A strip of chips to narrow a list by one of them, or by none. */
export function Chips({ label, all, options, value, onChange, wrap }: ChipsProps) {
  return (
    <View
      className={classes('mg-chips', wrap && 'mg-chips--wrap')}
      role="radiogroup"
      aria-label={label}
    >
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
