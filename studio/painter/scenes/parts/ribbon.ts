import type { Point, StrokePoint } from '../../drawing/notation'
import { smooth } from '../../geometry'
import { mix, power, sin } from '../../../lib/maths'
import type { Random, Stage } from '../../scene'

/**
 * A band that lies on the ground: rivers and paths. The third number of a point is its half width
 * in pixels; across the view it is foreshortened by `flat`.
 */
export function ribbon(path: readonly StrokePoint[], flat = 0.34): Point[] {
  const line = smooth(path, false, 8)
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, [x, y, half = 1]] of line.entries()) {
    const before = line[Math.max(0, i - 1)]
    const after = line[Math.min(line.length - 1, i + 1)]
    const dx = after[0] - before[0]
    const dy = (after[1] - before[1]) / flat
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    const nx = (-dy / length) * half
    const ny = (dx / length) * half * flat
    left.push([x - nx, y - ny])
    right.push([x + nx, y + ny])
  }
  return left.concat(right.reverse())
}

/**
 * A way that winds from the distance to the viewer's feet, as perspective draws it.
 * @param far where it leaves the view: a share of the width, and y
 * @param near where it reaches the viewer
 * @param swing how far it swings at the bottom, as a share of the width
 * @param halves half widths far and near, pixels
 */
export function winding(
  { width, side }: Stage,
  random: Random,
  [from, top]: Point,
  [to, bottom]: Point,
  swing: number,
  bends: number,
  halves: readonly [narrow: number, wide: number],
): StrokePoint[] {
  const steps = Math.max(8, Math.round(bends * 6))
  const uneven = random.range(0.8, 1.2)
  return Array.from({ length: steps + 1 }, (_, i): StrokePoint => {
    const t = i / steps
    const near = power(t, 1.7)
    const sway = sin(power(t, uneven) * bends * Math.PI) * swing * mix(0.3, 1, near)
    const x = (mix(from, to, t) + side * sway) * width
    return [x, mix(top, bottom, near), mix(...halves, near)]
  })
}
