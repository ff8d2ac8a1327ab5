import { addKnoll } from '../control/knoll'
import type { TerrainLayer } from '../drawing'
import { clamp, mix } from '../../lib/maths'
import type { Anchor, Placement, Stage } from '../scene'
import { ridgeAt, terrace } from '../scenes/parts/ridge'
import type { PlaceId } from '../slots'
import type { SubjectDefinition } from './subject'

/** Of several places on land, figures take the one close to the viewer, houses the first. */
export const remoteness = ({ short }: Stage, subject: SubjectDefinition, at: Anchor): number =>
  subject.alone === undefined ? 0 : 0.5 * (1 - clamp(at.scale / short))

/** Position of a side on the picture's width. */
const SIDES: Readonly<Partial<Record<PlaceId, number>>> = { left: 0.24, middle: 0.5, right: 0.76 }

/** Land narrower than this above its shore carries nothing, units. */
const FIRM = 6

/** The land below an anchor: the one whose edge passes nearest to it, at its distance. */
function landUnder(stage: Stage, at: Anchor): TerrainLayer | null {
  let best: TerrainLayer | null = null
  let least = 24 * stage.unit
  for (const layer of stage.layers) {
    if (layer.kind !== 'terrain' || Math.abs(layer.depth - at.depth) > 0.05) continue
    const gap = Math.abs(ridgeAt(layer.ridge, at.x) - at.y)
    if (gap < least) [best, least] = [layer, gap]
  }
  return best
}

/** Slides along the land towards `x`, as far as there is land; never off the ground. */
export function slide(stage: Stage, at: Anchor, x: number): Anchor {
  const land = landUnder(stage, at)
  if (!land) return at
  const { unit, width } = stage
  const step = (x < at.x ? -6 : 6) * unit
  // not at the very end of it: half of the thing would hang over
  const margin = at.scale * 0.09 * Math.sign(step)
  const target = clamp(x, width * 0.1, width * 0.9)
  let reached = at.x
  while (Math.abs(target - reached) > Math.abs(step)) {
    const next = reached + step
    if (ridgeAt(land.ridge, next + margin) > land.bottom - FIRM * unit) break
    reached = next
  }
  const level = terrace(land.ridge, reached, at.scale * 0.07)
  return { ...at, x: reached, y: level + 5 * unit }
}

/** A side is reached this close to it, as a share of the width. */
const NEAR_ENOUGH = 0.13

const facing = (stage: Stage, x: number): 1 | -1 => (x < stage.width / 2 ? 1 : -1)

/** Moves what hangs, floats or swims; the frame's things change sides. */
function towards(stage: Stage, at: Anchor, placement: Placement, side: number): Anchor {
  const { width } = stage
  if (placement === 'ground') {
    const slid = slide(stage, at, side * width)
    if (Math.abs(slid.x - side * width) < NEAR_ENOUGH * width) return slid
    const island = { ...at, x: side * width, facing: facing(stage, side * width) }
    addKnoll(stage, island, at.scale * 0.1)
    return island
  }
  if (placement === 'corner' || placement === 'near') {
    const mirrored = at.x < width / 2 === side < 0.5 || side === 0.5 ? at.x : width - at.x
    return { ...at, x: mirrored, facing: facing(stage, mirrored) }
  }
  return { ...at, x: side * width, facing: facing(stage, side * width) }
}

/** On the land at a share of the width. */
export const atSide = (stage: Stage, at: Anchor, placement: Placement, x?: number): Anchor =>
  placement === 'ground' && x !== undefined ? slide(stage, at, x * stage.width) : at

/** Nearer things are larger and lower, farther ones smaller and higher, on water and in the air. */
function away(stage: Stage, at: Anchor, placement: Placement, far: boolean): Anchor {
  const { horizon, height } = stage
  const scale = at.scale * (far ? 0.55 : 1.4)
  if (placement === 'water') {
    const y = far ? mix(horizon, at.y, 0.4) : mix(at.y, height * 0.94, 0.55)
    return { ...at, y, scale, depth: far ? Math.min(0.5, at.depth + 0.15) : at.depth * 0.5 }
  }
  if (placement === 'sky') return { ...at, y: mix(at.y, horizon, far ? 0.3 : 0), scale }
  if (placement === 'near' || placement === 'corner')
    return { ...at, scale: mix(at.scale, scale, 0.5) }
  return { ...at, scale }
}

function upOrDown(stage: Stage, at: Anchor, placement: Placement, up: boolean): Anchor {
  const { height, horizon } = stage
  if (placement === 'sky') return { ...at, y: up ? height * 0.16 : mix(at.y, horizon, 0.55) }
  if (placement === 'surface' || placement === 'deep')
    return { ...at, y: height * (up ? 0.26 : 0.78) }
  return placement === 'water' ? away(stage, at, placement, up) : at
}

/** Distance of an offered place from a wished one; less is better. */
export function distanceTo(stage: Stage, at: Anchor, place: PlaceId): number {
  const side = SIDES[place]
  if (side !== undefined) return Math.abs(at.x / stage.width - side)
  if (place === 'far') return -at.depth
  if (place === 'near') return at.depth
  return place === 'top' ? at.y : -at.y
}

/** Moves a place as requested; a thing on the ground stays on it. */
export function moveTo(stage: Stage, at: Anchor, placement: Placement, place: PlaceId): Anchor {
  const side = SIDES[place]
  if (side !== undefined) return towards(stage, at, placement, side)
  if (place === 'far' || place === 'near') return away(stage, at, placement, place === 'far')
  return upOrDown(stage, at, placement, place === 'top')
}
