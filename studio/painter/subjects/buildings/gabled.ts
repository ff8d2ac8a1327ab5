import { type Oklch, shade } from '../../colour'
import { type Point, type Shape, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import type { SubjectBrush } from '../subject'
import { polyline } from '../../drawing/notation'
import { named } from '../../parts'

/** A house seen on its corner: the lit gable to the left, the long side in half shade to the right. */
export interface House {
  /** Left end, near corner and right end. */
  readonly left: number
  readonly corner: number
  readonly right: number
  readonly wall: number
  readonly roof: number
  /** Overhang of the roof. */
  readonly eaves: number
}

/** Height of the near corner below the far ends. */
const NEAR = 0.055

export function onGable({ left, corner, wall }: House, across: number, up: number): Point {
  return [mix(left, corner, across), NEAR * across - wall * up]
}

export function onSide({ corner, right, wall }: House, along: number, up: number): Point {
  return [mix(corner, right, along), NEAR * (1 - along) - wall * up]
}

/** On the roof's near slope: `along` the ridge, `down` from the ridge to the eaves. */
export function onRoof(house: House, along: number, down: number): Point {
  const { left, corner, right, wall, roof, eaves } = house
  const ridgeX = (left + corner) / 2
  const length = right - corner
  const ridge: Point = [
    mix(ridgeX - eaves * 0.6, ridgeX + length + eaves * 0.5, along),
    mix(NEAR * 0.5, -NEAR * 0.5, along) - wall - roof,
  ]
  const foot: Point = [
    mix(corner - eaves * 0.5, right + eaves, along),
    mix(NEAR, 0, along) - wall + eaves * 0.62,
  ]
  // the slope sags a little, as old roofs do
  const sag = 0.05 * roof * down * (1 - down) * 4
  return [mix(ridge[0], foot[0], down), mix(ridge[1], foot[1], down) + sag]
}

const farEave = ({ left, wall, eaves }: House): Point => [left - eaves, -wall + eaves * 0.55]

/** Four corners on one of the walls, as a filled patch. */
export const patch = (
  house: House,
  face: typeof onGable,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  colour: Oklch,
  flags: Omit<Partial<Shape>, 'points' | 'colour'> = { detail: true },
): Shape =>
  polygon(
    [face(house, from, low), face(house, to, low), face(house, to, high), face(house, from, high)],
    colour,
    flags,
  )

/** A window that shines by night, with its frame and bars. */
export function pane(
  { m, lit }: SubjectBrush,
  house: House,
  face: typeof onGable,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): Shape[] {
  const bar = (a: Point, b: Point): Shape => stroke([a, b], 0.016, m.wood, 'even', { detail: true })
  const [middle, centre] = [(from + to) / 2, (low + high) / 2]
  return named('window', [
    patch(house, face, [from, to], [low, high], lit ? m.lamp : m.dark, {
      detail: true,
      ...(lit && { glow: true }),
    }),
    bar(face(house, middle, low), face(house, middle, high)),
    bar(face(house, from, centre), face(house, to, centre)),
    bar(face(house, from, high), face(house, to, high)),
    bar(face(house, from, low), face(house, to, low)),
  ])
}

/** Both walls, the gable's point included. */
export function walls(house: House, colour: Oklch): Shape[] {
  const apex = onRoof(house, 0.06, 0)
  return named('walls', [
    polygon(
      [onSide(house, 0, 0), onSide(house, 1, 0), onSide(house, 1, 1), onSide(house, 0, 1)],
      shade(colour, -0.1),
    ),
    polygon(
      [
        onGable(house, 0, 0),
        onGable(house, 1, 0),
        onGable(house, 1, 1),
        apex,
        onGable(house, 0, 1),
      ],
      colour,
    ),
  ])
}

/** The roof's two slopes; `rows` of tiles or straw on the near one. */
export function gableRoof(brush: SubjectBrush, house: House, colour: Oklch, rows: number): Shape[] {
  const { m, random, snowy } = brush
  const slope = (from: number, to: number): Point[] => {
    const steps = [0, 0.25, 0.5, 0.75, 1]
    return [
      ...steps.map((d) => onRoof(house, from, d)),
      ...steps.reverse().map((d) => onRoof(house, to, d)),
    ]
  }
  const [ax, ay] = onRoof(house, 0, 0)
  const [fx, fy] = farEave(house)
  const thick = house.eaves * 0.55
  const shapes: Shape[] = [
    // what shows of the far slope, and the thickness of its edge
    polygon(
      polyline([ax, ay], [fx, fy], [fx + 0.03, fy + thick * 0.5], [ax + 0.02, ay + thick * 1.2]),
      shade(colour, -0.1),
    ),
    polygon(slope(0, 1), colour),
  ]
  for (let i = 0; i < rows; i++) {
    const along = (i + 0.5) / rows + random.spread() * 0.012
    const from = random.range(0.02, 0.12)
    shapes.push(
      stroke(
        [onRoof(house, along, from), onRoof(house, along, 0.5), onRoof(house, along, 0.98)],
        0.011,
        shade(colour, i % 3 === 0 ? 0.07 : -0.08),
        'even',
        { detail: true, alpha: 0.75 },
      ),
    )
  }
  const [ex, ey] = onRoof(house, 0, 1)
  const [gx, gy] = onRoof(house, 1, 1)
  shapes.push(
    polygon(
      polyline([ex, ey], [gx, gy], [gx, gy + thick * 0.45], [ex, ey + thick * 0.5]),
      shade(colour, -0.13),
      { detail: true },
    ),
    stroke([onRoof(house, -0.015, 0), onRoof(house, 1.01, 0)], 0.04, shade(colour, -0.05)),
  )
  const tiles = named('roof', shapes)
  if (!snowy) return tiles
  const hem = Array.from({ length: 9 }, (_, i) =>
    onRoof(house, 1 - i / 8, 0.78 + (i % 2 ? 0.14 : 0) + random.spread() * 0.05),
  )
  return [
    ...tiles,
    polygon([onRoof(house, -0.03, -0.06), onRoof(house, 1.03, -0.06), ...hem], m.snow, 'snow'),
    polygon(
      [
        onRoof(house, -0.03, -0.06),
        [mix(ax, fx, 0.9), mix(ay, fy, 0.9) - 0.03],
        [mix(ax, fx, 0.85), mix(ay, fy, 0.85) + 0.03],
        onRoof(house, 0.02, 0.12),
      ],
      m.snow,
      { snow: true, plain: true },
    ),
  ]
}
