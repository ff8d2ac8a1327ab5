import type { Rgb } from '../../colour'
import { clamp } from '../../../lib/maths'
import { toLab } from './colours'

/** The 4 × 4 matrix of ordered dither, as thresholds 0..1. */
const BAYER = Float32Array.from(
  [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5],
  (rank) => (rank + 0.5) / 16,
)

/** Two colours that lie farther apart than this make a pattern, not a tone. */
const WIDEST = 0.15

/**
 * The palette's number for every pixel. Between two neighbours in the palette a pattern makes the
 * tones that are missing, except where `crisp` is set.
 */
export function ditherPixels(
  pixels: Uint8ClampedArray,
  width: number,
  crisp: Uint8Array,
  palette: readonly Rgb[],
): Uint8Array {
  const labs = Float32Array.from(palette.flatMap((rgb) => toLab(...rgb)))
  const out = new Uint8Array(crisp.length)
  for (let i = 0; i < crisp.length; i++) {
    const [l, a, b] = toLab(pixels[i * 4], pixels[i * 4 + 1], pixels[i * 4 + 2])
    let [first, second, near, next] = [0, 0, Infinity, Infinity]
    for (let k = 0; k < palette.length; k++) {
      const dl = l - labs[k * 3]
      const da = a - labs[k * 3 + 1]
      const db = b - labs[k * 3 + 2]
      const distance = dl * dl + 2 * (da * da + db * db)
      if (distance < near) {
        ;[second, next] = [first, near]
        ;[first, near] = [k, distance]
      } else if (distance < next) [second, next] = [k, distance]
    }
    out[i] = first
    if (crisp[i] || next === Infinity) continue
    const ux = labs[second * 3] - labs[first * 3]
    const uy = labs[second * 3 + 1] - labs[first * 3 + 1]
    const uz = labs[second * 3 + 2] - labs[first * 3 + 2]
    const length = ux * ux + uy * uy + uz * uz
    if (length > WIDEST * WIDEST) continue
    const along =
      (l - labs[first * 3]) * ux + (a - labs[first * 3 + 1]) * uy + (b - labs[first * 3 + 2]) * uz
    const share = clamp(along / length, 0, 0.5)
    const x = i % width
    const y = (i - x) / width
    if (share > BAYER[((y & 3) << 2) | (x & 3)]) out[i] = second
  }
  return out
}
