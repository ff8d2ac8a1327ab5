/**
 * Positions of every tile of the gallery, from its known ratio alone. Nothing is measured: the
 * whole length of the list is known before a picture has loaded, so nothing ever jumps and any part
 * of it can be left out of the page.
 */

export interface LayoutSection {
  key: string
  /** Width over height, in the order of time. */
  items: readonly { id: string; ratio: number }[]
}

export interface LayoutOptions {
  /** Width of the list in CSS px. */
  widthPx: number
  columns: number
  gapPx: number
  /** Height of a day's heading, the air above it included. */
  headerPx: number
  /** Air after a day's last tile. */
  sectionGapPx: number
  /** Height of the words under each picture; none unless given. */
  captionPx?: number
  /** Height over the first columns of the first section, its gap below included. */
  lead?: { columns: number; heightPx: number } | null
}

interface Box {
  topPx: number
  heightPx: number
}

export interface TileBox extends Box {
  id: string
  dayKey: string
  leftPx: number
  widthPx: number
}

export interface HeaderBox extends Box {
  dayKey: string
}

export interface GalleryLayout {
  headers: HeaderBox[]
  /** In the order of time, which is also the reading and the tab order. */
  tiles: TileBox[]
  heightPx: number
}

/** A tile is never taller than 2.4 times nor flatter than 0.4 times its width. */
const RATIO_MIN = 1 / 2.4
const RATIO_MAX = 1 / 0.4

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function shortest(heights: readonly number[]): number {
  let best = 0
  heights.forEach((height, column) => {
    // A pixel of tolerance keeps equal columns filling from the left.
    if (height < (heights[best] ?? 0) - 1) best = column
  })
  return best
}

/** Masonry by day: each tile goes to the shortest column, so newer stays above older. */
export function layoutGallery(
  sections: readonly LayoutSection[],
  { widthPx, columns, gapPx, headerPx, sectionGapPx, captionPx = 0, lead = null }: LayoutOptions,
): GalleryLayout {
  const headers: HeaderBox[] = []
  const tiles: TileBox[] = []
  const tileWidthPx = (widthPx - gapPx * (columns - 1)) / columns
  let top = 0
  for (const section of sections) {
    headers.push({ dayKey: section.key, topPx: round(top), heightPx: headerPx })
    const start = top + headerPx
    const led = lead !== null && section === sections[0] ? lead : { columns: 0, heightPx: 0 }
    const bottoms = Array.from({ length: columns }, (_, column) =>
      column < led.columns ? start + led.heightPx : start,
    )
    for (const { id, ratio } of section.items) {
      const column = shortest(bottoms)
      const tileTop = bottoms[column] ?? start
      const picturePx = tileWidthPx / Math.min(RATIO_MAX, Math.max(RATIO_MIN, ratio))
      const heightPx = picturePx + captionPx
      tiles.push({
        id,
        dayKey: section.key,
        topPx: round(tileTop),
        leftPx: round(column * (tileWidthPx + gapPx)),
        widthPx: round(tileWidthPx),
        heightPx: round(heightPx),
      })
      bottoms[column] = tileTop + heightPx + gapPx
    }
    top = Math.max(...bottoms) - (section.items.length > 0 ? gapPx : 0) + sectionGapPx
  }
  return { headers, tiles, heightPx: round(top) }
}
