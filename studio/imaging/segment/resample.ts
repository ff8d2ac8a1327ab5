/** Bilinear reading of a small grid at the places of a larger one, pixel centres to pixel centres. */
import type { Size } from './shrink'

/** For each place of the larger line: the cell before it and how far it is to the next. */
export interface Taps {
  readonly first: Int32Array
  readonly second: Int32Array
  readonly share: Float32Array
}

export function computeTaps(from: number, to: number): Taps {
  const first = new Int32Array(to)
  const second = new Int32Array(to)
  const share = new Float32Array(to)
  for (let i = 0; i < to; i++) {
    const at = Math.min(from - 1, Math.max(0, ((i + 0.5) * from) / to - 0.5))
    first[i] = Math.floor(at)
    second[i] = Math.min(from - 1, Math.floor(at) + 1)
    share[i] = at - Math.floor(at)
  }
  return { first, second, share }
}

/** One row of the larger grid. */
export function readRow(
  plane: Float32Array,
  { width, y, xs, ys }: { width: number; y: number; xs: Taps; ys: Taps },
  out: Float32Array,
): void {
  const top = ys.first[y] * width
  const bottom = ys.second[y] * width
  const down = ys.share[y]
  for (let x = 0; x < out.length; x++) {
    const a = xs.first[x]
    const b = xs.second[x]
    const t = xs.share[x]
    const above = plane[top + a] * (1 - t) + plane[top + b] * t
    const below = plane[bottom + a] * (1 - t) + plane[bottom + b] * t
    out[x] = above + (below - above) * down
  }
}

export interface Part extends Size {
  readonly left: number
  readonly top: number
}

/** A part of the larger grid. */
export function enlargePart(
  plane: Float32Array,
  from: Size,
  to: Size,
  { left, top, width, height }: Part,
): Float32Array {
  const out = new Float32Array(width * height)
  const all = computeTaps(from.width, to.width)
  const cut = <T extends Int32Array | Float32Array>(line: T): T =>
    line.subarray(left, left + width) as T
  const xs = { first: cut(all.first), second: cut(all.second), share: cut(all.share) }
  const ys = computeTaps(from.height, to.height)
  for (let y = 0; y < height; y++)
    readRow(
      plane,
      { width: from.width, y: y + top, xs, ys },
      out.subarray(y * width, (y + 1) * width),
    )
  return out
}

export function enlarge(plane: Float32Array, from: Size, to: Size): Float32Array {
  return enlargePart(plane, from, to, { left: 0, top: 0, width: to.width, height: to.height })
}
