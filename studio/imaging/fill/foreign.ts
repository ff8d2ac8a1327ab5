/**
 * Part of a picture unlike its border: the extension is synthesised from the surroundings, and
 * anything else is most likely the thing in the middle.
 */
import type { Raster } from '@media/raster'
import { boxMean } from '../segment/box'
import { fitted, shrinkRaster, type Size } from '../segment/shrink'

/** Long side of the small copy that is judged, pixels. */
const SIDE = 192
/** Width of the border, share of each side. */
const BORDER = 0.08
/** Colours are quantised to 16 steps a channel. */
const STEPS = 16
/** A colour belongs to the border when so much of it looks like that, neighbours included. */
const USUAL = 0.004
/** Half the side of the window in which most must be foreign. */
const WINDOW = 2

/** The colours of a small copy, each as one number. */
function quantiseColours({ width, height, rgba }: Raster): Uint16Array {
  const level = (value: number): number => Math.floor(value / (256 / STEPS))
  return Uint16Array.from({ length: width * height }, (_, i) => {
    const [red, green, blue] = [0, 1, 2].map((c) => level(rgba[i * 4 + c]))
    return (red * STEPS + green) * STEPS + blue
  })
}

/** Share of the border that has each colour or one a step away. */
function borderColours({ width, height }: Size, bins: Uint16Array): Float32Array {
  const counts = new Float32Array(STEPS * STEPS * STEPS)
  const [near, far] = [Math.ceil(width * BORDER), Math.ceil(height * BORDER)]
  let total = 0
  bins.forEach((bin, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    if (x >= near && y >= far && x < width - near && y < height - far) return
    counts[bin] = counts[bin] + 1
    total++
  })
  let known = counts.map((count) => count / total)
  for (const stride of [1, STEPS, STEPS * STEPS]) {
    known = known.map((value, bin) => {
      const level = Math.floor(bin / stride) % STEPS
      const below = level > 0 ? known[bin - stride] : 0
      const above = level < STEPS - 1 ? known[bin + stride] : 0
      return value + below + above
    })
  }
  return known
}

/** 1 = foreign to the border, by pixel of the picture. */
export function foreignToBorder(picture: Raster): Uint8Array {
  const size = fitted(picture, SIDE)
  const bins = quantiseColours(shrinkRaster(picture, size))
  const known = borderColours(size, bins)
  const rare = Float32Array.from(bins, (bin) => (known[bin] < USUAL ? 1 : 0))
  const share = boxMean(rare, { ...size, radius: WINDOW })
  const out = new Uint8Array(picture.width * picture.height)
  for (let i = 0; i < out.length; i++) {
    const x = Math.floor(((i % picture.width) * size.width) / picture.width)
    const y = Math.floor((Math.floor(i / picture.width) * size.height) / picture.height)
    out[i] = share[y * size.width + x] > 0.5 ? 1 : 0
  }
  return out
}
