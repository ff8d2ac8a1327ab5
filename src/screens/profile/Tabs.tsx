import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import './Tabs.scss'

interface TabsProps<T extends string> {
  label: string
  tabs: readonly { key: T; text: string; count?: string }[]
  on: T
  onChange: (key: T) => void
}

/** Words side by side, the chosen one louder. */
export function Tabs<T extends string>({ label, tabs, on, onChange }: TabsProps<T>) {
  return (
    <View className="mg-wordtabs" role="tablist" aria-label={label}>
      {tabs.map(({ key, text, count }) => (
        <View
          key={key}
          className={classes('mg-press mg-wordtabs__tab', key === on && 'mg-wordtabs__tab--on')}
          {...pressable({ onPress: () => onChange(key), role: 'tab', selected: key === on })}
        >
          <Text className="mg-wordtabs__word">{text}</Text>
          {count !== undefined && <Text className="mg-wordtabs__count">{count}</Text>}
        </View>
      ))}
    </View>
  )
}
