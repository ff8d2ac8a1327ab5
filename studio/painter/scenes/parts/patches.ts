import { type Oklch, shade } from '../../colour'
import { type Shape, curve, pointsAt } from '../../geometry'
import { mix, power } from '../../../lib/maths'
import type { Random, Stage } from '../../scene'

/** Long, thin strokes of light and shade that make a plain lie flat; wider towards the viewer. */
export function patches(
  stage: Stage,
  random: Random,
  plan: {
    readonly top: number
    readonly bottom: number
    readonly count: number
    readonly colour: Oklch
  },
): Shape[] {
  const { width, unit } = stage
  return Array.from({ length: plan.count }, (_, i) => {
    const t = power((i + random.next()) / plan.count, 1.6)
    const y = mix(plan.top, plan.bottom, t)
    const x = random.next() * width
    const half = width * mix(0.08, 0.34, random.next())
    const lift = mix(2, 9, t) * unit * random.spread()
    return curve(
      pointsAt([x, y], [half, lift], '-1,0.4 -0.3,-1 0.4,0.6 1,-0.3'),
      mix(3, 22, t) * unit * random.range(0.5, 1),
      shade(plan.colour, random.pick([0.05, -0.06, -0.04]), 0.01),
      'both',
      { plain: true, detail: true, alpha: 0.5 },
    )
  })
}
