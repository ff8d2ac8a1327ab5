/** Smaller copies for deciding: what belongs together is decided on a few hundred pixels. */
import { createRaster, type Mask, type Raster } from '@media/raster'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The size with the same shape whose longer side is at most `side`. */
export function fitted({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Starts of the cells of a smaller grid in a larger one; one more entry than cells. */
function cells(from: number, to: number): Int32Array {
  return Int32Array.from({ length: to + 1 }, (_, i) => Math.floor((i * from) / to))
}

/** Area means; colours are weighted by alpha, so that hidden ones do not bleed in. */
export function shrinkRaster(picture: Raster, size: Size): Raster {
  const { width, rgba } = picture
  const out = createRaster(size.width, size.height)
  const xs = cells(width, size.width)
  const ys = cells(picture.height, size.height)
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      let [r, g, b, a, n] = [0, 0, 0, 0, 0]
      for (let sy = ys[y]; sy < ys[y + 1]; sy++) {
        for (let sx = xs[x]; sx < xs[x + 1]; sx++) {
          const p = 4 * (sy * width + sx)
          const alpha = rgba[p + 3]
          r += rgba[p] * alpha
          g += rgba[p + 1] * alpha
          b += rgba[p + 2] * alpha
          a += alpha
          n++
        }
      }
      const q = 4 * (y * size.width + x)
      // Nothing there is white: what a picture with holes is usually looked at on.
      out.rgba[q] = a > 0 ? r / a : 255
      out.rgba[q + 1] = a > 0 ? g / a : 255
      out.rgba[q + 2] = a > 0 ? b / a : 255
      out.rgba[q + 3] = a / n
    }
  }
  return out
}

/** Area means of a mask. */
export function shrinkMask({ width, height, values }: Mask, size: Size): Mask {
  const out = new Uint8Array(size.width * size.height)
  const xs = cells(width, size.width)
  const ys = cells(height, size.height)
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      let sum = 0
      let n = 0
      for (let sy = ys[y]; sy < ys[y + 1]; sy++) {
        for (let sx = xs[x]; sx < xs[x + 1]; sx++) {
          sum += values[sy * width + sx]
          n++
        }
      }
      out[y * size.width + x] = Math.round(sum / n)
    }
  }
  return { ...size, values: out }
}

export function cropRaster(
  picture: Raster,
  { left, top, width, height }: Size & { readonly left: number; readonly top: number },
): Raster {
  const out = createRaster(width, height)
  for (let y = 0; y < height; y++) {
    const from = 4 * ((top + y) * picture.width + left)
    out.rgba.set(picture.rgba.subarray(from, from + 4 * width), 4 * y * width)
  }
  return out
}
