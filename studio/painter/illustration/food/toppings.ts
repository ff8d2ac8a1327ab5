import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Form, ellipse, form, inside, line, place, polygonForm } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, linear, radial, tone } from '../build/fill'
import { ellipsePath, openPath, ribbonPath } from '../build/path'
import { blob, gleam, under } from './craft'
import { many } from '../build/still/item'
import type { Point } from '../../drawing/notation'
import { wordList } from '../../../lib/words'

export function beef(at: Point, size: number, random: Random): Form[] {
  const turn = random.range(-0.5, 0.5)
  const outline = blob(at, 62 * size, 37 * size, random, 0.12, turn)
  const meat: Oklch = [0.42, 0.09, 34]
  const slab = form(
    outline,
    radial(
      [at[0] - 16, at[1] - 12],
      [74 * size, 52 * size],
      [0.52, 0.1, 40],
      meat,
      [0.3, 0.08, 28],
    ),
    { relief: 9 },
  )
  const fibres = Array.from({ length: 11 }, (_, i) => {
    const o = (i - 5) * 7 * size
    return ribbonPath(
      openPath(`${at[0] - 60 * size},${at[1] + o - 8} ${at[0]},${at[1] + o + 5}
        ${at[0] + 60 * size},${at[1] + o - 4}`),
      2.6,
    )
  })
  return [
    under(outline),
    inside(
      slab,
      many(fibres, tone(meat, -0.14), { alpha: 0.5 }),
      gleam([at[0] - 22 * size, at[1] - 16 * size], 20 * size, 8 * size, 0.5),
    ),
  ]
}

/** Half a boiled egg with a runny yolk. */
export function halfEgg(at: Point, size: number, turn = -0.15): Form[] {
  const white = ellipse(
    at,
    [76 * size, 52 * size],
    radial(
      [at[0] - 18, at[1] - 16],
      [84 * size, 60 * size],
      [0.995, 0.008, 90],
      [0.95, 0.03, 78],
      [0.84, 0.06, 66],
    ),
    { relief: 11 * size, turn },
  )
  const yolk = ellipse(
    [at[0] + 2, at[1] + 1],
    [42 * size, 29 * size],
    radial(
      [at[0] - 9, at[1] - 8],
      [46 * size, 34 * size],
      [0.84, 0.16, 76],
      [0.74, 0.18, 62],
      [0.62, 0.17, 50],
    ),
    { relief: 7 * size, turn },
  )
  return [
    under(ellipsePath(at[0], at[1], 76 * size, 52 * size, turn), 6, 10),
    inside(white, yolk, gleam([at[0] - 12 * size, at[1] - 9 * size], 12 * size, 5 * size, 0.9)),
  ]
}

/** Sunny side up. */
export function friedEgg(at: Point, size: number, random: Random): Form[] {
  const outline = blob(at, 108 * size, 74 * size, random, 0.16)
  const white = form(
    outline,
    radial(
      [at[0], at[1]],
      [112 * size, 80 * size],
      [0.99, 0.008, 90],
      [0.975, 0.015, 88],
      [0.9, 0.06, 72],
    ),
    { relief: 9 * size },
  )
  const rim = polygonForm(
    [
      outline.map((p) => p),
      outline.map(([x, y]): Point => [at[0] + (x - at[0]) * 0.93, at[1] + (y - at[1]) * 0.93]),
    ],
    [0.72, 0.11, 62],
    { role: 'detail', plain: true, alpha: 0.5, blur: 4 * size },
  )
  const yolk = ellipse(
    [at[0] + 6 * size, at[1] - 6 * size],
    [42 * size, 31 * size],
    radial(
      [at[0] - 8 * size, at[1] - 16 * size],
      [46 * size, 36 * size],
      [0.88, 0.16, 84],
      [0.79, 0.17, 70],
      [0.68, 0.17, 56],
    ),
    { relief: 12 * size },
  )
  return [
    under(outline, 5, 9),
    inside(white, rim),
    inside(yolk, gleam([at[0] - 8 * size, at[1] - 18 * size], 13 * size, 6 * size, 0.95)),
  ]
}

/** Leaves of bok choy with their white stems. */
export function greens(at: Point, size: number, turn: number): Form[] {
  const leafAt = (x: number, y: number, t: number, s: number): Form[] => {
    const outline = '0,0 26,-32 78,-46 122,-24 132,8 98,36 40,30'
    const blade = form(
      outline,
      linear([60, -44], [60, 36], [0.66, 0.15, 140], [0.42, 0.12, 148]),
      'foliage relief 9',
    )
    const veins = [
      line('-6,2 50,-4 116,-8', 6, [0.84, 0.09, 130], 'detail plain alpha 0.85'),
      line('40,-4 66,-22 88,-30', 3, [0.8, 0.1, 132], 'detail plain alpha 0.7'),
      line('52,-2 76,14 96,18', 3, [0.8, 0.1, 132], 'detail plain alpha 0.7'),
    ]
    const stem = form(
      '-92,-9 -40,-17 10,-11 18,4 -30,16 -88,12',
      linear([0, -16], [0, 16], [0.96, 0.04, 122], [0.82, 0.09, 128]),
      { relief: 5 },
    )
    return place([stem, inside(blade, veins)], [x, y], { scale: s, turn: t })
  }
  return place(
    [...leafAt(0, -14, -0.2, 0.92), ...leafAt(6, 18, 0.22, 0.92), ...leafAt(-4, 2, 0, 1)],
    at,
    { scale: size, turn },
  )
}

