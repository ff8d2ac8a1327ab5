/** Squares of one colour where a mask is, so that it can be neither read nor recognised. */
import type { Mask, Raster } from '@media/raster'

/** Squares along the longer side of what is covered. */
const SQUARES = 8
/** Smaller squares than this can be read through, share of the picture's short side. */
const LEAST = 1 / 90

/** Bounds of the mask; null: it is empty. */
function reach({ width, height, values }: Mask) {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (values[y * width + x] < 128) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  return right < 0 ? null : { left, top, right: right + 1, bottom: bottom + 1 }
}

/** Side of a square for one connected region of that size, pixels. */
const squareFor = (long: number, short: number): number =>
  Math.max(4, Math.round(Math.max(long / SQUARES, short * LEAST)))

/** In place: each square that the mask touches becomes its mean. False: the mask is empty. */
export function applyMosaic(picture: Raster, mask: Mask): boolean {
  const bounds = reach(mask)
  if (!bounds) return false
  const { width, height, rgba } = picture
  const { left, top, right, bottom } = bounds
  const side = squareFor(Math.max(right - left, bottom - top), Math.min(width, height))
  for (let y0 = top; y0 < bottom; y0 += side)
    for (let x0 = left; x0 < right; x0 += side) {
      const [x1, y1] = [Math.min(width, x0 + side), Math.min(height, y0 + side)]
      const sums = [0, 0, 0]
      let touched = false
      for (let y = y0; y < y1; y++)
        for (let x = x0; x < x1; x++) {
          const i = y * width + x
          touched ||= mask.values[i] >= 128
          for (let c = 0; c < 3; c++) sums[c] += rgba[4 * i + c]
        }
      if (!touched) continue
      const count = (x1 - x0) * (y1 - y0)
      for (let y = y0; y < y1; y++)
        for (let x = x0; x < x1; x++)
          for (let c = 0; c < 3; c++) rgba[4 * (y * width + x) + c] = sums[c] / count
    }
  return true
}
