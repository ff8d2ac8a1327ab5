/** The outer edge of what a mask covers, as a closed line that is small enough to be sent. */
import { findParts } from '../segment/clean'
import type { Size } from '../segment/shrink'

/** Around a cell, clockwise from the right. */
const AROUND = [
  ...([
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
  ] as const),
  ...([
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
  ] as const),
] as const

/**
 * Moore's boundary tracing of the largest part; x and y in turns, in 1/`scale` of the sides.
 * @param most points at most
 */
export function traceOutline(
  hard: Uint8Array,
  { width, height }: Size,
  { scale, most }: { scale: number; most: number },
): number[] {
  const { labels, sizes } = findParts(hard, { width, height }, 1)
  const largest = sizes.indexOf(sizes.reduce((a, b, label) => (label > 0 && b > a ? b : a), 0))
  const start = largest > 0 ? labels.indexOf(largest) : -1
  if (start < 0) return []
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] === largest
  const line: [number, number][] = []
  let [x, y, from] = [start % width, Math.floor(start / width), 4]
  do {
    line.push([x, y])
    const turn = AROUND.findIndex((_, step) => {
      const [dx, dy] = AROUND[(from + 1 + step) % 8]
      return isIn(x + dx, y + dy)
    })
    if (turn < 0) break
    const way = (from + 1 + turn) % 8
    x += AROUND[way][0]
    y += AROUND[way][1]
    // Looked at next from where this cell was entered.
    from = (way + 5) % 8
  } while ((y * width + x !== start || line.length < 2) && line.length < 4 * hard.length)
  const every = Math.max(1, Math.ceil(line.length / most))
  return line
    .filter((_, at) => at % every === 0)
    .flatMap(([px, py]) => [
      Math.round(((px + 0.5) / width) * scale),
      Math.round(((py + 0.5) / height) * scale),
    ])
}
