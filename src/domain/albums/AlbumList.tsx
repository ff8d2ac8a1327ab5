import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { getErrorMessage } from '@/api/error'
import { ListFoot } from '@/ui/gallery/ListFoot'
import type { ScrollSignal } from '@/ui/gallery/scroll'
import { boxStyle } from '@/ui/gallery/Tile'
import { useGalleryWindow } from '@/ui/gallery/useGalleryWindow'
import { useRowPx } from '@/domain/accessibility/useRowPx'
import { navigate } from '@/domain/navigation/navigate'
import { usePageSize } from '@/platform/usePageSize'
import { Empty } from '@/ui/Empty/Empty'
import { length } from '@/ui/length'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { createAlbum } from './actions'
import { Cover } from './Cover'
import { AlbumNameSheet } from './AlbumNameSheet'
import { layoutAlbumList } from './albumListLayout'
import { NAME, ALBUM_LIST } from './texts'
import type { Album } from './types'
import type { AlbumListState } from './useAlbumList'
import { OfflineLine } from '@/ui/OfflineLine/OfflineLine'
import './AlbumList.scss'

/** Name and count, of which 42 px are lines. */
const WORDS_PX = 50
const LINES_PX = 42

const open = (id: string) => void navigate('pages/folder/album-detail', { id })

function Card({ album, style }: { album: Album; style: Record<string, string> }) {
  const { name, count, covers } = album
  return (
    <View
      className="mg-press mg-album-list__card"
      style={style}
      {...pressable({ onPress: () => open(album.id), role: 'link' })}
    >
      <View className="mg-album-list__cover">
        <Cover covers={covers} />
      </View>
      <View className="mg-album-list__name">{name}</View>
      <View className="mg-album-list__count">{ALBUM_LIST.count(count)}</View>
    </View>
  )
}

function Cards({
  state,
  scroll,
  topPx,
}: {
  state: AlbumListState
  scroll: ScrollSignal
  topPx: number
}) {
  const { albums, onNearEnd } = state
  const { columns, widthPx } = usePageSize()
  const wordsPx = useRowPx(WORDS_PX, LINES_PX)
  const layout = useMemo(
    () =>
      layoutAlbumList(
        albums.map(({ id }) => id),
        { columns, widthPx, wordsPx },
      ),
    [albums, columns, widthPx, wordsPx],
  )
  const byId = useMemo(() => new Map(albums.map((album) => [album.id, album])), [albums])
  const { tiles } = useGalleryWindow({ layout, scroll, listTopPx: topPx, onNearEnd })
  return (
    <View className="mg-album-list__cards" style={{ height: length(layout.heightPx) }}>
      {tiles.map((box) => {
        const album = byId.get(box.id)
        return album && <Card key={box.id} album={album} style={boxStyle(box)} />
      })}
    </View>
  )
}

interface AlbumListProps {
  state: AlbumListState
  scroll: ScrollSignal
  listTopPx: number
  /** The sheet for a new album is open. */
  adding: boolean
  onAdding: (adding: boolean) => void
}

/** 画集: my albums as cards. */
export function AlbumList({ state, scroll, listTopPx, adding, onAdding }: AlbumListProps) {
  const add = async (name: string) => {
    const album = await createAlbum(name)
    open(album.id)
  }
  return (
    <View className="mg-album-list">
      {state.albums.length > 0 ? (
        <>
          {state.isOffline && (
            <OfflineLine className="mg-album-list__offline">{ALBUM_LIST.offline}</OfflineLine>
          )}
          <Cards state={state} scroll={scroll} topPx={listTopPx} />
          <ListFoot state={state} />
        </>
      ) : state.isError ? (
        <Empty
          drawing="failed"
          title={ALBUM_LIST.failed}
          hint={getErrorMessage(state.error)}
          action={{ text: ALBUM_LIST.retry, onPress: () => void state.refetch() }}
        />
      ) : state.isPending ? (
        <View className="mg-album-list__waiting" aria-hidden>
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} width="46%" height={165} />
          ))}
        </View>
      ) : (
        <Empty
          hint={ALBUM_LIST.empty}
          action={{ text: ALBUM_LIST.add, onPress: () => onAdding(true) }}
        />
      )}
      <AlbumNameSheet
        open={adding}
        title={NAME.create}
        onClose={() => onAdding(false)}
        onSave={add}
      />
    </View>
  )
}
