import type { Plane } from '../resample/plane'
import { resizePlane } from '../resample/resize'

const SIDE = 32
const LOW_FREQUENCIES = 8

/**
 * Perceptual hash: signs of the 8x8 lowest cosine terms of the picture at 32x32, against their
 * median (Zauner 2010). Alike pictures differ in few of its 64 bits.
 */
export function perceptualHash(light: Plane): string {
  const { values } = resizePlane(light, SIDE, SIDE, 'linear')
  const terms: number[] = []
  for (let v = 0; v < LOW_FREQUENCIES; v++) {
    for (let u = 0; u < LOW_FREQUENCIES; u++) {
      let sum = 0
      for (let y = 0; y < SIDE; y++) {
        const down = Math.cos((Math.PI * v * (2 * y + 1)) / (2 * SIDE))
        for (let x = 0; x < SIDE; x++)
          sum += values[y * SIDE + x] * down * Math.cos((Math.PI * u * (2 * x + 1)) / (2 * SIDE))
      }
      terms.push(sum)
    }
  }
  // the first term is only how light the picture is
  const sorted = terms.slice(1).sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]
  let hash = ''
  for (let i = 0; i < terms.length; i += 4) {
    const nibble = [0, 1, 2, 3].reduce(
      (sum, k) => sum * 2 + (terms[i + k] > median && i + k > 0 ? 1 : 0),
      0,
    )
    hash += nibble.toString(16)
  }
  return hash
}
