import { hex, type Oklch } from '../../../colour'
import { pairs, polyline } from '../../../drawing/notation'
import { type Form, disc, ellipse, form, inside, line, mirrored, roundRect } from '../../build/form'
import { fillPath } from '../../build/outlines'
import { tone } from '../../build/fill'

/** Larger things on a table, about its middle as all of them (table.ts). */

const SPONGE = hex('#e8b878')
const CREAM = hex('#fdf4ea')
const BERRY = hex('#d9414a')
const STEEL = hex('#c3ccd2')
const LEAF = hex('#6fae4e')

const berry = (x: number, y: number): Form[] => [
  fillPath(BERRY, 'body relief 5')`${x - 13},${y - 8} ${x},${y - 14} ${x + 13},${y - 8}
    ${x + 8},${y + 8} ${x},${y + 15} ${x - 8},${y + 8}`,
  form(`${x - 10},${y - 9}! ${x},${y - 19} ${x + 10},${y - 9}! ${x},${y - 5}`, LEAF, 'detail'),
]

/** A cake with cream on it, a bowl with a whisk, and berries. */
export function cake(): Form[] {
  const drips = [-84, -48, -14, 22, 56, 88].map((x, i) =>
    line(polyline([x, -66], [x, -30 - (i % 3) * 12]), 22, CREAM, 'body'),
  )
  const body = inside(
    form('-112,-72! 112,-72! 108,18 60,34 -60,34 -108,18', SPONGE, 'body relief 12'),
    line('-114,-16 0,4 114,-16', 12, tone(BERRY, 0.1), 'detail even'),
    ...drips,
  )
  const bowl = [
    line(polyline([-176, -34], [-216, -112]), 12, hex('#8a5a36'), 'body even'),
    form('-252,-40! -128,-40! -150,30 -190,40 -230,30', hex('#8fb8c9'), 'body relief 10'),
    ellipse([-190, -40], [62, 18], tone(hex('#8fb8c9'), -0.08), 'body'),
    ellipse([-190, -43], [50, 13], CREAM, 'body relief 5'),
  ]
  return [
    ...bowl,
    ellipse([0, 34], [150, 34], tone(STEEL, -0.12), 'body relief 4'),
    ellipse([0, 26], [150, 34], hex('#f4f2ec'), 'body relief 6'),
    body,
    ellipse([0, -72], [114, 34], CREAM, 'body relief 8'),
    ...pairs('-70,-80 -24,-96 26,-96 72,-80 -30,-66 30,-66').flatMap(([x, y]) => berry(x, y)),
    ...pairs('176,30 206,44 226,20').flatMap(([x, y]) => berry(x, y)),
  ]
}

type Zither = Readonly<{ wood: Oklch; ends: Oklch; strings: number; bridges: boolean }>

/** A board of strings across the table, its head at the right. */
function zither({ wood, ends, strings, bridges }: Zither): Form[] {
  const [back, near] = [-44, 26]
  const rows = Array.from({ length: strings }, (_, i) => (i + 0.5) / strings)
  const at = (x: number, row: number): readonly [number, number] => [
    x + (row - 0.5) * x * 0.1,
    back + 8 + row * (near - back - 16),
  ]
  const top = inside(
    fillPath(wood, 'body relief 10')`-236,${back + 6} -150,${back - 4} 0,${back - 8} 150,${back - 4}
      232,${back}! 256,${near}! 0,${near + 6} -262,${near}!`,
    form(`190,${back - 20}! 300,${back - 20}! 300,${near + 30}! 206,${near + 30}!`, ends, 'detail'),
    fillPath(ends, 'detail')`-300,${back - 20}! -206,${back - 20}! -222,${near + 30}!
      -300,${near + 30}!`,
    line('-180,-34 -60,-38 60,-38 170,-34', 5, tone(wood, 0.08), 'light'),
  )
  const marks = bridges
    ? rows.map((row) => {
        const [x, y] = at(120 - row * 250, row)
        return form(`${x - 9},${y + 6}! ${x},${y - 11}! ${x + 9},${y + 6}!`, hex('#f6efdc'), 'body')
      })
    : Array.from({ length: 11 }, (_, i) =>
        disc([-170 + i * 32, back + 7], 4.4, hex('#f6efdc'), 'detail'),
      )
  return [
    fillPath(tone(wood, -0.1), 'body relief 4')`-262,${near}! 0,${near + 6} 256,${near}!
      254,${near + 24}! 0,${near + 30} -260,${near + 24}!`,
    top,
    ...rows.map((row) =>
      line(
        polyline([...at(-214, row)], [...at(198, row)]),
        2.6,
        hex('#f3e6c8'),
        'detail even plain',
      ),
    ),
    ...marks,
    roundRect([-222, near + 22, 34, 14], 4, tone(wood, -0.16), 'body'),
    roundRect([186, near + 22, 34, 14], 4, tone(wood, -0.16), 'body'),
  ]
}

