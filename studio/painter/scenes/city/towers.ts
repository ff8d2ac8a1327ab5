import { type Oklch, shade } from '../../colour'
import { type Point, type Random, type Shape, polygon, stroke } from '../../geometry'
import { rectangle } from '../parts/forms'
import type { Plane } from '../parts/view'
import { facade } from './facade'
import { type CityPaint, favour } from './paint'
import { polyline } from '../../drawing/notation'

/** Tops that tell one tower from the next: points over a body of width and height 1, left to right. */
const TOPS: readonly (readonly Point[])[] = [
  [],
  [],
  polyline('0.18,0 0.18,0.1 0.82,0.1 0.82,0'),
  polyline(`0.14,0 0.14,0.07 0.3,0.07 0.3,0.15 0.42,0.15 0.47,0.34 0.5,0.52 0.53,0.34 0.58,0.15 0.7,0.15
    0.7,0.07 0.86,0.07 0.86,0`),
  polyline('0,0.02 1,0.22'),
  polyline('0.1,0 0.16,0.09 0.3,0.16 0.5,0.19 0.7,0.16 0.84,0.09 0.9,0'),
  polyline(
    `-0.1,0.05 0.04,0.01 0.22,0.09 0.42,0.14 0.5,0.26 0.58,0.14 0.78,0.09 0.96,0.01 1.1,0.05`,
  ),
]

export interface TowerPlan {
  readonly x: number
  readonly base: number
  readonly width: number
  readonly height: number
  /** Pixels of a metre: how large its storeys look. */
  readonly metre: number
  readonly lightSide: -1 | 1
  readonly detail: number
}

function roofThings(random: Random, plan: TowerPlan, colour: Oklch): Shape[] {
  const { x, base, width, height } = plan
  const top = base - height
  const shapes: Shape[] = []
  if (random.chance(0.5)) {
    const at = x + width * random.range(0.2, 0.6)
    const w = width * 0.22
    shapes.push(polygon(rectangle(at, top - w * 0.7, at + w, top + 1), colour))
  }
  if (random.chance(0.4)) {
    const at = x + width * random.range(0.3, 0.7)
    const mast: Point[] = polyline([at, top + 1], [at, top - width * random.range(0.4, 0.9)])
    shapes.push(stroke(mast, Math.max(1, width * 0.03), colour, 'end', { plain: true }))
  }
  return shapes
}

/** The sky in a front of glass: slanting bands. */
const gleams = (random: Random, { x, base, width, height }: TowerPlan): Shape[] =>
  [0, 1].map((i) => {
    const top = base - height * random.range(0.55, 0.92)
    const tall = Math.min(height * 0.22, width * random.range(0.5, 0.9)) * (i ? 0.4 : 1)
    const drop = Math.min(width * 0.7, base - top - tall)
    const corners = polyline([x, top + drop], [x + width, top], [x + width, top + tall])
    return polygon(
      [...corners, [x, top + drop + tall]],
      [0.97, 0.02, 210],
      'detail plain alpha 0.42',
    )
  })

/** One tower of a skyline, seen from the front with a shaded side. */
export function tower(random: Random, plan: TowerPlan, paint: CityPaint): Shape[] {
  const { x, base, width, height, metre, lightSide, detail } = plan
  const wall = shade(favour(random, paint.walls), random.spread() * 0.04)
  const top = random.pick(TOPS as readonly [readonly Point[], ...(readonly Point[])[]])
  const reach = Math.min(width, height * 0.6)
  const shapes: Shape[] = []
  if (top.length > 0) {
    const crown = top.map(([u, v]): Point => [x + u * width, base - height - v * reach])
    const closed: Point[] = [[x, base - height + 2], ...crown, [x + width, base - height + 2]]
    shapes.push(polygon(closed, shade(wall, -0.04)))
  } else {
    shapes.push(...roofThings(random, plan, shade(wall, -0.08)))
  }
  const plane: Plane = (u, v) => [x + u * metre, base - v * metre]
  const kind = paint.glassy ? 'glass' : random.pick(['office', 'office', 'flats', 'brick'] as const)
  const size = { width: width / metre, height: height / metre }
  shapes.push(...facade(random, plane, { kind, ...size, from: 1, wall, detail }, paint))
  if (paint.glassy) shapes.push(...gleams(random, plan))
  const side = x + (lightSide > 0 ? 0 : width * 0.7)
  shapes.push(
    polygon(rectangle(side, base - height, side + width * 0.3, base), shade(wall, -0.14), {
      shadow: true,
      alpha: 0.42,
    }),
  )
  return shapes
}
