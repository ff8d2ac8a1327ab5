/** Rows of one height as a gallery of one column, so that the same window serves both. */
import type { GalleryLayout } from '@/features/gallery/layout'

const ROW_PX = 72
const WIDTH_PX = 375

export function layoutRows(ids: readonly string[]): GalleryLayout {
  const tiles = ids.map((id, row) => ({
    id,
    dayKey: '',
    leftPx: 0,
    widthPx: WIDTH_PX,
    topPx: row * ROW_PX,
    heightPx: ROW_PX,
  }))
  return { headers: [], tiles, heightPx: ids.length * ROW_PX }
}
