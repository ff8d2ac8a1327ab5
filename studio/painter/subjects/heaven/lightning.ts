import { type Oklch, type Point, type Shape, ellipsePoints, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { subject } from '../subject'

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
