/** Cards of one size in rows, with the page's gutter; lengths at 375 px width. Pure. */
import type { GalleryLayout } from '@/features/gallery/layout'

const WIDTH_PX = 375
const GUTTER_PX = 16
const GAP_PX = 12
const ROW_GAP_PX = 16

/** `wordsPx`: name and count under the square cover. */
export function layoutAlbumList(
  ids: readonly string[],
  columns: number,
  wordsPx: number,
): GalleryLayout {
  const widthPx = (WIDTH_PX - 2 * GUTTER_PX - GAP_PX * (columns - 1)) / columns
  const heightPx = widthPx + wordsPx
  const tiles = ids.map((id, index) => ({
    id,
    dayKey: '',
    topPx: Math.floor(index / columns) * (heightPx + ROW_GAP_PX),
    leftPx: GUTTER_PX + (index % columns) * (widthPx + GAP_PX),
    widthPx,
    heightPx,
  }))
  const rows = Math.ceil(ids.length / columns)
  return { headers: [], tiles, heightPx: rows * (heightPx + ROW_GAP_PX) }
}
