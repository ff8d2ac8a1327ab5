import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { getErrorMessage } from '@/api/error'
import { OrderScreen } from '@/domain/albums/OrderScreen'
import { ALBUM, ALBUM_LIST } from '@/domain/albums/texts'
import type { Album } from '@/domain/albums/types'
import { useAlbum, type AlbumState } from '@/domain/albums/useAlbum'
import { ListFoot } from '@/ui/gallery/ListFoot'
import type { ScrollSignal } from '@/ui/gallery/scroll'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, openTab } from '@/domain/navigation/navigate'
import { stackAddresses } from '@/platform/pages'
import { OfflineLine } from '@/ui/OfflineLine/OfflineLine'
import { Empty } from '@/ui/Empty/Empty'
import { IconButton } from '@/ui/IconButton/IconButton'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { AlbumActions } from './AlbumActions'
import { AlbumGrid } from './AlbumGrid'
import { AlbumMenu } from './AlbumMenu'
import { useSelectionMode } from './useSelecting'
import './AlbumDetail.scss'
import './textButton.scss'

/** Page bar and the album's own head above the grid, at 375 px width. */
const LIST_TOP_PX = 48 + 76

const toLibrary = { text: ALBUM.toLibrary, onPress: () => void openTab('pages/folder/folder') }

interface HeadProps {
  album: Album
  onSelect: (() => void) | undefined
  onMore: () => void
}

function Head({ album, onSelect, onMore }: HeadProps) {
  return (
    <View className="mg-albumpage__head">
      <View className="mg-albumpage__words">
        <View className="mg-albumpage__name" role="heading" aria-level={2}>
          {album.name}
        </View>
        <Text className="mg-albumpage__count">{ALBUM_LIST.count(album.count)}</Text>
      </View>
      {onSelect && (
        <View className="mg-press mg-textbutton" {...pressable({ onPress: onSelect })}>
          <Text>{ALBUM.select}</Text>
        </View>
      )}
      <IconButton icon="more" label={ALBUM.more} onPress={onMore} />
    </View>
  )
}

/** Why there is no album to show, and what to do about it. */
function Missing({ state }: { state: AlbumState }) {
  if (!state.isLogin) {
    const login = () => void go('navigate', loginUrlFor(stackAddresses().at(-1) ?? '/'))
    return <Empty title={ALBUM.anonymous} action={{ text: ALBUM.login, onPress: login }} />
  }
  if (state.isGone) return <Empty title={ALBUM.gone} action={toLibrary} />
  if (state.isError) {
    const retry = { text: ALBUM.retry, onPress: () => void state.refetch() }
    return (
      <Empty
        drawing="failed"
        title={ALBUM.failed}
        hint={getErrorMessage(state.error)}
        action={retry}
      />
    )
  }
  return (
    <View className="mg-albumpage__waiting" aria-hidden>
      <Skeleton width={160} height={30} />
      <Skeleton height={240} />
    </View>
  )
}

/** One album: what is in it, in its own order. */
export function AlbumDetail({ id, scroll }: { id: string; scroll: ScrollSignal }) {
  const state = useAlbum(id)
  const [menu, setMenu] = useState(false)
  const [ordering, setOrdering] = useState(false)
  const { album, jobs, onNearEnd } = state
  const ids = useMemo(() => jobs.map((job) => job.id), [jobs])
  const { selection, selecting, start } = useSelectionMode(ids, { tabBar: false })
  if (!album || state.isGone) return <Missing state={state} />
  return (
    <>
      <Head
        album={album}
        onSelect={jobs.length > 0 ? start : undefined}
        onMore={() => setMenu(true)}
      />
      {state.isOffline && (
        <OfflineLine className="mg-albumpage__offline">{ALBUM_LIST.offline}</OfflineLine>
      )}
      {jobs.length > 0 ? (
        <>
          <AlbumGrid {...{ jobs, selection, scroll, onNearEnd }} listTopPx={LIST_TOP_PX} />
          <ListFoot state={state} />
        </>
      ) : (
        <Empty hint={ALBUM.empty} action={toLibrary} />
      )}
      {selecting && <AlbumActions albumId={id} jobs={jobs} selection={selection} />}
      <AlbumMenu
        album={album}
        open={menu}
        onClose={() => setMenu(false)}
        onOrder={() => setOrdering(true)}
      />
      {ordering && (
        <OrderScreen
          albumId={id}
          jobs={jobs}
          onNearEnd={onNearEnd}
          onClose={() => setOrdering(false)}
        />
      )}
    </>
  )
}
