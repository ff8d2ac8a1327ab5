/** Putting one picture over another. */
import type { Mask, Raster } from '@media/raster'

/** Darkens a picture where a shadow falls, in place; shadows are cool, never quite black. */
export function darken({ rgba }: Raster, { values }: Mask): void {
  const tint = [0.06, 0.07, 0.1]
  for (let i = 0; i < values.length; i++) {
    const share = values[i] / 255
    if (share === 0) continue
    for (let c = 0; c < 3; c++) {
      const own = rgba[4 * i + c]
      rgba[4 * i + c] = own * (1 - share) + own * tint[c] * share
    }
  }
}

/** Lays `upper` over an opaque picture of the same size, in place. */
export function layOver(lower: Raster, upper: Raster): void {
  for (let p = 0; p < lower.rgba.length; p += 4) {
    const alpha = upper.rgba[p + 3] / 255
    if (alpha === 0) continue
    for (let c = 0; c < 3; c++) {
      const under = lower.rgba[p + c]
      lower.rgba[p + c] = under + (upper.rgba[p + c] - under) * alpha
    }
  }
}
