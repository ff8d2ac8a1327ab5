/** The last touch: the hole takes the steps between its patches' pixels, not their colours. */
import type { Level } from './level'
import type { Matches } from './matches'
import { createSolver } from './multigrid'
import { patchWeights } from './vote'

/** Patches whose centres lie within so many pixels have a say about a step. */
const NEAR = 2
/** Share of the long side beyond which the patches' own colours hold (screening). */
const DRIFT = 0.15
const CYCLES = 4

/** Steps to the right and down, three channels each, for every cell of the box. */
interface Steps {
  readonly right: Int16Array
  readonly down: Int16Array
}

/** Steps are stored in 1/32 of a level: fine enough, half the memory of floats. */
const STEP = 32

/** Cells whose step right or down ends in the hole or begins there. */
function needsSteps({ hole, width, height }: Level, x: number, y: number): boolean {
  const i = y * width + x
  if (x < 0 || y < 0 || x >= width || y >= height) return false
  return Boolean(hole[i] || (x < width - 1 && hole[i + 1]) || (y < height - 1 && hole[i + width]))
}

/** The weighted mean of the steps that the patches around show at their copies' places. */
function gatherSteps(level: Level, { source }: Matches, weights: Float32Array): Steps {
  const { width, pixels, box } = level
  const size = box.width * box.height * 3
  const steps: Steps = { right: new Int16Array(size), down: new Int16Array(size) }
  const sums = new Float64Array(6)
  for (let cell = 0; cell < weights.length; cell++) {
    const x = (cell % box.width) + box.left
    const y = Math.floor(cell / box.width) + box.top
    if (!needsSteps(level, x, y)) continue
    sums.fill(0)
    let total = 0
    for (let dy = -NEAR; dy <= NEAR; dy++) {
      for (let dx = -NEAR; dx <= NEAR; dx++) {
        const near = cell + dy * box.width + dx
        const from = source[near] ?? -1
        if (from < 0) continue
        const share = weights[near] * Math.exp(-(dx * dx + dy * dy) / 2)
        const at = (from - dy * width - dx) * 4
        for (let c = 0; c < 3; c++) {
          const here = pixels[at + c]
          const aside = pixels[at + 4 + c] - here
          const below = pixels[at + 4 * width + c] - here
          sums[c] = sums[c] + share * aside
          sums[c + 3] = sums[c + 3] + share * below
        }
        total += share
      }
    }
    const at = (y * width + x) * 4
    for (let c = 0; c < 3; c++) {
      const here = pixels[at + c]
      const aside = x < width - 1 ? pixels[at + 4 + c] - here : 0
      const below = (pixels[at + 4 * width + c] ?? here) - here
      steps.right[cell * 3 + c] = STEP * (total > 0 ? sums[c] / total : aside)
      steps.down[cell * 3 + c] = STEP * (total > 0 ? sums[c + 3] / total : below)
    }
  }
  return steps
}

/** The box cut to the picture, with its cells' place in the larger one. */
function clipToPicture({ box, width, height }: Level) {
  const left = Math.max(0, box.left)
  const top = Math.max(0, box.top)
  const across = Math.min(width, box.left + box.width) - left
  const down = Math.min(height, box.top + box.height) - top
  const cellOf = (x: number, y: number): number =>
    (y + top - box.top) * box.width + x + left - box.left
  return { left, top, width: across, height: down, cellOf }
}

/** Difference between wanted and actual steps, for one channel: its divergence. */
function differences(level: Level, steps: Steps, unknown: Uint8Array, c: number): Float32Array {
  const { left, top, width, height, cellOf } = clipToPicture(level)
  const { pixels } = level
  const wanted = new Float32Array(width * height)
  const stride = level.width * 4
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!unknown[y * width + x]) continue
      const at = (y + top) * stride + (x + left) * 4 + c
      const cell = cellOf(x, y) * 3 + c
      const above = cell - level.box.width * 3
      const here = pixels[at]
      let sum = 0
      if (x < width - 1) sum += steps.right[cell] / STEP - (pixels[at + 4] - here)
      if (x > 0) sum -= steps.right[cell - 3] / STEP - (here - pixels[at - 4])
      if (y < height - 1) sum += steps.down[cell] / STEP - (pixels[at + stride] - here)
      if (y > 0) sum -= steps.down[above] / STEP - (here - pixels[at - stride])
      wanted[y * width + x] = sum
    }
  }
  return wanted
}

/**
 * Solves for the colours whose steps are those of the chosen patches and which meet the picture
 * at the rim (Pérez 2003; gradients in the vote: Darabi 2012): light falls evenly over the seams.
 * Changes the level's pixels inside the hole.
 */
export function meetTheRim(level: Level, matches: Matches): void {
  const weights = patchWeights(level, matches, { sharp: true, inwards: false })
  const steps = gatherSteps(level, matches, weights)
  const { left, top, width, height } = clipToPicture(level)
  const unknown = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = (y + top) * level.width + left
    unknown.set(level.hole.subarray(start, start + width), y * width)
  }
  const reach = DRIFT * Math.max(level.width, level.height)
  const solve = createSolver({ width, height, unknown }, 1 / (reach * reach))
  for (let c = 0; c < 3; c++) {
    const change = solve(differences(level, steps, unknown, c), CYCLES)
    for (let i = 0; i < unknown.length; i++) {
      if (!unknown[i]) continue
      const at = ((Math.floor(i / width) + top) * level.width + left + (i % width)) * 4 + c
      const value = level.pixels[at] + change[i]
      level.pixels[at] = value < 0 ? 0 : value > 255 ? 255 : value + 0.5
    }
  }
}
