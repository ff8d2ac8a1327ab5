/** A place or a weather painted into the hole, its rim melting into the picture. */
import { addGrain, measureGrain } from '../../imaging/fill/grain'
import { layOver, softInside } from '../../imaging/fill/place'
import { computeBounds, growBox } from '../../imaging/fill/region'
import type { Raster } from '@media/raster'
import { cropRaster } from '../../imaging/segment/shrink'
import { blendInto } from '../../painter/control/fill'
import { paintPicture } from '../../painter/paint'
import { padded, resizeRaster } from './resize'
import type { Wanted } from './words'

/** The painter's sheet; of a larger picture it is enlarged. */
const MAX_PIXELS = 1_000_000
/** Painted so much further on every side, and cut off: some styles keep the rim of their paper. */
const BLEED = 0.1
/** Width of the melting rim, share of the hole's shorter side, and in pixels. */
const RIM = 0.06
const MOST_RIM = 40

export async function setScene(
  picture: Raster,
  hole: Uint8Array,
  wanted: Wanted,
  seed: number,
): Promise<Raster> {
  const { width, height } = picture
  const shrink = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)))
  const size = { width: Math.ceil(width * shrink), height: Math.ceil(height * shrink) }
  const base = await resizeRaster(picture, size)
  const bleed = { left: Math.ceil(size.width * BLEED), top: Math.ceil(size.height * BLEED) }
  const sheet = { width: size.width + 2 * bleed.left, height: size.height + 2 * bleed.top }
  const reference = { picture: await padded(base, bleed), palette: 0.8, keepsLayout: true }
  const painted = paintPicture({
    prompt: wanted.prompt,
    style: wanted.style,
    negativePrompt: '',
    seed,
    ...sheet,
    control: { reference },
  })
  const mask = { width, height, values: hole.map((value) => value * 255) }
  const middle = cropRaster(painted, { ...bleed, ...size })
  const blended = { ...size, rgba: blendInto({ base, mask }, middle.rgba) }
  const fresh = await resizeRaster(blended, picture)
  const box = computeBounds(hole, width, height) ?? { left: 0, top: 0, width, height }
  const rim = Math.min(MOST_RIM, Math.max(1, Math.round(RIM * Math.min(box.width, box.height))))
  const share = softInside(hole, width, height, rim)
  share.forEach((value, i) => (fresh.rgba[i * 4 + 3] = value))
  const out: Raster = { width, height, rgba: new Uint8ClampedArray(picture.rgba) }
  const covered = layOver(out, fresh, { left: 0, top: 0, width, height }, hole)
  const around = growBox(box, Math.round(Math.max(box.width, box.height) * 0.5), width, height)
  addGrain(out, covered, measureGrain(picture, around), seed)
  return out
}
