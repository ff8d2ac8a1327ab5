import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import './Options.scss'

interface OptionsProps<T extends string> {
  /** Accessible name. */
  label: string
  options: readonly { value: T; text: string }[]
  value: T
  onChange: (value: T) => void
}

/** A pill of two to five choices. */
export function Options<T extends string>({ label, options, value, onChange }: OptionsProps<T>) {
  return (
    <View className="story-options" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <View
          key={option.value}
          className="mg-press story-options__one"
          {...pressable({
            role: 'radio',
            checked: option.value === value,
            onPress: () => onChange(option.value),
          })}
        >
          <View
            className={classes(
              'story-options__face',
              option.value === value && 'story-options__face--on',
            )}
          >
            {option.text}
          </View>
        </View>
      ))}
    </View>
  )
}
