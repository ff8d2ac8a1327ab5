import { mix, power, sin } from '../../../lib/maths'
import { mixColour, shade } from '../../colour'
import type { Point, StrokePoint } from '../../drawing/notation'
import { polygon, type Random, type Shape, smooth, stroke } from '../../geometry'
import type { Stage } from '../../scene'
import { downwards } from './forms'
import { foamAt } from './soil'

/**
 * A band that lies on the ground: rivers and paths. The third number of a point is its half width
 * in pixels; across the view it is foreshortened by `flat`.
 */
export function ribbon(path: readonly StrokePoint[], flat = 0.34): Point[] {
  const line = smooth(path, false, 8)
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, [x, y, half = 1]] of line.entries()) {
    const before = line[Math.max(0, i - 1)]
    const after = line[Math.min(line.length - 1, i + 1)]
    const dx = after[0] - before[0]
    const dy = (after[1] - before[1]) / flat
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    const nx = (-dy / length) * half
    const ny = (dx / length) * half * flat
    left.push([x - nx, y - ny])
    right.push([x + nx, y + ny])
  }
  return left.concat(right.reverse())
}

/**
 * A way that winds from the distance to the viewer's feet, as perspective draws it.
 * @param far where it leaves the view: a share of the width, and y
 * @param near where it reaches the viewer
 * @param swing how far it swings at the bottom, as a share of the width
 * @param halves half widths far and near, pixels
 */
export function winding(
  { width, side }: Stage,
  random: Random,
  [from, top]: Point,
  [to, bottom]: Point,
  swing: number,
  bends: number,
  halves: readonly [narrow: number, wide: number],
): StrokePoint[] {
  const steps = Math.max(8, Math.round(bends * 6))
  const uneven = random.range(0.8, 1.2)
  return Array.from({ length: steps + 1 }, (_, i): StrokePoint => {
    const t = i / steps
    const near = power(t, 1.7)
    const sway = sin(power(t, uneven) * bends * Math.PI) * swing * mix(0.3, 1, near)
    const x = (mix(from, to, t) + side * sway) * width
    return [x, mix(top, bottom, near), mix(...halves, near)]
  })
}

/** The same way, wider or narrower by `by` of its half width and a few pixels. */
const widened = (path: readonly StrokePoint[], by: number, pixels: number): StrokePoint[] =>
  path.map(([x, y, half = 1]) => [x, y, half * by + pixels])

/** Running water along a way: wet banks, the sky in it, and ripples that follow the bends. */
export function streamShapes(
  stage: Stage,
  random: Random,
  path: readonly StrokePoint[],
  options: {
    readonly flat?: number
    readonly ripples?: number
    readonly bank?: Shape['colour']
    readonly quick?: boolean
  },
): Shape[] {
  const { palette, unit } = stage
  const { flat = 0.34, ripples = 40, bank, quick = false } = options
  const ys = path.map(([, y]) => y)
  const [from, to] = [Math.min(...ys), Math.max(...ys)]
  const far = mixColour(palette.water, palette.sky[2], 0.62)
  const middle = mixColour(palette.water, palette.sky[1], 0.3)
  const near = mixColour(palette.water, palette.sky[2], 0.14)
  const shapes: Shape[] = []
  if (bank) shapes.push(polygon(ribbon(widened(path, 1.1, 3 * unit), flat), bank, { plain: true }))
  const water = ribbon(path, flat)
  shapes.push(
    {
      ...polygon(water, mixColour(palette.water, palette.sky[2], 0.42)),
      gradient: downwards(from, to, far, middle, near),
    },
    {
      ...polygon(
        ribbon(widened(path, 0.88, 0), flat),
        mixColour(middle, palette.sky[2], 0.4),
        'plain detail snow alpha 0.4',
      ),
      gradient: downwards(from, to, far, mixColour(middle, palette.sky[2], 0.5), palette.sky[1]),
    },
  )
  const line = smooth(path, false, 8)
  const white = foamAt(stage)
  for (let i = 0; i < ripples; i++) {
    const k = Math.floor((1 - random.next() * random.next()) * (line.length - 6))
    const off = random.range(-0.8, 0.8)
    const points: StrokePoint[] = []
    const [sx, sy, half = 1] = line[Math.max(0, k)]
    for (let j = 0; j < 5; j++) {
      const [x, y, wide = 1] = line[Math.max(0, k + j)]
      // still water lies in level strokes, quick water runs with its bed
      if (quick) points.push([x + off * wide, y + random.spread() * wide * 0.02])
      else
        points.push([
          sx + (off * 0.75 + (j - 2) * 0.09) * half,
          sy + random.spread() * half * 0.012,
        ])
    }
    const light = i % 3 !== 0
    shapes.push(
      stroke(
        points,
        Math.max(1.2 * unit, half * 0.035),
        light ? white : shade(near, -0.08),
        'both',
        { plain: true, detail: true, alpha: light ? 0.75 : 0.5, ...(light && { snow: true }) },
      ),
    )
  }
  return shapes
}

/** The point of a way at a share of its length. */
export function along(path: readonly StrokePoint[], share: number): StrokePoint {
  const line = smooth(path, false, 8)
  return line[Math.round(share * (line.length - 1))]
}
