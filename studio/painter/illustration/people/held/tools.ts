import { hex, shade } from '../../../colour'
import { type Form, inside, place } from '../../build/form'
import { still } from '../pen'
import type { HeldDrawing } from './kit'
import { pairs } from '../../../drawing/notation'

const WOOD = hex('#a9744a')
const STEEL = hex('#5b626b')
const PAPER = hex('#fdf8ea')
const EVEN = { role: 'body', pressure: 'even' } as const

/** Both hands on something that is drawn elsewhere (illustration/together.ts). */
export const thing: HeldDrawing = () => ({})

/** 做饭: a pan with what is in it. */
export const pan: HeldDrawing = ({ dark }) => {
  const greens = pairs('-62,262 -20,250 26,258 64,266 4,272').map(([x = 0, y = 0], i) =>
    still.ellipse([x, y], [24, 13], hex(i % 2 ? '#e0813f' : '#6fa64f'), 'body'),
  )
  const pans = [
    still.line('112,300 300,352', 26, WOOD, EVEN),
    still.form('-150,270! 150,270! 112,352 -112,352!', STEEL, 'body relief 12'),
    inside(still.ellipse([0, 270], [150, 34], shade(STEEL, -0.16), 'body'), ...greens),
    ...[-52, 0, 52].map(
      (x) =>
        still.strokePath(7, hex('#ffffff'), { alpha: 0.65 })`${x},214 ${x - 16},180 ${x + 12},146
        ${x},112`,
    ),
  ]
  return { under: place(pans, [0, 20], { flip: dark < 0 }) }
}

/** 拿着书包: a satchel by its handle. */
export const bag: HeldDrawing = ({ person }) => {
  const fill = person.colours.accent
  return {
    under: [
      still.line('-66,462 -58,384 58,384 66,462', 15, shade(fill, -0.16), EVEN),
      inside(
        still.form('-128,460! 128,460! 146,660 118,690 -118,690 -146,660', fill, 'cloth relief 14'),
        still.form('-150,440! 150,440! 138,560 0,584 -138,560', shade(fill, -0.07), 'detail'),
        still.form('-18,548! 18,548! 18,604! -18,604!', STEEL, 'metal'),
      ),
    ],
  }
}

/** 扫地: a broom down to the ground. */
export const broom: HeldDrawing = ({ dark }) => {
  const straw = hex('#d9b25f')
  const forms = [
    still.line('0,-40 0,860', 17, WOOD, EVEN),
    inside(
      still.form('-34,850! 34,850! 118,1092! -118,1092!', straw, 'body relief 10'),
      ...[-70, -36, 0, 36, 70].map((x) =>
        still.line(`${x * 0.3},860 ${x},1090`, 5, shade(straw, -0.14), { pressure: 'even' }),
      ),
      still.form('-44,884! 44,884! 50,908! -50,908!', hex('#b5483f'), 'detail'),
    ),
  ]
  return { under: place(forms, [96 * dark, 10], { turn: 0.24 * dark }) }
}

/** 写字: a sheet on a board, and a pen. */
export const writing: HeldDrawing = ({ dark }) => ({
  under: [
    inside(
      still.form('-170,300! 170,300! 210,430! -210,430!', WOOD, 'body relief 6'),
      still.form('-138,306! 138,306! 164,420! -164,420!', PAPER, 'detail'),
      ...[326, 348, 370].map((y) =>
        still.line(`-110,${y} ${dark > 0 ? 30 : -20},${y}`, 5, hex('#59616e'), 'detail even'),
      ),
    ),
  ],
  over: [still.line(`${64 * dark},372 ${118 * dark},236`, 15, hex('#2f4f86'), EVEN)],
})

/** 浇花: a can and its water. */
export const wateringCan: HeldDrawing = ({ person, dark }) => {
  const tin = person.colours.accent
  const forms = [
    still.line('70,330 190,250', 26, shade(tin, -0.06), EVEN),
    ...[0, 1, 2, 3].map((i) =>
      still.line(`196,252 ${236 + i * 26},${330 + i * 34}`, 6, hex('#7fb8dc'), { alpha: 0.85 }),
    ),
    still.form('-84,290! 84,290! 74,440! -74,440!', tin, 'body relief 14'),
    still.line('-60,290 -40,210 40,210 60,290', 16, shade(tin, -0.08), EVEN),
  ]
  return { under: place(forms, [0, -24], { flip: dark < 0, scale: 1.12 }) }
}

