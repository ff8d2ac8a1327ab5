/** A thing painted into a picture together with some ground: only the thing is kept, if it can be told. */
import { boundsOf, growBox } from '../fill/region'
import type { Mask, Raster } from '../raster'
import { proposeSubject } from '../segment/proposal'
import { cropRaster } from '../segment/shrink'

/** From this separation on the thing is cut out; below, it stays in its painted surroundings. */
const SURE = 0.55
/** What a thing covers of its room; outside, something else was found. */
const LEAST = 0.06
const MOST = 0.85

/**
 * @param base the picture without the thing
 * @param painted the same with it, changed in `room` only
 * @returns RGBA of the size of both
 */
export function placeThing(base: Raster, painted: Raster, room: Mask): Uint8ClampedArray {
  const inner = boundsOf(room.values, room.width, room.height)
  if (!inner) return painted.rgba
  const margin = Math.round(0.12 * Math.max(inner.width, inner.height))
  const box = growBox(inner, margin, room.width, room.height)
  const { mask, separation } = proposeSubject(cropRaster(painted, box))
  const covered = mask.values.reduce((sum, v) => sum + v, 0) / 255 / (inner.width * inner.height)
  if (separation < SURE || covered < LEAST || covered > MOST) return painted.rgba
  const out = new Uint8ClampedArray(base.rgba)
  for (let i = 0; i < mask.values.length; i++) {
    const x = (i % box.width) + box.left
    const y = Math.floor(i / box.width) + box.top
    const at = y * room.width + x
    const share = ((mask.values[i] as number) / 255) * Math.min(1, (room.values[at] as number) / 64)
    if (share === 0) continue
    for (let c = 0; c < 3; c++) {
      const old = base.rgba[4 * at + c] as number
      out[4 * at + c] = old + ((painted.rgba[4 * at + c] as number) - old) * share
    }
  }
  return out
}
