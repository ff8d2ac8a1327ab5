import { TAU, cos, sin } from '../../../../lib/maths'
import type { Random } from '../../../../lib/random'
import { disc, ellipse, form, inside, line, polygonForm, roundRect } from '../../build/form'
import { type Form, fillPath } from '../../build/outlines'
import { type Oklch, linear, tone } from '../../build/fill'
import { BARE, glossy } from './objects'
import { type Point, polyline, triples } from '../../../drawing/notation'

/** Things to eat and to give, each about (0, 0). */

export function mooncake(colour: Oklch = [0.7, 0.13, 68]): Form[] {
  const ring = (r: number, dent: number, count: number): Point[] =>
    Array.from({ length: count * 12 }, (_, i) => {
      const a = (i / (count * 12)) * TAU
      const reach = r - dent * (0.5 + 0.5 * cos(a * count))
      return [cos(a) * reach, sin(a) * reach * 0.94] as const
    })
  const petals = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * TAU
    return ellipse([cos(a) * 38, sin(a) * 36], [26, 12], tone(colour, 0.08), {
      ...BARE,
      turn: a,
      relief: 3,
    })
  })
  return [
    polygonForm(
      [ring(104, 9, 14).map(([x, y]): Point => [x, y + 22])],
      tone(colour, -0.15),
      'body',
    ),
    polygonForm([ring(104, 9, 14)], glossy(colour, [0, 0], 100), 'body relief 10'),
    polygonForm([ring(84, 7, 14), ring(78, 7, 14)], tone(colour, 0.09), BARE),
    ...petals,
    disc([0, 0], 12, tone(colour, 0.1), { ...BARE, relief: 3 }),
  ]
}

/** 粽子, tied with a red thread. */
export function zongzi(): Form[] {
  const leaf: Oklch = [0.55, 0.11, 148]
  const body = fillPath(glossy(leaf, [0, 10], 100), 'body relief 12')`0,-104 -40,-40 -112,70 -84,98
    0,104 84,98 112,70 40,-40`
  const fold = (outline: string, lift: number) => form(outline, tone(leaf, lift), { ...BARE })
  return [
    inside(
      body,
      fold('0,-104! -40,-30 -30,110! 130,110! 60,-20', -0.05),
      fold('-112,70! -20,30 110,72! 110,120! -112,120!', 0.05),
      [18, 40].map((x) => line(polyline([x * 0.2, -90], [x, 20]), 2.5, tone(leaf, 0.1), BARE)),
    ),
    line('-76,20 -10,40 84,16', 8, [0.6, 0.22, 25], { ...BARE, pressure: 'even' }),
    line('-94,56 0,74 98,52', 8, [0.6, 0.22, 25], { ...BARE, pressure: 'even' }),
    ...[-1, 1].map(
      (side) =>
        fillPath([0.62, 0.22, 25], 'body relief 3')`0,38! ${30 * side},6 ${52 * side},20
        ${40 * side},44`,
    ),
  ]
}

/** A cake of two tiers with candles; its foot at y = 130, 300 wide. */
export function birthdayCake(main: Oklch, cream: Oklch, random: Random): Form[] {
  const tier = (x: number, y: number, width: number, height: number, colour: Oklch): Form[] => {
    const drips: string[] = [`${x},${y}!`, `${x + width},${y}!`, `${x + width},${y + height * 0.3}`]
    const count = Math.round(width / 34)
    for (let i = count; i >= 0; i--)
      drips.push(`${x + (width * i) / count},${y + height * (i % 2 === 0 ? 0.3 : 0.56)}`)
    return [
      inside(
        roundRect(
          [x, y, width, height],
          16,
          linear([x, 0], [x + width, 0], tone(colour, 0.05), colour, tone(colour, -0.09)),
          { relief: 12 },
        ),
        form(drips.join(' '), cream, { ...BARE, relief: 5 }),
      ),
    ]
  }
  const candle = (x: number): Form[] => [
    roundRect(
      [x - 6, -146, 12, 58],
      5,
      random.pick(triples('0.75,0.14,250 0.8,0.14,150 0.8,0.14,60')),
    ),
    disc([x, -164], 24, [0.9, 0.14, 85], 'glow plain alpha 0.4 blur 10'),
    form(`${x},-186! ${x - 9},-162 ${x},-150 ${x + 9},-162`, [0.9, 0.16, 80], 'glow'),
  ]
  return [
    ellipse([0, 132], [186, 20], [0.9, 0.015, 250], 'body'),
    ...candle(-50),
    ...candle(0),
    ...candle(50),
    ...tier(-96, -90, 192, 100, tone(main, 0.04)),
    ...tier(-150, 6, 300, 124, main),
    ...[-110, -66, -22, 22, 66, 110].map((x) =>
      disc([x, 4], 14, [0.62, 0.22, 22], 'body relief 4'),
    ),
  ]
}

/** Books in a heap, an apple on top: 260 wide, foot at y = 110. */
export function booksAndApple(colours: readonly Oklch[]): Form[] {
  const book = (y: number, x: number, width: number, colour: Oklch): Form[] => [
    roundRect([x, y, width, 50], 8, colour, { relief: 6 }),
    roundRect([x + 12, y + 8, width - 14, 34], 3, [0.97, 0.015, 85], BARE),
    roundRect([x, y, 26, 50], 8, tone(colour, -0.08), BARE),
  ]
  const red: Oklch = [0.6, 0.22, 25]
  return [
    ...book(60, -130, 260, colours[0]),
    ...book(10, -112, 236, colours[1]),
    ...book(-40, -124, 220, colours[2]),
    fillPath(glossy(red, [0, -90], 60), 'body relief 9')`0,-128 -34,-140 -66,-110 -56,-62 -20,-40
      0,-46 20,-40 56,-62 66,-110 34,-140`,
    line('0,-126 6,-150 16,-164', 8, [0.4, 0.06, 50], 'line even'),
    form('8,-142! 40,-172 66,-158 40,-140', [0.62, 0.14, 140], 'foliage'),
  ]
}
