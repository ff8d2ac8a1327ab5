/** A picture that was continued on a reduced copy, with the original itself in the middle. */
import type { Raster } from '@media/raster'
import type { Frame } from '../imaging/fill/extend'
import { enlargedTo } from './full-size'

/** Pixels of the reduced copy over which the original comes out of what was enlarged. */
const FADE = 4

/** @param continued the original and what was added to it, smaller, in the same shape */
export async function pasteOriginal(
  original: Raster,
  continued: Raster,
  frame: Frame,
): Promise<Raster> {
  const width = frame.left + original.width + frame.right
  const height = frame.top + original.height + frame.bottom
  const out = await enlargedTo(continued, { width, height })
  const fade = Math.max(1, (FADE * width) / continued.width)
  /** Distance of a line from the extended sides, in fades, at most 1. */
  const share = (at: number, length: number, before: number, after: number): number =>
    Math.min(1, before > 0 ? (at + 0.5) / fade : 1, after > 0 ? (length - at - 0.5) / fade : 1)
  for (let y = 0; y < original.height; y++) {
    const down = share(y, original.height, frame.top, frame.bottom)
    for (let x = 0; x < original.width; x++) {
      const own = down * share(x, original.width, frame.left, frame.right)
      const from = 4 * (y * original.width + x)
      const to = 4 * ((y + frame.top) * width + x + frame.left)
      for (let c = 0; c < 4; c++)
        out.rgba[to + c] = out.rgba[to + c] + (original.rgba[from + c] - out.rgba[to + c]) * own
    }
  }
  return out
}
