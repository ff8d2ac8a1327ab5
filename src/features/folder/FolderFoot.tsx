import { Text, View } from '@tarojs/components'
import { pressable } from '@/ui/pressable'
import { FOLDER } from './texts'
import type { FolderState } from './useFolderState'

/** What stands under the last tile: loading, a failed page to ask for again, or the end. */
export function FolderFoot({ state }: { state: FolderState }) {
  if (state.isFetchNextPageError && !state.isFetchingNextPage) {
    return (
      <View
        className="mg-press mg-folder__foot"
        {...pressable({ onPress: () => void state.fetchNextPage() })}
      >
        <Text>{FOLDER.moreFailed}</Text>
      </View>
    )
  }
  return (
    <View className="mg-folder__foot" role="status">
      <Text>{state.hasNextPage ? FOLDER.loadingMore : FOLDER.end}</Text>
    </View>
  )
}
