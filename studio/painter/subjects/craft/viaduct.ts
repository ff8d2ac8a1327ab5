import { shade } from '../../colour'
import { type Point, type Shape, pointsAt, polygon, stroke } from '../../geometry'
import { cos, mix, sin } from '../../../lib/maths'
import type { SubjectBrush } from '../subject'
import { polyline } from '../../drawing/notation'

/** Height of the rails over its foot. */
export const RAIL = -0.55
/** Beyond the frame on both sides, at any place. */
const REACH = 7
const SPAN = 0.72

/** The opening under one arch, from its left springing over the crown and down. */
function vault(middle: number, foot: number): Point[] {
  const half = SPAN * 0.39
  const spring = RAIL + 0.4
  const crown: Point[] = Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI * (1 - i / 14)
    return [middle + cos(angle) * half, spring - sin(angle) * half]
  })
  return [[middle - half, foot], ...crown, [middle + half, foot]]
}

/** A stone viaduct that runs from frame to frame. */
export function viaduct({ m, random, snowy }: SubjectBrush): Shape[] {
  const stone = shade(m.stone, -0.02)
  const foot = 0.1
  const arches = Math.round((2 * REACH) / SPAN)
  const shapes: Shape[] = []
  for (let i = 0; i < arches; i++) {
    const left = -REACH + i * SPAN
    const [middle, right] = [left + SPAN / 2, left + SPAN]
    const gap = vault(middle, foot)
    const [first, last] = [gap[0], gap[gap.length - 1]]
    // the wall of one bay with its arch cut out; the soffit shows on its lit side
    shapes.push(
      polygon(
        [...gap.map(([x, y]): Point => [x + 0.035, y]), ...[...gap].reverse()],
        shade(stone, -0.16),
        { detail: true },
      ),
      polygon(
        [
          [left, RAIL + 0.03],
          [right, RAIL + 0.03],
          [right, foot],
          last,
          ...[...gap].reverse().slice(1, -1),
          first,
          [left, foot],
        ],
        stone,
        { plain: true },
      ),
      polygon(
        polyline([last[0], foot], [last[0], RAIL + 0.4], [right, RAIL + 0.4], [right, foot]),
        shade(stone, -0.07),
        { shadow: true, alpha: 0.6 },
      ),
      stroke(gap, 0.012, shade(stone, -0.2), 'even', { detail: true }),
      stroke(
        gap.slice(1, -1).map(([x, y]): Point => [mix(middle, x, 1.07), mix(RAIL + 0.4, y, 1.08)]),
        0.02,
        shade(stone, 0.06),
        'even',
        { detail: true },
      ),
    )
    for (let k = 0; k < 5; k++) {
      const x = random.range(left - 0.05, left + 0.05)
      const y = random.range(RAIL + 0.12, foot - 0.03)
      shapes.push(
        stroke(polyline([x, y], [x + 0.05, y]), 0.008, shade(stone, -0.1), 'both', {
          detail: true,
          alpha: 0.6,
        }),
      )
    }
  }
  const band = (top: number, bottom: number, lightness: number): Shape =>
    polygon(
      [
        [-REACH, RAIL + top],
        [REACH, RAIL + top],
        [REACH, RAIL + bottom],
        [-REACH, RAIL + bottom],
      ],
      shade(stone, lightness),
    )
  shapes.push(band(0.02, 0.075, 0.05))
  if (snowy)
    shapes.push(
      polygon(pointsAt([0, RAIL], [REACH, 1], '-1,0.01 1,0.01 1,0.032 -1,0.032'), m.snow, {
        snow: true,
        plain: true,
      }),
    )
  return shapes
}