/** A racket about its hand at (0, 340), the strings above. */
export function racketForms(): Form[] {
  const rim = hex('#c8473d')
  const strings = [-60, -30, 0, 30, 60].flatMap((at) => [
    still.line(`${at},-150 ${at},90`, 3, hex('#eceae2'), { pressure: 'even' }),
    still.line(`-100,${at - 30} 100,${at - 30}`, 3, hex('#eceae2'), { pressure: 'even' }),
  ])
  return [
    still.line('0,100 0,380', 24, hex('#3b3f46'), EVEN),
    inside(still.ellipse([0, -30], [96, 128], hex('#f6f4ec'), 'body alpha 0.4'), ...strings),
    still.line('0,98 -70,60 -96,-30 -60,-124 0,-158 60,-124 96,-30 70,60 0,98', 15, rim, EVEN),
  ]
}

/** A shuttlecock that flies to the lower left, and a tennis ball; about (0, 0). */
export const STRUCK: Readonly<Record<string, () => Form[]>> = {
  tennis: () => [
    inside(
      still.ellipse([0, 0], [40, 40], hex('#cfe04a'), 'body relief 8'),
      still.line('-40,-14 -8,0 -14,40', 5, hex('#f6f8e4'), { pressure: 'even' }),
    ),
  ],
  badminton: () =>
    place(
      [
        inside(
          still.fillPath(hex('#fbfbf6'), 'cloth relief 8')`-22,0! -58,-104 -30,-112 0,-108 30,-112
            58,-104 22,0!`,
          ...[-30, -10, 10, 30].map((x) =>
            still.line(`${x * 0.5},-4 ${x * 1.5},-108`, 3.4, hex('#c2c8cc'), { pressure: 'even' }),
          ),
          still.line('-46,-56 0,-50 46,-56', 4, hex('#9fb4c8'), { pressure: 'even' }),
        ),
        still.ellipse([0, 8], [25, 22], hex('#e6d3ae'), 'body relief 6'),
        still.line('-24,-2 0,4 24,-2', 6, hex('#4f9a6a'), { pressure: 'even' }),
      ],
      [0, 0],
      { turn: 0.7 },
    ),
}

/** 打网球, 打羽毛球 of an animal: the racket before it, the ball or shuttlecock at the other side. */
const racketFor =
  (game: string): HeldDrawing =>
  ({ dark }) => ({
    under: place(racketForms(), [250 * dark, 110], { turn: 0.72 * dark, scale: 1.1 }),
    over: place(STRUCK[game]?.() ?? [], [-250 * dark, 20]),
  })
export const racket = racketFor('tennis')
export const badminton = racketFor('badminton')

/** 烧瓶: what is boiled in it shines. */
export const flask: HeldDrawing = ({ person }) => ({
  under: [
    still.fillPath(hex('#a9d6e2'), 'glass relief 8')`-34,96! 34,96! 34,210 140,404! -140,404!
      -34,210`,
    still.form('-66,290! 66,290! 126,394! -126,394!', person.colours.accent, 'glow'),
    ...[-20, 14, 34].map((x, i) =>
      still.ellipse([x, 340 + i * 12], [9, 9], hex('#ffffff'), 'light alpha 0.7'),
    ),
  ],
})

/** 织毛衣: a piece of knitting on two needles, and its ball of yarn. */
export const knitting: HeldDrawing = ({ person, dark }) => {
  const { accent } = person.colours
  const rows = [0, 1, 2, 3, 4].flatMap((row) =>
    [-3, -2, -1, 0, 1, 2, 3].map(
      (k) =>
        still.strokePath(6, shade(accent, -0.1), 'detail soft')`${k * 26 - 11},${330 + row * 34}
        ${k * 26},${346 + row * 34} ${k * 26 + 11},${330 + row * 34}`,
    ),
  )
  const needle = (s: number): Form[] => [
    still.line(`${s * 150},206 ${-s * 60},330`, 13, WOOD, EVEN),
    still.ellipse([s * 156, 202], [15, 15], hex('#c8503c'), 'body'),
  ]
  const [x, y] = [150 * dark, 560]
  return {
    under: [
      inside(
        still.form('-104,312! 104,312! 98,508 90,520! -90,520! -98,508', accent, 'cloth relief 10'),
        ...rows,
      ),
      still.line(`${84 * dark},500 ${120 * dark},560 ${x},${y}`, 6, shade(accent, -0.08), 'detail'),
      inside(
        still.ellipse([x, y], [62, 60], accent, 'cloth relief 12'),
        still.strokePath(6, shade(accent, -0.1), 'detail')`${x - 50},${y - 20} ${x},${y + 8}
          ${x + 50},${y - 16}`,
        still.strokePath(6, shade(accent, -0.1), 'detail')`${x - 30},${y - 48} ${x + 6},${y}
          ${x - 8},${y + 54}`,
      ),
      ...needle(-1),
      ...needle(1),
    ],
  }
}
