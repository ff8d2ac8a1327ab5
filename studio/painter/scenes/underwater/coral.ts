import { type Oklch, shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { type StrokePoint, triples } from '../../drawing/notation'
import { type Random, blot, curve, disc, pointsAt, polygon, stroke } from '../../geometry'
import { TAU, cos, mix, sin } from '../../../lib/maths'

/** Branches that fork twice. */
function staghorn(random: Random, x: number, y: number, size: number, colour: Oklch): Shape[] {
  const shapes: Shape[] = []
  const grow = (px: number, py: number, angle: number, long: number, left: number): void => {
    const tip: Point = [px + cos(angle) * long, py + sin(angle) * long]
    const bend = random.spread() * long * 0.15
    const path: StrokePoint[] = [
      [px, py, 1],
      [(px + tip[0]) / 2 + bend, (py + tip[1]) / 2, 0.85],
      [...tip, 0.65],
    ]
    shapes.push(curve(path, size * 0.035 * (left + 1), shade(colour, random.spread() * 0.04)))
    shapes.push(disc(tip[0], tip[1], size * 0.013 * (left + 1), shade(colour, 0.08), 'plain'))
    if (left === 0) return
    const forks = random.integer(2, 3)
    for (let i = 0; i < forks; i++) {
      grow(
        ...tip,
        angle + (i / (forks - 1) - 0.5) * random.range(0.8, 1.2),
        long * random.range(0.6, 0.8),
        left - 1,
      )
    }
  }
  for (const lean of [-0.5, 0, 0.48])
    grow(x, y, -TAU / 4 + lean + random.spread() * 0.15, size * 0.34, 2)
  return shapes
}

/** A fan in one plane with its ribs. */
function fan(random: Random, x: number, y: number, size: number, colour: Oklch): Shape[] {
  const rim: Point[] = [[x, y]]
  const ribs: Shape[] = []
  for (let i = 0; i <= 16; i++) {
    const angle = -TAU * mix(0.06, 0.44, i / 16)
    const reach = size * random.range(0.84, 1.04)
    const tip: Point = [x + cos(angle) * reach * 0.9, y + sin(angle) * reach]
    rim.push(tip)
    ribs.push(
      stroke(
        [[x, y], [mix(x, tip[0], 0.5) + random.spread() * size * 0.03, mix(y, tip[1], 0.55)], tip],
        size * 0.03,
        shade(colour, -0.12),
        'end',
        { detail: true, plain: true },
      ),
    )
  }
  return [polygon(rim, colour, { alpha: 0.92 }), ...ribs]
}

/** Tubes of several heights with dark mouths. */
function tubes(random: Random, x: number, y: number, size: number, colour: Oklch): Shape[] {
  const count = random.integer(4, 6)
  return Array.from({ length: count }, (_, i): Shape[] => {
    const t = i / (count - 1) - 0.5
    const tall = size * random.range(0.5, 1) * (1 - Math.abs(t) * 0.5)
    const half = size * random.range(0.07, 0.1)
    const foot = x + t * size * 0.55
    const top = foot + t * size * 0.3
    const tone = shade(colour, random.spread() * 0.05)
    const mouth = blot(random, top, y - tall, half * 1.15, half * 0.5, 0.08, 9)
    return [
      polygon(
        [
          [foot - half * 0.8, y],
          [top - half * 1.1, y - tall],
          [top + half * 1.1, y - tall],
          [foot + half * 0.8, y],
        ],
        tone,
      ),
      polygon(
        [
          [foot, y],
          [top + half * 0.2, y - tall],
          [top + half * 1.1, y - tall],
          [foot + half * 0.8, y],
        ],
        shade(tone, -0.08),
        { shadow: true },
      ),
      polygon(mouth, shade(tone, -0.2), { detail: true }),
    ]
  }).flat()
}

/** A round head with winding furrows. */
function head(random: Random, x: number, y: number, size: number, colour: Oklch): Shape[] {
  const shapes = [
    polygon(blot(random, x, y - size * 0.26, size * 0.5, size * 0.42, 0.07, 12), colour),
  ]
  for (let i = 0; i < 7; i++) {
    const t = i / 6 - 0.5
    const reach = size * 0.4 * Math.sqrt(1 - t * t * 2.6)
    const py = y - size * 0.26 + t * size * 0.62
    shapes.push(
      curve(
        pointsAt([x, py], [reach, size], '-1,0 -0.4,-0.05 0.2,0.04 1,-0.02'),
        size * 0.035,
        shade(colour, -0.1),
        'both',
        { detail: true, plain: true },
      ),
    )
  }
  return shapes
}

const KINDS = [staghorn, fan, tubes, head] as const
const HUES: readonly [Oklch, ...Oklch[]] = triples(`0.68,0.17,22 0.78,0.13,62 0.66,0.14,345
  0.62,0.13,310 0.84,0.09,90`)

/** One coral of a random kind; `tone` puts its colour under water. */
export const coral = (
  random: Random,
  x: number,
  y: number,
  size: number,
  tone: (colour: Oklch) => Oklch,
): Shape[] => random.pick(KINDS)(random, x, y, size, tone(random.pick(HUES)))

/** A long ribbon of kelp with leaves on both sides, from its foot up. */
export function kelp(random: Random, x: number, y: number, tall: number, colour: Oklch): Shape[] {
  const sway = random.spread() * tall * 0.12
  const phase = random.next() * TAU
  const at = (t: number): StrokePoint => [
    x + sin(t * 5 + phase) * tall * 0.035 + sway * t,
    y - tall * t,
    1 - 0.6 * t,
  ]
  const stem = Array.from({ length: 9 }, (_, i) => at(i / 8))
  const shapes = [curve(stem, tall * 0.014, shade(colour, -0.06), 'even', { foliage: true })]
  const leaves = Math.round(mix(10, 18, random.next()))
  for (let i = 1; i <= leaves; i++) {
    const t = i / leaves
    const [px, py] = at(t)
    const flank = i % 2 ? 1 : -1
    const long = tall * random.range(0.09, 0.14) * (1.1 - 0.5 * t)
    shapes.push(
      curve(
        [
          [px, py, 0.3],
          [px + flank * long * 0.5, py - long * 0.25, 1],
          [px + flank * long * 0.9, py - long * 0.75, 0.9],
          [px + flank * long * 1.05, py - long * 1.25, 0.1],
        ],
        long * 0.24,
        shade(colour, random.spread() * 0.05),
        'even',
        { foliage: true },
      ),
    )
  }
  return shapes
}
