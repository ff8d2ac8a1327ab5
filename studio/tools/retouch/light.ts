/** Light of a photograph by place: dark parts lifted, bright parts held back, a lamp at a side. */
import type { Raster } from '@media/raster'
import { guidedPlane } from '../../imaging/colour/guided'
import { enlarge } from '../../imaging/segment/resample'
import { fitted, shrinkRaster } from '../../imaging/segment/shrink'
import { mix, smoothstep } from '../../lib/maths'

/** The light of surroundings is found at this size. */
const SIDE = 640
/** Radius of surroundings, share of the longer side, and the contrast that ends them. */
const RADIUS = 1 / 24
const EDGE = 0.006

export const LIGHT_SIDES = ['left', 'right', 'top', 'front'] as const
export type LightSide = (typeof LIGHT_SIDES)[number]

/** Light around each pixel, 0..1, at the size of the picture; edges of things stay. */
function lightAround(picture: Raster): Float32Array {
  const size = fitted(picture, SIDE)
  const { rgba } = shrinkRaster(picture, size)
  const light = Float32Array.from(
    { length: size.width * size.height },
    (_, i) => (0.3 * rgba[4 * i] + 0.59 * rgba[4 * i + 1] + 0.11 * rgba[4 * i + 2]) / 255,
  )
  const radius = Math.max(2, Math.round(Math.max(size.width, size.height) * RADIUS))
  return enlarge(guidedPlane(light, light, { ...size, radius, least: EDGE }), size, picture)
}

/** Each channel times the same factor, less where it would clip. */
function multiply(rgba: Uint8ClampedArray, i: number, factor: number): void {
  const most = Math.max(rgba[i], rgba[i + 1], rgba[i + 2], 1)
  const held = factor > 1 ? Math.min(factor, 1 + (255 - most) / most) : factor
  // half of what clips goes on: a bright cheek may become white
  const own = held + (factor - held) * 0.25
  for (let c = 0; c < 3; c++) rgba[i + c] = rgba[i + c] * own
}

/**
 * In place.
 * @param shadows 0..1: how far dark parts come up
 * @param highlights 0..1: how far bright parts come down
 */
export function liftShadows(
  picture: Raster,
  { shadows, highlights }: { shadows: number; highlights: number },
): void {
  const around = lightAround(picture)
  const { rgba } = picture
  for (let i = 0; i < around.length; i++) {
    const base = Math.min(1, Math.max(0.02, around[i]))
    const dark = smoothstep(0.62, 0.08, base)
    const bright = smoothstep(0.6, 0.95, base)
    const lifted = mix(1, Math.min(3.2, base ** -0.62), shadows * dark)
    const held = 1 - 0.35 * highlights * bright
    const factor = lifted * held
    if (factor !== 1) multiply(rgba, 4 * i, factor)
  }
}

/** In place: brighter at a side and darker on the other one, what is bright already less so. */
export function lightFrom(picture: Raster, side: LightSide, strength: number): void {
  const { width, height, rgba } = picture
  const around = lightAround(picture)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const [u, v] = [x / width, y / height]
      const near =
        side === 'left'
          ? 1 - u
          : side === 'right'
            ? u
            : side === 'top'
              ? 1 - v
              : 1 - Math.min(1, Math.hypot(u - 0.5, v - 0.45) * 1.5)
      const gain = (smoothstep(0.25, 1, near) * 0.75 - smoothstep(0.45, 0, near) * 0.22) * strength
      const headroom = gain > 0 ? smoothstep(0.98, 0.35, around[i]) * 0.85 + 0.15 : 1
      multiply(rgba, 4 * i, 1 + gain * headroom)
      if (gain > 0) {
        // lamps are a little warm
        rgba[4 * i] = rgba[4 * i] + 6 * gain * headroom
        rgba[4 * i + 2] = rgba[4 * i + 2] - 6 * gain * headroom
      }
    }
}
