import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import './Ticks.scss'

interface TicksProps<T extends string> {
  options: readonly { readonly value: T; readonly text: string; readonly note?: string }[]
  value: readonly T[]
  onChange: (value: T[]) => void
}

/** Rows that are taken or left. */
export function Ticks<T extends string>({ options, value, onChange }: TicksProps<T>) {
  const toggle = (one: T) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <View>
      {options.map(({ value: one, text, note }) => {
        const on = value.includes(one)
        return (
          <View
            key={one}
            className="mg-press api-tick"
            {...pressable({ role: 'checkbox', checked: on, onPress: () => toggle(one) })}
          >
            <View className={classes('api-tick__mark', on && 'api-tick__mark--on')}>
              <Icon name={on ? 'check' : 'plus'} size={18} />
            </View>
            <View className={classes('api-tick__text', on && 'api-tick__text--on')}>
              {text}
              {note !== undefined && <Text className="api-tick__note">{note}</Text>}
            </View>
          </View>
        )
      })}
    </View>
  )
}
