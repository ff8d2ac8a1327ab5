import { View } from '@tarojs/components'
import type { TabPath } from '@contract/routes'
import { loginUrlFor } from '@/features/navigation/decide'
import { go, switchTab } from '@/features/navigation/navigate'
import { messageOf } from '@/api/error'
import { HOME } from '@/routes'
import { Empty } from '@/ui/Empty/Empty'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import type { FolderFilter } from './items'
import { FILTERS, FOLDER } from './texts'
import type { FolderState } from './useFolderState'

const HERE: TabPath = 'pages/folder/folder'

/** A screen of tiles to come, in ratios people paint in. */
const SKELETON_HEIGHTS = [248, 186, 280, 248, 186, 248]

function FolderSkeleton() {
  return (
    <View className="mg-folderskeleton" aria-hidden>
      {SKELETON_HEIGHTS.map((height, index) => (
        <Skeleton key={index} width="49.7%" height={height} />
      ))}
    </View>
  )
}

/** What 画夹 shows when there is no tile: nobody signed in, waiting, failed, or nothing yet. */
export function FolderEmpty({ filter, state }: { filter: FolderFilter; state: FolderState }) {
  if (!state.isLogin) {
    const login = () => void go('navigate', loginUrlFor(`/${HERE}`))
    return (
      <Empty
        title={FOLDER.empty}
        hint={FOLDER.anonymousHint}
        action={{ text: FOLDER.login, onPress: login }}
      />
    )
  }
  if (state.isError) {
    return (
      <Empty
        title={FOLDER.failed}
        hint={messageOf(state.error)}
        action={{ text: FOLDER.retry, onPress: () => void state.refetch() }}
      />
    )
  }
  if (state.isPending) return <FolderSkeleton />
  return (
    <Empty
      title={FOLDER.empty}
      hint={FILTERS.find(({ key }) => key === filter)?.empty ?? FOLDER.emptyHint}
      action={{ text: FOLDER.create, onPress: () => void switchTab(HOME) }}
    />
  )
}
