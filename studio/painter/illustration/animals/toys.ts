import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Form, disc, ellipse, inside, line, place, roundRect } from '../build/form'
import { type Oklch, tone } from '../build/fill'
import { arcPath } from '../build/path'
import { type Point, pairs, triples } from '../../drawing/notation'

const WOOLS: readonly [Oklch, ...Oklch[]] = triples(`0.62,0.18,20 0.7,0.12,235 0.82,0.13,85
  0.68,0.12,340 0.66,0.11,160`)

/** A ball of wool about (0, 0), radius 100, with its loose end. */
function yarn(wool: Oklch): Form[] {
  const strands = pairs('-0.5,0.9 0.5,0.9 1.3,0.8 -1.2,0.85').flatMap(([turn, k]) =>
    place(
      [-60, -30, 0, 30, 60].map((dy) =>
        line(
          arcPath(0, dy * 1.4, 120 * k, 46, 3.5, 5.9),
          6,
          tone(wool, dy % 60 === 0 ? -0.12 : 0.08),
          'detail even',
        ),
      ),
      [0, 0],
      { turn },
    ),
  )
  return [
    line('80,70 150,96 220,70 290,96 350,84', 9, wool, 'line even'),
    inside(disc([0, 0], 100, wool, 'cloth relief 24'), ...strands),
  ]
}

function ball(wool: Oklch): Form[] {
  const patches = Array.from({ length: 6 }, (_, i) => {
    const turn = (i / 6) * TAU
    return ellipse(
      [cos(turn) * 78, sin(turn) * 78],
      [34, 22],
      i % 2 ? [0.96, 0.02, 90] : tone(wool, 0.14),
      { role: 'detail', turn },
    )
  })
  return [
    inside(
      disc([0, 0], 100, wool, 'body relief 26'),
      ...patches,
      disc([0, 0], 24, [0.96, 0.02, 90], 'detail'),
    ),
  ]
}

function bone(): Form[] {
  const ivory: Oklch = [0.95, 0.025, 85]
  return [
    {
      ...roundRect([-90, -24, 180, 48], 20, ivory),
      rings: [
        ...roundRect([-90, -24, 180, 48], 20, ivory).rings,
        ...pairs('-96,-26 -96,26 96,-26 96,26').flatMap(
          ([x = 0, y = 0]) => disc([x, y], 36, ivory).rings,
        ),
      ],
      union: true,
      role: 'body',
      relief: 10,
    },
  ]
}

const MADE: Readonly<Record<string, (wool: Oklch) => Form[]>> = { yarn, ball, bone }

/** Toys in front: one, or a few of several colours. */
export function toys(
  value: string,
  [x, y]: Point,
  size: number,
  many: boolean,
  random: Random,
): Form[] {
  const make = MADE[value]
  if (!make) return []
  const first = random.integer(0, WOOLS.length - 1)
  const spots: readonly (readonly [number, number, number])[] = many
    ? triples('-1.9,-0.1,0.72 1.8,-0.2,0.8 0.1,0.1,1')
    : [[0.2, 0, 1]]
  return spots.flatMap(([dx, dy, k], i) => {
    const wool = WOOLS[(first + i) % WOOLS.length] ?? WOOLS[0]
    const scale = (size * k) / 100
    const at: Point = [x + dx * size, y + dy * size]
    return [
      ellipse(
        [at[0] + 6, at[1] + 94 * scale],
        [104 * scale, 17 * scale],
        [0.3, 0.05, 300],
        'shadow plain alpha 0.35 blur 8',
      ),
      ...place(make(wool), at, { scale, flip: dx > 1, turn: random.spread() * 0.3 }),
    ]
  })
}
