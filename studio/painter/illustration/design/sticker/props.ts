import { TAU, cos, sin } from '../../../../lib/maths'
import { type Form, disc, ellipse, form, line, polygonForm } from '../../build/form'
import { fillPath, strokePath } from '../../build/outlines'
import { type Oklch, tone } from '../../build/fill'
import { heartOutline } from './faces'
import { fitText } from '../../lettering/fit'
import type { Point } from '../../../drawing/notation'
import { wordList } from '../../../../lib/words'

export const PROP_IDS = wordList(`
  sparks tears anger flag zzz nightcap sun check bigheart hearts question sweat shock coins
`)
export type PropId = (typeof PROP_IDS)[number]

/** A piece with an edge of its own: joins the border of the sticker. */
export interface Prop {
  readonly solid: readonly Form[]
  /** Lines and drops over the figure, without a border of their own. */
  readonly loose: readonly Form[]
}

const RED: Oklch = [0.62, 0.23, 20]
const YELLOW: Oklch = [0.9, 0.15, 95]
const TEAR: Oklch = [0.8, 0.1, 232]
const BODY = { role: 'body' } as const

function spikes(
  x: number,
  y: number,
  outer: number,
  inner: number,
  count: number,
  fill: Oklch,
): Form {
  const points = Array.from({ length: count * 2 }, (_, i): Point => {
    const a = (i / (count * 2)) * TAU - TAU / 4
    const r = i % 2 === 0 ? outer : inner
    return [x + cos(a) * r, y + sin(a) * r]
  })
  return polygonForm([points], fill, BODY)
}

const heart = (x: number, y: number, r: number): Form =>
  form(heartOutline(x, y, r), RED, { ...BODY, relief: r * 0.16 })

const drop = (x: number, y: number, r: number): Form =>
  fillPath(TEAR, { ...BODY, relief: r * 0.2 })`${x},${y - r * 1.5}! ${x - r},${y + r * 0.2}
    ${x},${y + r} ${x + r},${y + r * 0.2}`

/** Letters as a prop: Z, ?, !. */
function letters(text: string, x: number, y: number, size: number, fill: Oklch): Form {
  const { glyphs } = fitText(text, {
    box: [x - size / 2, y - size / 2, size, size],
    face: 'hei-heavy',
  })
  return polygonForm(
    glyphs.flatMap(({ rings }) => rings),
    fill,
    { role: 'detail', union: true, plain: true },
  )
}

const PROPS: Readonly<Record<PropId, () => Prop>> = {
  sparks: () => ({
    solid: [
      spikes(-352, -250, 46, 17, 4, YELLOW),
      spikes(362, -270, 58, 21, 4, YELLOW),
      spikes(378, -110, 28, 10, 4, YELLOW),
    ],
    loose: [],
  }),
  tears: () => ({ solid: [drop(-346, 20, 30), drop(346, 20, 30)], loose: [] }),
  anger: () => ({
    solid: [],
    loose: [0, 1, 2, 3].map((i) => {
      const a = (i * TAU) / 4 + TAU / 8
      const at = (r: number, off: number): Point => [
        196 + cos(a + off) * r,
        -196 + sin(a + off) * r,
      ]
      return line([at(52, -0.5), at(20, 0), at(52, 0.5)], 15, RED, 'detail even')
    }),
  }),
  flag: () => ({
    solid: [
      line('352,60 372,-330', 17, [0.55, 0.07, 60], 'body even'),
      fillPath(RED, { ...BODY, relief: 8 })`372,-326! 500,-330 590,-300! 560,-250! 592,-196!
        490,-214 368,-208!`,
    ],
    loose: [],
  }),
  zzz: () => ({
    solid: [
      letters('Z', 296, -260, 86, [0.66, 0.13, 255]),
      letters('Z', 372, -350, 110, [0.6, 0.15, 260]),
    ],
    loose: [],
  }),
  nightcap: () => ({
    solid: [
      fillPath([0.62, 0.13, 265], { ...BODY, relief: 12 })`-196,-214 -120,-330 40,-384 190,-330
        250,-190 190,-150 160,-240 40,-290 -90,-262 -180,-190`,
      fillPath([0.94, 0.02, 260], { ...BODY, relief: 8 })`-236,-176 -60,-266 130,-258 214,-190
        190,-160 110,-210 -50,-216 -216,-138`,
      disc([236, -156], 42, [0.96, 0.01, 260], { ...BODY, relief: 8 }),
    ],
    loose: [],
  }),
  sun: () => ({
    solid: [
      spikes(-330, -300, 92, 62, 11, tone(YELLOW, -0.04)),
      disc([-330, -300], 52, [0.84, 0.16, 80], { ...BODY, relief: 8 }),
    ],
    loose: [],
  }),
  check: () => ({
    solid: [disc([330, -236], 74, [0.7, 0.17, 150], { ...BODY, relief: 9 })],
    loose: [line('296,-236 322,-206 368,-266', 20, [1, 0, 0], 'detail even')],
  }),
  bigheart: () => ({
    solid: [heart(0, 262, 88)],
    loose: [
      ellipse([-34, 226], [18, 12], [0.95, 0.03, 10], { role: 'light', plain: true, turn: -0.6 }),
    ],
  }),
  hearts: () => ({
    solid: [heart(-340, -250, 46), heart(352, -268, 62), heart(392, -132, 30)],
    loose: [],
  }),
  question: () => ({ solid: [letters('?', 340, -330, 150, [0.68, 0.18, 50])], loose: [] }),
  sweat: () => ({ solid: [drop(286, -170, 44)], loose: [] }),
  shock: () => ({
    solid: [],
    loose: [-60, -20, 20, 60, 100].map(
      (x) =>
        strokePath(11, [0.5, 0.08, 265], 'detail end')`${x - 30},-250
        ${x - 30},${-150 - Math.abs(x - 20) * 0.4}`,
    ),
  }),
  coins: () => ({
    solid: [
      disc([-372, -180], 56, YELLOW, { ...BODY, relief: 8 }),
      disc([370, -210], 64, YELLOW, { ...BODY, relief: 8 }),
    ],
    loose: [
      letters('¥', -372, -180, 62, [0.62, 0.14, 70]),
      letters('¥', 370, -210, 72, [0.62, 0.14, 70]),
    ],
  }),
}

export const getProp = (id: PropId): Prop => PROPS[id]()
