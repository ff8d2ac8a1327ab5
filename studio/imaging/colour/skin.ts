/** Where people are looked at: colours that skin has, as a soft weight. */
import { blurPlane } from '../../lib/blur'
import { smoothstep } from '../../lib/maths'
import type { LabPlanes } from './oklab'

const DEGREES = 180 / Math.PI

/**
 * 0..1 for each pixel: hues from rosy to golden, neither grey nor vivid, neither black nor white.
 * Wood and sand have such colours too; it only ever makes a tool more careful.
 *
 * @param reach radius in pixels over which the weight is spread
 */
export function skinWeight({ width, height, l, a, b }: LabPlanes, reach: number): Float32Array {
  const raw = l.map((light, i) => {
    const [x, y] = [a[i], b[i]]
    const chroma = Math.sqrt(x * x + y * y)
    const hue = Math.atan2(y, x) * DEGREES
    return (
      smoothstep(18, 34, hue) *
      smoothstep(88, 72, hue) *
      smoothstep(0.02, 0.04, chroma) *
      smoothstep(0.15, 0.115, chroma) *
      smoothstep(0.3, 0.45, light) *
      smoothstep(0.97, 0.92, light)
    )
  })
  return blurPlane(raw, width, height, reach, 2)
}
