import { type Oklch, mixColour, shade } from '../../colour'
import { type Point, type Shape, curve, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import { materialsAt } from '../../palette'
import type { Random, Stage } from '../../scene'
import { isSnowy } from '../parts/soil'
import { polyline } from '../../drawing/notation'

/** Bamboo at a distance: far stems are paler, autumn and some old stems turn yellow. */
export function caneAt(stage: Stage, depth: number, random: Random): Oklch {
  const m = materialsAt(stage.palette, depth)
  const old = stage.slots.season === 'autumn' ? 0.5 : random.chance(0.15) ? 0.35 : 0
  return shade(mixColour(m.bamboo, m.gold, old), random.spread() * 0.05 - 0.02)
}

/** A spray of narrow leaves that hang from one knot. */
export function spray(
  random: Random,
  x: number,
  y: number,
  size: number,
  way: number,
  colour: Oklch,
): Shape[] {
  const count = random.integer(5, 7)
  return Array.from({ length: count }, (_, i) => {
    const fan = mix(-0.45, 1, i / (count - 1)) + random.spread() * 0.12
    const long = size * random.range(0.75, 1.45)
    const tip: Point = [x + way * long * mix(1, 0.12, Math.abs(fan)), y + long * (0.25 + 0.7 * fan)]
    const middle: Point = [mix(x, tip[0], 0.45), mix(y, tip[1], 0.42) - size * 0.04]
    return curve(
      [
        [x, y, 0.3],
        [...middle, 1.6],
        [mix(middle[0], tip[0], 0.6), mix(middle[1], tip[1], 0.6), 1],
        [...tip, 0.05],
      ],
      size * 0.085,
      shade(colour, random.spread() * 0.07),
      'even',
      { foliage: true },
    )
  })
}

export interface StemPlan {
  readonly x: number
  readonly foot: number
  readonly top: number
  readonly girth: number
  readonly depth: number
  /** Pixels that its top leans aside. */
  readonly lean: number
  /** Chance of a twig at each joint. */
  readonly leaves: number
}

/** One stem: joints with a pale ring, a lit and a shaded side, twigs from some joints. */
export function stem(stage: Stage, random: Random, plan: StemPlan): Shape[] {
  const { x, foot, top, girth, depth, lean, leaves } = plan
  const colour = caneAt(stage, depth, random)
  const m = materialsAt(stage.palette, depth)
  const tall = foot - top
  const joints = Math.max(5, Math.round(tall / (girth * random.range(5.5, 7.5))))
  const at = (t: number): Point => [x + lean * t * t, foot - tall * t]
  const shapes: Shape[] = []
  const twigs: Shape[] = []
  for (let i = 0; i < joints; i++) {
    const [t0, t1] = [i / joints, (i + 1) / joints]
    const [a, b] = [at(t0), at(t1)]
    const w = (girth / 2) * mix(1, 0.72, t0)
    const gap = girth * 0.07
    const segment: Point[] = [
      [a[0] - w * 1.06, a[1] - gap],
      [a[0] + w * 1.06, a[1] - gap],
      [b[0] + w, b[1] + gap],
      [b[0] - w, b[1] + gap],
    ]
    const dark = stage.side > 0 ? 1 : -1
    shapes.push(
      polygon(segment, shade(colour, (i % 2) * 0.015)),
      polygon(
        [
          [a[0] + dark * w * 0.25, a[1] - gap],
          [a[0] + dark * w * 1.06, a[1] - gap],
          [b[0] + dark * w, b[1] + gap],
          [b[0] + dark * w * 0.25, b[1] + gap],
        ],
        shade(colour, -0.1),
        { shadow: true, alpha: 0.7 },
      ),
    )
    if (depth < 0.6) {
      const shine: Point[] = polyline(
        [a[0] - dark * w * 0.55, a[1] - gap * 3],
        [b[0] - dark * w * 0.5, b[1] + gap * 3],
      )
      shapes.push(
        stroke(shine, girth * 0.09, shade(colour, 0.12), 'both', 'detail plain alpha 0.7'),
      )
    }
    shapes.push(
      stroke(
        polyline([b[0] - w * 1.12, b[1]], [b[0] + w * 1.12, b[1]]),
        girth * 0.13,
        isSnowy(stage) ? m.snow : shade(colour, 0.16, -0.03),
        'even',
        { detail: true },
      ),
    )
    if (i > 0 && random.chance(leaves)) {
      const way = random.sign()
      const long = tall * random.range(0.06, 0.12)
      const end: Point = [b[0] + way * long, b[1] - long * random.range(0.3, 0.7)]
      const green = shade(mixColour(colour, m.pine, 0.35), random.spread() * 0.04)
      twigs.push(
        stroke(
          [b, [b[0] + way * long * 0.5, b[1] - long * 0.34], end],
          girth * 0.1,
          shade(colour, -0.05),
          'end',
        ),
      )
      twigs.push(...spray(random, end[0], end[1], long * random.range(0.7, 1), way, green))
      if (random.chance(0.7))
        twigs.push(
          ...spray(random, b[0] + way * long * 0.55, b[1] - long * 0.34, long * 0.7, way, green),
        )
    }
  }
  return [...shapes, ...twigs]
}