export function prawn(at: Point, size: number, turn: number, flip = false): Form[] {
  const body = form(
    '-70,30 -84,-20 -50,-66 10,-72 62,-38 72,12 50,40! 36,10 12,-20 -20,-22 -36,4 -40,40',
    linear([0, -70], [0, 40], [0.8, 0.13, 42], [0.68, 0.17, 36]),
    { relief: 10 },
  )
  const bands = [
    [-62, -8, -32, -6],
    [-40, -52, -24, -16],
    [4, -64, 4, -18],
    [46, -42, 24, -8],
  ].map(
    ([a, b, c, d]) =>
      strokePath(11, [0.94, 0.05, 55], 'detail plain alpha 0.8')`${a},${b}
      ${(a + c) / 2 + 4},${(b + d) / 2} ${c},${d}`,
  )
  const tail = fillPath([0.62, 0.19, 34], { relief: 5 })`48,36! 70,34 104,62 92,84 66,74 60,98
    40,88! 40,56`
  return place([tail, inside(body, bands)], at, { scale: size, turn, flip })
}

export function naruto(at: Point, size: number): Form[] {
  const rim = Array.from({ length: 24 }, (_, i): Point => {
    const a = (i / 24) * TAU
    const q = i % 2 ? 0.9 : 1.02
    return [at[0] + cos(a) * 46 * q * size, at[1] + sin(a) * 32 * q * size]
  })
  const swirl = Array.from({ length: 26 }, (_, i): Point => {
    const t = i / 25
    const a = t * TAU * 1.6 + 0.6
    return [at[0] + cos(a) * 30 * t * size, at[1] + sin(a) * 21 * t * size]
  })
  return [
    under(rim),
    inside(
      form(rim, [0.98, 0.008, 90], { relief: 6 }),
      line(swirl, 8 * size, [0.7, 0.16, 5], 'detail soft plain'),
    ),
  ]
}

export function chashu(at: Point, size: number, random: Random): Form[] {
  const outline = blob(at, 74 * size, 52 * size, random, 0.05, 0.1)
  const slice = form(outline, [0.56, 0.09, 38], { relief: 7 })
  const pale = form(
    blob([at[0] - 3, at[1] - 3], 66 * size, 45 * size, random, 0.07),
    [0.76, 0.07, 45],
    'detail plain',
  )
  const fat = Array.from({ length: 18 }, (_, i): Point => {
    const a = 0.4 + (i / 17) * TAU * 1.05
    const r = 20 + i * 1.8
    return [at[0] + cos(a) * r * 1.25 * size, at[1] + sin(a) * r * 0.86 * size]
  })
  return [
    under(outline),
    inside(
      slice,
      pale,
      line(fat, 10 * size, [0.93, 0.03, 70], 'detail soft plain'),
      gleam([at[0] - 26 * size, at[1] - 20 * size], 22 * size, 8 * size, 0.4),
    ),
  ]
}

export const TOPPINGS = wordList('beef egg fried-egg greens prawn naruto chashu chilli')
export type Topping = (typeof TOPPINGS)[number]

export function topping(kind: Topping, at: Point, size: number, random: Random): Form[] {
  if (kind === 'beef') return beef(at, size, random)
  if (kind === 'egg')
    return [
      ...halfEgg([at[0] - 30 * size, at[1] - 14 * size], size * 0.95),
      ...halfEgg([at[0] + 48 * size, at[1] + 16 * size], size * 0.95, 0.2),
    ]
  if (kind === 'fried-egg') return friedEgg(at, size * 1.1, random)
  if (kind === 'greens') return greens(at, size, random.range(-0.7, 0.3))
  if (kind === 'prawn') return prawn(at, size * 0.9, random.range(-0.6, 0.6), random.chance(0.5))
  if (kind === 'naruto') return naruto(at, size)
  if (kind === 'chashu') return chashu(at, size, random)
  const red: Oklch = [0.56, 0.22, 30]
  return [0, 1, 2].flatMap((i) =>
    place(
      [
        inside(
          form('-52,0 -30,-11 10,-10 44,-2 54,5 30,10 -22,10', red, { relief: 5 }),
          gleam([-10, -5], 24, 2.5, 0.7, 0),
        ),
      ],
      [at[0] + (i - 1) * 34 * size, at[1] + (i - 1) * 18 * size],
      { scale: size, turn: random.range(0, TAU) },
    ),
  )
}
