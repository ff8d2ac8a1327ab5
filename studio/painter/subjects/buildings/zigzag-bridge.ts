import { mixColour, shade } from '../../colour'
import { type Point, type Shape, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import type { SubjectBrush } from '../subject'
import { polyline } from '../../drawing/notation'

/** The corners of the walk, its middle line; every leg turns the other way. */
const CORNERS: readonly Point[] = polyline(`-2.1,-0.24 -1.25,-0.1 -0.62,-0.32 0.12,-0.12 0.78,-0.34
  1.4,-0.16 2.1,-0.24`)
const HALF = 0.075

function rail(corners: readonly Point[], dy: number, brush: SubjectBrush): Shape[] {
  const { m } = brush
  const red = mixColour(m.wood, m.accent, 0.45)
  const shapes: Shape[] = []
  for (let i = 0; i + 1 < corners.length; i++) {
    const [ax, ay] = corners[i]
    const [bx, by] = corners[i + 1]
    const at = (t: number, up: number): Point => [mix(ax, bx, t), mix(ay, by, t) + dy - up]
    for (const t of [0, 0.33, 0.67]) shapes.push(stroke([at(t, -0.02), at(t, 0.2)], 0.026, red))
    for (const up of [0.1, 0.18]) shapes.push(stroke([at(0, up), at(1, up)], 0.02, red))
  }
  return shapes
}

/** Planks on posts that turn at every leg: evil spirits, it is said, only walk straight. */
export function zigzagBridge(brush: SubjectBrush): Shape[] {
  const { m } = brush
  const plank = shade(m.wood, 0.14)
  const shapes: Shape[] = []
  for (const [x, y] of CORNERS.slice(1, -1))
    for (const dx of [-0.07, 0.07])
      shapes.push(stroke(polyline([x + dx, y], [x + dx, 0.05]), 0.04, shade(m.wood, -0.06)))
  shapes.push(...rail(CORNERS, -HALF, brush))
  for (let i = 0; i + 1 < CORNERS.length; i++) {
    const [ax, ay] = CORNERS[i]
    const [bx, by] = CORNERS[i + 1]
    const side = (t: number, dy: number): Point => [mix(ax, bx, t), mix(ay, by, t) + dy]
    shapes.push(
      polygon(
        [side(0, HALF), side(1, HALF), side(1, HALF + 0.05), side(0, HALF + 0.05)],
        shade(m.wood, -0.08),
      ),
      polygon(
        [side(0, -HALF), side(1, -HALF), side(1, HALF), side(0, HALF)],
        brush.snowy ? m.snow : shade(plank, i % 2 ? 0.04 : 0),
        brush.snowy ? { snow: true } : {},
      ),
    )
    for (let k = 1; k < 9; k++) {
      const joint = [side(k / 9, -HALF), side(k / 9, HALF)]
      shapes.push(stroke(joint, 0.009, shade(m.wood, -0.02), 'even', { detail: true, alpha: 0.7 }))
    }
  }
  return [...shapes, ...rail(CORNERS, HALF, brush)]
}
