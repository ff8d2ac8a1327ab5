/** Things on a table that children play and learn with; (0, 0) is the middle of it. */
import { hex, type Oklch } from '../../../colour'
import { pairs, polyline, triples } from '../../../drawing/notation'
import { disc, ellipse, form, inside, line, place, polygonForm, roundRect } from '../../build/form'
import { type Form, fillPath } from '../../build/outlines'
import { tone } from '../../build/fill'

const PAINTS = [hex('#d9503f'), hex('#f0b23e'), hex('#4d8fc4'), hex('#5fa35a')] as const
const paint = (i: number): Oklch => PAINTS[i % PAINTS.length] ?? PAINTS[0]
const IVORY = hex('#f6efdc')
const INK = hex('#2d2a2a')

const cube = (x: number, y: number, i: number, size = 46): Form =>
  roundRect([x - size / 2, y - size, size, size], 6, paint(i), 'body relief 6')

/** A castle of coloured blocks, and some that are not yet in it. */
export function blocks(): Form[] {
  const wall = [0, 1, 2].flatMap((row) =>
    [-69, -23, 23, 69].flatMap((x, i) =>
      row < 2 && (i === 1 || i === 2) ? [] : [cube(x, 40 - row * 46, i + row)],
    ),
  )
  const tower = (x: number, i: number): Form[] => [
    ...[0, 1, 2, 3].map((row) => cube(x, 40 - row * 46, i + row, 52)),
    form(`${x - 36},-144! ${x},-210! ${x + 36},-144!`, paint(i + 2), 'body relief 6'),
  ]
  return [
    ...wall,
    fillPath(paint(1), 'body relief 5')`-46,40! -46,-8 0,-52 46,-8 46,40! 28,40! 28,0 0,-26 -28,0
      -28,40!`,
    ...tower(-124, 0),
    ...tower(124, 1),
    form('-34,-98! 0,-160! 34,-98!', paint(0), 'body relief 6'),
    ...triples('-250,50,2 -214,70,1 210,64,3 252,40,0 -232,6,3').map(([x, y, i]) =>
      cube(x, y, i, 40),
    ),
  ]
}

/** Strokes of 1, 2 and 3 about (0, 0). */
const DIGITS = [
  '-6,-8 2,-14 2,14',
  '-9,-8 0,-15 9,-8 -9,14 10,14',
  '-8,-12 2,-15 8,-8 0,0 9,8 1,15 -9,11',
]

/** A path of coloured squares, dice, pawns and cubes with numbers. */
export function boardGame(): Form[] {
  const at = (u: number, v: number): [number, number] => [(u - 0.5) * (300 + v * 90), -70 + v * 140]
  const spots = [
    ...Array.from({ length: 7 }, (_, i) => [i, 0]),
    [6, 1],
    [6, 2],
    ...Array.from({ length: 7 }, (_, i) => [6 - i, 3]),
    [0, 2],
    [0, 1],
  ]
  const squares = spots.map(([u = 0, v = 0], i) => {
    const [a, b, c, d] = [u / 7 + 0.012, (u + 1) / 7 - 0.012, v / 4 + 0.02, (v + 1) / 4 - 0.02]
    return polygonForm([[at(a, c), at(b, c), at(b, d), at(a, d)]], paint(i), 'detail')
  })
  const pawn = (x: number, y: number, i: number): Form[] => [
    fillPath(tone(paint(i), -0.08), 'body relief 5')`${x - 15},${y}! ${x - 6},${y - 34}
      ${x + 6},${y - 34} ${x + 15},${y}!`,
    disc([x, y - 42], 13, tone(paint(i), -0.04), 'body relief 5'),
  ]
  const numbered = (x: number, y: number, i: number): Form[] => [
    cube(x, y, i, 54),
    ...place([line(DIGITS[i % 3] ?? '', 6, IVORY, 'detail even')], [x, y - 27], { scale: 1.25 }),
  ]
  const die: Form = inside(
    roundRect([-24, -46, 46, 46], 8, IVORY, 'body relief 6'),
    ...pairs('-13,-35 9,-35 -2,-23 -13,-11 9,-11').map((spot) => disc(spot, 5, INK, 'detail')),
  )
  return [
    inside(
      polygonForm(
        [[at(-0.03, -0.06), at(1.03, -0.06), at(1.03, 1.06), at(-0.03, 1.06)]],
        IVORY,
        'body relief 6',
      ),
      ...squares,
    ),
    ...pawn(-120, -30, 0),
    ...pawn(70, -34, 2),
    ...pawn(130, 50, 3),
    die,
    ...triples('-262,44,0 -226,80,1 250,50,2 -276,-16,2 274,-8,1').flatMap(([x, y, i]) =>
      numbered(x, y, i),
    ),
  ]
}

/** Pieces that are joined to half of a picture, and loose ones. */
export function puzzle(): Form[] {
  const piece = (x: number, y: number, i: number, turn = 0): Form[] =>
    place(
      [
        fillPath(paint(i), 'body relief 3')`-30,-18! -8,-18 -10,-28 10,-28 8,-18 30,-18! 30,-5 42,-6
          42,6 30,5 30,18! -30,18! -30,5 -20,5 -20,-5 -30,-5`,
      ],
      [x, y],
      { turn },
    )
  const joined = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].flatMap((k) =>
      row === 2 && k > 1 ? [] : piece(-96 + k * 61, -50 + row * 37, k + row * 3),
    ),
  )
  return [
    ...joined,
    ...triples('-220,30,0 -190,-30,1 190,-20,2 220,40,3 120,66,1').flatMap(([x, y, i]) =>
      piece(x, y, i, 0.5 - i * 0.4),
    ),
  ]
}

/** A model of a volcano that foams over, with its bottle and bowl. */
export function volcano(): Form[] {
  const rock = hex('#8a5f45')
  const foam = hex('#e8572f')
  const bubbles = triples(`-30,-196,22 6,-214,26 40,-192,20 -6,-236,16 -52,-168,16 60,-160,15
    26,-250,11 -34,-244,9`)
  const hill = [
    inside(
      fillPath(rock, 'body relief 20')`-170,60! -120,-10 -60,-140 -40,-160! 40,-160! 62,-138 116,-6
        176,60! 0,76`,
      fillPath(foam, 'detail')`-44,-170! 44,-170! 58,-120 70,-40 96,10 64,14 40,-50 22,-90 10,-20
        -8,30 -30,-10 -34,-90 -70,-40 -84,-44 -56,-120`,
      form('90,-100! 130,70! 190,70!', tone(rock, -0.07), 'shade'),
    ),
    ellipse([0, -160], [44, 14], tone(foam, 0.1), 'light'),
    ...bubbles.map(([x, y, r], i) => disc([x, y], r, tone(foam, (i % 3) * 0.06), 'body relief 6')),
  ]
  return [
    ...place(hill, [0, 22], { scale: 0.68 }),
    // vinegar
    inside(
      fillPath([0.86, 0.06, 95], 'glass alpha 0.9')`-262,60! -262,-20 -246,-44 -240,-84! -208,-84!
        -202,-44 -186,-20 -186,60!`,
      roundRect([-262, -6, 76, 44], 4, IVORY, 'detail'),
    ),
    roundRect([-242, -98, 36, 18], 5, paint(0), 'body'),
    form('190,10! 290,10! 270,60 210,60!', paint(2), 'body relief 6'),
    ellipse([240, 10], [50, 14], [0.98, 0.005, 90], 'body'),
    line(polyline([262, 6], [300, -50]), 9, [0.75, 0.01, 260], 'metal even'),
  ]
}
