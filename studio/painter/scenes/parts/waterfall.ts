import { clamp, mix, sin, smoothstep } from '../../../lib/maths'
import { mixColour, type Oklch, shade } from '../../colour'
import { blot, curve, type Point, polygon, type Shape, type StrokePoint } from '../../geometry'
import { landAt } from '../../palette'
import type { Random, Stage } from '../../scene'
import { foamAt } from './soil'
import { burst } from './surf'

interface FallPlan {
  readonly x: number
  readonly top: number
  readonly foot: number
  /** Half widths at the lip and at the foot, pixels. */
  readonly lip: number
  readonly wide: number
  readonly depth: number
  /** Shares of the drop where it strikes a ledge. */
  readonly ledges?: readonly number[]
  /** Spray at its foot; default yes. */
  readonly spray?: boolean
}

/** The outline of falling water: each edge wavers by itself, the foot ends in tongues. */
function drawSheet(
  random: Random,
  plan: FallPlan,
  middle: (t: number) => number,
  half: (t: number) => number,
): Point[] {
  const { top, foot, lip } = plan
  const edge = (flank: -1 | 1): Point[] => {
    const phase = random.next() * 6
    return Array.from({ length: 19 }, (_, i): Point => {
      const t = i / 18
      const sway = 0.07 * sin(t * 9 + phase) + 0.05 * sin(t * 23 + phase * 2)
      const reach = half(t) + lip * (sway * smoothstep(0, 0.2, t) + random.spread() * 0.03)
      return [middle(t) + flank * reach, mix(top, foot, t)]
    })
  }
  const tongues = Array.from({ length: 9 }, (_, i): Point => {
    const rise = (i % 2 ? 0.012 : 0.07) * random.range(0.4, 1.3) * (foot - top)
    return [middle(1) + half(1) * mix(0.9, -0.9, i / 8), foot - rise]
  })
  return [...edge(1), ...tongues, ...edge(-1).reverse()]
}

/** Slivers of wet rock that part the water, and the shaded folds of its strands. */
function partings(
  random: Random,
  plan: FallPlan,
  middle: (t: number) => number,
  half: (t: number) => number,
  tones: { rock: Oklch; blue: Oklch; unit: number },
): Shape[] {
  const { top, foot, lip, wide } = plan
  const { rock, blue, unit } = tones
  const path = (off: number, from: number, to: number): StrokePoint[] =>
    Array.from({ length: 6 }, (_, k): StrokePoint => {
      const t = mix(from, to, k / 5)
      return [middle(t) + off * half(t) + random.spread() * lip * 0.03, mix(top, foot, t)]
    })
  const flags = { plain: true, detail: true } as const
  const shapes: Shape[] = []
  const folds = Math.round(clamp(3 + wide / (9 * unit), 4, 26))
  for (let i = 0; i < folds; i++) {
    const off = mix(-0.94, 0.94, (i + random.next()) / folds)
    const from = random.chance(0.45) ? 0.01 : random.range(0.05, 0.6)
    const line = path(off, from, Math.min(0.97, from + random.range(0.3, 0.65)))
    const width = Math.max(1.5 * unit, lip * random.range(0.05, 0.13))
    const deep = mixColour(blue, rock, i % 3 === 0 ? 0.45 : 0.12)
    shapes.push(curve(line, width, deep, 'both', { ...flags, alpha: i % 3 === 0 ? 0.7 : 0.75 }))
  }
  const rocks = Math.round(clamp(lip / (17 * unit), 1, 5))
  for (let i = 0; i < rocks; i++) {
    const off = mix(-0.8, 0.8, (i + random.range(0.15, 0.85)) / rocks)
    const from = random.range(0.06, 0.55)
    const line = path(off, from, Math.min(0.96, from + random.range(0.3, 0.6)))
    const width = Math.max(2.4 * unit, Math.min(lip * random.range(0.1, 0.2), 13 * unit))
    shapes.push(curve(line, width, rock, 'both', { ...flags, alpha: 0.88 }))
  }
  return shapes
}

