import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { AlbumList } from '@/features/albums/AlbumList'
import type { AlbumListState } from '@/features/albums/useAlbumList'
import { useApp } from '@/stores/app'
import { ListFoot } from '@/features/gallery/ListFoot'
import { dayKeyOf } from './day'
import { FolderActions } from './FolderActions'
import { FolderEmpty } from './FolderEmpty'
import { FolderGrid } from './FolderGrid'
import { FolderHeader } from './FolderHeader'
import { groupByDay, type FolderFilter } from './items'
import type { ScrollSignal } from '@/features/gallery/scroll'
import { FOLDER } from './texts'
import type { FolderState } from './useFolderState'
import type { SelectionStore } from './selection'
import { useSelecting } from './useSelecting'
import './Folder.scss'

/** Header row and filter chips above the list, at 375 px width. */
const LIST_TOP_PX = 52 + 44
const ALBUM_LIST_TOP_PX = 52

export interface FolderProps {
  filter: FolderFilter
  onFilter: (filter: FolderFilter) => void
  /** 画集 instead of the days. */
  albumList: boolean
  onAlbums: (albumList: boolean) => void
  state: FolderState
  albums: AlbumListState
  scroll: ScrollSignal
}

type DaysProps = Pick<FolderProps, 'filter' | 'state' | 'scroll'> & { selection: SelectionStore }

/** Creations by day, or what there is to say instead of them. */
function Days({ filter, state, scroll, selection }: DaysProps) {
  const columns = useApp((app) => app.folderCols)
  const { jobs, hasNextPage, onNearEnd } = state
  const today = dayKeyOf(new Date())
  const days = useMemo(() => groupByDay(jobs, today), [jobs, today])
  if (jobs.length === 0) return <FolderEmpty filter={filter} state={state} />
  return (
    <>
      {state.isOffline && (
        <View className="mg-folder__offline" role="status">
          <Text>{FOLDER.offline}</Text>
        </View>
      )}
      <FolderGrid
        {...{ days, today, columns, selection, scroll, onNearEnd }}
        listTopPx={LIST_TOP_PX}
        hasMore={hasNextPage}
      />
      <ListFoot state={state} />
    </>
  )
}

/** 画夹: my creations by day, and 画集: those kept together. */
export function Folder(props: FolderProps) {
  const { filter, onFilter, albumList, onAlbums, state, albums, scroll } = props
  const [adding, setAdding] = useState(false)
  const { jobs, isLogin } = state
  const ids = useMemo(() => jobs.map((job) => job.id), [jobs])
  const { selection, selecting, start } = useSelecting(ids, { tabBar: true })
  return (
    <View className="mg-folder">
      <FolderHeader
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
      {selecting && <FolderActions jobs={jobs} ids={ids} selection={selection} />}
    </View>
  )
}
