/** A picture made small and looked at once: what all decisions about its parts begin from. */
import type { Raster } from '@media/raster'
import { boxMean } from './box'
import { sharpness } from './focus'
import { type LabPicture, toLab } from './lab'
import { buildPlane } from './plane'
import { fitted, shrinkRaster } from './shrink'

/** Longer side of the small copy, pixels: parts are found on it, edges on the picture itself. */
const SIDE = 400

export interface SmallPicture {
  readonly width: number
  readonly height: number
  /** Slightly softened: grain is no border. */
  readonly lab: LabPicture
  readonly sharpness: Float32Array
  /** 0..255 a pixel. */
  readonly alpha: Uint8Array
}

function soften({ width, height, values }: LabPicture): LabPicture {
  const out = new Float32Array(values.length)
  for (let c = 0; c < 3; c++) {
    const plane = buildPlane(width * height, (i) => values[3 * i + c])
    const smooth = boxMean(plane, { width, height, radius: 1 })
    // Half of a 3×3 mean: about a Gaussian of 0.6 pixels.
    plane.forEach((v, i) => (out[3 * i + c] = 0.5 * v + 0.5 * smooth[i]))
  }
  return { width, height, values: out }
}

export function makeSmall(picture: Raster): SmallPicture {
  const size = fitted(picture, SIDE)
  const small = shrinkRaster(picture, size)
  const lab = toLab(small)
  const alpha = Uint8Array.from({ length: size.width * size.height }, (_, i) =>
    Math.round(small.rgba[4 * i + 3]),
  )
  return { ...size, lab: soften(lab), sharpness: sharpness(lab), alpha }
}
