/** Cards of one size in rows, with the page's gutter; lengths at 375 px width. Pure. */
import type { GalleryLayout } from '@/ui/gallery/layout'

const GUTTER_PX = 16
const GAP_PX = 12
const ROW_GAP_PX = 16

interface ListShape {
  columns: number
  /** Of the page, gutters included. */
  widthPx: number
  /** Name and count under the square cover. */
  wordsPx: number
}

export function layoutAlbumList(
  ids: readonly string[],
  { columns, widthPx, wordsPx }: ListShape,
): GalleryLayout {
  const cardPx = (widthPx - 2 * GUTTER_PX - GAP_PX * (columns - 1)) / columns
  const heightPx = cardPx + wordsPx
  const tiles = ids.map((id, index) => ({
    id,
    dayKey: '',
    topPx: Math.floor(index / columns) * (heightPx + ROW_GAP_PX),
    leftPx: GUTTER_PX + (index % columns) * (cardPx + GAP_PX),
    widthPx: cardPx,
    heightPx,
  }))
  const rows = Math.ceil(ids.length / columns)
  return { headers: [], tiles, heightPx: rows * (heightPx + ROW_GAP_PX) }
}