/** A sheet of falling water: strands that waver and part, dark where the rock comes through. */
export function fall(stage: Stage, random: Random, plan: FallPlan): Shape[] {
  const { unit, palette } = stage
  const { x, top, foot, lip, wide, ledges = [] } = plan
  const white = foamAt(stage)
  const rock = shade(landAt(palette, plan.depth), -0.13)
  const blue = mixColour(palette.water, white, 0.5)
  const phase = random.next() * 6
  const half = (t: number): number => {
    let value = mix(lip, wide, t) * mix(0.84, 1, smoothstep(0, 0.05, t))
    for (const ledge of ledges) value += lip * 0.26 * smoothstep(ledge - 0.02, ledge + 0.06, t)
    return value
  }
  const middle = (t: number): number => x + sin(t * 3 + phase) * lip * 0.14
  const body = drawSheet(random, plan, middle, half)
  const veil = mixColour(white, blue, 0.4)
  const shapes: Shape[] = [
    polygon(body, white, {
      plain: true,
      snow: true,
      alpha: 0.96,
      gradient: {
        from: [x, top],
        to: [x, foot],
        stops: [
          { at: 0, colour: white, alpha: 0.97 },
          { at: 0.3, colour: veil, alpha: 0.88 },
          { at: 0.72, colour: mixColour(white, blue, 0.2), alpha: 0.9 },
          { at: 1, colour: white, alpha: 0.98 },
        ],
      },
    }),
    ...partings(random, plan, middle, half, { rock, blue, unit }),
  ]
  for (const ledge of ledges) {
    const y = mix(top, foot, ledge)
    const stones: Point[] = []
    const reach = half(ledge) * 1.05
    for (let i = 0; i <= 6; i++)
      stones.push([middle(ledge) + mix(-reach, reach, i / 6), y + random.spread() * lip * 0.16])
    shapes.push(curve(stones, lip * 0.14, rock, 'both', { plain: true, detail: true, alpha: 0.6 }))
    shapes.push(...burst(stage, random, middle(ledge), y + lip * 0.2, lip * 0.7))
  }
  if (plan.spray ?? true) shapes.push(...splash(stage, random, x, foot, wide))
  return shapes
}

/** Impact of a fall on the pool: spray above, broken white water around. `wide` pixels. */
export function splash(stage: Stage, random: Random, x: number, y: number, wide: number): Shape[] {
  const white = foamAt(stage)
  const shapes: Shape[] = []
  for (let i = 0; i < 18; i++) {
    const off = random.spread() * 2.1
    const r = wide * random.range(0.16, 0.42) * (1.2 - Math.abs(off) * 0.35)
    const down = wide * random.range(-0.04, 0.34) * (1 - Math.abs(off) * 0.3)
    const spot = blot(random, x + off * wide, y + down, r, r * random.range(0.22, 0.4), 0.3, 9)
    shapes.push(polygon(spot, white, { plain: true, snow: true, alpha: 0.85 }))
  }
  for (const off of [-0.7, 0, 0.7]) {
    shapes.push(
      ...burst(stage, random, x + off * wide, y, Math.max(wide * 0.5, stage.short * 0.02)),
    )
  }
  return shapes
}

/**
 * A fall of water down a cliff: threads of bare white that step over ledges and widen to the mist.
 *
 * @param x where it springs from the rock, pixels
 * @param top y of the spring
 * @param foot y where it is lost in mist
 */
export function addWaterfall(
  stage: Stage,
  x: number,
  top: number,
  foot: number,
  depth: number,
): void {
  const { unit, palette } = stage
  const random = stage.random.fork('waterfall')
  const drop = foot - top
  const ledge = mix(top, foot, random.range(0.34, 0.48))
  const step = random.sign() * 18 * unit
  const rock = shade(landAt(palette, depth), -0.2)
  const shapes: Shape[] = []
  const thread = (t: number, width: number, colour: Oklch, flags: Partial<Shape>): void => {
    const narrow = t * 26 * unit
    const wide = t * 62 * unit
    shapes.push(
      curve(
        [
          [x + narrow * 0.6, top + Math.abs(t) * 18 * unit, 0.5],
          [x + narrow, mix(top, ledge, 0.6), 1],
          [x + narrow + step * 0.4, ledge, 1.2],
          [x + wide * 0.8 + step, ledge + drop * 0.12, 1],
          [x + wide + step * 1.1, foot + random.range(-10, 14) * unit, 1.5],
        ],
        width * unit,
        colour,
        'even',
        { plain: true, ...flags },
      ),
    )
  }
  // the wet rock at its side contrasts with the fall, also on paper that is white itself
  for (const t of [-0.64, 0.64]) thread(t, 6, rock, { alpha: 0.55 })
  const threads = 13
  for (let i = 0; i < threads; i++) {
    const t = i / (threads - 1) - 0.5
    if (i % 3 === 1) thread(t, 3.6, [0.84, 0.035, 235], { alpha: 0.85 })
    else thread(t, 6.4, [0.975, 0.008, 230], { snow: true, alpha: 0.97 })
  }
  stage.layers.push({
    kind: 'shapes',
    role: 'forms',
    name: 'waterfall',
    depth: depth - 0.001,
    shapes,
  })
}
