/** The painter's seal in the quietest corner of a finished picture. */
import type { Raster } from '@media/raster'
import type { Random } from '../../lib/random'
import { noiseTile, texel } from '../../lib/noise'
import { drawSeal } from '../../painter/styles/seal'

/** Corners by their middles, as shares; the lower left one carries the label of a finished picture. */
const CORNERS = [
  [0.91, 0.86],
  [0.91, 0.12],
  [0.09, 0.12],
] as const

/** @param presence how much is said at each place, 0..1 */
export function pressSeal(raster: Raster, presence: Float32Array, random: Random): void {
  const { width, height, rgba } = raster
  const size = Math.round(Math.min(width, height) * 0.052)
  if (size < 12) return
  const quiet = [...CORNERS].sort(
    (a, b) => loudness(presence, raster, a) - loudness(presence, raster, b),
  )[0]
  const left = Math.round(quiet[0] * width - size / 2)
  const top = Math.round(quiet[1] * height - size / 2)
  const image = drawSeal(random, size)
  const paper = noiseTile('paper')
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = (y * size + x) * 4
      const worn = texel(paper, x + left, y + top) > 0.62 ? 0.4 : 0.92
      const cover = (image[from + 3] / 255) * worn
      const to = ((y + top) * width + x + left) * 4
      for (let c = 0; c < 3; c++) {
        const under = rgba[to + c]
        rgba[to + c] = under + (image[from + c] - under) * cover
      }
    }
  }
}

function loudness(
  presence: Float32Array,
  { width, height }: Raster,
  [cx, cy]: readonly [number, number],
): number {
  return presence[Math.round(cy * (height - 1)) * width + Math.round(cx * (width - 1))]
}
