/** Dishes of the home table: a heap of pieces in its sauce. */
import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Point, polyline, triples } from '../../drawing/notation'
import { type Form, form, inside, line, place } from '../build/form'
import { strokePath } from '../build/outlines'
import { type Oklch, radial, tone, tones } from '../build/fill'
import { limb } from '../build/limb'
import type { Item } from '../build/still/item'
import { steam } from '../build/still/steam'
import { type Cook, type Dish, blob, gleam, scallions, under } from './craft'
import { plate, surface } from './ware'

type Piece = (at: Point, colour: Oklch, random: Random) => Form[]

/** Tofu, meat: a block seen from above its edge. */
const cube: Piece = ([x, y], colour, random) => {
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
const lump: Piece = (at, colour, random) => {
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
const strip: Piece = ([x, y], colour, random) => {
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
const leaf: Piece = ([x, y], colour, random) => {
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
const wedge: Piece = ([x, y], colour, random) => {
  const flip = random.chance(0.5) ? 1 : -1
  const ring = `${x - 56},${y}! ${x},${y - 30 * flip} ${x + 56},${y}! ${x + 34},${y + 30 * flip} ${x},${y + 38 * flip} ${x - 34},${y + 30 * flip}`
  return [
    form(ring, radial([x, y], [60, 44], ...tones(colour, 0.06, 0, -0.05)), 'body relief 9'),
    gleam([x - 10, y + 12 * flip], 18, 7, 0.5),
  ]
}

interface Heap {
  readonly pieces: readonly (readonly [piece: Piece, colour: Oklch, count: number])[]
  /** Under the heap; null: none. */
  readonly sauce: Oklch | null
  readonly scallions: number
  /** Of its pieces. */
  readonly size?: number
  readonly isCold?: boolean
}

const heaped =
  ({ pieces, sauce, scallions: chopped, size = 1.3, isCold = false }: Heap): Dish['draw'] =>
  (cook: Cook): Item => {
    const { random } = cook
    const ware = plate(
      {
        ...cook,
        ware:
          cook.namedWare ??
          random.pick<Oklch>(triples('0.96,0.01,85 0.95,0.012,240 0.93,0.02,80 0.4,0.05,250')),
      },
      430,
    )
    const disc = ware.content
    const all = pieces.flatMap(([piece, colour, count]) =>
      Array.from({ length: count }, () => ({ piece, colour, order: random.next() })),
    )
    const placed = all
      .sort((a, b) => a.order - b.order)
      .map(({ piece, colour }, i) => {
        const a = i * 2.399 + random.range(-0.3, 0.3)
        const r = Math.sqrt((i + 0.5) / all.length) * 0.8
        const lift = (1 - r * r) * 120
        const at: Point = [disc.x + cos(a) * r * disc.rx, disc.y + sin(a) * r * disc.ry - lift]
        return { piece, colour, at, depth: sin(a) * r }
      })
      .sort((a, b) => a.depth - b.depth)
    const soup = sauce
      ? [
          surface(
            { ...disc, rx: disc.rx * 0.96, ry: disc.ry * 0.96 },
            radial([disc.x, disc.y], [disc.rx, disc.ry], ...tones(sauce, 0.05, 0, -0.06)),
          ),
        ]
      : []
    return {
      forms: [
        ...ware.forms,
        ...soup,
        ...placed.flatMap(({ piece, colour, at }) =>
          place(piece([0, 0], colour, random), at, { scale: size }),
        ),
        ...(chopped > 0
          ? scallions(
              { ...disc, y: disc.y - 70, rx: disc.rx * 0.8, ry: disc.ry * 0.7 },
              random,
              chopped,
            )
          : []),
      ],
      stands: ware.stands,
      lights: isCold ? [] : steam([0, disc.y - 90], 180, random.fork('steam'), 3),
    }
  }

const TOFU: Oklch = [0.95, 0.025, 90]
const CHILLI: Oklch = [0.55, 0.21, 28]
const PEPPER: Oklch = [0.6, 0.16, 138]
const EGG: Oklch = [0.87, 0.15, 92]
const TOMATO: Oklch = [0.62, 0.21, 30]

const dish = (words: string, heap: Heap, colour: Oklch): Dish => ({
  words,
  draw: heaped(heap),
  colour,
  tilts: [0.56, 0.64],
  grounds: ['wood', 'linen', 'slate', 'gingham'],
  fill: [0.84, 0.7],
})

export const HOME_TABLE: Readonly<Record<string, Dish>> = {
  'mapo-tofu': dish(
    '麻婆豆腐 红烧豆腐 家常豆腐 mapo_tofu',
    {
      pieces: [
        [cube, TOFU, 34],
        [lump, [0.42, 0.09, 40], 5],
      ],
      sauce: [0.5, 0.18, 33],
      scallions: 34,
    },
    [0.52, 0.18, 33],
  ),
  'kung-pao': dish(
    '宫保鸡丁 辣子鸡 辣子鸡丁 鸡丁 kung_pao_chicken',
    {
      pieces: [
        [lump, [0.6, 0.12, 58], 22],
        [strip, CHILLI, 14],
        [lump, [0.8, 0.08, 78], 6],
      ],
      sauce: [0.5, 0.13, 45],
      scallions: 16,
    },
    [0.55, 0.14, 45],
  ),
  'pepper-pork': dish(
    '青椒肉丝 回锅肉 小炒肉 辣椒炒肉 青椒炒肉 农家小炒肉 鱼香肉丝',
    {
      pieces: [
        [strip, [0.58, 0.1, 45], 30],
        [strip, PEPPER, 26],
        [strip, CHILLI, 8],
      ],
      sauce: [0.46, 0.1, 48],
      scallions: 0,
    },
    [0.5, 0.12, 120],
  ),
  'braised-pork': dish(
    '红烧肉 东坡肉 红烧排骨 糖醋排骨 糖醋里脊',
    {
      pieces: [
        [cube, [0.56, 0.14, 40], 30],
        [leaf, PEPPER, 4],
      ],
      sauce: [0.42, 0.11, 42],
      scallions: 14,
    },
    [0.45, 0.11, 38],
  ),
  'tomato-eggs': dish(
    '番茄炒蛋 西红柿炒鸡蛋 西红柿炒蛋 番茄炒鸡蛋 tomato_and_eggs',
    {
      pieces: [
        [lump, EGG, 22],
        [wedge, TOMATO, 16],
      ],
      sauce: [0.68, 0.18, 40],
      scallions: 20,
    },
    [0.7, 0.18, 50],
  ),
  greens: dish(
    '炒青菜 炒时蔬 清炒时蔬 小白菜 白菜 生菜 菠菜 一盘青菜',
    { pieces: [[leaf, [0.6, 0.16, 138], 32]], sauce: null, scallions: 0, size: 1.5 },
    [0.6, 0.16, 138],
  ),
  salad: dish(
    '沙拉 蔬菜沙拉 水果沙拉 凯撒沙拉 轻食 salad',
    {
      pieces: [
        [leaf, [0.66, 0.17, 132], 20],
        [wedge, TOMATO, 9],
        [cube, EGG, 5],
      ],
      sauce: null,
      scallions: 0,
      isCold: true,
    },
    [0.64, 0.16, 130],
  ),
}
