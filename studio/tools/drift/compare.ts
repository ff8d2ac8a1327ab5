/** Share of a part that changed visibly between two pictures of one size. */
import { createMask, type Mask, type Raster } from '@media/raster'
import { boxMean } from '../../imaging/segment/box'
import { buildPlane } from '../../imaging/segment/plane'
import { fillOutline } from '../../imaging/masks/strokes'
import type { StablePart } from './definition'

/** A region to keep is grown by so many pixels: its edge belongs to it. */
export const GROWN = 4
/** Differences of light or colour that are seen, 0..255; grain and encoding stay below. */
const VISIBLE = 14
/** Radius of the mean that takes grain and shifts of a pixel away. */
const SMOOTH = 2

/** The outlines, grown; the whole bounds where there is none. */
export function drawPart(
  { outlines, bounds }: StablePart,
  size: { width: number; height: number },
): Mask {
  const mask = createMask(size.width, size.height)
  for (const points of outlines)
    fillOutline(mask, { kind: 'outline', add: true, points: [...points] }, 255)
  if (outlines.length === 0) {
    const [left, top] = [bounds.x * size.width, bounds.y * size.height]
    mask.values.forEach((_, i) => {
      const [x, y] = [i % size.width, Math.floor(i / size.width)]
      const isIn =
        x >= left &&
        y >= top &&
        x < left + bounds.width * size.width &&
        y < top + bounds.height * size.height
      if (isIn) mask.values[i] = 255
    })
  }
  return mask
}

/** Grown by a box of `by` pixels to each side. */
export function growMask({ width, height, values }: Mask, by: number): Mask {
  const plane = buildPlane(values.length, (i) => (values[i] > 127 ? 1 : 0))
  const near = boxMean(plane, { width, height, radius: by })
  return { width, height, values: Uint8Array.from(near, (v) => (v > 1e-6 ? 255 : 0)) }
}

/** Opponent planes: light, red against green, yellow against blue. */
function toOpponents({ width, height, rgba }: Raster): Float32Array[] {
  const channel = (read: (r: number, g: number, b: number) => number): Float32Array =>
    boxMean(
      buildPlane(width * height, (i) => read(rgba[4 * i], rgba[4 * i + 1], rgba[4 * i + 2])),
      { width, height, radius: SMOOTH },
    )
  return [
    channel((r, g, b) => 0.299 * r + 0.587 * g + 0.114 * b),
    channel((r, g) => (r - g) / 1.4),
    channel((r, g, b) => (r + g) / 2.8 - b / 1.4),
  ]
}

/** 1 for each pixel that differs visibly, once for all parts. */
export function findChanged(before: Raster, after: Raster): Uint8Array {
  const [old, fresh] = [toOpponents(before), toOpponents(after)]
  return Uint8Array.from({ length: before.width * before.height }, (_, i) => {
    let sum = 0
    for (let c = 0; c < 3; c++) sum += (old[c][i] - fresh[c][i]) ** 2
    return sum > VISIBLE * VISIBLE ? 1 : 0
  })
}

/**
 * Share of a part that changed. What lies within the grown parts that were to change belongs to
 * them: an edge is soft.
 */
export function shareChanged(changed: Uint8Array, part: Mask, allowed: Mask | null): number {
  let [all, count] = [0, 0]
  part.values.forEach((v, i) => {
    if (v < 128 || (allowed && allowed.values[i] >= 128)) return
    all++
    count += changed[i]
  })
  return all === 0 ? 0 : count / all
}
