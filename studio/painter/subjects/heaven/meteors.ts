import { mix, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import type { Gradient, Oklch, Point, Shape } from '../../drawing'
import { polyline, triples } from '../../drawing/notation'
import { ellipsePoints, polygon, stroke } from '../../geometry'
import { subject, type SubjectDefinition } from '../subject'

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

/** Half the length of the band, whatever the format. */
const REACH = 2.4

const CLOUDS: readonly [Oklch, ...Oklch[]] = triples('0.62,0.09,285 0.7,0.06,255 0.66,0.08,320')
const PALE: Oklch = [0.9, 0.03, 270]
const STAR: Oklch = [0.98, 0.02, 90]

/** The band of the galaxy, rising across the sky. */
export const milkyWay = subject(
  ['sky'],
  { home: 'night-sky', time: 'night', height: 0.7, count: 1, behind: true },
  ({ random }) => {
    const side = random.sign()
    const slope = random.range(0.34, 0.5) * side
    const phase = random.range(0, 6)
    const at = (t: number, off: number): Point => [
      t * REACH,
      t * REACH * slope + sin(t * 4 + phase) * 0.05 + off,
    ]
    const look = { plain: true, glow: true, accent: true } as const
    const puff = (width: number, colour: Oklch, alpha: number): Shape => {
      const [x, y] = at(random.spread(), random.spread() * width * 0.5)
      const r = random.range(0.5, 1) * width
      return polygon(ellipsePoints(x, y, r * 2.2, r, slope * 0.9), colour, { ...look, alpha })
    }
    const clouds = Array.from({ length: 46 }, () => puff(0.2, random.pick(CLOUDS), 0.08))
    const core = Array.from({ length: 34 }, () => puff(0.085, PALE, 0.1))
    const stars = Array.from({ length: 170 }, (_, i): Shape => {
      const wide = i % 3 === 0 ? 0.3 : 0.12
      const [x, y] = at(random.spread(), random.spread() * wide)
      const r = random.range(0.0012, 0.0042)
      return polygon(ellipsePoints(x, y, r, r, 0, 10), STAR, {
        ...{ ...look, alpha: random.range(0.5, 1) },
      })
    })
    return [...clouds, ...core, ...stars]
  },
)

const CORE: Oklch = [0.985, 0.03, 250]
const GLOW: Oklch = [0.82, 0.09, 285]

/** A jagged way down: the middle of every stretch is moved aside, less and less. */
function jag(random: Random, from: Point, to: Point, sway: number, depth: number): Point[] {
  if (depth === 0) return [from, to]
  const t = random.range(0.38, 0.62)
  const middle: Point = [
    mix(from[0], to[0], t) + random.spread() * sway,
    mix(from[1], to[1], t) + random.spread() * sway * 0.3,
  ]
  const upper = jag(random, from, middle, sway * 0.54, depth - 1)
  return [...upper, ...jag(random, middle, to, sway * 0.54, depth - 1).slice(1)]
}

/** A channel of light that thins out: wide and faint, narrower, and the white core. */
function channel(path: readonly Point[], width: number): Shape[] {
  const look = { plain: true, glow: true, accent: true } as const
  return [
    stroke(path, width * 6, GLOW, 'end', { ...look, alpha: 0.16 }),
    stroke(path, width * 2.6, GLOW, 'end', { ...look, alpha: 0.4 }),
    stroke(path, width, CORE, 'end', look),
  ]
}

function bolt(random: Random, [x, y]: Point, long: number, width: number): Shape[] {
  const foot: Point = [x + random.spread() * 0.14, y + long]
  const path = jag(random, [x, y], foot, long * 0.2, 4)
  const branches = [0.3, 0.5, 0.68].flatMap((share) => {
    const from = path[Math.round(share * (path.length - 1))]
    if (!from) return []
    const side = random.sign()
    const reach = long * random.range(0.16, 0.3)
    const to: Point = [from[0] + side * reach * random.range(0.6, 1), from[1] + reach]
    return channel(jag(random, from, to, reach * 0.2, 3), width * 0.5)
  })
  return [...branches, ...channel(path, width)]
}

/** Lightning from the clouds to the land, away from the middle; a fainter one across from it. */
export const lightning = subject(
  ['sky'],
  { height: 0.64, count: 1, behind: true },
  ({ random }) => {
    const side = random.sign()
    const top: Point = [side * random.range(0.36, 0.52), -0.46]
    const other: Point = [-side * random.range(0.4, 0.62), -0.48]
    const flash = [0.34, 0.22].map((radius) =>
      polygon(ellipsePoints(top[0], top[1] + 0.06, radius * 1.5, radius * 0.5), GLOW, {
        ...{ plain: true, glow: true, alpha: 0.16 },
      }),
    )
    return [
      ...flash,
      ...bolt(random.fork('far'), other, random.range(0.5, 0.66), 0.007),
      ...bolt(random.fork('near'), top, random.range(0.92, 1.02), 0.015),
    ]
  },
)
