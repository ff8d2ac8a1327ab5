import { triples } from '../../drawing/notation'
import { type Form, type Layer, layer, place, roundRect } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import { drawIcon } from '../emoji/draw'
import { layOutWalls, shell } from './room'
import type { Stage } from './stage'

/** Instruments on the bench, and what is on the shelves behind: icon and height, units. */
const BENCH = [
  ...([
    ['microscope', 210],
    ['test-tube', 150],
  ] as const),
  ...([
    ['alembic', 190],
    ['petri-dish', 90],
  ] as const),
] as const
const SHELVED = ['test-tube', 'alembic', 'petri-dish', 'dna', 'books', 'alembic'] as const

function icon(name: string, tall: number, at: readonly [number, number]): Form[] {
  const { forms, height } = drawIcon(name)
  return place(forms, at, { scale: tall / height })
}

/** A bench with a microscope, tubes and flasks before shelves; at the wall where one is before it. */
const drawLaboratory =
  (isAtWall: boolean) =>
  (stage: Stage): Layer[] => {
    const { frame, lit, random } = stage
    const { width, height } = frame
    const s = Math.min(width, height) / 1000
    const own = random.fork('laboratory')
    const walls = layOutWalls(stage, 0.18)
    const [wide, tall] = [walls.right - walls.left, walls.floor - walls.top]
    const wall = lit(own.pick<Oklch>(triples('0.94,0.015,215 0.95,0.01,180 0.92,0.02,240')))
    const steel = lit([0.8, 0.012, 240])
    const boards = [0.3, 0.56].map((down) =>
      roundRect(
        [walls.left + wide * 0.07, walls.top + tall * down, wide * 0.86, 16 * s],
        3,
        tone(steel, -0.08),
        'body relief 3',
      ),
    )
    const glassware = [0.3, 0.56].flatMap((down, row) =>
      SHELVED.flatMap((name, i) =>
        icon(name, (92 + ((i + row) % 3) * 12) * s, [
          walls.left + wide * (0.15 + (((i + row * 2) % SHELVED.length) * 0.7) / 5),
          walls.top + tall * down,
        ]),
      ),
    )
    const lamps = [0.3, 0.7].map((t) =>
      roundRect(
        [width * t - 90 * s, walls.top * 0.42, 180 * s, 20 * s],
        6,
        [0.99, 0.01, 200],
        'glow',
      ),
    )
    const top = isAtWall ? walls.floor - tall * 0.24 : height * 0.68
    const [from, to] = isAtWall ? [walls.left, walls.right] : [-20, width + 20]
    const foot = isAtWall ? walls.floor : height + 20
    const across = (t: number): number => from + (to - from) * t
    const edge = 34 * s
    const bench = [
      roundRect([from, top, to - from, foot - top], 0, lit([0.86, 0.018, 230]), 'body'),
      ...[0.06, 0.38, 0.7].map((t) =>
        roundRect(
          [across(t), top + edge * 1.4, (to - from) * 0.26, (foot - top) * 0.6],
          8,
          lit([0.9, 0.012, 230]),
          'body relief 5',
        ),
      ),
      ...[0.16, 0.48, 0.8].map((t) =>
        roundRect([across(t), top + edge * 2, (to - from) * 0.07, 10 * s], 4, steel, 'metal'),
      ),
      roundRect(
        [from, top - edge, to - from, edge * 2],
        4,
        linear([0, top - edge], [0, top + edge], lit([0.97, 0.008, 220]), lit([0.84, 0.015, 225])),
        'body relief 4',
      ),
    ]
    const instruments = BENCH.flatMap(([name, high], i) =>
      icon(name, high * (isAtWall ? 0.8 : 1.15) * s, [
        across(0.17 + i * 0.22),
        top + (i % 2 ? -8 : 6) * s,
      ]),
    )
    return [
      layer('shell', 'ground', shell(stage, walls, wall, lit([0.8, 0.015, 230])), lamps),
      layer('shelf', 'setting', glassware, boards),
      layer('bench', 'masses', bench),
      layer('instruments', 'forms', instruments),
    ]
  }

export const laboratory = drawLaboratory(false)
export const inLaboratory = drawLaboratory(true)
