/** Which part of the gallery is in the page: enough for the eye and the next swipe, no more. */
import type { GalleryLayout, HeaderBox, TileBox } from './layout'

/** A mini-program page bears fewer than 1000 nodes; a card is about ten. */
export const MAX_CARDS = 60

/** Scrolling changes what is rendered only when it crosses a multiple of this part of a screen. */
const STEP = 1 / 4

/** Tried from generous to tight, in screens beyond each edge. */
const OVERSCANS = [1, 0.75, 0.5, STEP]

/** The step of a scroll position. Within a step the window is not rendered again. */
export function computeStep(scrollPx: number, viewportPx: number): number {
  return Math.max(0, Math.floor(scrollPx / (viewportPx * STEP)))
}

function within<T extends { topPx: number; heightPx: number }>(
  boxes: readonly T[],
  fromPx: number,
  toPx: number,
): T[] {
  return boxes.filter((box) => box.topPx < toPx && box.topPx + box.heightPx > fromPx)
}

export interface GalleryWindow {
  headers: HeaderBox[]
  tiles: TileBox[]
}

/**
 * Range to render at a step. `listTopPx` is the distance of the list from the page's top. The
 * window is as large as MAX_CARDS allows and always holds all that is on screen.
 */
export function windowAt(
  layout: GalleryLayout,
  step: number,
  { viewportPx, listTopPx }: { viewportPx: number; listTopPx: number },
): GalleryWindow {
  const fromPx = step * viewportPx * STEP - listTopPx
  // Within a step the screen travels by one step more.
  const toPx = fromPx + viewportPx * (1 + STEP)
  for (const overscan of OVERSCANS) {
    const extraPx = viewportPx * overscan
    const tiles = within(layout.tiles, fromPx - extraPx, toPx + extraPx)
    if (tiles.length <= MAX_CARDS) {
      return { headers: within(layout.headers, fromPx - extraPx, toPx + extraPx), tiles }
    }
  }
  // Very small tiles: what is on screen is never left out.
  return {
    headers: within(layout.headers, fromPx, toPx),
    tiles: within(layout.tiles, fromPx, toPx),
  }
}

/** Is it time for the next page? `thresholdPx` is the specification’s 300rpx. */
export function nearEnd(
  { scrollPx, viewportPx, contentPx }: { scrollPx: number; viewportPx: number; contentPx: number },
  thresholdPx: number,
): boolean {
  return contentPx - (scrollPx + viewportPx) <= thresholdPx
}
