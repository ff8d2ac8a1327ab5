import { type Form, disc, ellipse, inside } from '../build/form'
import { radial } from '../build/fill'
import { metalFill } from '../build/shine'

/** A camera lens from the front: ring, dark glass, two glints. */
export function lensAt(x: number, y: number, r: number): Form[] {
  const glass = disc([x, y], r * 0.86, [0.13, 0.015, 270], 'glass plain')
  const deep = radial(
    [x - r * 0.2, y - r * 0.2],
    [r * 0.7, r * 0.7],
    [0.46, 0.12, 280],
    [0.24, 0.09, 265],
    [0.1, 0.02, 270],
  )
  return [
    disc([x, y], r, metalFill([x - r, x + r], [0.6, 0.01, 270]), 'metal relief 2'),
    inside(
      glass,
      disc([x, y], r * 0.62, deep, 'detail plain'),
      ellipse(
        [x - r * 0.28, y - r * 0.32],
        [r * 0.2, r * 0.15],
        [0.99, 0, 90],
        'light plain alpha 0.9',
      ),
      disc([x + r * 0.26, y + r * 0.3], r * 0.1, [0.78, 0.1, 285], 'light plain alpha 0.8'),
    ),
  ]
}
