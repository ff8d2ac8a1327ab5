/** Skin colours as a soft weight. */
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
  const raw = new Float32Array(l.length)
  for (let i = 0; i < raw.length; i++) {
    const [x, y, light] = [a[i], b[i], l[i]]
    // The angle costs most; rosy to golden lies in one quarter, and most pixels are too grey.
    if (x <= 0 || y <= 0 || light <= 0.3 || light >= 0.97) continue
    const chroma = Math.sqrt(x * x + y * y)
    if (chroma <= 0.02 || chroma >= 0.15) continue
    const hue = Math.atan2(y, x) * DEGREES
    raw[i] =
      smoothstep(18, 34, hue) *
      smoothstep(88, 72, hue) *
      smoothstep(0.02, 0.04, chroma) *
      smoothstep(0.15, 0.115, chroma) *
      smoothstep(0.3, 0.45, light) *
      smoothstep(0.97, 0.92, light)
  }
  return blurPlane(raw, width, height, reach, 2)
}
