import { Text, View } from '@tarojs/components'
import { pressable } from '@/ui/pressable'
import { LIST } from './texts'
import './ListFoot.scss'

interface Paged {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Foot of a list: loading, a failed page to retry, or the end. */
export function ListFoot({ state }: { state: Paged }) {
  if (state.isFetchNextPageError && !state.isFetchingNextPage) {
    return (
      <View
        className="mg-press mg-listfoot"
        {...pressable({ onPress: () => void state.fetchNextPage() })}
      >
        <Text>{LIST.moreFailed}</Text>
      </View>
    )
  }
  return (
    <View className="mg-listfoot" role="status">
      <Text>{state.hasNextPage ? LIST.loadingMore : LIST.end}</Text>
    </View>
  )
}
