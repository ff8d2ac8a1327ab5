import { wordList } from '../../../lib/words'
import { type Point, polyline } from '../../drawing/notation'
import { named } from '../../parts'
import { type Random, type ThingWish, traitOf } from '../family'
import { disc, ellipse, form, inside, line, mirrored, place, roundRect } from '../build/form'
import { type Form, fillPath, strokePath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import { FEATHERED, shortened } from './body'
import { trunk } from './cover'
import type { SpeciesId } from './species'
import { toys } from './toys'
import { pointsAt } from '../../geometry'

/** Actions of an animal that faces the viewer: raised forelegs, and the thing they reach for. */

export const ACTION_NOUNS = wordList(`
  butterfly bubbles yarn ball play stretch wave dance lean paint fly float drink wand
`)
export type Action = (typeof ACTION_NOUNS)[number]

/** Places of the paws below the eyes of a tall body, the right one first; null: on the ground. */
const PAWS: Readonly<Record<Exclude<Action, 'play'>, readonly [Point | null, Point | null]>> = {
  butterfly: [[276, 66], null],
  bubbles: [[276, 66], null],
  yarn: [[250, 404], null],
  ball: [[250, 404], null],
  stretch: [
    [246, -70],
    [-246, -70],
  ],
  wave: [[272, 20], null],
  dance: [
    [286, 40],
    [-262, 320],
  ],
  lean: [[244, 236], null],
  paint: [
    [238, 200],
    [-92, 330],
  ],
  drink: [null, null],
  wand: [[276, 66], null],
  fly: [
    [270, 110],
    [-270, 110],
  ],
  float: [
    [262, 60],
    [-250, 330],
  ],
}

/** Reach of the picture to a side, units. */
const HALF: Readonly<Partial<Record<Action, number>>> = {
  ...{
    butterfly: 420,
    bubbles: 400,
    yarn: 400,
    ball: 400,
    lean: 440,
    float: 500,
    paint: 470,
    fly: 440,
    wand: 480,
  },
  ...{ stretch: 300, wave: 340, dance: 410 },
}
/** Place of the middle of all that is drawn, right of the eyes. */
const MIDDLE: Readonly<Partial<Record<Action, number>>> = {
  ...{ butterfly: 90, bubbles: 90, wand: 130, yarn: 80, ball: 80, lean: 110, paint: 140 },
}

export const actionHalf = (action: Action): number => HALF[action] ?? 300
export const actionMiddle = (action: Action): number => MIDDLE[action] ?? 0

/** Feet above the ground. */
export const isLifted = (action: Action | null): boolean => action === 'fly'

/** Without weight: aslant, over no ground. */
export const floats = ({ traits }: Pick<ThingWish, 'traits'>): boolean =>
  traits.some(({ slot, value }) => slot === 'does' && value === 'float')

const isAction = (value: string): value is Action => ACTION_NOUNS.some((id) => id === value)
const YARN_PLAYERS = /^(?:cat|tiger|lion|leopard|fox|raccoon|monkey)$/

/** Its action; 玩耍 leaves the toy to its kind. */
export function readAction(wish: ThingWish, random: Random): Action | null {
  if (wish.id === 'snowman') return null
  const does = traitOf(wish, 'does')?.value ?? ''
  const toy = traitOf(wish, 'with')?.value ?? ''
  const drinks = traitOf(wish, 'drinks') !== null
  const value = drinks ? 'drink' : isAction(does) ? does : isAction(toy) ? toy : null
  if (value !== 'play') return value
  const own = YARN_PLAYERS.test(wish.id) ? 'yarn' : 'ball'
  return isAction(toy) ? toy : random.fork('play').pick<Action>([own, own, 'butterfly'])
}

/** Sides of the forelegs that leave the ground. */
export function liftedSides(action: Action): (1 | -1)[] {
  const [right, left] = PAWS[action === 'play' ? 'ball' : action]
  return [...(right ? [1 as const] : []), ...(left ? [-1 as const] : [])]
}

const SHOULDER: Point = [92, 196]

function foreleg([x, y]: Point, limb: Oklch, tip: Oklch): Form[] {
  const [sx, sy] = SHOULDER
  const long = Math.hypot(x - sx, y - sy) || 1
  const [dx, dy] = [(x - sx) / long, (y - sy) / long]
  // a foreleg bends outwards
  const elbow: Point = [(sx + x) / 2 + 14 + dy * 10, (sy + y) / 2 + 20]
  const limbForm = line(polyline(SHOULDER, elbow, [x, y]), 70, limb, 'cloth even relief 14')
  const paw = disc([x, y], 45, tip, 'cloth relief 12')
  const toe = (side: number): Form =>
    strokePath(4.5, tone(tip, tip[0] > 0.5 ? -0.2 : 0.16), 'detail')`
      ${x + dx * 40 - dy * side},${y + dy * 40 + dx * side}
      ${x + dx * 20 - dy * side * 0.8},${y + dy * 20 + dx * side * 0.8}`
  return [limbForm, inside(paw, toe(-15), toe(15))]
}

/** A wing that is raised. */
function wing([x, y]: Point, fill: Oklch): Form[] {
  const turn = Math.atan2(y - 200, x - 112) - Math.PI / 2
  return place(
    [
      fillPath(tone(fill, -0.03), 'cloth relief 12')`-30,-20! 34,-24 62,70 52,190 10,270 -26,180
        -40,70`,
    ],
    [112, 206],
    { turn },
  )
}

/** About (0, 0), 200 wide. */
export function butterfly(fill: Oklch): Form[] {
  const rim = tone(fill, -0.2)
  const half = [
    inside(
      form('4,-6! 30,-74 92,-84 98,-34 60,2', fill, 'petal relief 6'),
      ellipse([66, -46], [17, 14], tone(fill, 0.14), 'detail'),
    ),
    form('4,2! 64,6 74,48 40,72 14,40', tone(fill, -0.06), 'petal relief 6'),
    line('4,-24 18,-56 30,-66', 4, rim, 'line end'),
  ]
  return [...mirrored(half), ...half, ellipse([0, 4], [8, 38], rim, 'body')]
}

const bubble = (x: number, y: number, r: number): Form =>
  inside(
    disc([x, y], r, [0.88, 0.05, 215], { role: 'glass', alpha: 0.72 }),
    ellipse([x - r * 0.35, y - r * 0.4], [r * 0.26, r * 0.18], [1, 0, 90], 'light alpha 0.9'),
    form(pointsAt([x, y], r, '-1,0.9 0.4,0.6 1,-0.2 1,1'), [0.82, 0.09, 320], 'detail alpha 0.5'),
  )

const WOOD: Oklch = [0.56, 0.08, 58]
const CANVAS: Oklch = [0.98, 0.008, 90]

/** An easel with a landscape on it, and a brush before it. */
function easel(): Form[] {
  const leg = (from: Point, to: Point): Form =>
    line(polyline(from, to), 22, WOOD, 'body even relief 5')
  const sheet = inside(
    roundRect([248, -70, 330, 380], 6, CANVAS, 'body'),
    fillPath([0.72, 0.12, 145], 'detail')`240,180! 330,120 420,190 500,150 600,200! 600,330!
      240,330!`,
    disc([500, 10], 42, [0.84, 0.14, 80], 'detail'),
    form('290,150! 340,60! 400,150!', [0.66, 0.08, 250], 'detail'),
    ellipse([350, 0], [56, 18], [0.86, 0.05, 230], 'detail'),
    line('300,250 360,230 430,262', 14, [0.7, 0.16, 25], 'detail soft'),
  )
  return [
    leg([413, -130], [413, 520]),
    leg([330, 300], [262, 584]),
    leg([496, 300], [566, 584]),
    sheet,
    roundRect([228, 306, 370, 26], 6, tone(WOOD, 0.05), 'body relief 5'),
  ]
}

const brush = (): Form[] => [
  line('150,262 262,176', 15, [0.62, 0.14, 45], 'body even'),
  line('258,180 286,158', 18, [0.8, 0.02, 260], 'metal even'),
  form('276,150! 300,172! 332,120! ', [0.66, 0.18, 22], 'hair'),
]

const palette = (): Form[] => [
  inside(
    fillPath([0.72, 0.09, 66], 'body relief 8')`-210,330 -190,262 -110,246 -36,270 -20,340 -60,396
      -120,378 -160,402`,
    disc([-160, 300], 20, [0.62, 0.2, 25], 'detail'),
    disc([-110, 282], 20, [0.84, 0.15, 90], 'detail'),
    disc([-62, 296], 20, [0.62, 0.15, 250], 'detail'),
    disc([-166, 352], 18, [0.68, 0.15, 145], 'detail'),
  ),
]

const note = (x: number, y: number, fill: Oklch): Form[] => [
  ellipse([x, y], [26, 19], fill, { role: 'body', turn: -0.35 }),
  line(polyline([x + 22, y - 6], [x + 22, y - 96]), 9, fill, 'line even'),
  line(polyline([x + 20, y - 92], [x + 44, y - 74], [x + 52, y - 46]), 11, fill, 'line end'),
]

/** White wings of feathers behind the shoulders. */
function wings(): Form[] {
  const white: Oklch = [0.965, 0.012, 250]
  const one = [
    inside(
      fillPath(white, 'hair relief 16')`70,210! 150,60 290,-40 430,-70! 436,10 410,60! 414,110
        372,150! 366,196 316,222! 290,262 200,280 100,290`,
      ...['150,190 260,110 400,40', '160,226 270,170 384,124', '170,254 250,226 330,200'].map(
        (at) => line(at, 6, tone(white, -0.12), 'detail'),
      ),
    ),
  ]
  return named('wings', mirrored(one), one)
}

/** A rod with a feather on a string, from the upper right to the raised paw. */
function wand(fill: Oklch): Form[] {
  const barb = (turn: number, length: number, shade: number): Form[] =>
    place(
      [
        inside(
          fillPath(tone(fill, shade), 'petal relief 6')`0,0! 34,${length * 0.4} 22,${length * 0.8}
            0,${length}! -22,${length * 0.8} -34,${length * 0.4}`,
          line(`0,6 0,${length - 10}`, 4, tone(fill, -0.2), 'detail even'),
        ),
      ],
      [318, -40],
      { turn },
    )
  return [
    line('520,-236 430,-208 380,-150', 15, WOOD, 'body even relief 4'),
    line('380,-150 352,-110 318,-40', 5, [0.95, 0.01, 90], 'line even'),
    ...barb(0.5, 130, -0.08),
    ...barb(-0.45, 130, 0.1),
    ...barb(0.02, 150, 0),
    disc([318, -42], 16, GOLDEN, 'metal relief 4'),
  ]
}
const GOLDEN: Oklch = [0.82, 0.13, 86]

/** Water before the paws. */
const waterBowl = (fill: Oklch): Form[] =>
  named('bowl', [
    ellipse([0, 470], [170, 40], tone(fill, 0.1), 'body'),
    ellipse([0, 472], [148, 30], [0.8, 0.07, 220], 'detail'),
    form('-170,472! 170,472! 140,560 110,574 -110,574 -140,560', fill, 'body relief 14'),
    ellipse([0, 470], [150, 26], [0.8, 0.07, 220], 'body'),
  ])

const cloud = (x: number, y: number, k: number): Form => ({
  ...disc([x, y], 10, [0.99, 0.006, 230]),
  rings: (
    [
      [0, 0, 70],
      [-78, 18, 48],
      [80, 16, 54],
      [150, 30, 32],
    ] as const
  ).flatMap(([dx, dy, r]) => disc([x + dx * k, y + dy * k], r * k, [1, 0, 0]).rings),
  union: true,
  role: 'body',
})

export interface DrawnAction {
  /** Behind the animal. */
  readonly behind?: readonly Form[]
  /** Before it, over its head. */
  readonly over: readonly Form[]
}

/**
 * Of an animal that sits, below its eyes.
 *
 * @param limb colour of its forelegs @param tip of their paws @param hasWings drawn already
 */
export function drawAction(
  action: Action,
  id: SpeciesId,
  { limb, tip, cloth }: { limb: Oklch; tip: Oklch; cloth: Oklch },
  random: Random,
  hasWings = false,
): DrawnAction {
  if (action === 'play') return { over: [] }
  const [right, left] = PAWS[action]
  const one = (at: Point): Form[] => (FEATHERED.has(id) ? wing(at, tip) : foreleg(at, limb, tip))
  const legs = [...(left ? mirrored(one([-left[0], left[1]])) : []), ...(right ? one(right) : [])]
  const short = (forms: readonly Form[]): readonly Form[] => shortened(id, forms)
  const own = named('feet', [...short(legs)])
  const toy = (value: string): readonly Form[] =>
    short(place(toys(value, [0, 0], 95, false, random), [328, 488], { flip: true }))
  const lively: Oklch = random.fork('butterfly').pick<Oklch>([
    [0.78, 0.15, 70],
    [0.68, 0.13, 245],
    [0.72, 0.15, 350],
  ])
  switch (action) {
    case 'butterfly':
      return {
        over: [...own, ...place(butterfly(lively), [374, -76], { turn: 0.35, scale: 0.82 })],
      }
    case 'bubbles':
      return {
        behind: [bubble(-300, -60, 44), bubble(330, 250, 40)],
        over: [...own, bubble(352, -20, 62), bubble(250, -170, 36), bubble(-270, 170, 30)],
      }
    case 'yarn':
    case 'ball':
      return { over: [...named('ball', toy(action)), ...own] }
    case 'wand':
      return { over: [...own, ...named('feathers', wand(lively))] }
    case 'drink':
      return { over: [...short(waterBowl(cloth))] }
    case 'dance':
      return {
        over: [...own, ...note(-330, 30, cloth), ...note(346, 240, tone(cloth, -0.06))],
      }
    case 'lean':
      return { behind: place(trunk(), [238, 0], { flip: true }), over: own }
    case 'paint':
      return {
        behind: named('easel', short(easel())),
        over: [...short(palette()), ...short(brush()), ...own],
      }
    case 'fly':
      return {
        behind: hasWings ? [] : short(wings()),
        over: [...own, cloud(-300, 560, 1), cloud(250, 610, 1.1)],
      }
    default:
      return { over: own }
  }
}
