/** Weighted votes of the chosen patches for each pixel of the hole. */
import { type Level, REACH } from './level'
import type { Matches } from './matches'

const AROUND = REACH
const SIDE = 2 * AROUND + 1
const FLAT = new Float32Array(SIDE * SIDE).fill(1)
/** The last vote listens to a patch's middle: crisp instead of averaged. */
const PEAKED = Float32Array.from({ length: SIDE * SIDE }, (_, k) => {
  const [x, y] = [(k % SIDE) - REACH, Math.floor(k / SIDE) - REACH]
  return Math.exp(-(x * x + y * y) / 2)
})

/** A patch one pixel deeper in the hole counts so much less: it is built on guesses. */
const DEPTH_DECAY = Math.log(1.3)
const DEPTH_LIMIT = 40
const FLOOR = 1e-12

interface VoteOptions {
  /** Only good patches and their middles count. */
  readonly sharp: boolean
  /** Known pixels count more than those deep inside. */
  readonly inwards: boolean
}

/** The 75th percentile of the costs: what a usual fit is here. */
function usualCost({ cells }: Level, { cost }: Matches): number {
  const step = Math.max(1, cells.length >> 11)
  const sample = Float32Array.from({ length: Math.ceil(cells.length / step) }, (_, k) => {
    return cost[cells[k * step]]
  }).sort()
  return Math.max(1, sample[Math.floor(sample.length * 0.75)] ?? 1)
}

/** By cell: how much each patch is worth (Wexler 2007). */
export function patchWeights(level: Level, matches: Matches, options: VoteOptions): Float32Array {
  const { cells, depth } = level
  const spread = 2 * usualCost(level, matches) * (options.sharp ? 0.35 : 0.4)
  const weights = new Float32Array(depth.length)
  for (const cell of cells) {
    const deep = options.inwards ? Math.min(depth[cell], DEPTH_LIMIT) : 0
    weights[cell] = Math.exp(-matches.cost[cell] / spread - deep * DEPTH_DECAY) + FLOOR
  }
  return weights
}

/** Gives every pixel of the hole the weighted mean of what the patches over it show there. */
export function vote(
  level: Level,
  { source }: Matches,
  weights: Float32Array,
  sharp: boolean,
): void {
  const { width, height, hole, pixels, box } = level
  const window = sharp ? PEAKED : FLAT
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]
  const right = Math.min(width, box.left + box.width)
  const bottom = Math.min(height, box.top + box.height)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const i = y * width + x
      if (!hole[i]) continue
      const cell = (y - box.top) * box.width + x - box.left
      let red = 0
      let green = 0
      let blue = 0
      let texture = 0
      let total = 0
      for (let dy = -AROUND; dy <= AROUND; dy++) {
        for (let dx = -AROUND; dx <= AROUND; dx++) {
          const near = cell + dy * box.width + dx
          const from = source[near]
          if (from < 0) continue
          const share = weights[near] * window[(dy + AROUND) * SIDE + dx + AROUND]
          const at = (from - dy * width - dx) * 4
          red += share * pixels[at]
          green += share * pixels[at + 1]
          blue += share * pixels[at + 2]
          texture += share * pixels[at + 3]
          total += share
        }
      }
      if (total <= 0) continue
      pixels[i * 4] = red / total + 0.5
      pixels[i * 4 + 1] = green / total + 0.5
      pixels[i * 4 + 2] = blue / total + 0.5
      pixels[i * 4 + 3] = texture / total + 0.5
    }
  }
}
