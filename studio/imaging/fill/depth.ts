/** Depth of each cell inside a hole. */

const STRAIGHT = 1
const DIAGONAL = 1.41

/**
 * Distance to the nearest known cell (chamfer, Borgefors 1986), in cells; 0 where known.
 *
 * @param hole 1 = unknown, row by row
 */
export function computeHoleDepth(hole: Uint8Array, width: number, height: number): Float32Array {
  const depth = new Float32Array(hole.length)
  hole.forEach((value, i) => value && (depth[i] = 1e6))
  /** One sweep; `sign` -1 looks at the cells before, 1 at those after. */
  const sweep = (sign: -1 | 1): void => {
    for (let k = 0; k < depth.length; k++) {
      const i = sign < 0 ? k : depth.length - 1 - k
      let best = depth[i]
      if (best === 0) continue
      const y = Math.floor(i / width)
      const x = i - y * width
      const row = i + sign * width
      const inside = sign < 0 ? y > 0 : y < height - 1
      if (sign < 0 ? x > 0 : x < width - 1) best = Math.min(best, depth[i + sign] + STRAIGHT)
      if (inside) {
        best = Math.min(best, depth[row] + STRAIGHT)
        if (x > 0) best = Math.min(best, depth[row - 1] + DIAGONAL)
        if (x < width - 1) best = Math.min(best, depth[row + 1] + DIAGONAL)
      }
      depth[i] = best
    }
  }
  sweep(-1)
  sweep(1)
  return depth
}
