import { type Oklch, mixColour, shade } from '../../colour'
import { ellipsePoints, polygon, rounded, stroke } from '../../geometry'
import { polyline } from '../../drawing/notation'
import { type SubjectDefinition, subject } from '../subject'

/** Small things that edits add to a picture and that no prompt is about. */

const CREAM: Oklch = [0.97, 0.02, 90]

const ball = subject(
  ['ground', 'table', 'near'],
  { height: 0.08, count: 1, indoors: 1.4 },
  ({ own }) => {
    const colour = own([0.62, 0.2, 27])
    const stripe = (x: number, wide: number, to: Oklch) =>
      rounded(
        [
          [x * 0.35, -1],
          [x + wide, -0.72],
          [x + wide * 1.3, -0.5],
          [x + wide, -0.24],
          [x * 0.35, 0],
          [x - wide * 0.2, -0.5],
        ],
        to,
        { detail: true },
      )
    return [
      polygon(ellipsePoints(0.06, -0.01, 0.5, 0.06), [0.25, 0.03, 60], 'plain shadow alpha 0.25'),
      polygon(ellipsePoints(0, -0.5, 0.5, 0.5), colour),
      stripe(-0.3, 0.16, mixColour(colour, CREAM, 0.9)),
      stripe(0.22, 0.14, mixColour(colour, CREAM, 0.9)),
      polygon(ellipsePoints(-0.19, -0.74, 0.1, 0.07, -0.6), CREAM, 'detail plain alpha 0.7'),
    ]
  },
)

const beer = subject(['table', 'ground', 'near'], { height: 0.2, count: 1 }, ({ own, random }) => {
  const gold = own([0.8, 0.15, 78])
  const glass: Oklch = [0.93, 0.02, 220]
  const foam = polyline(`-0.34,-0.82 -0.4,-0.92 -0.3,-1 -0.14,-0.97 0,-1.02 0.16,-0.96 0.3,-0.99
    0.39,-0.9 0.33,-0.8 0.3,-0.72 0.22,-0.79 -0.12,-0.78 -0.2,-0.68 -0.27,-0.78`)
  const rising = Array.from({ length: 9 }, () =>
    polygon(
      ellipsePoints(random.range(-0.24, 0.24), random.range(-0.66, -0.1), 0.018, 0.018, 0, 10),
      CREAM,
      { detail: true, plain: true, alpha: 0.7 },
    ),
  )
  return [
    polygon(ellipsePoints(0.05, -0.005, 0.42, 0.04), [0.25, 0.03, 60], 'plain shadow alpha 0.25'),
    stroke(polyline('0.3,-0.68 0.56,-0.62 0.58,-0.32 0.3,-0.2'), 0.09, shade(glass, -0.12), 'even'),
    polygon(polyline('-0.36,-0.88 0.36,-0.88 0.32,0 -0.32,0'), glass, { alpha: 0.85 }),
    polygon(polyline('-0.32,-0.84 0.32,-0.84 0.285,-0.06 -0.285,-0.06'), gold, { plain: true }),
    polygon(polyline('0.12,-0.84 0.32,-0.84 0.285,-0.06 0.12,-0.06'), shade(gold, -0.07), {
      ...{ shadow: true, plain: true, alpha: 0.6 },
    }),
    ...rising,
    rounded(foam, CREAM),
    polygon(polyline('-0.24,-0.7 -0.18,-0.7 -0.17,-0.14 -0.22,-0.14'), CREAM, {
      ...{ detail: true, plain: true, alpha: 0.55 },
    }),
  ]
})

/** A pair that lies on the table. */
const chopsticks = subject(['table', 'ground', 'near'], { height: 0.1, count: 1 }, ({ own }) => {
  const wood = own([0.5, 0.11, 38])
  const stick = (y: number) => [
    stroke(polyline([-1.3, y - 0.34, 1], [1.3, y - 0.02, 0.5]), 0.12, wood),
    stroke(
      polyline([-1.3, y - 0.34, 1], [-0.95, y - 0.297, 0.95]),
      0.12,
      shade(wood, 0.22),
      'even',
      { detail: true },
    ),
  ]
  return [
    stroke(polyline('-1.26,-0.28 1.3,0.06'), 0.12, [0.25, 0.03, 60], 'even', {
      ...{ shadow: true, plain: true, alpha: 0.3 },
    }),
    ...stick(-0.12),
    ...stick(-0.32),
  ]
})

export const THING_EXTRAS = { ball, beer, chopsticks } satisfies Record<string, SubjectDefinition>
