/** Nearest known patch of each patch of the hole, and its distance. */
import { type Level, REACH } from './level'

/** Stored for every cell of the level's box; -1 where no patch is centred. */
export interface Matches {
  /** Centre of the chosen patch, a pixel of the picture. */
  readonly source: Int32Array
  /** Sum of squared differences over the patch, plus penalties. */
  readonly cost: Float32Array
}

export function emptyMatches({ box }: Level): Matches {
  const size = box.width * box.height
  return { source: new Int32Array(size).fill(-1), cost: new Float32Array(size) }
}

// named here too: read once for each pair of patches, and a name of another module is slower
const BACK = REACH
const SIDE = 2 * REACH + 1
const ROW_BYTES = SIDE * 4

/**
 * Squared difference of the patches around pixels `a` and `b`, over colour and texture.
 * Stops at `limit`: a patch that is worse already need not be known exactly.
 */
export function patchDistance(
  { pixels, width }: Level,
  a: number,
  b: number,
  limit: number,
): number {
  const stride = width * 4
  let p = (a - BACK * width - BACK) * 4
  let q = (b - BACK * width - BACK) * 4
  let sum = 0
  for (let row = 0; row < SIDE; row++) {
    for (let k = 0; k < ROW_BYTES; k += 4) {
      const d0 = pixels[p + k] - pixels[q + k]
      const d1 = pixels[p + k + 1] - pixels[q + k + 1]
      const d2 = pixels[p + k + 2] - pixels[q + k + 2]
      const d3 = pixels[p + k + 3] - pixels[q + k + 3]
      sum += d0 * d0 + d1 * d1 + d2 * d2 + d3 * d3
    }
    if (sum >= limit) return sum
    p += stride
    q += stride
  }
  return sum
}

/** By rows apart: what it costs to copy from higher up or further down. */
export function rowPenalties({ height }: Level, strength: number): Float32Array {
  return Float32Array.from({ length: height }, (_, rows) => {
    const share = rows / height
    return strength * share * share
  })
}
