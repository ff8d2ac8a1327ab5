/** Looking for better patches: neighbours' finds, random tries, or all there are. */
import type { Dice } from './dice'
import { type Level, REACH, sampleSources } from './level'
import { type Matches, patchDistance } from './matches'

interface Search {
  readonly level: Level
  readonly matches: Matches
  /** By rows between a patch and its copy. */
  readonly penalties: Float32Array
  readonly dice: Dice
}

/** The fit of every match as the hole looks now. */
function measure({ level, matches, penalties }: Search): void {
  const { targets, cells, width } = level
  const { source, cost } = matches
  for (let k = 0; k < targets.length; k++) {
    const target = targets[k]
    const cell = cells[k]
    const from = source[cell]
    const rows = Math.abs(Math.floor(target / width) - Math.floor(from / width))
    cost[cell] = patchDistance(level, target, from, Infinity) + penalties[rows]
  }
}

/**
 * PatchMatch (Barnes 2009): each patch tries what its neighbours found, then random places at
 * `radius`, half of it, a quarter … around its best; sweeps alternate in direction.
 */
export function searchNear(search: Search, passes: number, radius: number): void {
  const { level, matches, penalties, dice } = search
  const { targets, cells, usable, width, height, box } = level
  const [low, right, bottom] = [REACH, width - REACH, height - REACH]
  const { source, cost } = matches
  measure(search)
  for (let pass = 0; pass < passes; pass++) {
    const forward = pass % 2 === 0
    const direction = forward ? -1 : 1
    for (let k = 0; k < targets.length; k++) {
      const at = forward ? k : targets.length - 1 - k
      const target = targets[at]
      const cell = cells[at]
      const row = Math.floor(target / width)
      let best = cost[cell]
      let chosen = source[cell]
      for (let side = 0; side < 2; side++) {
        const found = source[cell + (side === 0 ? direction : direction * box.width)]
        if (found < 0) continue
        const from = found - (side === 0 ? direction : direction * width)
        if (from === chosen || !usable[from]) continue
        const extra = penalties[Math.abs(row - Math.floor(from / width))]
        const sum = extra + patchDistance(level, target, from, best - extra)
        if (sum < best) {
          best = sum
          chosen = from
        }
      }
      let top = Math.floor(chosen / width)
      let left = chosen - top * width
      for (let reach = radius; reach >= 1 && best > 0; reach >>= 1) {
        const ticket = dice()
        const x = left + ((ticket & 0xffff) % (2 * reach + 1)) - reach
        const y = top + ((ticket >>> 16) % (2 * reach + 1)) - reach
        if (x < low || y < low || x >= right || y >= bottom) continue
        const from = y * width + x
        const extra = penalties[Math.abs(row - y)]
        if (!usable[from] || extra >= best) continue
        const sum = extra + patchDistance(level, target, from, best - extra)
        if (sum >= best) continue
        best = sum
        chosen = from
        top = y
        left = x
      }
      cost[cell] = best
      source[cell] = chosen
    }
  }
}

/** Pairs of patches up to which trying every one is quicker than being clever. */
const ALL_PAIRS = 1e6

export function canTryAll({ targets }: Level, sources: number): boolean {
  return targets.length * sources < ALL_PAIRS
}

/** Every patch tries every known one; what it has already is the mark to beat. */
export function searchAll(search: Search): void {
  const { level, matches, penalties } = search
  const { targets, cells, width } = level
  const sources = sampleSources(level, Infinity)
  const rows = sources.map((from) => Math.floor(from / width))
  measure(search)
  for (let k = 0; k < targets.length; k++) {
    const target = targets[k]
    const cell = cells[k]
    const row = Math.floor(target / width)
    let best = matches.cost[cell]
    let chosen = matches.source[cell]
    for (let s = 0; s < sources.length; s++) {
      const extra = penalties[Math.abs(row - rows[s])]
      if (extra >= best) continue
      const from = sources[s]
      const sum = extra + patchDistance(level, target, from, best - extra)
      if (sum >= best) continue
      best = sum
      chosen = from
    }
    matches.source[cell] = chosen
    matches.cost[cell] = best
  }
}
