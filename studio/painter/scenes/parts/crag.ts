import { type Oklch, mixColour, shade } from '../../colour'
import { type Point, type Random, type Shape, curve, pointsAt, polygon } from '../../geometry'
import { mix } from '../../../lib/maths'
import { polyline } from '../../drawing/notation'

export interface CragPlan {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly foot: number
  readonly colour: Oklch
  /** -1: lit from the left. */
  readonly lit: -1 | 1
  /** Lean of the sides towards the top, 0 upright .. 1 a point. */
  readonly taper?: number
  /** Layers of stone seen in its face. */
  readonly beds?: number
  readonly rough?: number
}

/** A broken line down the side of a rock. */
function flank(random: Random, from: Point, to: Point, rough: number): Point[] {
  const steps = 6
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    const jut = i === 0 || i === steps ? 0 : random.spread() * rough
    return [mix(from[0], to[0], t) + jut, mix(from[1], to[1], t) + random.spread() * rough * 0.3]
  })
}

/** An upright rock in two tones, with cracks down its face and beds across it. */
export function crag(random: Random, plan: CragPlan): Shape[] {
  const { left, right, top, foot, colour, lit, taper = 0.3, beds = 0, rough = 0.06 } = plan
  const wide = right - left
  const tall = foot - top
  const inset = (wide * taper) / 2
  const jut = Math.min(wide, tall) * rough * 2
  const crown = random.range(0.38, 0.62)
  const peak: Point = [mix(left + inset, right - inset, crown), top]
  const leftTop: Point = [left + inset, top + tall * random.range(0.02, 0.12) * (0.4 + taper)]
  const rightTop: Point = [right - inset, top + tall * random.range(0.02, 0.12) * (0.4 + taper)]
  const down = flank(random, rightTop, [right, foot], jut)
  const up = flank(random, [left, foot], leftTop, jut)
  const shapes: Shape[] = [polygon([peak, ...down, ...up], colour)]
  const split = flank(
    random,
    peak,
    [mix(left, right, 0.5 - lit * random.range(0.02, 0.16)), foot],
    jut * 1.6,
  )
  const darkEdge = lit < 0 ? down : up.slice().reverse()
  shapes.push(
    polygon([...split, ...darkEdge.slice().reverse()], shade(colour, -0.11, 0.005), {
      shadow: true,
      alpha: 0.85,
    }),
  )
  const crack = shade(colour, -0.18)
  for (let i = 0; i < 7; i++) {
    const x = mix(left + inset, right - inset, random.range(0.06, 0.94))
    const y = top + tall * random.range(0.12, 0.6)
    const long = tall * random.range(0.1, 0.34)
    const drift = random.spread() * wide * 0.06
    shapes.push(
      curve(
        polyline([x, y], [x + drift, y + long * 0.5], [x + drift * 0.6, y + long]),
        Math.max(1, wide * 0.012),
        crack,
        'both',
        { detail: true, plain: true, alpha: 0.6 },
      ),
    )
  }
  for (let i = 1; i <= beds; i++) {
    const t = i / (beds + 1)
    const y = mix(top, foot, t) + random.spread() * tall * 0.03
    const half = (wide / 2) * (1 - taper * (1 - t)) * 0.94
    const middle = (left + right) / 2
    shapes.push(
      curve(
        pointsAt([middle, y], [half, tall], '-1,0 -0.3,0.014 0.4,-0.008 1,0.01'),
        Math.max(1.5, tall * 0.022),
        mixColour(crack, colour, i % 2 ? 0.35 : 0.7),
        'both',
        { detail: true, plain: true, alpha: 0.55 },
      ),
    )
  }
  return shapes
}
