import { mixColour, shade } from '../../colour'
import type { Point, Shape } from '../../drawing'
import { type StrokePoint, blot, curve, polygon } from '../../geometry'
import { mix, sin, smoothstep } from '../../maths'
import { landAt } from '../../palette'
import type { Random } from '../../random'
import type { Stage } from '../../scene'
import { burst } from './spray'
import { foamAt } from './soil'

export interface FallPlan {
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

/** A sheet of falling water in threads, dark where the rock shines through. */
export function fall(stage: Stage, random: Random, plan: FallPlan): Shape[] {
  const { unit, palette } = stage
  const { x, top, foot, lip, wide, ledges = [] } = plan
  const white = foamAt(stage)
  const rock = shade(landAt(palette, plan.depth), -0.16)
  const blue = mixColour(palette.water, white, 0.55)
  const phase = random.next() * 6
  const half = (t: number): number => {
    let value = mix(lip, wide, t) * mix(0.62, 1, smoothstep(0, 0.08, t))
    for (const ledge of ledges) value += lip * 0.26 * smoothstep(ledge - 0.02, ledge + 0.06, t)
    return value
  }
  const middle = (t: number): number => x + sin(t * 3 + phase) * lip * 0.14
  const sides = (grow: number): Point[] => {
    const left: Point[] = []
    const right: Point[] = []
    for (let i = 0; i <= 16; i++) {
      const t = i / 16
      const y = mix(top, foot, t)
      const reach = half(t) * grow
      left.push([middle(t) - reach - random.next() * lip * 0.1, y])
      right.push([middle(t) + reach + random.next() * lip * 0.1, y])
    }
    return left.concat(right.reverse())
  }
  const shapes: Shape[] = [
    polygon(sides(1.22), rock, { plain: true, alpha: 0.55 }),
    polygon(sides(1), white, { plain: true, snow: true, alpha: 0.96 }),
  ]
  const threads = Math.round(Math.min(60, 9 + wide / (5 * unit)))
  for (let i = 0; i < threads; i++) {
    const off = random.range(-0.94, 0.94)
    const from = random.chance(0.4) ? 0 : random.range(0, 0.6)
    const to = Math.min(1, from + random.range(0.25, 0.6))
    const line: StrokePoint[] = Array.from({ length: 5 }, (_, k): StrokePoint => {
      const t = mix(from, to, k / 4)
      return [middle(t) + off * half(t) + random.spread() * lip * 0.05, mix(top, foot, t)]
    })
    const dark = i % 3 === 0
    shapes.push(
      curve(
        line,
        Math.max(1.4 * unit, lip * random.range(0.05, 0.12)),
        dark ? mixColour(blue, rock, 0.35) : blue,
        'both',
        {
          plain: true,
          detail: true,
          alpha: dark ? 0.5 : 0.7,
        },
      ),
    )
  }
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

/** Where a fall strikes the pool: spray above, broken white water around. `wide` pixels. */
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
