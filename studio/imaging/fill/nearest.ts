/** For each pixel the nearest marked one (vector propagation in two passes; Danielsson 1980). */
import type { Size } from '../segment/shrink'

export interface Nearest {
  /** Index of the nearest marked pixel; -1: none is marked. */
  readonly index: Int32Array
  /** Distance to it, pixels; Infinity: none. */
  readonly distance: Float32Array
}

type Step = readonly [number, number]
const BEFORE: readonly Step[] = [
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
]
const AFTER: readonly Step[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
]

export function findNearest(marks: Uint8Array, { width, height }: Size): Nearest {
  const index = Int32Array.from(marks, (value, at) => (value ? at : -1))
  const distance = Float32Array.from(marks, (value) => (value ? 0 : Infinity))
  const pass = (neighbours: readonly Step[], rows: number[], columns: number[]) => {
    for (const y of rows)
      for (const x of columns) {
        const at = y * width + x
        for (const [dx, dy] of neighbours) {
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
          const other = index[at + dy * width + dx]
          if (other < 0) continue
          const far = Math.hypot(x - (other % width), y - Math.floor(other / width))
          if (far < distance[at]) [distance[at], index[at]] = [far, other]
        }
      }
  }
  const [rows, columns] = [[...Array(height).keys()], [...Array(width).keys()]]
  const [rowsBack, columnsBack] = [[...rows].reverse(), [...columns].reverse()]
  pass(BEFORE, rows, columns)
  pass([[1, 0]], rows, columnsBack)
  pass(AFTER, rowsBack, columnsBack)
  pass([[-1, 0]], rowsBack, columns)
  return { index, distance }
}
