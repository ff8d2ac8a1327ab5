import { TAU, cos, sin } from '../../../../lib/maths'
import { hex, type Oklch } from '../../../colour'
import { type Point, pairs, polyline, triples } from '../../../drawing/notation'
import { ellipse, form, inside, layer, line, place, polygonForm, roundRect } from '../../build/form'
import { fillPath } from '../../build/outlines'
import { tone } from '../../build/fill'
import { many } from '../../build/still/item'
import type { Form, Frame, Layer } from '../../node'
import { blocks, boardGame, puzzle, volcano } from './games'
import { poolLayer } from './pool'
import { till, type Player, cake, guqin, guzheng, playingHands } from './spreads'

/** Activity at a table: it is before those who sit at it, with their things on it. */

const WOOD = hex('#a8703f')
const FLOUR = hex('#fbf6e9')
const IVORY = hex('#f6efdc')
const INK = hex('#2d2a2a')
const RED = hex('#c23b30')

/** Things on a table seen from a little above; (0, 0) is their middle, 100 half of its depth. */
type Spread = () => Form[]

/** A ring in the plane of the table: y is shortened. */
const flat = (x: number, y: number, r: number): Point[] =>
  Array.from({ length: 20 }, (_, i): Point => [
    x + cos((i / 20) * TAU) * r,
    y + sin((i / 20) * TAU) * r * 0.5,
  ])

/** A board in perspective with lines across and along it. */
function board(colour: Oklch, rows: number, river: boolean): Form {
  const at = (u: number, v: number): Point => [(u - 0.5) * (300 + v * 90), -84 + v * 150]
  const grid = Array.from({ length: rows + 1 }, (_, i) => {
    const t = 0.05 + (i / rows) * 0.9
    const across = line(polyline(at(t, 0.05), at(t, 0.95)), 3, INK, 'detail even')
    const along = line(polyline(at(0.05, t), at(0.95, t)), 3, INK, 'detail even')
    return [across, along]
  })
  const middle = [at(0.06, 0.47), at(0.94, 0.47), at(0.94, 0.55), at(0.06, 0.55)]
  return inside(
    polygonForm([[at(0, 0), at(1, 0), at(1, 1), at(0, 1)]], colour, 'body relief 6'),
    ...grid.flat(),
    river ? polygonForm([middle], tone(colour, 0.04), 'detail plain') : null,
  )
}

const pieces = (spots: string, fills: readonly [Oklch, Oklch], rim: Oklch | null): Form[] =>
  pairs(spots).flatMap(([x, y], i) => {
    const fill = fills[i % 2] ?? fills[0]
    const disc = ellipse([x, y - 7], [19, 12], rim ?? fill, 'body relief 4')
    return rim ? [disc, ellipse([x, y - 9], [12, 7], fill, 'detail')] : [disc]
  })

const card = (x: number, y: number, turn: number, suit: Oklch): Form[] =>
  place(
    [
      inside(
        roundRect([-26, -34, 52, 68], 6, IVORY, 'body relief 3'),
        form('0,-16 14,2 0,18 -14,2', suit, 'detail'),
      ),
    ],
    [x, y],
    { turn },
  )

const tile = (x: number, y: number, fill: Oklch, marked: boolean): Form[] => [
  roundRect([x - 15, y - 34, 30, 42], 4, IVORY, 'body relief 4'),
  roundRect([x - 15, y - 38, 30, 9], 3, hex('#3f8f6a'), 'body'),
  ...(marked ? [ellipse([x, y - 12], [7, 10], fill, 'detail')] : []),
]

const dumpling = (x: number, y: number): Form[] => [
  fillPath(FLOUR, 'body relief 7')`${x - 30},${y + 8} ${x - 26},${y - 14} ${x},${y - 26}
    ${x + 26},${y - 14} ${x + 30},${y + 8} ${x},${y + 14}`,
  line(`${x - 20},${y - 12} ${x},${y - 20} ${x + 20},${y - 12}`, 4, tone(FLOUR, -0.14), 'detail'),
]

