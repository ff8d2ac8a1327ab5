import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import './Segments.scss'

interface SegmentsProps<T> {
  label: string
  options: readonly { readonly value: T; readonly text: string }[]
  value: T
  onChange: (value: T) => void
}

/** A pill of a few choices, one of them chosen. */
export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  return (
    <View className="api-segments" role="radiogroup" aria-label={props.label}>
      {props.options.map(({ value, text }) => (
        <View
          key={value}
          className={classes(
            'mg-press api-segments__one',
            value === props.value && 'api-segments__one--on',
          )}
          {...pressable({
            role: 'radio',
            checked: value === props.value,
            onPress: () => props.onChange(value),
          })}
        >
          {text}
        </View>
      ))}
    </View>
  )
}
