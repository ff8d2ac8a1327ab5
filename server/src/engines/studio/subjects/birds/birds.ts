import type { Point, Shape } from '../../drawing'
import { type StrokePoint, place, polygon, smooth } from '../../geometry'
import type { Random } from '../../random'
import type { SubjectBrush, SubjectDefinition } from '../subject'

/** A far bird: two bent wings and a body, about 2 wide. */
function farBird(random: Random, brush: SubjectBrush): Shape {
  const flap = random.range(0.12, 0.62)
  const droop = random.range(-0.1, 0.25)
  const upper: StrokePoint[] = [
    [-1, -flap * 0.55 + droop],
    [-0.52, -flap],
    [-0.12, -0.12],
    [0, -0.02],
    [0.12, -0.12],
    [0.52, -flap * 0.94],
    [1.02, -flap * 0.4 + droop],
  ]
  const lower: StrokePoint[] = [
    [0.5, -flap * 0.72],
    [0.14, 0.1],
    [0, 0.24],
    [-0.14, 0.1],
    [-0.5, -flap * 0.76],
  ]
  const points = [...smooth(upper, false, 5), ...smooth(lower, false, 5)]
  return polygon(
    points.map(([x, y]): Point => [x, y]),
    brush.m.dark,
    { plain: true, stroke: true },
  )
}

export const birds: SubjectDefinition = {
  placements: ['sky'],
  height: 0.3,
  count: 7,
  flock: true,
  draw(brush, count) {
    const { random } = brush
    const shapes: Shape[] = []
    const wide = count > 3
    for (let i = 0; i < count; i++) {
      const row = Math.ceil(i / 2) * (i % 2 ? 1 : -1)
      const x = wide ? row * 0.15 + random.spread() * 0.05 : (i - (count - 1) / 2) * 0.3
      const y = wide
        ? Math.abs(row) * 0.07 * (row > 0 ? 1 : 0.6) + random.spread() * 0.04
        : random.spread() * 0.12
      const size = (wide ? 0.055 : 0.085) * random.range(0.75, 1.15)
      shapes.push(...place([farBird(random, brush)], x, y, size, false, random.spread() * 0.25))
    }
    return shapes
  },
}
