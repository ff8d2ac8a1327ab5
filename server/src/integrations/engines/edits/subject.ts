/** A subject cut out of its own picture by the transparency a model answered. */
import type { Mask, Raster } from '@media/raster'
import { EngineError } from '../engine'
import { inputTexts } from '../texts'

/** Marks reach this far around themselves, as a share of the picture's longer side. */
const REACH = 0.02
/** Threshold of `clean` for soft edges, 0..255. */
const TIGHT = 96
const LEAST_SHARE = 0.002

/** Whether a mark is near, by a box around each pixel: sums over rows, then over columns. */
function dilateMask({ width, height, values }: Mask): Uint8Array {
  const reach = Math.max(1, Math.round(Math.max(width, height) * REACH))
  const spread = (
    from: Uint8Array,
    at: { step: number; count: number; line: number; lines: number },
  ) => {
    const to = new Uint8Array(from.length)
    for (let line = 0; line < at.lines; line += 1) {
      let last = -Infinity
      const offset = line * at.line
      for (let i = 0; i < at.count; i += 1) {
        const pixel = offset + i * at.step
        if (from[pixel] !== 0) last = i
        if (i - last <= reach) to[pixel] = 1
      }
      let next = Infinity
      for (let i = at.count - 1; i >= 0; i -= 1) {
        const pixel = offset + i * at.step
        if (from[pixel] !== 0) next = i
        if (next - i <= reach) to[pixel] = 1
      }
    }
    return to
  }
  const marked = values.map((value) => (value >= 128 ? 1 : 0))
  const wide = spread(marked, { step: 1, count: width, line: width, lines: height })
  return spread(wide, { step: width, count: height, line: 1, lines: width })
}

function cropToContent({ width, height, rgba }: Raster): Raster {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < 8) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  const size = { width: right - left + 1, height: bottom - top + 1 }
  const part = new Uint8ClampedArray(size.width * size.height * 4)
  for (let y = 0; y < size.height; y += 1) {
    const from = ((top + y) * width + left) * 4
    part.set(rgba.subarray(from, from + size.width * 4), y * size.width * 4)
  }
  return { ...size, rgba: part }
}

/**
 * The picture's own pixels under the painted one's transparency, near what is marked. Throws
 * EngineError `input` when nothing is left.
 */
export function cutSubject(
  whole: Raster,
  painted: Raster,
  { keep, edge, size }: { keep: Mask; edge: string; size: string },
): Raster {
  const { width, height } = whole
  const allowed = dilateMask(keep)
  const rgba = new Uint8ClampedArray(whole.rgba)
  let shownCount = 0
  for (let i = 0; i < width * height; i += 1) {
    const alpha = allowed[i] === 0 ? 0 : (painted.rgba[i * 4 + 3] ?? 0)
    const shown = edge === 'clean' ? Math.max(0, ((alpha - TIGHT) * 255) / (255 - TIGHT)) : alpha
    rgba[i * 4 + 3] = Math.min(shown, whole.rgba[i * 4 + 3] ?? 255)
    if (shown >= 128) shownCount += 1
  }
  if (shownCount < width * height * LEAST_SHARE)
    throw new EngineError('input', inputTexts.noSubject)
  const subject = { width, height, rgba }
  return size === 'crop' ? cropToContent(subject) : subject
}
