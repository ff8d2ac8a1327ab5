import { type Form, disc, ellipse, inside, line, place } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'

/** Wings spread, seen from above aslant; about its middle. */
export function dragonfly(s: number, colour: Oklch): Form[] {
  const wing = (turn: number, length: number): Form[] =>
    place(
      [
        inside(
          fillPath([0.9, 0.035, 215], 'glass alpha 0.72')`0,0! 14,-60 22,-150 4,-190 -16,-150
            -10,-60`,
          line('0,-8 4,-100 4,-184', 3, tone(colour, -0.1), 'detail'),
          line('0,-20 12,-100 16,-160', 2.5, tone(colour, -0.05), 'detail'),
        ),
      ],
      [0, 0],
      { scale: length, turn },
    )
  const tail = Array.from({ length: 8 }, (_, i) =>
    ellipse([0, 34 + i * 24], [9 - i * 0.6, 14], tone(colour, i % 2 ? 0.03 : -0.05), 'body'),
  )
  const all = [
    ...wing(1.32, 1),
    ...wing(-1.32, 1),
    ...wing(1.78, 0.9),
    ...wing(-1.78, 0.9),
    ...tail,
    ellipse([0, 4], [15, 30], colour, 'body relief 5'),
    disc([0, -32], 15, tone(colour, -0.1), 'body relief 4'),
    disc([-11, -36], 8, [0.3, 0.05, 20], 'eye'),
    disc([11, -36], 8, [0.3, 0.05, 20], 'eye'),
  ]
  return place(all, [0, 0], { scale: s })
}
