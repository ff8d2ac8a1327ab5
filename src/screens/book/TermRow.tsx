import { Text, View } from '@tarojs/components'
import type { CallData } from '@contract/endpoints/all'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'

type Term = CallData<'GET /api/mj/books'>['list'][number]

interface TermRowProps {
  term: Term
  on: boolean
  /** On the embedded painter: whether it knows the word. */
  local: boolean
  onPress: () => void
}

/** A word of the book: in both languages, and what it does. */
export function TermRow({ term, on, local, onPress }: TermRowProps) {
  return (
    <View className="mg-press mg-term" {...pressable({ role: 'checkbox', checked: on, onPress })}>
      <View className="mg-term__words">
        <View className="mg-term__name">
          <Text>{term.zh}</Text>
          <Text className="mg-term__en">{term.en}</Text>
          {local && term.known && <Text className="mg-term__known">{texts.known}</Text>}
          {local && !term.known && <Text className="mg-term__unknown">{texts.unknown}</Text>}
        </View>
        <View className="mg-term__what">{term.what}</View>
      </View>
      <View className={classes('mg-term__state', on && 'mg-term__state--on')}>
        <Icon name={on ? 'check' : 'plus'} size={20} />
      </View>
    </View>
  )
}
