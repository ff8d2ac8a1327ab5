/** Rows of one height as a gallery of one column, so that the same window serves both. */
import type { GalleryLayout } from './layout'

const WIDTH_PX = 375

export function layoutRows(ids: readonly string[], rowPx: number): GalleryLayout {
  const tiles = ids.map((id, row) => ({
    id,
    dayKey: '',
    leftPx: 0,
    widthPx: WIDTH_PX,
    topPx: row * rowPx,
    heightPx: rowPx,
  }))
  return { headers: [], tiles, heightPx: ids.length * rowPx }
}
