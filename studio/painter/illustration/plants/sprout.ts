import { ellipsePath } from '../build/path'
import { disc, form, line } from '../build/form'
import { type Oklch, downwards, linear, radial, tone, tones } from '../build/fill'
import { type Item, many, standing as grounded } from '../build/still/item'
import { type Point, polyline } from '../../drawing/notation'
import { leafAt } from './blossoms'
import type { Growing } from './plant'

/** Two first leaves on a stalk, out of a heap of soil; the seed's shell still hangs at it. */
export function sprout({ colour, random }: Growing): Item {
  const turn = random.fork('turn').range(-0.12, 0.12)
  const soil: Oklch = [0.34, 0.05, 55]
  const heap = form(
    '-300,0! -230,-60 -120,-110 0,-124 120,-110 230,-60 300,0! 160,34 0,44 -160,34',
    radial([-40, -90], [330, 150], ...tones(soil, 0.1, 0, -0.08)),
    'body relief 14',
  )
  const crumbs = many(
    Array.from({ length: 16 }, (_, i) =>
      ellipsePath(-210 + i * 28, -46 + ((i * 37) % 60) - 22, 9 + (i % 3) * 4, 7 + (i % 2) * 3),
    ),
    tone(soil, 0.16),
    { role: 'detail' },
  )
  const top: Point = [turn * 120, -340]
  return grounded('0,0 300,44', [
    heap,
    crumbs,
    line(polyline([0, -100], [turn * 40 - 14, -220], top), 22, tone(colour, 0.04), 'foliage even'),
    ...leafAt(top, 240, turn - 1.02, colour, 130),
    ...leafAt(top, 250, turn + 0.98, tone(colour, 0.05), 136),
    disc([top[0], top[1] + 6], 16, downwards(-360, -330, ...tones(colour, 0.1, 0)), 'foliage'),
    form(
      '-86,-112! -70,-160 -24,-170 6,-138 -10,-104!',
      linear([-80, -170], [0, -100], [0.66, 0.09, 70], [0.48, 0.08, 60]),
      'body relief 8',
    ),
  ])
}
