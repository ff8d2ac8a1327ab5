/** Room for another thing where one stood: a soft round shape about the marked part's box. */
import { boundsOf } from '../fill/region'
import { createMask, type Mask } from '../raster'

/** Narrow things leave too little room: the box is widened to this share of its longer side. */
const NARROWEST = 0.8
const AIR = 0.12
/** Width of the soft rim, share of the radius. */
const RIM = 0.22

/** Null when nothing is marked. */
export function roomFor(mask: Mask): Mask | null {
  const { width, height } = mask
  const marked = mask.values.map((v) => (v >= 128 ? 1 : 0))
  const box = boundsOf(marked, width, height)
  if (!box) return null
  const least = NARROWEST * Math.max(box.width, box.height)
  const rx = (Math.max(box.width, least) / 2) * (1 + AIR)
  const ry = (Math.max(box.height, least) / 2) * (1 + AIR)
  const cx = box.left + box.width / 2
  // It stands where the old one stood: room is added above.
  const cy = box.top + box.height - ry / (1 + AIR)
  const out = createMask(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (x + 0.5 - cx) / rx
      const dy = (y + 0.5 - cy) / ry
      const away = (dx ** 4 + dy ** 4) ** 0.25
      out.values[y * width + x] = 255 * Math.min(1, Math.max(0, (1 - away) / RIM))
    }
  }
  return out
}
