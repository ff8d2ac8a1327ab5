import type { Box, Point } from '../../geometry'
import { scratchPlane } from '../../../lib/blur'

/**
 * Share of each pixel inside of some rings, by the exact area: no canvas takes part, for
 * what is read back from one is only freed when the whole picture is done, a form's box each.
 */

/** Pixels; points nearer to the last one than this make no difference that can be seen. */
const NEAREST = 0.3
/** Sums of rounded shares are not quite nothing, and not quite all. */
const LEAST = 0.001

/** Shares of the rows of a box by where edges cross them, to be summed up along each row. */
class Winding {
  /** One more column than the box has. */
  readonly stride: number
  readonly crossings: Float32Array

  constructor(readonly box: Box) {
    this.stride = box.width + 1
    this.crossings = scratchPlane('crossings', this.stride * box.height).fill(0)
  }

  ring(ring: readonly Point[]): void {
    const { x: left, y: top } = this.box
    const [startX, startY] = [ring[0][0] - left, ring[0][1] - top]
    let [lastX, lastY] = [startX, startY]
    for (let i = 1; i < ring.length; i++) {
      const [x, y] = [ring[i][0] - left, ring[i][1] - top]
      if (Math.abs(x - lastX) + Math.abs(y - lastY) < NEAREST) continue
      this.#edge(lastX, lastY, x, y)
      lastX = x
      lastY = y
    }
    this.#edge(lastX, lastY, startX, startY)
  }

  #edge(ax: number, ay: number, bx: number, by: number): void {
    if (ay < by) this.#falling(ax, ay, bx, by, 1)
    else if (ay > by) this.#falling(bx, by, ax, ay, -1)
  }

  /** From the upper end to the lower one. @param way 1 or -1, as the ring runs */
  #falling(ax: number, ay: number, bx: number, by: number, way: number): void {
    const { height } = this.box
    const slope = (bx - ax) / (by - ay)
    const last = Math.min(height, Math.ceil(by))
    let x = ay < 0 ? ax - ay * slope : ax
    for (let y = Math.max(0, Math.floor(ay)); y < last; y++) {
      const share = Math.min(y + 1, by) - Math.max(y, ay)
      const next = x + slope * share
      if (x < next) this.#row(y, x, next, share * way)
      else this.#row(y, next, x, share * way)
      x = next
    }
  }

  /** An edge that crosses a row from `from` to `to`; what lies left of the box counts at its edge. */
  #row(y: number, from: number, to: number, share: number): void {
    const { width } = this.box
    const { crossings } = this
    const row = y * this.stride
    if (from >= width) return
    if (to <= 0) {
      crossings[row] = crossings[row] + share
      return
    }
    let [a, b, d] = [from, to, share]
    if (a < 0) {
      const outside = (d * -a) / (b - a)
      crossings[row] = crossings[row] + outside
      d -= outside
      a = 0
    }
    if (b > width) {
      d *= (width - a) / (b - a)
      b = width
    }
    const first = Math.floor(a)
    const end = Math.ceil(b)
    const i = row + first
    if (end <= first + 1) {
      const right = d * ((a + b) / 2 - first)
      crossings[i] = crossings[i] + d - right
      crossings[i + 1] = crossings[i + 1] + right
      return
    }
    const per = 1 / (b - a)
    // of a pixel all that lies right of the edge; each column holds what it adds to the one before
    let [before, passed] = [0, 0]
    for (let column = first; column < end; column++) {
      const [low, high] = [Math.max(a, column), Math.min(b, column + 1)]
      const here = (high - low) * per
      const inside = d * (passed + here * (column + 1 - (low + high) / 2))
      crossings[row + column] = crossings[row + column] + inside - before
      before = inside
      passed += here
    }
    crossings[row + end] = crossings[row + end] + d - before
  }
}

const sideShare = {
  /** Overlapping rings add up. */
  union: (winding: number): number => Math.min(1, Math.abs(winding)),
  /** They cut holes. */
  holes: (winding: number): number => {
    const turns = Math.abs(winding) % 2
    return turns > 1 ? 2 - turns : turns
  },
}

function snapped(share: number): number {
  if (share < LEAST) return 0
  return share > 1 - LEAST ? 1 : share
}

/**
 * Writes the whole of `cover`, row by row.
 *
 * @param rings pixels of the picture
 * @param rule how rings that overlap go together
 */
export function coverRings(
  cover: Float32Array,
  rings: readonly (readonly Point[])[],
  box: Box,
  rule: keyof typeof sideShare,
): Float32Array {
  const winding = new Winding(box)
  for (const ring of rings) if (ring.length > 2) winding.ring(ring)
  const { crossings, stride } = winding
  const share = sideShare[rule]
  const { width, height } = box
  for (let y = 0; y < height; y++) {
    const [from, to] = [y * stride, y * width]
    let sum = 0
    for (let x = 0; x < width; x++) {
      const crossed = crossings[from + x]
      // between two edges nothing changes
      if (crossed === 0 && x > 0) {
        cover[to + x] = cover[to + x - 1]
        continue
      }
      sum += crossed
      cover[to + x] = snapped(share(sum))
    }
  }
  return cover
}
