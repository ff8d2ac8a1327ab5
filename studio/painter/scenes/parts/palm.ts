import { type Oklch, shade } from '../../colour'
import { type Random, type Shape, curve, stroke } from '../../geometry'
import { type StrokePoint, polyline } from '../../drawing/notation'

/** A palm: a bent trunk and a head of drooping fronds. */
export function palm(
  random: Random,
  x: number,
  y: number,
  tall: number,
  leaf: Oklch,
  bark: Oklch,
): Shape[] {
  const lean = random.spread() * 0.3 * tall
  const headX = x + lean
  const headY = y - tall * 0.8
  const trunk: StrokePoint[] = [
    [x, y + tall * 0.02, 1.3],
    [x + lean * 0.2, y - tall * 0.35, 0.9],
    [headX, headY, 0.7],
  ]
  const shapes = [curve(trunk, tall * 0.055, bark)]
  for (let i = 0; i < 11; i++) {
    const turn = (i / 10) * 2 - 1 + random.spread() * 0.12
    const long = tall * random.range(0.3, 0.4)
    const rise = (1 - Math.abs(turn)) * 0.55 + 0.08
    const tone = shade(leaf, random.spread() * 0.05 + (turn < 0 ? 0.03 : -0.03))
    const frond: StrokePoint[] = [
      [headX, headY, 0.5],
      [headX + turn * long * 0.5, headY - rise * long * 0.75, 1],
      [headX + turn * long * 0.92, headY - rise * long * 0.2 + Math.abs(turn) * long * 0.2, 0.9],
      [headX + turn * long * 1.08, headY + long * (0.36 - rise * 0.25), 0.15],
    ]
    shapes.push(curve(frond, tall * 0.06, tone, 'even', { foliage: true }))
    for (let k = 1; k <= 4; k++) {
      const t = k / 5
      const px = headX + turn * long * t
      const py =
        headY - rise * long * (t < 0.6 ? t * 1.2 : 0.9 - t * 0.3) + Math.abs(turn) * long * 0.16 * t
      shapes.push(
        stroke(
          polyline([px, py], [px + turn * long * 0.08, py + long * 0.2]),
          tall * 0.016,
          tone,
          'end',
          { foliage: true, plain: true },
        ),
      )
    }
  }
  return shapes
}
