import type { Gradient, Oklch, Point, Shape } from '../../drawing'
import { type Random, ellipsePoints, polygon } from '../../geometry'
import type { SubjectDefinition } from '../subject'
import { polyline } from '../../drawing/notation'

const HEAD: Oklch = [0.99, 0.02, 100]
const TAIL: Oklch = [0.88, 0.06, 240]

/** A falling star: its tail is behind it, to the upper right. */
function streak([x, y]: Point, long: number, width: number): Shape[] {
  const end: Point = [x + long, y - long * 0.52]
  const gradient: Gradient = {
    from: [x, y],
    to: end,
    stops: [
      { at: 0, colour: HEAD, alpha: 1 },
      { at: 0.3, colour: TAIL, alpha: 0.6 },
      { at: 1, colour: TAIL, alpha: 0 },
    ],
  }
  const look = { plain: true, glow: true, accent: true } as const
  const tail = [
    [x - width * 0.3, y - width * 0.6],
    end,
    [x + width * 0.3, y + width * 0.6],
  ] as const
  return [
    { ...polygon(tail, TAIL, { ...look, alpha: 0.7 }), gradient },
    polygon(ellipsePoints(x, y, width * 2, width * 2), TAIL, { ...look, alpha: 0.25 }),
    polygon(ellipsePoints(x, y, width * 0.8, width * 0.8), HEAD, look),
  ]
}

/** Places of the first ones: on both sides of what is in the middle. */
const PLACES: readonly Point[] = polyline(`-0.62,0.06 0.42,-0.18 -0.3,-0.34 0.72,0.1 0.08,-0.42
  -0.8,-0.24 0.5,0.22`)

const fall = (random: Random, count: number): Shape[] =>
  PLACES.slice(0, count).flatMap(([x, y], i) => {
    const at: Point = [x + random.spread() * 0.08, y + random.spread() * 0.06]
    const large = i === 0 ? 1 : random.range(0.45, 0.8)
    return streak(at, 0.5 * large, 0.013 * large)
  })

const FALLING = {
  placements: ['sky'],
  home: 'night-sky',
  time: 'night',
  height: 0.6,
  count: 1,
  behind: true,
} satisfies Omit<SubjectDefinition, 'draw'>

export const meteor: SubjectDefinition = { ...FALLING, draw: ({ random }) => fall(random, 1) }

export const meteorShower: SubjectDefinition = {
  ...FALLING,
  draw: ({ random }) => fall(random, PLACES.length),
}
