/** Fewer points for the same line (Ramer 1972, Douglas and Peucker 1973). */
import type { Size } from '@/lib/touch/transform'

/** In 1/10000 of the short side: 0.15 %, seen at scale 1. */
export const TOLERANCE = 15

/** Squared distance of the i-th point from the segment between the a-th and the b-th. */
function offLine(at: (i: number) => [number, number]) {
  return (i: number, a: number, b: number): number => {
    const [px, py] = at(i)
    const [ax, ay] = at(a)
    const [bx, by] = at(b)
    const dx = bx - ax
    const dy = by - ay
    const length = dx * dx + dy * dy
    const share = length === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / length
    const along = Math.min(1, Math.max(0, share))
    return (px - ax - along * dx) ** 2 + (py - ay - along * dy) ** 2
  }
}

/**
 * Drops the points that lie within `tolerance` of what remains. `points` are x and y in turns, in
 * mask units; the picture's size makes both axes comparable.
 */
export function simplified(
  points: readonly number[],
  { width, height }: Size,
  tolerance = TOLERANCE,
): number[] {
  const count = points.length / 2
  if (count < 3) return [...points]
  const short = Math.min(width, height)
  const distance = offLine((i) => [
    ((points[2 * i] ?? 0) * width) / short,
    ((points[2 * i + 1] ?? 0) * height) / short,
  ])
  const kept = new Set([0, count - 1])
  const open: [number, number][] = [[0, count - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [a, b] = span
    let worst = tolerance * tolerance
    let place = -1
    for (let i = a + 1; i < b; i += 1) {
      const off = distance(i, a, b)
      if (off <= worst) continue
      worst = off
      place = i
    }
    if (place < 0) continue
    kept.add(place)
    open.push([a, place], [place, b])
  }
  return points.filter((_, i) => kept.has(i >> 1))
}
