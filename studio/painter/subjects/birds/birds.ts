import { shade } from '../../colour'
import { type Point, type Random, type Shape, place, polygon, smooth } from '../../geometry'
import { type SubjectBrush, subject } from '../subject'
import { form, line, mark, turned } from '../trace'
import { type StrokePoint, polyline } from '../../drawing/notation'

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
  const lower: StrokePoint[] = polyline(
    [0.5, -flap * 0.72],
    [0.14, 0.1],
    [0, 0.24],
    [-0.14, 0.1],
    [-0.5, -flap * 0.76],
  )
  const points = [...smooth(upper, false, 5), ...smooth(lower, false, 5)]
  return polygon(
    points.map(([x, y]): Point => [x, y]),
    brush.m.dark,
    { plain: true, stroke: true },
  )
}

const GULL = `60,4! 52,7 48,11 42,13 35,11.5 27,8.5 10,8 -12,7 -30,4 @tail -52,4! -58,-1! -50,-5! -30,-5 -10,-9 12,-10 32,-6 45,1 @chin 52,3`

/** Both wings high, and one beating down; the tips are black as far as `inner`. */
const WINGS = [
  {
    far: '22,6 36,22 46,38 @a 62,50 84,58! 66,44 @b 54,28 42,12 26,2',
    farInner: '60,40',
    near: '16,7 8,26 -6,42 @a -30,56 -64,64! @b -48,48 -36,34 -26,18 -10,5',
    nearInner: '-38,50',
    vane: '12,10 4,26 -10,40 -28,50',
  },
  {
    far: '24,7 38,20 50,30 @a 66,33 90,29! 70,24 @b 56,16 42,8 28,1',
    farInner: '60,26',
    near: '16,6 4,-10 -12,-22 @a -34,-30 -66,-30! @b -48,-20 -36,-8 -28,2 -14,8',
    nearInner: '-40,-26',
    vane: '12,3 0,-12 -16,-22 -32,-27',
  },
] as const

/** A gull near enough to see its grey back and black wing tips. */
function gull(brush: SubjectBrush): Shape[] {
  const { random, m, tone } = brush
  const wings = WINGS[random.integer(0, 1)] ?? WINGS[0]
  const white = brush.own([0.96, 0.008, 90], 0.5)
  const grey = tone([0.74, 0.015, 245], 0.5)
  const flags = { alpha: 1, detail: true } as const
  return [
    form(wings.far, shade(grey, -0.06)),
    turned(wings.far, 'a', 'b', wings.farInner, m.dark, flags),
    form(GULL, white),
    turned(GULL, 'tail', 'chin', '34,-1 10,-3 -14,-1', shade(white, -0.14)),
    mark('51,7.2 60,4! 58,2.4 52,3', tone([0.82, 0.14, 80], 0.4)),
    mark('45,9.6 46.6,10.4 47.4,9 46,8.2', m.dark),
    form(wings.near, grey),
    turned(wings.near, 'a', 'b', wings.nearInner, m.dark, flags),
    line(wings.vane, 1, shade(grey, 0.12)),
  ]
}

export const birds = subject(['sky'], { height: 0.3, count: 7, flock: true }, (brush, count) => {
  const { random } = brush
  const shapes: Shape[] = []
  const wide = count > 3
  for (let i = 0; i < count; i++) {
    const row = Math.ceil(i / 2) * (i % 2 ? 1 : -1)
    const x = wide ? row * 0.15 + random.spread() * 0.05 : (i - (count - 1) / 2) * 0.62
    const y = wide
      ? Math.abs(row) * 0.07 * (row > 0 ? 1 : 0.6) + random.spread() * 0.04
      : (i % 2) * 0.3 + random.spread() * 0.1
    const size = (wide ? 0.055 : 0.34 - i * 0.05) * random.range(0.75, 1.15)
    const bird = wide ? [farBird(random, brush)] : gull(brush)
    shapes.push(...place(bird, x, y, size, false, random.spread() * 0.25))
  }
  return shapes
})
