import { shade } from '../../colour'
import { type Point, type Shape, ellipsePoints, polygon, stroke } from '../../geometry'
import { mix, sin } from '../../../lib/maths'
import type { Stage } from '../../scene'
import { housePaint } from '../parts/house'
import { polyline } from '../../drawing/notation'

export interface WallPlan {
  readonly left: number
  readonly right: number
  /** The top of the wall at each x. */
  readonly top: (x: number) => number
  readonly foot: number
  /** Height of the tiles on it. */
  readonly tiles: number
  readonly depth: number
  readonly holes?: readonly Point[][]
}

/** A wall that rises and sinks like a dragon's back, or runs level. */
export const waving =
  (base: number, rise: number, length: number, phase: number): ((x: number) => number) =>
  (x) =>
    base - rise * (0.5 + 0.5 * sin((x / length) * 6.28 + phase))

/** White plaster under a ridge of dark tiles. */
export function gardenWall(stage: Stage, plan: WallPlan): Shape[] {
  const { left, right, top, foot, tiles, holes = [] } = plan
  const paint = housePaint(stage, plan.depth)
  const steps = Math.max(16, Math.round((right - left) / (tiles * 1.1)))
  const along = Array.from({ length: steps + 1 }, (_, i) => mix(left, right, i / steps))
  const body: Point[] = [...along.map((x): Point => [x, top(x)]), [right, foot], [left, foot]]
  const shapes: Shape[] = [
    polygon(body, paint.wall, { holes }),
    polygon(
      [
        ...along.map((x): Point => [x, top(x) + tiles * 0.9]),
        ...along
          .slice()
          .reverse()
          .map((x): Point => [x, top(x)]),
      ],
      shade(paint.wall, -0.2),
      { shadow: true, alpha: 0.6 },
    ),
    polygon(
      [
        [left, foot - tiles * 0.9],
        [right, foot - tiles * 0.9],
        [right, foot],
        [left, foot],
      ],
      shade(paint.roof, 0.2),
      { detail: true, alpha: 0.8 },
    ),
  ]
  const tile = paint.snowy ? paint.snow : paint.roof
  shapes.push(
    polygon(
      [
        ...along.map((x): Point => [x, top(x) - tiles]),
        ...along
          .slice()
          .reverse()
          .map((x, i): Point => [x, top(x) + (i % 2 === 0 ? tiles * 0.12 : -tiles * 0.08)]),
      ],
      tile,
      paint.snowy ? { snow: true } : {},
    ),
  )
  for (const x of along) {
    const rib: Point[] = polyline([x, top(x) - tiles * 0.9], [x, top(x)])
    shapes.push(
      stroke(rib, tiles * 0.13, shade(tile, paint.snowy ? -0.08 : 0.13), 'even', {
        detail: true,
        alpha: 0.8,
      }),
    )
  }
  shapes.push(
    stroke(
      along.map((x): Point => [x, top(x) - tiles]),
      tiles * 0.3,
      shade(tile, -0.06),
      'even',
      { detail: true },
    ),
  )
  return shapes
}

/** The stone ring of a round gate; its lower edge is in the ground. */
export function gateRing(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  depth: number,
): Shape[] {
  const paint = housePaint(stage, depth)
  const ring = ellipsePoints(x, y, radius, radius, 0, 64)
  const closed = [...ring, ring[0], ring[1]]
  const stone = shade(paint.roof, 0.26)
  return [
    stroke(closed, radius * 0.1, stone),
    stroke(closed, radius * 0.022, shade(stone, -0.14), 'even', { detail: true }),
  ]
}
