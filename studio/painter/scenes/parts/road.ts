import { mixColour, shade } from '../../colour'
import { type Point, type Shape, type StrokePoint, polygon, smooth, stroke } from '../../geometry'
import { materialsAt, toneAt } from '../../palette'
import { type Stage, downwards } from './forms'
import { ribbon } from './stream'
import { isSnowy, meadowAt, snowAt } from './soil'

const FLAT = 0.34

/** The same way moved to the side and as narrow as a line, in half widths. */
const lane = (way: readonly StrokePoint[], off: number, half: number): StrokePoint[] =>
  way.map(([x, y, wide = 1]) => [x + off * wide, y, Math.max(0.6, wide * half)])

/** A road of asphalt along a way: its shoulders, the lines at its edges, dashes in its middle. */
export function roadShapes(
  stage: Stage,
  way: readonly StrokePoint[],
  ground = meadowAt(stage, 0.3),
): Shape[] {
  const { palette, unit } = stage
  const grey = isSnowy(stage)
    ? mixColour(snowAt(stage, 0.3, 0.4), [0.6, 0.02, 250], 0.5)
    : toneAt(palette, 0.25, [0.5, 0.018, 260])
  const line = materialsAt(palette, 0.2).white
  const ys = way.map(([, y]) => y)
  const verge = way.map(([x, y, half = 1]): StrokePoint => [x, y, half * 1.16 + 2 * unit])
  const middle = smooth(way, false, 8)
  const dashes = middle.flatMap(([x, y, half = 1], at): Shape[] => {
    const next = middle[at + 1]
    if (at % 3 > 0 || !next) return []
    const piece: StrokePoint[] = [
      [x, y, half * 0.035],
      [next[0], next[1], (next[2] ?? half) * 0.035],
    ]
    return [polygon(ribbon(piece, FLAT), toneAt(palette, 0.2, [0.86, 0.13, 88]), 'plain detail')]
  })
  return [
    polygon(ribbon(verge, FLAT), shade(ground, -0.1), 'plain alpha 0.6'),
    {
      ...polygon(ribbon(way, FLAT), grey, { plain: true }),
      gradient: downwards(
        Math.min(...ys),
        Math.max(...ys),
        mixColour(grey, palette.sky[2], 0.35),
        shade(grey, -0.04),
      ),
    },
    ...[-0.88, 0.88].map((off) =>
      polygon(ribbon(lane(way, off, 0.04), FLAT), line, 'plain detail alpha 0.85'),
    ),
    ...dashes,
  ]
}

/** Posts and a rail at one side of a road. */
export function railShapes(stage: Stage, way: readonly StrokePoint[], side: -1 | 1): Shape[] {
  const steel = toneAt(stage.palette, 0.2, [0.86, 0.01, 240])
  const edge = smooth(way, false, 8).map(([x, y, half = 1]): StrokePoint => [
    x + side * half * 1.08,
    y,
    half,
  ])
  const tops = edge.map(([x, y, half = 1]): Point => [x, y - half * 0.34])
  const posts = edge.flatMap(([x, y, half = 1], at): Shape[] => {
    const foot: Point[] = [
      [x, y],
      [x, y - half * 0.38],
    ]
    return at % 2 ? [] : [stroke(foot, Math.max(1, half * 0.05), shade(steel, -0.18))]
  })
  const rail = edge.map(([x, y, half = 1]): StrokePoint => [x, y - half * 0.3, half])
  const upper = [...tops, ...rail.map(([x, y, half = 1]): Point => [x, y + half * 0.1]).reverse()]
  return [...posts, polygon(upper, steel, 'plain')]
}
