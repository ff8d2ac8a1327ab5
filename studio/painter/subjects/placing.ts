import { clamp } from '../../lib/maths'
import type { Anchor, Placement, Stage } from '../scene'
import { ridgeAt } from '../scenes/parts/ridge'
import { stepAside } from '../things/foot'
import type { Occupied, Outline } from './occupied'
import { slide } from './spots'
import type { SubjectDefinition } from './subject'

/** Place of a thing without a place of its kind in the scene: it must be in the picture. */
const INSTEAD: Readonly<Record<Placement, readonly Placement[]>> = {
  ground: ['table', 'near', 'span', 'water', 'surface', 'deep'],
  water: ['surface', 'ground', 'near', 'deep', 'table'],
  surface: ['water', 'deep', 'ground', 'near', 'table'],
  deep: ['surface', 'water', 'sky', 'ground', 'table'],
  span: ['ground', 'water', 'near', 'deep', 'table', 'surface'],
  sky: ['corner', 'deep', 'near', 'ground', 'surface', 'table'],
  corner: ['sky', 'near', 'deep', 'table', 'surface', 'ground'],
  near: ['ground', 'table', 'surface', 'deep'],
  table: ['ground', 'near', 'surface', 'deep', 'water'],
}

/** Fitness of a place for a thing: 1 its first wish, less for the others, 0 a makeshift. */
export function suitability(subject: SubjectDefinition, offers: ReadonlySet<Placement>): number {
  const rank = subject.placements.findIndex((placement) => offers.has(placement))
  return rank < 0 ? 0 : 1 - rank * 0.25
}

/** The place that a scene with these offers gives to a thing; null when it offers nothing at all. */
export function placementIn(
  offers: ReadonlySet<Placement>,
  subject: SubjectDefinition,
): Placement | null {
  // a study has no pagoda: the window's view is at the frame
  if (subject.outdoors && offers.has('table') && !offers.has('surface')) return 'near'
  const wish = subject.placements.find((placement) => offers.has(placement))
  if (wish) return wish
  return INSTEAD[subject.placements[0]].find((placement) => offers.has(placement)) ?? null
}

/** A building in a window's view, next to the things at the frame of a landscape. */
const IN_THE_WINDOW = 1.7

/**
 * Enlargement of a figure when the picture is about it alone, or in a room, which is
 * nearer than any landscape; 1 for everything else.
 */
export function presence(
  { slots, short }: Stage,
  { alone, indoors, outdoors }: SubjectDefinition,
  at: Anchor,
  placement: Placement,
  count: number,
): number {
  if (slots.scene === 'interior') {
    if (indoors !== undefined) return indoors
    if (outdoors) return IN_THE_WINDOW
  }
  if (alone === undefined || slots.subjects.length !== 1 || count !== 1) return 1
  // 富士山和樱花树: it would hide the mountain that is named
  if (slots.landform === 'cone') return 0.72
  // on a far bank it would be a speck
  const low = placement === 'ground' || placement === 'water'
  const far = low ? clamp((0.85 * short) / at.scale, 1, 1.45) : 1
  return alone * far
}

/** From this many on, things spread over the picture instead of gathering about the first. */
const MANY = 4

/** Place of one of many across the picture, 0..1: neighbours in number are apart in place. */
function computeSpread(index: number, count: number, first: number): number {
  const golden = (first + index * 0.618034) % 1
  return 0.1 + 0.8 * ((Math.floor(golden * count) + 0.5) / count)
}

