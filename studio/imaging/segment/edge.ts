/**
 * From a small hard mask to a soft one at full size whose edge follows the picture: guided-filter
 * coefficients found on a smaller copy (He and Sun 2015), restricted to a band along the edge.
 */
import type { Mask, Raster } from '@media/raster'
import { boxMean } from './box'
import { guide, type Guidance, buildGuidance } from './guided'
import { enlarge, readRow, computeTaps } from './resample'
import { fitted, shrinkRaster, type Size } from './shrink'

/** Coefficients are found at this size: two dozen planes of floats stay under 100 MB. */
const COEFFICIENT_SIDE = 800

/** @param size of the hard masks that will be refined; it has the picture's shape */
export function edgeGuidance(picture: Raster, size: Size): Guidance {
  const half = fitted(picture, COEFFICIENT_SIDE)
  const radius = Math.max(2, Math.round((3 * half.width) / size.width))
  return buildGuidance(half.width === picture.width ? picture : shrinkRaster(picture, half), radius)
}

/**
 * @param hard 1 = in, at `size`, which has the picture's shape
 * @param guidance of this picture and size, where it was found before
 */
export function refineEdge(
  picture: Raster,
  hard: Uint8Array,
  size: Size,
  guidance: Guidance = edgeGuidance(picture, size),
): Mask {
  const { width, height, rgba } = picture
  const half = { width: guidance.width, height: guidance.height }
  const smooth = boxMean(new Float32Array(hard), { ...size, radius: 1 })
  const steps = enlarge(smooth, size, half).map((v) => (v > 0.5 ? 1 : 0))
  const { r, g, b, offset } = guide(guidance, steps)
  const band = boxMean(steps, { ...half, radius: Math.round(guidance.radius * 1.3) })
  const values = new Uint8Array(width * height)
  const xs = computeTaps(half.width, width)
  const ys = computeTaps(half.height, height)
  const rows = Array.from({ length: 5 }, () => new Float32Array(width))
  const [slopeR, slopeG, slopeB, base, near] = rows as [
    ...[Float32Array, Float32Array, Float32Array, Float32Array, Float32Array],
  ]
  for (let y = 0; y < height; y++) {
    const at = { width: half.width, y, xs, ys }
    readRow(band, at, near)
    if (near.every((v) => v <= 0.001)) continue
    ;[r, g, b, offset].forEach((plane, i) => readRow(plane, at, rows[i] as Float32Array))
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const inside = near[x]
      const p = 4 * i
      const alpha =
        inside <= 0.001
          ? 0
          : inside >= 0.999
            ? 1
            : (slopeR[x] * rgba[p] + slopeG[x] * rgba[p + 1] + slopeB[x] * rgba[p + 2]) / 255 +
              base[x]
      // The filter leaves a veil on both sides; the ends are pulled out to 0 and 1.
      values[i] = Math.round(255 * Math.min(1, Math.max(0, (alpha - 0.12) / 0.76)))
    }
  }
  return { width, height, values }
}
