/** Pieces of food in a heap. */
import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Point, polyline } from '../../drawing/notation'
import { type Form, form, inside, line, place } from '../build/form'
import { strokePath } from '../build/outlines'
import { type Oklch, radial, tone, tones } from '../build/fill'
import { limb } from '../build/limb'
import { drawIcon } from '../emoji/draw'
import { blob, gleam, under } from './craft'

export type Piece = (at: Point, colour: Oklch, random: Random) => Form[]

/** Tofu, meat: a block seen from above its edge. */
export const cube: Piece = ([x, y], colour, random) => {
  const s = random.range(34, 44)
  const skew = random.range(-12, 12)
  const top: readonly Point[] =
    polyline(`${x - s},${y - s * 0.3 + skew * 0.3} ${x + skew},${y - s * 0.72}
      ${x + s},${y - s * 0.26 - skew * 0.3} ${x - skew * 0.4},${y + s * 0.22}`)
  const deep = s * 0.66
  const [left, , right, front] = top
  const side = (a: Point, b: Point): string =>
    `${a[0]},${a[1]}! ${b[0]},${b[1]}! ${b[0]},${b[1] + deep}! ${a[0]},${a[1] + deep}!`
  return [
    under([left, right, [right[0], right[1] + deep], [front[0], front[1] + deep + 8]], 6, 6, 0.4),
    form(side(left, front), tone(colour, -0.05), 'body relief 5'),
    form(side(front, right), tone(colour, -0.12), 'body relief 5'),
    form(top.map(([px, py]) => `${px},${py}!`).join(' '), tone(colour, 0.03), 'body relief 4'),
  ]
}

/** Meat and egg: an uneven lump with a gleam. */
export const lump: Piece = (at, colour, random) => {
  const [rx, ry] = [random.range(38, 56), random.range(26, 36)]
  const ring = blob(at, rx, ry, random, 0.16, random.range(-0.6, 0.6))
  return [
    under(ring, 4, 9, 0.45),
    inside(
      form(
        ring,
        radial(
          [at[0] - rx * 0.3, at[1] - ry * 0.4],
          [rx * 1.5, ry * 1.6],
          ...tones(colour, 0.07, 0, -0.1),
        ),
        'body relief 9',
      ),
      gleam([at[0] - rx * 0.25, at[1] - ry * 0.35], rx * 0.34, ry * 0.2, 0.55),
    ),
  ]
}

/** Chillies, peppers, shredded meat: a bent strip. */
export const strip: Piece = ([x, y], colour, random) => {
  const turn = random.range(0, TAU)
  const [dx, dy] = [cos(turn) * 56, sin(turn) * 34]
  const bow = random.range(-20, 20)
  const joints: readonly Point[] = polyline(
    `${x - dx},${y - dy} ${x + bow * 0.6},${y + bow} ${x + dx},${y + dy}`,
  )
  return [
    under(
      joints.map(([px, py]): Point => [px, py]),
      3,
      6,
      0.3,
    ),
    limb(joints, [14, 30, 16], colour, { role: 'body', relief: 5 }),
    line(joints, 4, tone(colour, 0.14), 'light plain alpha 0.6'),
  ]
}

/** A leaf of greens with a pale stalk. */
export const leaf: Piece = ([x, y], colour, random) => {
  const turn = random.range(0, TAU)
  const at = (u: number, v: number): string => {
    const [c, s] = [cos(turn), sin(turn)]
    return `${x + u * c - v * s},${y + (u * s + v * c) * 0.62}`
  }
  const own = `${at(-70, -6)}! ${at(-10, -14)} ${at(20, -42)} ${at(80, -34)} ${at(100, 4)} ${at(76, 36)} ${at(20, 40)} ${at(-10, 14)} ${at(-70, 8)}!`
  return [
    form(own, tone(colour, random.range(-0.05, 0.05)), 'foliage relief 8'),
    strokePath(12, tone([colour[0], 0.07, colour[2]], 0.22), 'detail plain')`${at(-70, 1)}
      ${at(0, 0)} ${at(76, 2)}`,
  ]
}

/** A wedge of tomato. */
export const wedge: Piece = ([x, y], colour, random) => {
  const flip = random.chance(0.5) ? 1 : -1
  const ring = `${x - 56},${y}! ${x},${y - 30 * flip} ${x + 56},${y}! ${x + 34},${y + 30 * flip} ${x},${y + 38 * flip} ${x - 34},${y + 30 * flip}`
  return [
    form(ring, radial([x, y], [60, 44], ...tones(colour, 0.06, 0, -0.05)), 'body relief 9'),
    gleam([x - 10, y + 12 * flip], 18, 7, 0.5),
  ]
}

/** Cucumber, lotus root: a round slice with a rim. */
export const slice: Piece = (at, colour, random) => {
  const [rx, ry] = [random.range(38, 48), random.range(22, 30)]
  const ring = blob(at, rx, ry, random, 0.03)
  return [
    under(ring, 3, 7, 0.35),
    form(ring, colour, 'body relief 4'),
    form(
      blob([at[0], at[1] - 2], rx * 0.84, ry * 0.8, random, 0.03),
      tone([colour[0], colour[1] * 0.4, colour[2]], 0.22),
      'detail plain',
    ),
    gleam([at[0] - rx * 0.3, at[1] - ry * 0.3], rx * 0.3, ry * 0.16, 0.5),
  ]
}

/** A cooked prawn: a bent body with rings and a tail. */
export const prawn: Piece = ([x, y], colour, random) => {
  const joints: readonly Point[] = polyline('-62,10 -40,-34 6,-46 46,-22 54,20')
  const rings = [-40, -10, 20, 42].map((px, i) =>
    line(`${px},${-40 + i * 3} ${px + 8},${-14 + i * 6}`, 5, tone(colour, 0.16), 'detail plain'),
  )
  return place(
    [
      under(
        joints.map(([px, py]): Point => [px, py + 8]),
        4,
        8,
        0.4,
      ),
      form('50,14! 84,24 92,46 66,48 60,66 40,60 42,22!', tone(colour, -0.08), 'body relief 3'),
      inside(limb(joints, [20, 40, 44, 36, 20], colour, { role: 'body', relief: 9 }), rings),
      line('-66,8 -96,-20 -104,-62', 4, tone(colour, -0.1), 'detail both plain'),
      line('-66,12 -100,4 -124,-24', 4, tone(colour, -0.1), 'detail both plain'),
    ],
    [x, y],
    { turn: random.range(-0.9, 0.9), flip: random.chance(0.5) },
  )
}

/** A whole crab, as the icon has it. */
export const crab: Piece = (at) =>
  place(drawIcon('crab', undefined).forms, [at[0], at[1] + 90], { scale: 0.55 })
