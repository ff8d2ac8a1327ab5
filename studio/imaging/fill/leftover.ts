/** Colours of what was removed that are still next to the hole: a foot, a shadow, a lead. */
import type { Raster } from '@media/raster'
import { computeBounds, growMarks } from './region'

/** Next to the hole, and the surroundings it is compared with, pixels of a copy about 320 long. */
const NEXT = 5
const AROUND = [16, 48] as const
/** Colours are compared by so many bits a channel. */
const BITS = 3
/** So much more frequent in what was removed than around it, and a colour belongs to it. */
const OWN = 4
/** The border is looked at in parts: a remnant is on one side. */
const PARTS = 12
const LEAST_PIXELS = 4

const colourAt = ({ rgba }: Raster, at: number): number => {
  const [red, green, blue] = [0, 1, 2].map((channel) => rgba[at * 4 + channel] >> (8 - BITS))
  return (((red << BITS) | green) << BITS) | blue
}

/** Share of each colour over the marked pixels. */
function countColours(picture: Raster, isMarked: (at: number) => boolean): Float64Array {
  const counts = new Float64Array(1 << (3 * BITS))
  let all = 0
  for (let at = 0; at < picture.width * picture.height; at++)
    if (isMarked(at)) {
      counts[colourAt(picture, at)]++
      all++
    }
  return counts.map((count) => count / Math.max(1, all))
}

/**
 * @param before the picture with the thing still in it, about 320 pixels long
 * @param after the same with the hole filled
 * @param hole 1 = was filled
 * @returns the largest share of one part of the border in colours of the thing, 0..1
 */
export function shareOfLeftColours(before: Raster, after: Raster, hole: Uint8Array): number {
  const { width, height } = after
  const bounds = computeBounds(hole, width, height)
  if (!bounds) return 0
  const [rim, near, far] = [NEXT, ...AROUND].map((by) => growMarks(hole, width, height, by))
  const removed = countColours(before, (at) => hole[at] === 1)
  const around = countColours(after, (at) => far[at] === 1 && near[at] === 0)
  const isOwn = removed.map((share, colour) =>
    share + 1e-4 > OWN * (around[colour] + 1e-3) ? 1 : 0,
  )
  const [middleX, middleY] = [bounds.left + bounds.width / 2, bounds.top + bounds.height / 2]
  const parts = Array.from({ length: PARTS }, () => ({ own: 0, all: 0 }))
  for (let at = 0; at < hole.length; at++) {
    if (!rim[at] || hole[at]) continue
    const angle = Math.atan2(Math.floor(at / width) - middleY, (at % width) - middleX)
    const part = Math.floor(((angle + Math.PI) / (2 * Math.PI)) * PARTS) % PARTS
    parts[part].all++
    parts[part].own += isOwn[colourAt(after, at)]
  }
  const shares = parts.map(({ own, all }) => (all < LEAST_PIXELS ? 0 : own / all))
  return Math.max(...shares)
}
