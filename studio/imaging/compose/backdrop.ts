/** Background of a cut-out: plain, shaded, or another picture cropped to fit. */
import { createRaster, type Raster } from '@media/raster'
import { boxMean } from '../segment/box'
import { buildPlane } from '../segment/plane'
import { readRow, computeTaps } from '../segment/resample'
import { cropRaster, shrinkRaster, type Size } from '../segment/shrink'

export type Rgb = readonly [red: number, green: number, blue: number]

/** `#rrggbb` as bytes. */
export function parseHexColour(colour: string): Rgb {
  const number = Number.parseInt(colour.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/**
 * From the top colour to the bottom one; the same colour twice is a plain one. A pattern of half a
 * step is laid over, or a slow gradient shows bands.
 */
export function gradientBackdrop(size: Size, top: Rgb, bottom: Rgb): Raster {
  const out = createRaster(size.width, size.height)
  for (let y = 0; y < size.height; y++) {
    const t = size.height > 1 ? y / (size.height - 1) : 0
    const eased = t * t * (3 - 2 * t)
    for (let x = 0; x < size.width; x++) {
      const p = 4 * (y * size.width + x)
      const dither = (((x * 5 + y * 3) % 8) + 0.5) / 8 - 0.5
      for (let c = 0; c < 3; c++) {
        const from = top[c]
        out.rgba[p + c] = from + (bottom[c] - from) * eased + dither
      }
      out.rgba[p + 3] = 255
    }
  }
  return out
}

function enlargeRaster(picture: Raster, size: Size): Raster {
  const out = createRaster(size.width, size.height)
  const xs = computeTaps(picture.width, size.width)
  const ys = computeTaps(picture.height, size.height)
  const row = new Float32Array(size.width)
  for (let c = 0; c < 4; c++) {
    const plane = buildPlane(picture.width * picture.height, (i) => picture.rgba[4 * i + c])
    for (let y = 0; y < size.height; y++) {
      readRow(plane, { width: picture.width, y, xs, ys }, row)
      for (let x = 0; x < size.width; x++) out.rgba[4 * (y * size.width + x) + c] = row[x]
    }
  }
  return out
}

/** Flattens transparent pixels on white, in place. */
function whiten({ rgba }: Raster): void {
  for (let p = 0; p < rgba.length; p += 4) {
    const alpha = rgba[p + 3] / 255
    for (let c = 0; c < 3; c++) rgba[p + c] = 255 + (rgba[p + c] - 255) * alpha
    rgba[p + 3] = 255
  }
}

/** The middle of a picture at another size and shape, nothing left empty. */
export function coverBackdrop(picture: Raster, size: Size): Raster {
  const scale = Math.min(picture.width / size.width, picture.height / size.height)
  const part = {
    width: Math.min(picture.width, Math.max(1, Math.round(size.width * scale))),
    height: Math.min(picture.height, Math.max(1, Math.round(size.height * scale))),
  }
  const left = Math.floor((picture.width - part.width) / 2)
  const top = Math.floor((picture.height - part.height) / 2)
  const trimmed = cropRaster(picture, { left, top, ...part })
  const fits = part.width >= size.width && part.height >= size.height
  const out = fits ? shrinkRaster(trimmed, size) : enlargeRaster(trimmed, size)
  whiten(out)
  return out
}

/** Out of focus, as what is far behind is: two running means, `radius` in pixels. */
export function blurBackdrop({ width, height, rgba }: Raster, radius: number): Raster {
  const out = createRaster(width, height)
  out.rgba.fill(255)
  const window = { width, height, radius: Math.round(radius) }
  for (let c = 0; c < 3; c++) {
    const plane = buildPlane(width * height, (i) => rgba[4 * i + c])
    boxMean(boxMean(plane, window), window).forEach((v, i) => (out.rgba[4 * i + c] = v))
  }
  return out
}
