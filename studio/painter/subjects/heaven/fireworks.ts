import type { Gradient, Oklch, Shape } from '../../drawing'
import { disc, polygon, stroke } from '../../geometry'
import { cos, mix, sin, TAU } from '../../../lib/maths'
import { polyline, triples } from '../../drawing/notation'
import type { SubjectBrush, SubjectDefinition } from '../subject'

const COLOURS: readonly Oklch[] = triples(`0.72,0.2,28 0.86,0.16,88 0.78,0.15,200 0.72,0.2,340
  0.8,0.18,140 0.7,0.19,300`)
const SPARK: Oklch = [0.98, 0.05, 95]
const LOOK = { plain: true, glow: true, accent: true } as const

/** One shell: rays that bend down to their ends, brighter and thicker there. */
function burst({ random, own, lit }: SubjectBrush, at: readonly number[], first: number): Shape[] {
  const [x = 0, y = 0, radius = 0] = at
  const rays = Math.round(mix(16, 26, radius * 4))
  const ring = (reach: number, colour: Oklch, turn: number): Shape[] =>
    Array.from({ length: rays }, (_, i) => {
      const angle = ((i + turn) / rays) * TAU
      const long = radius * reach * random.range(0.88, 1.06)
      const [dx, dy] = [cos(angle) * long, sin(angle) * long]
      const point = (t: number) => [x + dx * t, y + dy * t + radius * 0.16 * t * t] as const
      const end = point(1)
      const gradient: Gradient = {
        ...{ from: point(0.12), to: end },
        stops: [
          { at: 0, colour: lit ? SPARK : colour, alpha: 0.25 },
          { at: 0.55, colour, alpha: 0.85 },
          { at: 1, colour, alpha: 1 },
        ],
      }
      const path = [0.14, 0.4, 0.7, 1].map((t) => [...point(t), 0.35 + 0.65 * t] as const)
      return [
        { ...stroke(path, radius * 0.045, colour, 'even', LOOK), gradient },
        disc(end[0], end[1], radius * 0.034, lit ? SPARK : colour, LOOK),
      ]
    }).flat()
  const pick = (step: number): Oklch => own(COLOURS[(first + step) % COLOURS.length], 0)
  const halo = polygon(disc(x, y, radius * 1.1, SPARK).points, pick(0), {
    ...{ ...LOOK, alpha: lit ? 0.09 : 0.05 },
  })
  return [
    halo,
    ...ring(1, pick(0), 0),
    ...ring(0.58, pick(1), 0.5),
    disc(x, y, radius * 0.06, SPARK, LOOK),
  ]
}

/** Middle and radius of each shell, the first two the largest. */
const SHELLS = polyline('-0.3,0 0.32,-0.13 0.03,0.17 -0.62,-0.16 0.66,0.1')
const RADII = [0.21, 0.175, 0.12, 0.13, 0.14] as const

/** Several shells over the whole sky; in daylight in deep colours. */
export const fireworks: SubjectDefinition = {
  placements: ['sky'],
  home: 'city',
  time: 'night',
  height: 0.62,
  count: 1,
  behind: true,
  draw(brush, _, { wish }) {
    const { random } = brush
    const first = random.integer(0, COLOURS.length - 1)
    const number = wish.count === null || wish.count < 2 ? SHELLS.length : wish.count
    return SHELLS.slice(0, number).flatMap(([x, y], i) =>
      burst(brush, [x + random.spread() * 0.04, y + random.spread() * 0.04, RADII[i]], first + i),
    )
  },
}
