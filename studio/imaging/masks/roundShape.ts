/** Space for another thing in place of a removed one: a round shape around the marked part's box. */
import { computeBounds } from '../fill/region'
import type { Mask } from '@media/raster'

/** Narrow things leave too little space: the box is widened to this share of its longer side. */
const NARROWEST = 0.8
const AIR = 0.06

/** 1 = space, by pixel; null when nothing is marked. */
export function buildRoundShape({ width, height, values }: Mask): Uint8Array | null {
  const marked = values.map((v) => (v >= 128 ? 1 : 0))
  const box = computeBounds(marked, width, height)
  if (!box) return null
  const least = NARROWEST * Math.max(box.width, box.height)
  const rx = (Math.max(box.width, least) / 2) * (1 + AIR)
  const ry = (Math.max(box.height, least) / 2) * (1 + AIR)
  const cx = box.left + box.width / 2
  // It keeps the position of the old thing: space is added above.
  const cy = box.top + box.height - ry / (1 + AIR)
  return marked.map((_, i) => {
    const dx = ((i % width) + 0.5 - cx) / rx
    const dy = (Math.floor(i / width) + 0.5 - cy) / ry
    return dx ** 6 + dy ** 6 < 1 ? 1 : 0
  })
}
