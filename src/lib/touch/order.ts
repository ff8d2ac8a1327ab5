/** Cells of a grid that are put in another order by a finger: pure. */
import type { Point, Size } from './transform'

export interface Grid {
  columns: number
  count: number
}

/** The cell under a point of the grid, counted from its top left corner; null outside. */
export function cellAt({ x, y }: Point, box: Size, { columns, count }: Grid): number | null {
  const rows = Math.ceil(count / columns)
  if (count === 0 || x < 0 || y < 0 || x >= box.width || y >= box.height) return null
  const column = Math.floor((x / box.width) * columns)
  const row = Math.floor((y / box.height) * rows)
  const cell = row * columns + column
  return cell < count ? cell : null
}

/** Target of the dragged cell: outside the grid the nearest one. */
export function targetAt({ x, y }: Point, box: Size, grid: Grid): number {
  const inside = {
    x: Math.min(box.width - 1, Math.max(0, x)),
    y: Math.min(box.height - 1, Math.max(0, y)),
  }
  return cellAt(inside, box, grid) ?? grid.count - 1
}
