import type { Anchor, Placement, Stage } from '../scene'
import { ridgeAt } from '../scenes/parts/ridge'
import type { Occupied, Outline } from './occupied'
import { stepAside } from '../things/foot'
import { slide } from './spots'

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
