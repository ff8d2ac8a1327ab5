/** Lines of a mask with fewer points. */
import { simplifiedPoints } from '@/lib/touch/simplify'
import type { Size } from '@/lib/touch/transform'

/** In 1/10000 of the short side: 0.15 %, seen at scale 1. */
export const TOLERANCE = 15

/**
 * Drops the points that lie within `tolerance` of what remains. `points` are x and y in turns, in
 * mask units; the picture's size makes both axes comparable.
 */
export function simplifyLine(
  points: readonly number[],
  { width, height }: Size,
  tolerance = TOLERANCE,
): number[] {
  const count = points.length / 2
  if (count < 3) return [...points]
  const short = Math.min(width, height)
  const indices = simplifiedPoints(
    count,
    (i) => [((points[2 * i] ?? 0) * width) / short, ((points[2 * i + 1] ?? 0) * height) / short],
    tolerance,
  )
  return points.filter((_, i) => indices.has(i >> 1))
}
