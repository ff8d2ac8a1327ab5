/**
 * Twice the size by filters chosen by the shape around each pixel: every source pixel becomes four,
 * each a weighted sum of the 7x7 pixels around it (Romano et al. 2016, on the small grid).
 */
import { createPlane, type Plane } from './plane'
import { doublingWeights } from './resize'
import { analyseShapes, TURN_SWAP, TURN_X, TURN_Y } from './shapes'

/** Pixels of a filter's window, row by row, -3..3 each way. */
export const WINDOW = 49
const REACH = 3

/** For each class four filters (top left, top right, bottom left, bottom right) of WINDOW weights. */
export type FilterBank = Float32Array

/** Position of (u, v) of a class's own frame in the picture when it is rotated. */
function turned(turn: number, u: number, v: number): readonly [number, number] {
  const [x, y] = turn & TURN_SWAP ? [v, u] : [u, v]
  return [turn & TURN_X ? -x : x, turn & TURN_Y ? -y : y]
}

/** Offsets of a window's pixels in rows of `stride`, for each of the eight turns. */
export function windowOffsets(stride: number): Int32Array {
  const offsets = new Int32Array(8 * WINDOW)
  for (let turn = 0; turn < 8; turn++) {
    for (let k = 0; k < WINDOW; k++) {
      const [x, y] = turned(turn, (k % 7) - REACH, Math.floor(k / 7) - REACH)
      offsets[turn * WINDOW + k] = y * stride + x
    }
  }
  return offsets
}

/** Which quarter of the doubled pixel each of the four filters makes, for each turn. */
export function quarterOffsets(stride: number): Int32Array {
  const offsets = new Int32Array(8 * 4)
  for (let turn = 0; turn < 8; turn++) {
    for (let quarter = 0; quarter < 4; quarter++) {
      const [x, y] = turned(turn, quarter & 1 ? 1 : -1, quarter & 2 ? 1 : -1)
      offsets[turn * 4 + quarter] = (y > 0 ? stride : 0) + (x > 0 ? 1 : 0)
    }
  }
  return offsets
}

/** A copy with `REACH` more pixels on each side, repeating the border. */
export function padded({ width, height, values }: Plane): Plane {
  const out = createPlane(width + 2 * REACH, height + 2 * REACH)
  for (let y = 0; y < out.height; y++) {
    const row = Math.min(height - 1, Math.max(0, y - REACH)) * width
    for (let x = 0; x < out.width; x++)
      out.values[y * out.width + x] = values[row + Math.min(width - 1, Math.max(0, x - REACH))]
  }
  return out
}

/** The four filters of plain Lanczos: what a bank's learned differences are added to. */
export function plainFilters(): Float32Array {
  const halves = doublingWeights('lanczos')
  const filters = new Float32Array(4 * WINDOW)
  for (let i = 0; i < filters.length; i++) {
    const quarter = Math.floor(i / WINDOW)
    const k = i % WINDOW
    const across = halves[(quarter & 1) as 0 | 1][k % 7]
    filters[i] = across * halves[(quarter >> 1) as 0 | 1][Math.floor(k / 7)]
  }
  return filters
}

export function doubled(light: Plane, bank: FilterBank): Plane {
  const { classes, turns } = analyseShapes(light)
  const { width, height } = light
  const source = padded(light)
  const out = createPlane(width * 2, height * 2)
  const window = windowOffsets(source.width)
  const quarters = quarterOffsets(out.width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const turn = turns[i]
      const centre = (y + REACH) * source.width + x + REACH
      const filter = classes[i] * 4 * WINDOW
      const offsets = turn * WINDOW
      let [s0, s1, s2, s3] = [0, 0, 0, 0]
      for (let k = 0; k < WINDOW; k++) {
        const v = source.values[centre + window[offsets + k]]
        const f = filter + k
        s0 += v * bank[f]
        s1 += v * bank[f + WINDOW]
        s2 += v * bank[f + 2 * WINDOW]
        s3 += v * bank[f + 3 * WINDOW]
      }
      const target = y * 2 * out.width + x * 2
      const quarter = turn * 4
      out.values[target + quarters[quarter]] = s0
      out.values[target + quarters[quarter + 1]] = s1
      out.values[target + quarters[quarter + 2]] = s2
      out.values[target + quarters[quarter + 3]] = s3
    }
  }
  return out
}
