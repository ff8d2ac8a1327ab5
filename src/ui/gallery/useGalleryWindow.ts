import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { GalleryLayout } from './layout'
import type { ScrollSignal } from './scroll'
import { nearEnd, computeStep, windowAt, type GalleryWindow } from './window'

/** The specification's 300rpx: positions here are those of a page 375 px wide. */
const LOAD_MORE_PX = 150

interface Options {
  layout: GalleryLayout
  scroll: ScrollSignal
  /** Top of the list below the top of the page, at 375 px width. */
  listTopPx: number
  /** Called when the end is near; may be called again while it stays near. */
  onNearEnd: () => void
}

/** The part of the gallery to render; changes only when scrolling crosses a step. */
export function useGalleryWindow({ layout, scroll, listTopPx, onNearEnd }: Options): GalleryWindow {
  const step = useSyncExternalStore(
    scroll.subscribe,
    () => {
      const { scrollPx, viewportPx } = scroll.position()
      return computeStep(scrollPx, viewportPx)
    },
    () => 0,
  )
  const viewportPx = useSyncExternalStore(
    scroll.subscribe,
    () => Math.round(scroll.position().viewportPx),
    () => 0,
  )

  useEffect(() => {
    const check = () => {
      const contentPx = listTopPx + layout.heightPx
      if (nearEnd({ ...scroll.position(), contentPx }, LOAD_MORE_PX)) onNearEnd()
    }
    check()
    return scroll.subscribe(check)
  }, [layout, scroll, listTopPx, onNearEnd])

  return useMemo(
    () => windowAt(layout, step, { viewportPx, listTopPx }),
    [layout, step, viewportPx, listTopPx],
  )
}