const rollingPin = (x: number, y: number): Form[] => [
  line(polyline([x - 92, y + 16], [x + 92, y - 16]), 12, tone(WOOD, 0.06), 'body even'),
  line(polyline([x - 60, y + 11], [x + 60, y - 11]), 28, tone(WOOD, 0.14), 'body even'),
]

const bowl = (x: number, y: number, fill: Oklch, food: Oklch): Form[] => [
  fillPath(fill, 'body relief 8')`${x - 50},${y - 30}! ${x + 50},${y - 30}! ${x + 30},${y + 16}
    ${x - 30},${y + 16}`,
  ellipse([x, y - 30], [50, 15], tone(fill, -0.08), 'body'),
  ellipse([x, y - 33], [40, 12], food, 'body relief 6'),
]

const PAINTS = [hex('#d9503f'), hex('#f0b23e'), hex('#4d8fc4'), hex('#5fa35a')] as const

/** A sheet with something drawn on it. */
const sheet = (x: number, y: number, turn: number, marks: readonly Form[]): Form[] =>
  place(
    [inside(form('-58,-30! 58,-30! 70,30! -70,30!', IVORY, 'body relief 2'), ...marks)],
    [x, y],
    {
      turn,
    },
  )

const pencil = (x: number, y: number, turn: number, fill: Oklch): Form[] =>
  place(
    [line('-34,0 24,0', 10, fill, 'body even'), form('24,-5! 40,0! 24,5!', FLOUR, 'body')],
    [x, y],
    { turn },
  )

const LINES = [-14, -2, 10].map((y) => line(`-40,${y} 40,${y}`, 3, tone(INK, 0.3), 'detail even'))
const SKETCH = [
  ellipse([22, -10], [12, 8], PAINTS[1], 'detail'),
  form('-50,26! -20,-8 10,26!', PAINTS[3], 'detail'),
  form('-4,26! 24,4 60,28!', PAINTS[2], 'detail'),
]

/** Books that lie on each other, seen from the front. */
const stack = (x: number, y: number): Form[] =>
  PAINTS.slice(0, 3).map((fill, i) =>
    roundRect([x - 62 + i * 7, y - 22 - i * 22, 120 - i * 12, 20], 4, fill, 'body relief 4'),
  )

/** A screen on its foot, seen from behind: it faces who sits at it. */
const monitor = (x: number, y: number): Form[] => [
  ellipse([x, y], [58, 16], tone(INK, 0.14), 'metal relief 4'),
  roundRect([x - 13, y - 70, 26, 68], 6, tone(INK, 0.1), 'metal relief 4'),
  roundRect([x - 106, y - 206, 212, 144], 12, tone(INK, 0.2), 'metal relief 8'),
  ellipse([x, y - 134], [13, 13], tone(INK, 0.36), 'detail'),
]

/** The lid of a laptop, seen from behind: it faces who sits at it. (0, 0) is the middle of its foot. */
export const lid = (): Form[] => [
  roundRect([-196, -14, 392, 24], 8, tone(SILVER, -0.12), 'metal relief 4'),
  roundRect([-186, -252, 372, 244], 18, SILVER, 'metal relief 8'),
  ellipse([0, -132], [22, 22], tone(SILVER, 0.12), 'detail'),
]
const SILVER = hex('#b9c0c9')

