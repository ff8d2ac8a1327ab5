import { mixColour, type Oklch, shade } from '../../colour'
import { polyline } from '../../drawing/notation'
import { blot, curve, type Point, pointsAt, polygon, type Random, type Shape } from '../../geometry'
import { materialsAt } from '../../palette'
import type { Stage } from '../../scene'

/** A boulder with its shaded side and, in running water, the foam at its foot. */
export function boulder(
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: Oklch,
  options: { readonly lit: -1 | 1; readonly foam?: Oklch; readonly moss?: Oklch },
): Shape[] {
  const { lit, foam, moss } = options
  const tall = size * random.range(0.55, 0.8)
  const body = blot(random, x, y - tall * 0.4, size, tall, 0.24, 8)
  const shapes: Shape[] = [polygon(body, colour)]
  const dark = blot(
    random,
    x - lit * size * 0.36,
    y - tall * 0.24,
    size * 0.56,
    tall * 0.66,
    0.14,
    9,
  )
  shapes.push(polygon(dark, shade(colour, -0.11), { shadow: true, plain: true, alpha: 0.75 }))
  const gleam = blot(random, x + lit * size * 0.3, y - tall * 0.8, size * 0.4, tall * 0.2, 0.2, 8)
  const top = moss ? mixColour(colour, moss, 0.7) : shade(colour, 0.1)
  shapes.push(polygon(gleam, top, { detail: true, plain: true, alpha: 0.8 }))
  if (foam) {
    for (const drop of [0.3, 0.48]) {
      const wide = size * random.range(1.1, 1.5)
      shapes.push(
        curve(
          [
            [x - wide, y + tall * (drop - 0.05)],
            [x, y + tall * drop],
            [x + wide, y + tall * (drop - 0.08)],
          ],
          size * 0.11,
          foam,
          'both',
          { plain: true, snow: true, alpha: 0.9 },
        ),
      )
    }
  }
  return shapes
}

/**
 * A group of wet rocks with their lit top and shadowed side.
 *
 * @param x centre, pixels
 * @param y waterline, pixels
 * @param spread half width of the group as a share of the short side
 */
export function addRocks(stage: Stage, x: number, y: number, count: number, spread: number): void {
  const { short, unit, side } = stage
  const random = stage.random.fork(`rocks ${Math.round(x)}`)
  const m = materialsAt(stage.palette, 0.1)
  const shapes: Shape[] = []
  for (let i = 0; i < count; i++) {
    const half = short * random.range(0.03, 0.085)
    const tall = half * random.range(0.55, 1.05)
    const cx = x + random.spread() * spread * short
    const cy = y + random.spread() * 12 * unit
    const tone = shade(m.rock, random.range(-0.08, 0.03))
    const top: Point[] = [
      [cx - half, cy],
      [cx - half * 0.8, cy - tall * random.range(0.4, 0.6)],
      [cx - half * 0.35, cy - tall * random.range(0.75, 0.95)],
      [cx + half * 0.1, cy - tall],
      [cx + half * 0.5, cy - tall * random.range(0.65, 0.85)],
      [cx + half * 0.85, cy - tall * random.range(0.25, 0.45)],
      [cx + half, cy],
    ]
    const foot: Point[] = polyline(
      [cx + half * 0.5, cy + tall * 0.1],
      [cx - half * 0.4, cy + tall * 0.08],
    )
    shapes.push(polygon([...top, ...foot], tone))
    const dark: Point[] = pointsAt(
      [cx, cy],
      [half, tall],
      '0.1,-1 0.5,-0.72 0.85,-0.33 1,0 0.45,0.08 0.15,-0.4',
    )
    const mirrored = dark.map(([px, py]): Point => [2 * cx - px, py])
    shapes.push(polygon(side > 0 ? dark : mirrored, shade(tone, -0.1), 'shadow alpha 0.8'))
  }
  stage.layers.push({ kind: 'shapes', role: 'frame', name: 'rocks', depth: 0.05, shapes })
}