/** 古琴: dark lacquer, seven strings, a row of dots. */
export const guqin = (): Form[] =>
  zither({ wood: hex('#5a2f26'), ends: hex('#472520'), strings: 7, bridges: false })

/** 古筝: light wood, and a bridge under each string. */
export const guzheng = (): Form[] =>
  zither({ wood: hex('#c08a4e'), ends: hex('#5f3326'), strings: 10, bridges: true })

/** 收银机 with its drawer, keys and a display for the customer, and a card reader. */
export function till(): Form[] {
  const [dark, body] = [hex('#3c4450'), hex('#5d6876')]
  const keys = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((i) =>
      roundRect([-196 + i * 24, -76 + row * 19, 18, 13], 3, i === 4 ? BERRY : CREAM, 'body'),
    ),
  )
  return [
    roundRect([-110, -150, 16, 60], 4, dark, 'metal'),
    roundRect([-166, -196, 128, 54], 8, dark, 'metal relief 5'),
    roundRect([-156, -187, 108, 36], 4, hex('#8fe0c0'), 'detail plain'),
    line('-140,-169 -64,-169', 9, hex('#2f6a58'), 'detail even'),
    form('-220,-14! -198,-96! -60,-96! -40,-14!', body, 'metal relief 8'),
    ...keys,
    roundRect([-236, -16, 214, 56], 8, dark, 'metal relief 6'),
    roundRect([-146, 6, 34, 9], 4, STEEL, 'metal'),
    roundRect([128, -34, 66, 84], 10, dark, 'metal relief 6'),
    roundRect([138, -24, 46, 26], 4, hex('#a9c8e0'), 'detail plain'),
    ...[0, 1, 2].map((i) => roundRect([139 + i * 16, 12, 11, 9], 3, STEEL, 'body')),
  ]
}

/** Of who plays: the skin, and the cloth of the sleeves, or the skin where they are short. */
export type Player = { readonly skin: Oklch; readonly sleeve: Oklch; readonly wide: boolean }

/** Forearms from the far edge, hands on the strings. */
export function playingHands({ skin, sleeve, wide }: Player): Form[] {
  const fingers = [0, 1, 2].map((i) =>
    line(polyline([-58 + i * 9, -20 + i * 3], [-46 + i * 12, 4 - i * 3]), 8, skin, 'skin even'),
  )
  const hand = [
    ...fingers,
    form('-84,-36 -64,-42 -44,-30 -40,-14 -56,-8 -78,-16', skin, 'skin relief 5'),
    inside(
      wide
        ? fillPath(sleeve, 'cloth relief 8')`-124,-72 -100,-104 -74,-84 -46,-44 -62,-8 -112,4
          -126,-26`
        : fillPath(sleeve, 'cloth relief 8')`-122,-72 -100,-102 -78,-84 -60,-44 -70,-18 -94,-14
          -116,-40`,
      line('-110,-70 -100,-44 -84,-26', 3.4, tone(sleeve, -0.1), 'detail'),
    ),
  ]
  return [...hand, ...mirrored(hand)]
}