const SPREADS: Readonly<Record<string, Spread>> = {
  desk: () => [
    ...stack(-176, 4),
    ...sheet(150, 14, -0.08, LINES),
    ...pencil(228, 34, 0.5, PAINTS[0]),
  ],
  till: () => till(),
  computer: () => [
    ...monitor(-176, 20),
    ...sheet(150, 14, -0.08, LINES),
    ...pencil(228, 34, 0.5, PAINTS[0]),
  ],
  talk: () => [
    ...sheet(-170, 0, 0.1, LINES),
    ...sheet(10, 18, -0.06, LINES),
    ...sheet(176, 2, -0.1, LINES),
    ...pencil(-90, 34, 0.4, PAINTS[2]),
    ...pencil(96, 30, -0.5, PAINTS[0]),
    ...bowl(-88, -24, hex('#e9e3d6'), hex('#8a5a3a')),
    ...bowl(90, -26, hex('#cfdbe0'), hex('#8a5a3a')),
  ],
  drawing: () => [
    ...sheet(-178, 2, 0.1, SKETCH),
    ...sheet(0, 20, 0, SKETCH),
    ...sheet(178, 2, -0.1, SKETCH),
    ...triples('-96,40,0.5 -74,6,-0.4 84,44,-0.5 100,4,0.6 -110,-30,0.1 60,-34,-0.2').flatMap(
      ([x, y, turn], i) => pencil(x, y, turn, PAINTS[i % 4] ?? RED),
    ),
    ...triples('-40,-40,0 -10,-44,1 22,-40,2').flatMap(([x, y, i]) => [
      ellipse([x, y], [17, 9], IVORY, 'body relief 3'),
      ellipse([x, y - 2], [12, 6], PAINTS[i] ?? RED, 'detail'),
    ]),
  ],
  ...{ cake, guzheng, zither: guqin },
  chess: () => [
    board(hex('#dcb070'), 8, true),
    ...pieces(
      '-120,-60 -60,-60 20,-62 96,-58 -90,-30 44,-26 -20,4 70,20 -120,40 30,46 110,44 -40,56',
      [RED, INK],
      IVORY,
    ),
  ],
  go: () => [
    board(hex('#dcb070'), 10, false),
    ...pieces(
      '-90,-54 -58,-40 -20,-50 26,-30 60,-52 -70,-4 -30,8 12,0 56,14 90,-8 -50,40 20,42',
      [INK, IVORY],
      null,
    ),
  ],
  cards: () => [
    ...[-0.5, -0.25, 0, 0.25, 0.5].flatMap((turn, i) =>
      card(-150 + i * 30, -14 + Math.abs(turn) * 30, turn, i % 2 ? INK : RED),
    ),
    ...[0, 1, 2].flatMap((i) => card(60 + i * 3, -10 - i * 5, 0.1, RED)),
    ...card(150, 14, 0.5, INK),
    ...card(186, -10, -0.2, RED),
  ],
  mahjong: () => [
    ...Array.from({ length: 9 }, (_, i) => tile(-132 + i * 33, -34, RED, false)).flat(),
    ...triples('-60,20,0 -20,26,1 26,14,2 64,28,0').flatMap(([x, y, i]) =>
      tile(x, y, PAINTS[i] ?? RED, true),
    ),
    ...Array.from({ length: 11 }, (_, i) =>
      tile(-165 + i * 33, 70, PAINTS[(i * 3) % 4] ?? RED, true),
    ).flat(),
  ],
  dumplings: () => [
    inside(
      { ...ellipse([-70, 4], [150, 62], hex('#c99a5a'), 'body relief 8') },
      ellipse([-70, 0], [134, 52], tone(hex('#c99a5a'), 0.06), 'detail'),
    ),
    ...pairs('-150,-8 -92,-22 -34,-20 24,-4 -122,28 -62,22 -4,28').flatMap(([x, y]) =>
      dumpling(x, y),
    ),
    ...bowl(140, -24, hex('#e9e3d6'), hex('#9c7a4e')),
    many([flat(150, 44, 34), flat(196, 40, 34), flat(172, 50, 34)], FLOUR, 'body relief 3'),
    ...rollingPin(60, 66),
  ],
  dough: () => [
    many([flat(-40, 20, 210)], tone(FLOUR, -0.03), 'detail alpha 0.8'),
    form('-130,22 -110,-30 -40,-52 40,-38 70,10 40,40 -60,46', FLOUR, 'body relief 16'),
    ...rollingPin(140, 30),
    ...bowl(-200, 10, hex('#d8e0e4'), FLOUR),
  ],
  chopping: () => [
    roundRect([-180, -46, 300, 104], 18, tone(WOOD, 0.16), 'body relief 8'),
    ...[-130, -96, -62, -28].flatMap((x) => [
      ellipse([x, 8], [22, 18], hex('#ee8a36'), 'body relief 4'),
      ellipse([x, 8], [10, 8], hex('#f8b26a'), 'detail'),
    ]),
    form('10,22 30,-18 90,-26 104,6 60,34', hex('#6fae4e'), 'body relief 8'),
    form('-20,52! 120,40! 124,60 -10,74!', hex('#c9d1d6'), 'metal relief 4'),
    line(polyline([122, 50], [196, 44]), 18, INK, 'body even'),
    ...bowl(190, -20, hex('#e9e3d6'), hex('#d9503f')),
  ],
  ...{ blocks, game: boardGame, puzzle, volcano },
  paper: () => [
    ...triples('-140,6,-0.3 -40,20,0.2 60,-4,-0.1').map(
      ([x, y, turn], i) =>
        place(
          [form('-60,-30! 60,-30! 74,30! -74,30!', PAINTS[i] ?? RED, 'body relief 3')],
          [x, y],
          { turn },
        )[0],
    ),
    ...place(
      [
        line(polyline([-50, -14], [60, 14]), 9, hex('#b8c2c8'), 'metal even'),
        line(polyline([-50, 14], [60, -14]), 9, hex('#b8c2c8'), 'metal even'),
        ellipse([-66, -18], [20, 13], RED, 'body'),
        ellipse([-66, 18], [20, 13], RED, 'body'),
      ],
      [170, 24],
    ),
  ],
  meal: () => [
    ...triples('-190,20,0 190,20,2').flatMap(([x, y, i]) =>
      bowl(x, y, hex('#f2eee4'), i ? FLOUR : hex('#f5f0e0')),
    ),
    ...triples('-90,-20,3 0,14,0 96,-18,1').flatMap(([x, y, i]) => [
      ellipse([x, y], [74, 26], hex('#f4f2ec'), 'body relief 5'),
      ellipse([x, y - 10], [50, 20], PAINTS[i] ?? RED, 'body relief 10'),
      ellipse([x + 12, y - 16], [12, 7], hex('#8fb44e'), 'detail'),
    ]),
  ],
}

