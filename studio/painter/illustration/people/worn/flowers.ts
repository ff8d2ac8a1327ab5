import { hex, type Oklch, shade } from '../../../colour'
import { TAU, cos, sin } from '../../../../lib/maths'
import { type Form, ellipse, form } from '../../build/form'
import { strokePath } from '../../build/outlines'
import { knots } from '../pen'

/** Five petals and stamens: plum, cherry, peach. */
export function blossom(x: number, y: number, r: number, fill: Oklch, turn = 0): Form[] {
  const heart = hex('#f2c14e')
  const petals = Array.from({ length: 5 }, (_, i) => {
    const a = (i / 5) * TAU + turn
    const at = (angle: number, k: number) => [x + cos(angle) * r * k, y + sin(angle) * r * k]
    const outline = [
      [x, y, 1],
      at(a - 0.5, 0.66),
      at(a - 0.26, 1),
      at(a + 0.26, 1),
      at(a + 0.5, 0.66),
    ]
    return form(knots(outline), i > 1 && i < 4 ? shade(fill, -0.035) : fill, 'petal')
  })
  const stamens = Array.from({ length: 5 }, (_, i) => {
    const a = ((i + 0.5) / 5) * TAU + turn
    return strokePath(r * 0.07, hex('#d98b2b'), 'detail even')`${x},${y}
      ${x + cos(a) * r * 0.46},${y + sin(a) * r * 0.46}`
  })
  return [...petals, ...stamens, ellipse([x, y], [r * 0.2, r * 0.2], heart, 'petal plain')]
}

/** Three rings of petals: peony, rose, camellia. */
export function peony(x: number, y: number, r: number, fill: Oklch): Form[] {
  const rings = [
    [9, 1, 0.5, -0.06],
    [8, 0.74, 0.44, 0],
    [6, 0.46, 0.36, 0.05],
  ]
  const petals = rings.flatMap(([count = 1, reach = 1, width = 1, light = 0]) =>
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * TAU + reach * 2
      return ellipse(
        [x + cos(a) * r * reach * 0.6, y + sin(a) * r * reach * 0.6],
        [r * width * 0.95, r * width * 0.78],
        shade(fill, light - cos(a + 0.8) * 0.03),
        { role: 'petal', turn: a + Math.PI / 2 },
      )
    }),
  )
  return [...petals, ellipse([x, y], [r * 0.2, r * 0.2], hex('#f4cf6b'), 'petal plain')]
}

export function leaf(
  x: number,
  y: number,
  angle: number,
  length: number,
  fill: Oklch,
  width = 0.32,
): Form {
  const at = (a: number, k: number) => [x + cos(a) * length * k, y + sin(a) * length * k]
  return form(
    knots([[x, y, 1], at(angle - width, 0.5), [...at(angle, 1), 1], at(angle + width, 0.5)]),
    fill,
    'foliage',
  )
}
