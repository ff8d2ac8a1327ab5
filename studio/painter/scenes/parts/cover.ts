import { type Oklch, shade } from '../../colour'
import { type Point, type Shape, blot, pointsAt, polygon, stroke } from '../../geometry'
import { mix } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { ridgeAt } from './ridge'

/** A conifer in three or four uneven tiers, `height` pixels tall, its foot at (x, y). */
export function conifer(
  random: Random,
  x: number,
  y: number,
  height: number,
  colour: Oklch,
  snowy: boolean,
): Shape[] {
  const left: Point[] = []
  const right: Point[] = []
  const tiers = Math.round(mix(5, 8, random.next()))
  const spread = height * random.range(0.17, 0.24)
  const lean = random.spread() * height * 0.03
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers
    const half = spread * (0.12 + 0.88 * t) * random.range(0.82, 1.15)
    const rowY = y - height * (1 - t * 0.93)
    const pinch = half * 0.45
    left.push([x + lean * (1 - t) - half, rowY + height * 0.035])
    right.push([x + lean * (1 - t) + half * random.range(0.85, 1.1), rowY + height * 0.035])
    if (i < tiers) {
      left.push([x - pinch, rowY - height * 0.012])
      right.push([x + pinch, rowY - height * 0.012])
    }
  }
  const points: Point[] = [[x + lean, y - height], ...right, [x, y], ...left.reverse()]
  const out = [polygon(points, colour, { foliage: true })]
  if (snowy) {
    for (let i = 1; i < tiers; i++) {
      const t = i / tiers
      const half = spread * (0.1 + 0.75 * t)
      const rowY = y - height * (1 - t * 0.93)
      out.push(
        stroke(
          pointsAt([x, rowY], [half, height], '-1,0.02 -0.3,-0.025 0.5,-0.005'),
          height * 0.04,
          [0.96, 0.01, 240],
          'both',
          { detail: true, snow: true, plain: true },
        ),
      )
    }
  }
  return out
}

/** A broad-leaved tree: a few blots of leaf over a short trunk. */
export function roundTree(
  random: Random,
  x: number,
  y: number,
  height: number,
  leaf: Oklch,
  bark: Oklch,
): Shape[] {
  const out: Shape[] = [
    stroke(
      [
        [x, y + height * 0.02],
        [x + random.spread() * height * 0.04, y - height * 0.3],
        [x + random.spread() * height * 0.08, y - height * 0.6],
      ],
      height * 0.07,
      bark,
      'end',
    ),
  ]
  for (let i = 0; i < 5; i++) {
    const t = i / 4
    const px = x + random.spread() * height * mix(0.3, 0.12, t)
    const py = y - height * mix(0.45, 0.85, t)
    const size = height * mix(0.24, 0.16, t) * random.range(0.85, 1.2)
    const points = blot(random, px, py, size * 1.2, size * 0.85, 0.16)
    out.push(polygon(points, shade(leaf, mix(-0.06, 0.07, t)), { foliage: true }))
  }
  return out
}

export interface CoverOptions {
  readonly colour: Oklch
  readonly bark: Oklch
  readonly kind: 'conifer' | 'round' | 'mixed'
  readonly snowy: boolean
  /** No tree below this y. */
  readonly floor?: number
  /** Share of the width where trees may stand. */
  readonly from?: number
  readonly to?: number
}

/**
 * Trees along a ridge in clumps: woods grow in groups, never evenly.
 * @param height pixels
 */
export function makeCover(
  random: Random,
  ridge: Float32Array,
  count: number,
  height: number,
  options: CoverOptions,
): Shape[] {
  const { from = -0.02, to = 1.02, floor = Infinity } = options
  const width = ridge.length - 1
  const out: Shape[] = []
  let clump = random.range(from, to)
  for (let i = 0; i < count; i++) {
    if (random.chance(0.28)) clump = random.range(from, to)
    const share = clump + random.spread() * 0.055
    if (share < from || share > to) continue
    const x = share * width
    const tall = height * random.range(0.6, 1.2)
    const y = ridgeAt(ridge, x) + tall * 0.06
    if (y > floor) continue
    const colour = shade(options.colour, random.spread() * 0.035)
    const isConifer = options.kind === 'conifer' || (options.kind === 'mixed' && random.chance(0.5))
    out.push(
      ...(isConifer
        ? conifer(random, x, y, tall, colour, options.snowy)
        : roundTree(random, x, y, tall * 0.8, colour, options.bark)),
    )
  }
  return out
}
