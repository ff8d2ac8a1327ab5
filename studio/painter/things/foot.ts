import { clamp } from '../../lib/maths'
import type { Anchor, Placement, Stage } from '../scene'
import { isWetAt } from '../scenes/parts/bank'
import type { Spot } from '../slots'

/** Places of small things: on the land or water of a named foot, in perspective. */

/** Scenes without a horizon. */
const FLAT = /^(interior|abstract|underwater)$/
/** Land farther than this is a backdrop. */
const FARTHEST = 0.8
/** Rows and columns that are tried, shares of the picture. */
const ROW = 0.02
const COLUMN = 0.08
/** Half width of the land under it, and its depth, shares of the picture. */
const FIRM = { half: 0.03, below: 0.012 }
/** Of the size at the place that the scene offers. */
const SIZES = { least: 0.4, most: 1.9 }
/** Share of the width that a thing may stand off its place. */
const NEAR = 0.06

/** The depth of the land or water that shows at a point; null: another than requested, or air. */
function depthAt(nearest: Stage['layers'], x: number, y: number, isWet: boolean): number | null {
  for (const layer of nearest) {
    const wet = isWetAt(layer, [x, y])
    if (wet !== null) return wet === isWet && layer.depth < FARTHEST ? layer.depth : null
  }
  return null
}

/** The depth of what carries a thing there; null: nothing does. */
function footingAt(stage: Stage, nearest: Stage['layers'], x: number, y: number, isWet: boolean) {
  const { width, height } = stage
  if (y > height * 0.985 || x < width * 0.03 || x > width * 0.97) return null
  const aside = width * FIRM.half
  const isFirm = [-aside, aside].every(
    (dx) => depthAt(nearest, x + dx, y + FIRM.below * height, isWet) !== null,
  )
  return isFirm ? depthAt(nearest, x, y, isWet) : null
}

const sortNearest = ({ layers }: Stage): Stage['layers'] =>
  [...layers].sort((a, b) => a.depth - b.depth)

/** The nearest place to the named one where such a thing can be; null: there is none. */
function findFoot(stage: Stage, x: number, y: number, isWet: boolean) {
  const { width, height } = stage
  const nearest = sortNearest(stage)
  let best: { x: number; y: number; depth: number } | null = null
  let least = Infinity
  for (let across = -12; across <= 12; across++)
    for (let down = -30; down <= 30; down++) {
      const cost = Math.abs(across) * COLUMN * 1.2 + Math.abs(down) * ROW
      if (cost >= least) continue
      const at = { x: x + across * COLUMN * width, y: y + down * ROW * height }
      const depth = footingAt(stage, nearest, at.x, at.y, isWet)
      if (depth !== null) [best, least] = [{ ...at, depth }, cost]
    }
  return best
}

/** An offered place moved to another foot: larger and nearer the lower that is. */
function moveFoot(
  { horizon, height, width }: Stage,
  offered: Anchor,
  foot: { readonly x: number; readonly y: number; readonly depth: number },
): Anchor {
  const level = Math.min(horizon, offered.y - height * 0.1, foot.y - height * 0.02)
  const ratio = (foot.y - level) / (offered.y - level)
  const nearer = clamp((foot.y - offered.y) / Math.max(1, height - offered.y))
  // before the land under it, and before things farther on that land
  const depth = Math.min(foot.depth - 0.004, offered.depth * (1 - 0.75 * nearer))
  return {
    ...{ ...offered, ...foot, depth: Math.max(0.07, depth), angle: 0, within: true },
    ...{ facing: foot.x < width / 2 ? 1 : -1 },
    scale: offered.scale * clamp(ratio, SIZES.least, SIZES.most),
  }
}

/** @param offered the place that the scene has for such a thing */
export function anchorAt(
  stage: Stage,
  offered: Anchor,
  placement: Placement,
  { x: across, y: down }: Spot,
): Anchor {
  const { width, height } = stage
  const x = across === undefined ? offered.x : across * width
  const facing = x < width / 2 ? 1 : -1
  // it has slid along the land as far as there is land
  if (down === undefined && placement === 'ground' && Math.abs(offered.x - x) < width * NEAR)
    return offered
  const y = down === undefined ? offered.y : down * height
  const isFree = FLAT.test(stage.slots.scene) || !/^(ground|near|span|water)$/.test(placement)
  if (isFree) return { ...offered, x, y, facing }
  const foot = findFoot(stage, x, y, placement === 'water')
  return foot ? moveFoot(stage, offered, foot) : { ...offered, x, facing }
}

/** Of the height, depth below the edge of the land for a thing that is too small there. */
const DOWN = 0.13
/** A thing is to be so high where nothing else is said, share of the short side. */
const SMALLEST = 0.11

/** The same place nearer to the viewer, for a thing that would be lost in the distance. */
export function comeNearer(stage: Stage, at: Anchor, placement: Placement, size: number): Anchor {
  if (placement !== 'ground' || FLAT.test(stage.slots.scene) || size > SMALLEST * stage.short)
    return at
  const nearest = sortNearest(stage)
  for (const share of [1, 0.6]) {
    const y = at.y + share * DOWN * stage.height
    const depth = footingAt(stage, nearest, at.x, y, false)
    if (depth !== null) return moveFoot(stage, at, { x: at.x, y, depth })
  }
  return at
}

/** Aside on its own land, where there is any. */
export const stepAside = (stage: Stage, at: Anchor, x: number): Anchor[] =>
  footingAt(stage, sortNearest(stage), x, at.y, false) === null ? [] : [{ ...at, x }]
