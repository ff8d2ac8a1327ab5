import { Text, View } from '@tarojs/components'
import { classes } from '../classes'
import './KeyValues.scss'

export interface KeyValue {
  label: string
  value: string
  tone?: 'plain' | 'gold' | 'danger'
  /** Takes the whole row and may wrap. */
  wide?: boolean
}

export interface KeyValuesProps {
  items: readonly KeyValue[]
  /** Long press on a value, for copying it. */
  onHold?: (item: KeyValue) => void
}

/** Facts in two columns, rows of 32 px. */
export function KeyValues({ items, onHold }: KeyValuesProps) {
  return (
    <View className="mg-kv" role="list">
      {items.map((item) => (
        <View
          key={item.label}
          role="listitem"
          className={classes('mg-kv__item', item.wide && 'mg-kv__item--wide')}
          {...(onHold ? { onLongPress: () => onHold(item) } : {})}
        >
          <Text className="mg-kv__label">{item.label}</Text>
          <Text className={classes('mg-kv__value', `mg-kv__value--${item.tone ?? 'plain'}`)}>
            {item.value}
          </Text>
        </View>
      ))}
    </View>
  )
}
