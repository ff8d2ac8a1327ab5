/** Connected groups of marked pixels and how far they reach. */

export interface Group {
  /** Pixel indices. */
  readonly pixels: readonly number[]
  /** Diagonal of its bounding box, pixels. */
  readonly extent: number
}

function computeExtent(pixels: readonly number[], width: number): number {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0]
  for (const i of pixels) {
    const x = i % width
    const y = (i - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return Math.hypot(right - left + 1, bottom - top + 1)
}

/** Groups of neighbouring pixels (of eight) that are not 0. */
export function findConnectedGroups(marks: Uint8Array, width: number, height: number): Group[] {
  const left = Uint8Array.from(marks)
  const groups: Group[] = []
  for (let start = 0; start < left.length; start++) {
    if (!left[start]) continue
    left[start] = 0
    const pixels = [start]
    for (let k = 0; k < pixels.length; k++) {
      const at = pixels[k]
      const x = at % width
      const y = (at - x) / width
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++) {
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
          const next = at + dy * width + dx
          if (!left[next]) continue
          left[next] = 0
          pixels.push(next)
        }
      }
    }
    groups.push({ pixels, extent: computeExtent(pixels, width) })
  }
  return groups
}
