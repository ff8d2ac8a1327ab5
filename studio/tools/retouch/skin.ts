/** Faces: skin without its small unevenness, eyes without the red of a flash. */
import type { Mask, Raster } from '@media/raster'
import { guidedPlane } from '../../imaging/colour/guided'
import { labOfPlanes } from '../../imaging/colour/oklab'
import { skinWeight } from '../../imaging/colour/skin'
import { toPlanes } from '../../imaging/painterly/photo'
import { cropRaster } from '../../imaging/segment/shrink'

/** Radius of what is smoothed, and its contrast, share of the height of the mask. */
const RADIUS = 1 / 22
const EDGE = 90

interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Bounds of a mask with some air; null: it is empty. */
function findBounds({ width, height, values }: Mask): Part | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  values.forEach((v, i) => {
    if (v < 16) return
    const [x, y] = [i % width, Math.floor(i / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = y
  })
  if (right < 0) return null
  const air = Math.round((bottom - top + 1) * RADIUS * 2)
  const [x, y] = [Math.max(0, left - air), Math.max(0, top - air)]
  return {
    left: x,
    top: y,
    width: Math.min(width, right + 1 + air) - x,
    height: Math.min(height, bottom + 1 + air) - y,
  }
}

/**
 * In place: skin within the mask, by an edge-preserving mean. Eyes, lips, brows and hair keep their
 * edges.
 * @returns false where no skin is there
 */
export function smoothSkin(picture: Raster, mask: Mask, strength: number): boolean {
  const part = findBounds(mask)
  if (!part) return false
  const radius = Math.max(2, Math.round(part.height * RADIUS))
  const shown = cropRaster(picture, part)
  const { width, height, rgba } = shown
  const skin = skinWeight(labOfPlanes(toPlanes(shown, shown)), Math.max(1, radius >> 1))
  const smooth = [0, 1, 2].map((c) => {
    const plane = Float32Array.from({ length: width * height }, (_, i) => rgba[4 * i + c] ?? 0)
    return guidedPlane(plane, plane, { width, height, radius, least: EDGE })
  })
  let changed = 0
  for (let i = 0; i < width * height; i++) {
    const at = (part.top + Math.floor(i / width)) * picture.width + part.left + (i % width)
    const weight = (mask.values[at] / 255) * Math.min(1, 1.4 * skin[i]) * strength
    if (weight <= 0.01) continue
    changed++
    for (let c = 0; c < 3; c++) {
      const own = rgba[4 * i + c]
      // a tenth of the grain stays: skin, no plastic
      picture.rgba[4 * at + c] = own + ((smooth[c]?.[i] ?? own) - own) * weight * 0.9
    }
  }
  return changed > 16
}

/** In place: red of a flash within the mask becomes dark. @returns pixels that were red */
export function clearRedEyes({ rgba }: Raster, mask: Mask): number {
  let changed = 0
  mask.values.forEach((v, i) => {
    if (v < 32) return
    const [r, g, b] = [rgba[4 * i], rgba[4 * i + 1], rgba[4 * i + 2]]
    const rest = (g + b) / 2
    if (r < 70 || r < 1.7 * rest || g > 1.6 * b + 30) return
    changed++
    const amount = Math.min(1, (r / Math.max(1, rest) - 1.7) / 0.5) * (v / 255)
    rgba[4 * i] = r + (Math.min(g, b) * 0.8 - r) * amount
  })
  return changed
}
