/** Rectangles of pixels, and growing what is marked inside them. */

/** May reach beyond the picture: what lies outside is simply not there. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The smallest box around everything that is not 0; null when there is nothing. */
export function computeBounds(values: Uint8Array, width: number, height: number): Box | null {
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++) {
    const row = values.subarray(y * width, (y + 1) * width)
    const first = row.findIndex((value) => value !== 0)
    if (first < 0) continue
    if (top === height) top = y
    bottom = y
    left = Math.min(left, first)
    for (let x = width - 1; x > right; x--) if (row[x] !== 0) right = x
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** A box grown by `by` on every side, cut to the picture. */
export function growBox(box: Box, by: number, width: number, height: number): Box {
  const left = Math.max(0, box.left - by)
  const top = Math.max(0, box.top - by)
  return {
    left,
    top,
    width: Math.min(width, box.left + box.width + by) - left,
    height: Math.min(height, box.top + box.height + by) - top,
  }
}

/** Marks everything within `reach` of a mark along a line of `count` cells, `step` apart. */
function growLine(
  from: Uint8Array,
  to: Uint8Array,
  line: { start: number; step: number; count: number },
  reach: number,
): void {
  const { start, step, count } = line
  let until = -1
  for (let k = 0; k < Math.min(count, reach); k++) if (from[start + k * step]) until = k + reach
  for (let k = 0; k < count; k++) {
    if (k + reach < count && from[start + (k + reach) * step]) until = k + 2 * reach
    to[start + k * step] = k <= until ? 1 : 0
  }
}

/** 1 wherever something is marked within `reach` pixels in both directions (a square brush). */
export function growMarks(
  marks: Uint8Array,
  width: number,
  height: number,
  reach: number,
): Uint8Array {
  const rows = new Uint8Array(marks.length)
  for (let y = 0; y < height; y++)
    growLine(marks, rows, { start: y * width, step: 1, count: width }, reach)
  const grown = new Uint8Array(marks.length)
  for (let x = 0; x < width; x++)
    growLine(rows, grown, { start: x, step: width, count: height }, reach)
  return grown
}
