/** The marked part of a picture as a hole to fill, and the sentences when it is none. */
import { ToolRefusal } from '../refusal'
import { growMarks } from '../../imaging/fill/region'
import type { Mask, Raster } from '@media/raster'

/** A phone's photograph at its full 12 megapixels. */
export const FULL_PIXELS = 12_600_000

/** The known part must be at least this share of the picture. */
const LEAST_KNOWN = 0.04

/** A brush misses a thing's soft edge and its shadow: 4 to 8 pixels more, by the picture's size. */
function computeDilation({ width, height }: Raster): number {
  const short = Math.min(width, height)
  return Math.min(8, Math.max(4, Math.round(short / 150)), Math.floor(short / 24))
}

/** 1 = to be filled. Throws when nothing is marked, or too much. */
export function buildHole(picture: Raster, mask: Mask): Uint8Array {
  const { width, height } = picture
  const marks = mask.values.map((value) => (value >= 128 ? 1 : 0))
  const marked = marks.reduce((sum, value) => sum + value, 0)
  if (marked === 0) throw new ToolRefusal('涂抹太小，或者没有落在画面上，请再涂一次')
  if (marked > marks.length * (1 - LEAST_KNOWN))
    throw new ToolRefusal('涂得太满了，请留下一部分画面作为参考')
  const grown = growMarks(marks, width, height, computeDilation(picture))
  const known = grown.length - grown.reduce((sum, value) => sum + value, 0)
  // better a tight hole than nothing left to copy
  return known < grown.length * LEAST_KNOWN ? marks : grown
}
