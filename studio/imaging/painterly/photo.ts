/**
 * A photograph prepared for painting: float planes of a size at which strokes have a fixed width.
 */
import { Planes } from '../../lib/planes'
import type { Raster } from '@media/raster'
import { resizePlane } from '../resample/resize'

/** Long side and root of the area of the picture that is worked on, pixels. */
const LONGEST = 1536
const USUAL = 1120
/** A very small picture is not blown up to more than this. */
const MOST_ENLARGED = 4

/** The size at which a picture of this size is worked on. */
export function easelSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(
    LONGEST / Math.max(width, height),
    USUAL / Math.sqrt(width * height),
    MOST_ENLARGED,
  )
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Planes 0..255 of a raster at `to`, clear pixels on white. */
export function toPlanes(raster: Raster, to: { width: number; height: number }): Planes {
  const { width, height, rgba } = raster
  const planes = new Planes(to.width, to.height, Math.min(to.width, to.height) / 1024)
  const plane = new Float32Array(width * height)
  ;[planes.red, planes.green, planes.blue].forEach((target, c) => {
    for (let i = 0; i < plane.length; i++) {
      const cover = rgba[i * 4 + 3] / 255
      plane[i] = 255 + (rgba[i * 4 + c] - 255) * cover
    }
    const { values } = resizePlane({ width, height, values: plane }, to.width, to.height, 'cubic')
    for (let i = 0; i < target.length; i++) target[i] = Math.max(0, Math.min(255, values[i]))
  })
  return planes
}

export function toRaster({ width, height, red, green, blue }: Planes): Raster {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < red.length; i++) {
    rgba[i * 4] = red[i]
    rgba[i * 4 + 1] = green[i]
    rgba[i * 4 + 2] = blue[i]
    rgba[i * 4 + 3] = 255
  }
  return { width, height, rgba }
}

/** Luma 0..255 (Rec. 601). */
export function computeLuma({ red, green, blue }: Planes): Float32Array {
  return red.map((value, i) => 0.299 * value + 0.587 * green[i] + 0.114 * blue[i])
}

/** The same picture at another size. */
export function resized(planes: Planes, width: number, height: number): Planes {
  const out = new Planes(width, height, Math.min(width, height) / 1024)
  const size = { width: planes.width, height: planes.height }
  for (const key of ['red', 'green', 'blue'] as const)
    out[key].set(resizePlane({ ...size, values: planes[key] }, width, height, 'cubic').values)
  return out
}

/** For each value 0..255 the share of the plane that is no brighter. */
export function computeRanks(plane: Float32Array): Float64Array {
  const counts = new Float64Array(256)
  for (const value of plane) counts[value & 255] = counts[value & 255] + 1
  let sum = 0
  return counts.map((count) => (sum += count) / plane.length)
}
