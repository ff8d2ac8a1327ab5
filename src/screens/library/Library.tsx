import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { AlbumList } from '@/domain/albums/AlbumList'
import type { AlbumListState } from '@/domain/albums/useAlbumList'
import { ListFoot } from '@/ui/gallery/ListFoot'
import { formatDayKey } from './day'
import { LibraryActions } from './LibraryActions'
import { LibraryEmpty } from './LibraryEmpty'
import { LibraryGrid } from './LibraryGrid'
import { LibraryHeader } from './LibraryHeader'
import { groupByDay, type LibraryFilter } from './items'
import type { ScrollSignal } from '@/ui/gallery/scroll'
import { LIBRARY } from './texts'
import type { LibraryState } from './useLibraryState'
import type { SelectionStore } from './selection'
import { useSelectionMode } from './useSelecting'
import { OfflineLine } from '@/ui/OfflineLine/OfflineLine'
import './Library.scss'

/** Header row and filter chips above the list, at 375 px width. */
const LIST_TOP_PX = 52 + 44
const ALBUM_LIST_TOP_PX = 52

export interface LibraryProps {
  filter: LibraryFilter
  onFilter: (filter: LibraryFilter) => void
  /** 画集 instead of the days. */
  albumList: boolean
  onAlbums: (albumList: boolean) => void
  state: LibraryState
  albums: AlbumListState
  scroll: ScrollSignal
}

type DaysProps = Pick<LibraryProps, 'filter' | 'state' | 'scroll'> & { selection: SelectionStore }

/** Creations by day, or what there is to say instead of them. */
function Days({ filter, state, scroll, selection }: DaysProps) {
  const { jobs, hasNextPage, onNearEnd } = state
  const today = formatDayKey(new Date())
  const days = useMemo(() => groupByDay(jobs, today), [jobs, today])
  if (jobs.length === 0) return <LibraryEmpty filter={filter} state={state} />
  return (
    <>
      {state.isOffline && (
        <OfflineLine className="mg-library__offline">
          <Text>{LIBRARY.offline}</Text>
        </OfflineLine>
      )}
      <LibraryGrid
        {...{ days, today, selection, scroll, onNearEnd }}
        listTopPx={LIST_TOP_PX}
        hasMore={hasNextPage}
      />
      <ListFoot state={state} />
    </>
  )
}

/** 画夹: own creations by day, and 画集: albums. */
export function Library(props: LibraryProps) {
  const { filter, onFilter, albumList, onAlbums, state, albums, scroll } = props
  const [adding, setAdding] = useState(false)
  const { jobs, isLogin } = state
  const ids = useMemo(() => jobs.map((job) => job.id), [jobs])
  const { selection, selecting, start } = useSelectionMode(ids, { tabBar: true })
  return (
    <View className="mg-library">
      <LibraryHeader
        {...{ filter, onFilter, albumList, onAlbums }}
        bare={!isLogin}
        onSelect={jobs.length > 0 ? start : undefined}
        onAdd={() => setAdding(true)}
      />
      {albumList && isLogin ? (
        <AlbumList
          {...{ scroll, adding }}
          state={albums}
          listTopPx={ALBUM_LIST_TOP_PX}
          onAdding={setAdding}
        />
      ) : (
        <Days {...{ filter, state, scroll, selection }} />
      )}
      {selecting && <LibraryActions jobs={jobs} selection={selection} />}
    </View>
  )
}
