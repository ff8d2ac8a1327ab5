import { View } from '@tarojs/components'
import type { TabPath } from '@contract/routes'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, switchTab } from '@/domain/navigation/navigate'
import { getErrorMessage } from '@/api/error'
import { HOME } from '@/routes'
import { Empty } from '@/ui/Empty/Empty'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import type { LibraryFilter } from './items'
import { FILTERS, LIBRARY } from './texts'
import type { LibraryState } from './useLibraryState'

const HERE: TabPath = 'pages/folder/folder'

/** A screen of tiles to come, in ratios people paint in. */
const SKELETON_HEIGHTS = [248, 186, 280, 248, 186, 248]

function LibrarySkeleton() {
  return (
    <View className="mg-libraryskeleton" aria-hidden>
      {SKELETON_HEIGHTS.map((height, index) => (
        <Skeleton key={index} width="49.7%" height={height} />
      ))}
    </View>
  )
}

/** Content of 画夹 without tiles: signed out, loading, failed, or empty. */
export function LibraryEmpty({ filter, state }: { filter: LibraryFilter; state: LibraryState }) {
  if (!state.isLogin) {
    const login = () => void go('navigate', loginUrlFor(`/${HERE}`))
    return <Empty hint={LIBRARY.anonymousHint} action={{ text: LIBRARY.login, onPress: login }} />
  }
  if (state.isError) {
    return (
      <Empty
        drawing="failed"
        title={LIBRARY.failed}
        hint={getErrorMessage(state.error)}
        action={{ text: LIBRARY.retry, onPress: () => void state.refetch() }}
      />
    )
  }
  if (state.isPending) return <LibrarySkeleton />
  return (
    <Empty
      hint={FILTERS.find(({ key }) => key === filter)?.empty ?? LIBRARY.emptyHint}
      action={{ text: LIBRARY.create, onPress: () => void switchTab(HOME) }}
    />
  )
}
