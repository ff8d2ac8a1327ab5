/**
 * Fills a hole with patches of the picture itself, from a thumbnail up to full size: at every size
 * patches are matched and vote in turns until they agree (Wexler, Shechtman and Irani 2007).
 */
import { createDice, type Dice } from './dice'
import { type Level, prepareLevel, REACH, sampleSources, type Sheet } from './level'
import { emptyMatches, type Matches, rowPenalties } from './matches'
import { startFromRim } from './onion'
import { canTryAll, searchAll, searchNear } from './search'
import { halveSheet } from './sheet'
import { patchWeights, vote } from './vote'

export interface Recipe {
  readonly seed: number
  /** Cost of copying from another height: sky stays in the sky. 0 for flat ground. */
  readonly rowPenalty: number
  /** The smallest size has at least so many pixels on its short side. */
  readonly startSide: number
}

export interface Synthesis {
  /** Full size, its hole filled. */
  readonly level: Level
  readonly matches: Matches
}

/** Below this a hole is a scratch: smaller sizes would lose it. */
const SHALLOW = 3
const FEWEST_SOURCES = 150

/** Full size first; null when nothing can be copied. */
function buildPyramid(sheet: Sheet, startSide: number): Level[] | null {
  const levels: Level[] = []
  for (let next: Sheet | null = sheet; next;) {
    const level = prepareLevel(next)
    const enough = level && sampleSources(level, FEWEST_SOURCES).length >= FEWEST_SOURCES / 2
    if (!enough) break
    levels.push(level)
    const smaller = Math.min(level.width, level.height) / 2
    next = smaller < startSide || level.deepest < SHALLOW ? null : halveSheet(level)
  }
  return levels.length > 0 ? levels : null
}

interface Effort {
  readonly rounds: number
  readonly passes: number
  readonly radius: number
}

/** Small sizes decide what goes where and are cheap; large ones only follow. */
function planEffort({ targets, width, height }: Level, smallest: boolean): Effort {
  const count = targets.length
  const whole = Math.max(width, height) >> 1
  if (count < 20_000) return { rounds: smallest ? 12 : 7, passes: 3, radius: whole }
  if (count < 80_000) return { rounds: 4, passes: 3, radius: smallest ? whole : 64 }
  if (count < 500_000)
    return smallest ? { rounds: 4, passes: 2, radius: whole } : { rounds: 2, passes: 1, radius: 8 }
  return { rounds: 1, passes: 1, radius: smallest ? whole : 4 }
}

/** Matches of half the size, scaled to this one. */
function inherit(level: Level, coarse: Level, found: Matches, dice: Dice): Matches {
  const { width, height, usable, targets, cells } = level
  const matches = emptyMatches(level)
  const spare = sampleSources(level, 5000)
  const within = (value: number, size: number): number =>
    Math.min(size - 1 - REACH, Math.max(REACH, value))
  targets.forEach((target, k) => {
    const y = Math.floor(target / width)
    const x = target - y * width
    const cx = within(x >> 1, coarse.width)
    const cy = within(y >> 1, coarse.height)
    const [left, top] = [cx - coarse.box.left, cy - coarse.box.top]
    const inside = left >= 0 && top >= 0 && left < coarse.box.width && top < coarse.box.height
    const from = inside ? found.source[top * coarse.box.width + left] : -1
    const fx = within((from % coarse.width) * 2 + x - 2 * cx, width)
    const fy = within(Math.floor(from / coarse.width) * 2 + y - 2 * cy, height)
    const at = fy * width + fx
    const chosen = from >= 0 && usable[at] ? at : spare[dice() % spare.length]
    matches.source[cells[k]] = chosen
  })
  return matches
}

/** Matches and votes in turns; the last vote at full size is the sharp one. */
function settle(
  level: Level,
  matches: Matches,
  tools: { penalties: Float32Array; dice: Dice },
  effort: Effort & { last: boolean },
): void {
  const search = { level, matches, ...tools }
  const all = canTryAll(level, sampleSources(level, 20_000).length)
  for (let round = 0; round < effort.rounds; round++) {
    if (all && round % 2 === 0) searchAll(search)
    else searchNear(search, effort.passes, effort.radius)
    const sharp = effort.last && round === effort.rounds - 1
    vote(level, matches, patchWeights(level, matches, { sharp, inwards: true }), sharp)
  }
}

/** Null when the picture has nothing to fill or nothing to copy from. */
export function synthesise(
  sheet: Sheet,
  recipe: Recipe,
  report: (share: number) => void,
): Synthesis | null {
  const levels = buildPyramid(sheet, recipe.startSide)
  if (!levels) return null
  const dice = createDice(recipe.seed)
  let matches: Matches | null = null
  for (let at = levels.length - 1; at >= 0; at--) {
    const level = levels[at]
    const coarse = levels[at + 1]
    const penalties = rowPenalties(level, recipe.rowPenalty)
    if (coarse && matches) {
      matches = inherit(level, coarse, matches, dice)
      vote(level, matches, patchWeights(level, matches, { sharp: false, inwards: false }), false)
      levels.length = at + 1
    } else {
      matches = emptyMatches(level)
      startFromRim(level, matches, penalties)
    }
    const effort = planEffort(level, !coarse)
    settle(level, matches, { penalties, dice }, { ...effort, last: at === 0 })
    report(1 / 4 ** at)
  }
  return matches && levels[0] ? { level: levels[0], matches } : null
}
