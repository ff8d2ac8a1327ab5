import { clamp } from '../../lib/maths'
import type { Anchor, Placement, Stage } from '../scene'
import { slide } from './spots'

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
