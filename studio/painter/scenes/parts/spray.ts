import { type Shape, blot, disc, polygon } from '../../geometry'
import { TAU, cos, sin } from '../../../lib/maths'
import type { Random, Stage } from '../../scene'
import { foamAt } from './soil'

/** Water thrown up by a rock: fans of foam and drops above them. `size` pixels. */
export function burst(stage: Stage, random: Random, x: number, y: number, size: number): Shape[] {
  const white = foamAt(stage)
  const shapes: Shape[] = []
  for (let i = 0; i < 14; i++) {
    const angle = -TAU * random.range(0.14, 0.36)
    const reach = size * random.range(0.2, 0.75)
    const r = size * random.range(0.08, 0.17) * (1.1 - reach / size)
    const spot = blot(
      random,
      x + cos(angle) * reach * 1.3,
      y + sin(angle) * reach,
      r * 1.2,
      r,
      0.3,
      9,
    )
    shapes.push(polygon(spot, white, { plain: true, snow: true, alpha: 0.86 }))
  }
  for (let i = 0; i < 7; i++) {
    const t = (i / 6 - 0.5) * 2
    const r = size * random.range(0.12, 0.2)
    const spot = blot(
      random,
      x + t * size * 0.75,
      y + Math.abs(t) * size * 0.06,
      r * 1.5,
      r * 0.6,
      0.3,
      9,
    )
    shapes.push(polygon(spot, white, { plain: true, snow: true }))
  }
  for (let i = 0; i < 22; i++) {
    const angle = -TAU * random.range(0.1, 0.4)
    const reach = size * random.range(0.6, 1.35)
    const at = [x + cos(angle) * reach, y + sin(angle) * reach] as const
    shapes.push(disc(...at, size * random.range(0.008, 0.026), white, { plain: true, snow: true }))
  }
  return shapes
}