const BOARD = 3

/** A table without its things, and its upper side. */
export function clearTable(table: Layer): { readonly bare: Layer; readonly top: Form } | null {
  const [, top] = table.forms
  return top ? { bare: { ...table, forms: table.forms.slice(0, BOARD) }, top } : null
}

/** Things that are played with both hands. */
export const PLAYED = /^(?:zither|guzheng)$/

/**
 * @param edge units of the frame: where the far edge of the table is
 * @param player the one in the middle behind it
 */
export function tableLayer(
  value: string,
  { width, height }: Frame,
  edge: number,
  player: (Player & { readonly x: number }) | null,
): Layer {
  if (value === 'pool') return poolLayer({ width, height }, edge - height * 0.1)
  const near = edge + (height - edge) * 0.8
  const [inset, out] = [width * 0.1, width * 0.03]
  const top = polyline([inset, edge], [width - inset, edge], [width - out, near], [out, near])
  const front = polyline(
    [out, near],
    [width - out, near],
    [width - out, height + 9],
    [out, height + 9],
  )
  const unit = Math.min((near - edge) / 128, width / 560)
  const things = SPREADS[value]?.() ?? []
  // the first BOARD forms are the table itself
  return layer(
    'table',
    'details',
    polygonForm([front], tone(WOOD, -0.1), 'body'),
    polygonForm([top], tone(WOOD, 0.05), 'body relief 6'),
    roundRect([out - 6, near - 4, width - 2 * out + 12, 20], 6, tone(WOOD, -0.02), 'body relief 4'),
    place(things, [width / 2, (edge + near) / 2], { scale: unit }),
    player && PLAYED.test(value)
      ? place(playingHands(player), [player.x, (edge + near) / 2], { scale: unit })
      : [],
  )
}
