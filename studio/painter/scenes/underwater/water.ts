import { cos, mix, sin, TAU } from '../../../lib/maths'
import { mixColour, type Oklch, shade } from '../../colour'
import { polyline } from '../../drawing/notation'
import {
  ellipsePoints,
  place,
  type Point,
  polygon,
  type Random,
  rounded,
  type Shape,
} from '../../geometry'
import { toneAt } from '../../palette'
import { addForms, type Stage } from '../parts/forms'
import { isDark } from '../parts/soil'
import { addWater } from '../parts/terrain'
import { anchor } from '../scene-definition'

/** Space to swim in, the first place the best; and places at the frame. */
export function offerDeep(
  stage: Stage,
  spots: readonly (readonly [x: number, y: number, scale: number])[],
): void {
  const { width, height, short, side } = stage
  for (const [i, [x, y, scale]] of spots.entries())
    anchor(stage, 'deep', [width * (0.5 + side * x), height * y], short * scale, 0.2 + i * 0.02)
  anchor(stage, 'near', [width * (0.5 - side * 0.38), height * 1.01], short, 0.02)
}

/** The colour of the water at a distance: what lies far is lost in blue. */
export function seaAt(stage: Stage, depth: number): Oklch {
  const { palette } = stage
  const base = mixColour(palette.water, isDark(stage) ? [0.34, 0.09, 250] : [0.6, 0.1, 215], 0.72)
  const near = mixColour(shade(base, -0.16), [0.3, 0.07, 245], 0.3)
  return mixColour(near, shade(base, 0.1), depth)
}

/** A thing's own colour under water. */
export const drowned = (stage: Stage, depth: number, colour: Oklch): Oklch =>
  mixColour(toneAt(stage.palette, 0, colour), seaAt(stage, depth), 0.16 + depth * 0.7)

/** Open water from the bright surface down into the dark. */
export function addDeep(stage: Stage): void {
  stage.horizon = 0
  addWater(stage, {
    top: 0,
    depth: 1,
    mirror: 0,
    ripples: 0.12,
    light: null,
    overhead: true,
    colour: seaAt(stage, 0.66),
  })
}

/** Shafts of light that fan out from a place above the surface. `from`: share of the width. */
export function addRays(stage: Stage, from: number, strength = 1): void {
  const { width, height, side, short } = stage
  const random = stage.random.fork('rays')
  const pale: Oklch = isDark(stage) ? [0.72, 0.06, 225] : [0.97, 0.03, 190]
  const top = -short * 0.12
  const shapes: Shape[] = []
  const count = random.integer(6, 8)
  for (let i = 0; i < count; i++) {
    const t = (i + random.range(0.1, 0.9)) / count
    const start = width * (from + (t - 0.5) * 0.46)
    const drift = (t - 0.5) * 0.9 * short - side * short * 0.16
    const long = height * 1.06
    const wide = short * random.range(0.012, 0.04)
    const spread = wide * random.range(2.2, 4)
    const points: Point[] = [
      [start - wide, top],
      [start + wide, top],
      [start + drift * (long / height) + spread, long],
      [start + drift * (long / height) - spread, long],
    ]
    const alpha = random.range(0.1, 0.24) * strength * (isDark(stage) ? 0.6 : 1)
    shapes.push({
      ...polygon(points, pale, { plain: true, snow: true, alpha: alpha * 0.62 }),
      gradient: {
        from: [0, 0],
        to: [0, long],
        stops: [
          { at: 0, colour: pale, alpha: alpha * 1.7 },
          { at: 0.55, colour: pale, alpha },
          { at: 1, colour: pale, alpha: 0 },
        ],
      },
    })
  }
  addForms(stage, 'rays', 0.93, shapes)
}

/** Bubbles that rise in a string. */
export function addBubbles(stage: Stage, x: number, y: number, count: number): void {
  const { short, unit } = stage
  const random = stage.random.fork(`bubbles ${Math.round(x)}`)
  const pale: Oklch = [0.95, 0.025, 205]
  const shapes = Array.from({ length: count }, (_, i): Shape[] => {
    const t = i / count
    const r = short * mix(0.004, 0.014, t) * random.range(0.6, 1.3)
    const cx = x + random.spread() * short * 0.03
    const cy = y - t * short * 0.3 + random.spread() * short * 0.02
    const ring = polygon(ellipsePoints(cx, cy, r, r, 0, 20), pale, 'plain snow alpha 0.75')
    const hole = ellipsePoints(cx + r * 0.05, cy + r * 0.08, r * 0.72, r * 0.72, 0, 20)
    return r > 2.4 * unit ? [{ ...ring, holes: [hole] }] : [ring]
  })
  addForms(stage, 'bubbles', 0.08, shapes.flat())
}

const BODY = polyline(`0.5,0 0.3,-0.15 0,-0.2 -0.28,-0.1 -0.42,-0.03 -0.42,0.03 -0.28,0.1 0,0.18
  0.3,0.13`)
const BELLY = polyline('0.46,0.02 0,0.03 -0.38,0.01 -0.28,0.1 0,0.18 0.3,0.13')
const TAIL = polyline('-0.38,0 -0.64,-0.2 -0.55,0 -0.64,0.2')

const smallFish = (colour: Oklch): Shape[] => [
  polygon(TAIL, colour),
  rounded(BODY, colour),
  polygon(BELLY, shade(colour, 0.14), { detail: true, plain: true }),
]

interface ShoalPlan {
  readonly x: number
  readonly y: number
  /** Half axes of the bank, pixels. */
  readonly wide: number
  readonly tall: number
  readonly count: number
  /** Length of a fish, pixels. */
  readonly size: number
  readonly depth: number
  /** They swim round instead of one way. */
  readonly circles?: boolean
}

/** A bank of small fish, denser in its middle, all with one mind. */
export function addShoal(stage: Stage, name: string, plan: ShoalPlan): void {
  const random: Random = stage.random.fork(name)
  const silver: Oklch = isDark(stage) ? [0.6, 0.04, 235] : [0.9, 0.025, 215]
  const shapes: Shape[] = []
  for (let i = 0; i < plan.count; i++) {
    const turn = random.next() * TAU
    const reach = plan.circles ? random.range(0.35, 1) : Math.sqrt(random.next())
    const x = plan.x + cos(turn) * reach * plan.wide
    const y = plan.y + sin(turn) * reach * plan.tall
    const size = plan.size * random.range(0.7, 1.2)
    const dark = random.chance(0.45)
    const tone = dark ? shade(seaAt(stage, plan.depth), -0.14) : silver
    const heading = plan.circles ? turn + TAU / 4 : random.spread() * 0.3 + sin(x / plan.wide) * 0.3
    const flip = !plan.circles && stage.side > 0
    shapes.push(...place(smallFish(tone), x, y, size, flip, heading))
  }
  addForms(stage, name, plan.depth, shapes)
}
