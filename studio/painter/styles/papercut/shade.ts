import { blurPlane } from '../../../lib/blur'
import type { Raster } from '../../raster/canvas'

/** Coverage of a raster at a coarser scale, blurred: what its shadow is made of. */
export type Shade = Readonly<{ plane: Float32Array; width: number; height: number; step: number }>

/** The shadow of a piece that floats `lift` pixels above the table. */
export function buildShade({ box, rgba }: Raster, lift: number): Shade {
  const step = Math.max(1, Math.floor(lift / 3.4))
  const width = Math.ceil(box.width / step)
  const height = Math.ceil(box.height / step)
  const plane = new Float32Array(width * height)
  const half = step >> 1
  for (let y = 0; y < height; y++) {
    const row = Math.min(box.height - 1, y * step + half) * box.width
    for (let x = 0; x < width; x++) {
      const column = Math.min(box.width - 1, x * step + half)
      plane[y * width + x] = rgba[(row + column) * 4 + 3] / 255
    }
  }
  const radius = Math.max(1, (lift / step) * 0.5)
  return { plane: blurPlane(plane, width, height, radius, 2), width, height, step }
}

/** Coverage at a place in the raster's box; outside, the nearest inside counts. */
export function coverAt({ plane, width, height, step }: Shade, x: number, y: number): number {
  let sx = (x + 0.5) / step - 0.5
  let sy = (y + 0.5) / step - 0.5
  if (sx < 0) sx = 0
  else if (sx > width - 1) sx = width - 1
  if (sy < 0) sy = 0
  else if (sy > height - 1) sy = height - 1
  const column = sx | 0
  const row = sy | 0
  const right = column + 1 < width ? 1 : 0
  const from = row * width + column
  const below = row + 1 < height ? from + width : from
  const a = plane[from]
  const b = plane[below]
  const fx = sx - column
  const upper = a + (plane[from + right] - a) * fx
  const lower = b + (plane[below + right] - b) * fx
  return upper + (lower - upper) * (sy - row)
}

/** Highest and lowest y of a line. */
export function extent(line: Float32Array): { highest: number; lowest: number } {
  let [highest, lowest] = [Infinity, -Infinity]
  for (const y of line) {
    if (y < highest) highest = y
    if (y > lowest) lowest = y
  }
  return { highest, lowest }
}

/** Share of a vertical step away from the line that is distance from it. */
export function computeSlant(line: Float32Array): Float32Array {
  const last = line.length - 1
  return line.map((_, x) => {
    const rise = line[Math.min(last, x + 1)] - line[Math.max(0, x - 1)]
    return 1 / Math.sqrt(1 + (rise * rise) / 4)
  })
}

/** The shadow of everything below a line, between two rows of the picture. */
export function shadeBelow(
  line: Float32Array,
  across: number,
  from: number,
  to: number,
  lift: number,
): Shade {
  const step = Math.max(1, Math.floor(lift / 3.4))
  const width = Math.ceil(across / step)
  const height = Math.max(1, Math.ceil((to - from) / step))
  const plane = new Float32Array(width * height)
  const half = step >> 1
  for (let x = 0; x < width; x++) {
    const edge = line[Math.min(across - 1, x * step + half)]
    for (let y = 0; y < height; y++) {
      const inside = (from + y * step + step / 2 - edge) / step + 0.5
      if (inside > 0) plane[y * width + x] = inside > 1 ? 1 : inside
    }
  }
  const radius = Math.max(1, (lift / step) * 0.5)
  return { plane: blurPlane(plane, width, height, radius, 2), width, height, step }
}
