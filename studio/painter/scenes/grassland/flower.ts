import { type Oklch, shade } from '../../colour'
import { type Random, type Shape, curve, disc, ellipsePoints, polygon } from '../../geometry'
import { TAU, cos, mix, sin } from '../../../lib/maths'
import { polyline } from '../../drawing/notation'

/** A meadow flower on its stalk, turned a little away; `size` is its whole height. */
export function meadowFlower(
  random: Random,
  x: number,
  y: number,
  size: number,
  petal: Oklch,
  green: Oklch,
): Shape[] {
  const lean = random.spread() * 0.26 * size
  const headX = x + lean
  const headY = y - size
  const r = size * random.range(0.1, 0.15)
  const shapes: Shape[] = [
    curve(
      polyline([x, y, 1], [x + lean * 0.3, y - size * 0.5, 0.8], [headX, headY, 0.6]),
      size * 0.026,
      green,
      'even',
      { foliage: true, plain: true },
    ),
  ]
  const leafSide = random.sign()
  shapes.push(
    curve(
      [
        [x + lean * 0.15, y - size * 0.3, 0.3],
        [x + leafSide * size * 0.12, y - size * 0.44, 1],
        [x + leafSide * size * 0.2, y - size * 0.58, 0.1],
      ],
      size * 0.05,
      shade(green, 0.03),
      'even',
      { foliage: true },
    ),
  )
  const cup = random.chance(0.3)
  const petals = cup ? 5 : random.integer(6, 8)
  const turn = random.next() * TAU
  const squash = random.range(0.55, 0.95)
  for (let i = 0; i < petals; i++) {
    const angle = turn + (i / petals) * TAU
    const px = headX + cos(angle) * r * 0.62
    const py = headY + sin(angle) * r * 0.62 * squash
    const long = r * mix(0.62, 0.74, random.next())
    const points = ellipsePoints(px, py, long, r * (cup ? 0.5 : 0.3), angle, 16).map(
      ([qx, qy]) => [qx, headY + (qy - headY) * squash] as const,
    )
    shapes.push(polygon(points, shade(petal, random.spread() * 0.05), { petal: true }))
  }
  shapes.push(
    disc(headX, headY, r * 0.3, cup ? shade(petal, -0.3, -0.05) : [0.8, 0.14, 82], 'detail plain'),
  )
  return shapes
}
