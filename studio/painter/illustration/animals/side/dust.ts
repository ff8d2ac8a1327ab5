import type { Oklch } from '../../../colour'
import { type Point, triples } from '../../../drawing/notation'
import { type Form, ellipse } from '../../build/form'

/** Puffs of dust behind the hooves. */
export const dust = ([x, y]: Point, scale: number, colour: Oklch): Form[] =>
  triples('-1.1,-0.1,0.5 -0.86,0,0.36 -0.62,0.04,0.24 -1.34,0.02,0.34').map(([dx, dy, r]) =>
    ellipse(
      [x + dx * 420 * scale, y + dy * 300 * scale],
      [r * 180 * scale, r * 90 * scale],
      colour,
      'backdrop plain alpha 0.7',
    ),
  )
