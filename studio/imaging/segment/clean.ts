/** Tidies a hard mask: no speckles, no crumbs, no pinholes. 1 = in. */
import type { Size } from './shrink'

/** Majority of the 5×5 around each pixel. */
export function majority(mask: Uint8Array, { width, height }: Size): Uint8Array {
  const out = new Uint8Array(mask.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let votes = 0
      let all = 0
      for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++) {
        for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++) {
          votes += mask[v * width + u]
          all++
        }
      }
      out[y * width + x] = 2 * votes > all ? 1 : 0
    }
  }
  return out
}

export interface Parts {
  /** Number of each pixel's part, from 1; 0 = not in the mask. */
  readonly labels: Int32Array
  /** Pixels by part; [0] is 0. */
  readonly sizes: readonly number[]
}

/** Connected parts of the pixels that are `value`, four neighbours. */
export function findParts(mask: Uint8Array, { width }: Size, value: 0 | 1): Parts {
  const labels = new Int32Array(mask.length)
  const stack = new Int32Array(mask.length)
  const sizes = [0]
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== value || labels[start] !== 0) continue
    const id = sizes.length
    labels[start] = id
    stack[0] = start
    let size = 1
    for (let next = 0; next < size; next++) {
      const i = stack[next]
      const x = i % width
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= mask.length || mask[j] !== value || labels[j] !== 0) continue
        labels[j] = id
        stack[size++] = j
      }
    }
    sizes.push(size)
  }
  return { labels, sizes }
}

/** Turns over every part of `value` that has less than `share` of the biggest part's pixels. */
function dropParts(mask: Uint8Array, size: Size, value: 0 | 1, share: number): void {
  const { labels, sizes } = findParts(mask, size, value)
  const least = Math.max(...sizes) * share
  for (let i = 0; i < mask.length; i++) {
    const label = labels[i]
    if (label > 0 && sizes[label] < least) mask[i] = value === 1 ? 0 : 1
  }
}

/** @param crumb parts below this share of the biggest are dropped */
export function tidy(mask: Uint8Array, size: Size, crumb: number): Uint8Array {
  const out = majority(mask, size)
  dropParts(out, size, 1, crumb)
  dropParts(out, size, 0, 0.01)
  return out
}
