import { Text, View } from '@tarojs/components'
import { pressable } from '@/ui/pressable'
import { SEARCH } from './texts'

/** Over a part of the search panel; `onClear` empties that part. */
export function SearchHead({ title, onClear }: { title: string; onClear?: () => void }) {
  return (
    <View className="mg-search__head">
      <View className="mg-search__title" role="heading" aria-level={2}>
        {title}
      </View>
      {onClear && (
        <View className="mg-press mg-search__clear" {...pressable({ onPress: onClear })}>
          <Text>{SEARCH.clear}</Text>
        </View>
      )}
    </View>
  )
}
