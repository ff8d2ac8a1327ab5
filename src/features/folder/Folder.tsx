import { Text, View } from '@tarojs/components'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { setTabBarHidden } from '@/platform/tabBar'
import { useApp } from '@/stores/app'
import { useKeys } from '@/ui/useKeys'
import { ListFoot } from '@/features/gallery/ListFoot'
import { dayKeyOf } from './day'
import { FolderEmpty } from './FolderEmpty'
import { FolderGrid } from './FolderGrid'
import { FolderHeader } from './FolderHeader'
import { groupByDay, type FolderFilter } from './items'
import type { ScrollSignal } from '@/features/gallery/scroll'
import { SelectBars } from './SelectBars'
import { createSelection, NO_SELECTION, pruned } from './selection'
import { FOLDER } from './texts'
import { useFolderActs } from './useFolderActs'
import type { FolderState } from './useFolderState'
import './Folder.scss'

/** Header row and filter chips above the list, at 375 px width. */
const LIST_TOP_PX = 52 + 44

export interface FolderProps {
  filter: FolderFilter
  onFilter: (filter: FolderFilter) => void
  state: FolderState
  scroll: ScrollSignal
}

/** 画夹: my creations by day. */
export function Folder({ filter, onFilter, state, scroll }: FolderProps) {
  const columns = useApp((app) => app.folderCols)
  const [selection] = useState(createSelection)
  const selecting = useStore(selection, (value) => value.on)
  const { jobs, hasNextPage, fetchNextPage } = state
  const today = dayKeyOf(new Date())
  const days = useMemo(() => groupByDay(jobs, today), [jobs, today])
  const ids = useMemo(() => jobs.map((job) => job.id), [jobs])
  const acts = useFolderActs(jobs, selection)

  useEffect(() => selection.setState((value) => pruned(value, ids), true), [selection, ids])
  useEffect(() => {
    setTabBarHidden(selecting)
    return () => {
      if (selecting) setTabBarHidden(false)
    }
  }, [selecting])
  useKeys(selecting, (key) => {
    if (key !== 'Escape') return false
    selection.setState(NO_SELECTION)
    return true
  })

  const mayLoad = hasNextPage && !state.isFetchingNextPage && !state.isFetchNextPageError
  const onNearEnd = useCallback(() => {
    if (mayLoad) void fetchNextPage()
  }, [mayLoad, fetchNextPage])

  const filled = jobs.length > 0
  return (
    <View className="mg-folder">
      <FolderHeader
        filter={filter}
        onFilter={onFilter}
        bare={!state.isLogin}
        onSelect={filled ? () => selection.setState({ on: true, ids: new Set() }) : undefined}
      />
      {filled && state.isOffline && (
        <View className="mg-folder__offline" role="status">
          <Text>{FOLDER.offline}</Text>
        </View>
      )}
      {filled ? (
        <>
          <FolderGrid
            {...{ days, today, columns, selection, scroll, onNearEnd }}
            listTopPx={LIST_TOP_PX}
            hasMore={hasNextPage}
          />
          <ListFoot state={state} />
        </>
      ) : (
        <FolderEmpty filter={filter} state={state} />
      )}
      {selecting && (
        <SelectBars
          selection={selection}
          all={ids}
          canSave={acts.canSave}
          onSave={(picked) => void acts.save(picked)}
          onRemove={(picked) => void acts.remove(picked)}
        />
      )}
    </View>
  )
}