/** Each copy a little smaller, farther and aside, as a second one would stand. */
export function placeCopy(
  at: Anchor,
  index: number,
  count: number,
  stage: Stage,
  placement: Placement,
): Anchor {
  if (index === 0) return at
  const { width, height, short } = stage
  const random = stage.random.fork(`copy ${placement} ${index}`)
  const gap = (placement === 'ground' ? 0.14 : 0.2) * short * random.range(0.85, 1.2)
  // at the frame all copies go inwards, elsewhere they alternate
  const steps = placement === 'near' ? index : (index % 2 ? 1 : -1) * Math.ceil(index / 2)
  const x =
    count > MANY && placement !== 'near' && placement !== 'table'
      ? width * (computeSpread(index, count, at.x / width) + random.spread() * 0.04)
      : at.x + steps * gap * at.facing
  const copy = {
    ...at,
    x: clamp(x, width * 0.1, width * 0.9),
    scale: at.scale * (1 - Math.min(0.45, index * 0.16)),
    depth: at.depth + index * 0.004,
  }
  if (placement === 'ground') return slide(stage, { ...at, ...copy, x: at.x }, copy.x)
  if (placement === 'water') return { ...copy, y: at.y - Math.min(4, index) * 0.035 * height }
  const hovers = placement === 'sky' || placement === 'surface' || placement === 'deep'
  const free = hovers && count > 2
  return free
    ? { ...copy, y: clamp(at.y + random.spread() * 0.14 * height, 0.21 * height, 0.9 * height) }
    : copy
}

/** From this much clashing on, a thing looks for another place. */
const TOLERABLE = 0.05

/** Steps aside, as shares of the width. */
const STEPS = [0, 0.07, -0.07, 0.14, -0.14, 0.21, -0.21, 0.28, -0.28, 0.36, -0.36]

/** Whether land lies there, or nearer land hides it. */
function isDry(stage: Stage, { x, y, depth }: Anchor): boolean {
  const margin = 8 * stage.unit
  return stage.layers.some(
    (layer) =>
      layer.kind === 'terrain' &&
      layer.depth < Math.max(0.6, depth) &&
      ridgeAt(layer.ridge, x) - margin < y &&
      layer.bottom + margin > y,
  )
}

/** The same place a little aside, where such a thing can be. */
function aside(stage: Stage, at: Anchor, placement: Placement, share: number): Anchor[] {
  const { width, height } = stage
  const x = at.x + share * width
  // a tree at the frame may leave the picture a little
  if (placement === 'near') {
    const outwards = Math.abs(x - width / 2) > Math.abs(at.x - width / 2)
    return outwards && Math.abs(share) < 0.1 ? [{ ...at, x }] : []
  }
  if (x < width * 0.07 || x > width * 0.93) return []
  if (placement === 'ground' && at.within) return stepAside(stage, at, x)
  if (placement === 'ground') return [slide(stage, at, x)]
  if (placement === 'sky') {
    return [0, -0.07, 0.07, 0.14].map((down) => ({
      ...at,
      x,
      y: Math.max(at.y + down * height, Math.min(at.y, height * 0.12)),
    }))
  }
  const moved = { ...at, x }
  if (placement === 'water') {
    const reach = at.scale * 0.1
    const wet = [-reach, 0, reach].every((dx) => !isDry(stage, { ...moved, x: x + dx }))
    return wet ? [moved] : []
  }
  return placement === 'surface' || placement === 'deep' || placement === 'table' ? [moved] : []
}

/**
 * The offered place, or the nearest one where the thing neither covers another nor leaves the
 * picture.
 */
export function settle(
  stage: Stage,
  occupied: Occupied,
  outline: Outline,
  offered: Anchor,
  placement: Placement,
): Anchor {
  const framed = placement === 'near' || placement === 'corner'
  const clash = (at: Anchor): number => occupied.clash(outline, at, framed)
  let best = offered
  let least = clash(offered)
  if (least < TOLERABLE) return offered
  const consider = (at: Anchor, reluctance: number): void => {
    const cost = clash(at) + reluctance
    if (cost < least - 1e-9) [best, least] = [at, cost]
  }
  for (const other of occupied.free(placement)) consider(other, 0.12)
  for (const share of STEPS)
    for (const at of aside(stage, offered, placement, share)) {
      const moved = Math.abs(at.x - offered.x) + Math.abs(at.y - offered.y)
      consider(at, (0.25 * moved) / stage.width)
    }
  return best
}
