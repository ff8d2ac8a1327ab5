import { mixColour, shade } from '../../colour'
import { type Random, type Shape, type StrokePoint, polygon, smooth, stroke } from '../../geometry'
import { type Stage, downwards } from './forms'
import { ribbon } from './ribbon'
import { foamAt } from './soil'

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
