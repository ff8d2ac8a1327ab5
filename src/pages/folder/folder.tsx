import { useDidShow, usePageScroll, useResize } from '@tarojs/taro'
import { useState } from 'react'
import { getErrorMessage } from '@/api/error'
import { useAlbumList } from '@/domain/albums/useAlbumList'
import { Library } from '@/screens/library/Library'
import type { LibraryFilter } from '@/screens/library/items'
import { createScrollSignal } from '@/ui/gallery/scroll'
import { useLibraryState } from '@/screens/library/useLibraryState'
import { warn } from '@/platform/log'
import { showErrorToast } from '@/platform/toast'
import { useWhileShown } from '@/platform/whileShown'
import { PullRefresh } from '@/ui/PullRefresh/PullRefresh'

/** 画夹: my creations. */
export default function LibraryPage() {
  const [filter, setFilter] = useState<LibraryFilter>('all')
  const [scroll] = useState(createScrollSignal)
  const [albumList, setAlbumList] = useState(false)
  const live = useLibraryState(filter)
  const albums = useAlbumList({ enabled: albumList })
  const state = { ...live, jobs: useWhileShown(live.jobs) }
  const { refresh, isLogin, isFetching } = live

  usePageScroll(({ scrollTop }) => scroll.moved(scrollTop))
  useResize(() => scroll.resized())
  useDidShow(() => {
    scroll.resized()
    // The loaded list stays readable when this fails.
    if (isLogin && !isFetching)
      refresh().catch((error: unknown) => warn('gallery not fresh', error))
  })
  const pull = async () => {
    if (!isLogin) return
    const fresh = albumList ? albums.refetch({ throwOnError: true }) : refresh()
    await fresh.catch((error: unknown) => showErrorToast(getErrorMessage(error)))
  }

  return (
    <PullRefresh onRefresh={pull}>
      <Library
        {...{ filter, albumList, state, albums, scroll }}
        onFilter={setFilter}
        onAlbums={setAlbumList}
      />
    </PullRefresh>
  )
}
