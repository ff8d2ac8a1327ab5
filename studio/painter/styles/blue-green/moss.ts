import type { Oklch, Shape, TerrainLayer } from '../../drawing'
import { type Random, ellipsePoints } from '../../geometry'
import { mix } from '../../../lib/maths'
import type { Fold } from './folds'

const DARK: Oklch = [0.34, 0.06, 165]
const PALE: Oklch = [0.6, 0.1, 160]

/** Moss dots in clumps along the crests, larger and rarer as the land comes nearer. */
export function placeMoss(
  layer: TerrainLayer,
  folds: readonly Fold[],
  random: Random,
  { width, height, unit }: { width: number; height: number; unit: number },
): Shape[] {
  const out: Shape[] = []
  const near = 1 - layer.depth
  if (layer.snow > 0.3) return out
  const clumps = Math.round(mix(4, 9, near) * (width / (1024 * unit)))
  for (const [k, { crest }] of folds.entries())
    for (let clump = 0; clump < clumps; clump++) {
      const middle = random.next() * width
      const many = random.integer(3, 9)
      const spread = random.range(8, 30) * unit
      for (let i = 0; i < many; i++) {
        const x = Math.round(middle + random.spread() * spread)
        const size = random.range(1.1, 2.6) * mix(0.7, 1.5, near) * unit
        const pale = random.chance(0.3)
        const lift = random.range(-0.6, 1.3)
        const top = crest[x]
        if (top === undefined || top > height) continue
        // a crest that has run into the ridge line is no crest of its own
        const own = k === 0 || top - layer.ridge[x] > 9 * unit
        if (!own || (layer.fades && top > layer.base - 6 * unit)) continue
        const points = ellipsePoints(x, top + lift * size, size * 1.25, size * 0.8, 0, 8)
        out.push({ points, colour: pale ? PALE : DARK, plain: true, detail: true })
      }
    }
  return out
}
