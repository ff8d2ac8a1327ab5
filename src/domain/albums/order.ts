/** Squares in rows to be put in order by hand; lengths at 375 px width. Pure. */
import type { GalleryLayout, TileBox } from '@/ui/gallery/layout'

const COLUMNS = 3
const GAP_PX = 4
const CELL_PX = (375 - GAP_PX * (COLUMNS - 1)) / COLUMNS
const STEP_PX = CELL_PX + GAP_PX

function boxAt(id: string, index: number): TileBox {
  return {
    id,
    dayKey: '',
    topPx: Math.floor(index / COLUMNS) * STEP_PX,
    leftPx: (index % COLUMNS) * STEP_PX,
    widthPx: CELL_PX,
    heightPx: CELL_PX,
  }
}

export function layoutOrder(ids: readonly string[]): GalleryLayout {
  const heightPx = Math.ceil(ids.length / COLUMNS) * STEP_PX
  return { headers: [], tiles: ids.map(boxAt), heightPx }
}

/** The place over which a square is after it moved so far from its own. */
export function positionAfter(
  from: number,
  moved: { x: number; y: number },
  count: number,
): number {
  const column = Math.round((from % COLUMNS) + moved.x / STEP_PX)
  const row = Math.round(Math.floor(from / COLUMNS) + moved.y / STEP_PX)
  const position = Math.max(0, row) * COLUMNS + Math.min(COLUMNS - 1, Math.max(0, column))
  return Math.min(count - 1, position)
}

/** The ids with one of them at another place. */
export function withMoved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((other) => other !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}

/** Id it is placed before, for the server: null at the end. */
export function findNextId(ids: readonly string[], id: string): string | null {
  return ids[ids.indexOf(id) + 1] ?? null
}
