import type { Random } from '../../../lib/random'
import { type Oklch, mixColour } from '../../colour'
import { polyline, triples } from '../../drawing/notation'
import {
  disc,
  ellipse,
  form,
  inside,
  layer,
  line,
  place,
  polygonForm,
  roundRect,
} from '../build/form'
import { type Form, type Layer, fillPath, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { named } from '../../parts'
import { many } from '../build/still/item'
import { greenery } from './living-room'
import { type Place, type Stage, band, drawAir, drawSky, isDark, rect, tree } from './stage'

/** Shops from the street: one front, a row of data for what each sells. */

/** Wares that lie or are in a vessel whose rim is this wide; (0, 0) the middle of the rim. */
type Wares = (stage: Stage, own: Random, half: number) => Form[]

interface Front {
  readonly words: string
  /** Words for what it sells. */
  readonly goods: string
  readonly wall: Oklch
  readonly cloth: Oklch
  readonly wares: Wares
}

const PETALS: readonly [Oklch, ...Oklch[]] = triples(`0.66,0.19,15 0.86,0.14,90 0.8,0.11,350
  0.96,0.02,90 0.62,0.15,300 0.74,0.16,50`)
const FRUITS: readonly [Oklch, ...Oklch[]] = triples(`0.6,0.2,28 0.78,0.16,65 0.86,0.15,98
  0.66,0.16,135 0.5,0.13,330`)

const flowers: Wares = ({ lit }, own, half) => {
  const petal = lit(own.pick(PETALS))
  const at = Array.from({ length: 11 }, (_, i): [number, number] => [
    (i / 5 - 1) * half * 0.95,
    -half * own.range(0.45, 1.35),
  ])
  const stems = at.map(([x, y]) =>
    line(polyline([x * 0.4, 0], [x, y]), half * 0.07, lit([0.56, 0.12, 140]), 'foliage even'),
  )
  const heads = at.flatMap(([x, y], i) => [
    disc([x, y], half * own.range(0.22, 0.3), tone(petal, (i % 3) * 0.03 - 0.03), 'petal relief 3'),
    disc([x, y], half * 0.08, lit([0.84, 0.13, 85]), 'petal plain'),
  ])
  return [...stems, ...heads]
}

const bread: Wares = ({ lit }, own, half) =>
  [-0.6, 0, 0.6].flatMap((t) => {
    const crust = lit([own.range(0.66, 0.76), 0.11, 68])
    const [x, r] = [half * t * 1.3, half * 0.6]
    return [
      ellipse([x, -r * 0.5], [r, r * 0.6], crust, 'body relief 6'),
      ...[-0.3, 0.1, 0.5].map(
        (s) =>
          strokePath(5, tone(crust, 0.12), 'detail even')`${x + r * s - 6},${-r * 0.3}
          ${x + r * s + 6},${-r * 0.8}`,
      ),
    ]
  })

const fruit: Wares = ({ lit }, own, half) => {
  const peel = lit(own.pick(FRUITS))
  return Array.from({ length: 9 }, (_, i) =>
    disc(
      [half * ((i % 5) / 2.5 - 0.8 + (i > 4 ? 0.2 : 0)), i > 4 ? -half * 0.4 : -half * 0.12],
      half * 0.24,
      tone(peel, (i % 3) * 0.03 - 0.03),
      'body relief 5',
    ),
  )
}

const packets: Wares = ({ lit }, own, half) =>
  Array.from({ length: 6 }, (_, i) => {
    const [x, tall] = [half * (i * 0.32 - 0.94), half * own.range(0.5, 0.85)]
    const fill = lit(own.pick(i % 2 ? FRUITS : PETALS))
    return inside(
      roundRect([x, -tall, half * 0.27, tall], half * 0.05, fill, 'body relief 4'),
      roundRect([x, -tall * 0.7, half * 0.3, tall * 0.3], 0, tone(fill, 0.2), 'detail'),
    )
  })

const books: Wares = ({ lit }, own, half) =>
  Array.from({ length: 8 }, (_, i) => {
    const [x, tall] = [half * (i * 0.25 - 1), half * own.range(0.7, 1.05)]
    const fill = lit(own.pick(i % 2 ? FRUITS : PETALS))
    return inside(
      roundRect([x, -tall, half * 0.22, tall], half * 0.03, tone(fill, -0.1), 'body relief 3'),
      roundRect([x, -tall * 0.8, half * 0.24, tall * 0.12], 0, tone(fill, 0.16), 'detail'),
    )
  })

const cups: Wares = ({ lit }, own, half) =>
  [-0.58, 0.58].flatMap((t) => {
    const [x, r, fill] = [half * t, half * 0.42, lit(own.pick(PETALS))]
    return [
      ellipse([x + r, -r * 0.9], [r * 0.42, r * 0.4], tone(fill, -0.08), 'body'),
      fillPath(fill, 'body relief 5')`${x - r},${-r * 1.7}! ${x + r},${-r * 1.7}! ${x + r * 0.7},0!
        ${x - r * 0.7},0!`,
      ellipse([x, -r * 1.7], [r, r * 0.26], lit([0.4, 0.06, 50]), 'body'),
    ]
  })

function storefront(own: Front, stage: Stage): Layer[] {
  const { frame, lit, low, random } = stage
  const { width: w, height: h } = frame
  const dark = isDark(stage)
  const unit = Math.min(w, h) / 1000
  const foot = h * 0.8
  const half = Math.min(w * 0.4, h * 0.44)
  const x = w / 2
  const [wall, wood, stone] = [lit(own.wall), lit([0.5, 0.07, 52]), lit([0.76, 0.012, 85])]
  const top = foot - half * 1.32
  const glass: Oklch = dark ? [0.9, 0.1, 85] : mixColour(lit([0.86, 0.035, 215]), low, 0.25)
  const [paneX, paneY, paneW, paneH] = [
    x - half * 0.86,
    foot - half * 0.8,
    half * 1.16,
    half * 0.62,
  ]
  // by night its lamps light what it sells
  const within: Stage = dark
    ? { ...stage, lit: (colour) => mixColour(colour, [0.62, 0.12, 65], 0.3) }
    : stage
  const shelf = (row: number): Form[] => {
    const y = paneY + paneH * (0.52 + row * 0.44)
    const items = [0.16, 0.5, 0.84].flatMap((t) =>
      place(own.wares(within, random.fork(`shelf ${row} ${t}`), paneW * 0.13), [
        paneX + paneW * t,
        y,
      ]),
    )
    return [...items, roundRect([paneX, y, paneW, 12 * unit], 2, wood, 'body')]
  }
  const door = [x + half * 0.42, foot - half * 0.84, half * 0.42, half * 0.84] as const
  const stripes = Array.from({ length: 14 }, (_, i) => {
    const at = (t: number, y: number): [number, number] => [
      x + (t * 2 - 1) * half * (0.98 + y * 0.08),
      foot - half * (1.02 - y * 0.18),
    ]
    const [a, b] = [i / 14, (i + 1) / 14]
    const fill = i % 2 ? lit([0.97, 0.01, 90]) : lit(own.cloth)
    const hem = at((a + b) / 2, 1)
    return [
      polygonForm([[at(a, 0), at(b, 0), at(b, 1), at(a, 1)]], fill, 'cloth'),
      ellipse(hem, [(half * 2.12) / 28, half * 0.035], fill, 'cloth'),
    ]
  }).flat()
  const emblem = place(own.wares(stage, random.fork('emblem'), half * 0.09), [
    x,
    foot - half * 1.09,
  ])
  const pots = [-0.8, -0.5, -0.2, 0.1].flatMap((t, i) => {
    const size = half * (0.13 + (i % 2) * 0.02)
    const pail = lit(i % 2 ? [0.72, 0.03, 230] : [0.62, 0.08, 55])
    return place(
      [
        ...own.wares(within, random.fork(`pot ${i}`), size),
        form(
          `${-size},-4! ${size},-4! ${size * 0.8},${size * 1.1}! ${-size * 0.8},${size * 1.1}!`,
          linear([-size, 0], [size, 0], tone(pail, 0.06), tone(pail, -0.08)),
          'body relief 5',
        ),
      ],
      [x + half * t, foot + half * 0.02],
    )
  })
  const paving = [0.2, 0.5].map((t) => rect(-4, foot + (h - foot) * t, w + 8, 5))
  return [
    ...drawSky(stage, h * 0.5),
    layer(
      'street',
      'ground',
      band(
        stage,
        foot - 4,
        h + 8,
        linear([0, foot], [0, h], tone(stone, -0.05), tone(stone, 0.02)),
      ),
      many(paving, tone(stone, -0.1), { role: 'ground' }),
    ),
    layer(
      'neighbours',
      'setting',
      polygonForm(
        [rect(-4, h * 0.24, x - half - 2, foot - h * 0.24)],
        mixColour(lit([0.78, 0.04, 60]), low, 0.25),
        'backdrop',
      ),
      polygonForm(
        [rect(x + half + 6, h * 0.3, w, foot - h * 0.3)],
        mixColour(lit([0.74, 0.03, 240]), low, 0.25),
        'backdrop',
      ),
      [0.03, 0.97].flatMap((t, i) =>
        tree([w * t, foot + 6], h * 0.3, lit([0.58, 0.11, 140]), random.fork(`tree ${i}`)),
      ),
    ),
    layer(
      'shop',
      'masses',
      polygonForm([rect(x - half, top, half * 2, foot - top)], wall, 'body relief 6'),
      roundRect([x - half - 8, top - 14, half * 2 + 16, 26], 5, tone(wall, 0.06), 'body relief 4'),
      inside(
        roundRect([paneX, paneY, paneW, paneH], 6, glass, dark ? 'glow' : 'glass'),
        ...[0, 1].flatMap(shelf),
      ),
      polygonForm(
        [rect(paneX - 9, paneY - 9, paneW + 18, paneH + 18), rect(paneX, paneY, paneW, paneH)],
        wood,
        'body',
      ),
      named('door', roundRect([...door], 4, wood, 'body relief 5')),
      roundRect(
        [door[0] + half * 0.06, door[1] + half * 0.08, half * 0.3, half * 0.5],
        4,
        glass,
        dark ? 'glow' : 'glass',
      ),
      disc([door[0] + half * 0.07, door[1] + half * 0.66], 8, lit([0.82, 0.12, 86]), 'metal'),
    ),
    layer(
      'awning',
      'forms',
      named('sign', [
        roundRect(
          [x - half * 0.62, foot - half * 1.24, half * 1.24, half * 0.2],
          10,
          tone(wood, -0.06),
          'body relief 4',
        ),
        ...emblem,
      ]),
      named('canopy', stripes),
    ),
    layer(
      'wares',
      'details',
      pots,
      place(greenery(lit, lit([0.6, 0.1, 44])), [x + half * 0.96, foot + half * 0.14], {
        scale: unit * 0.8,
      }),
    ),
    ...drawAir(stage),
  ]
}

const PARTS = '橱窗 窗户 窗 木门 门 遮阳棚 雨棚 招牌 绿植 盆栽 街道 木质门'

const FRONTS: Readonly<Record<string, Front>> = {
  'flower-shop': {
    words:
      '花店 鲜花店 小花店 街角花店 街角的花店 花店门口 花店门前 花店外 花店里 花店橱窗 flower_shop florist',
    goods: '花 鲜花 花朵 花束 玫瑰花 花桶',
    ...{ wall: [0.66, 0.07, 165], cloth: [0.72, 0.13, 5], wares: flowers },
  },
  bakery: {
    words:
      '面包店 面包房 烘焙店 烘焙坊 街角面包店 街角的面包店 面包店门口 面包店门前 面包店外 面包店里 面包店橱窗 蛋糕店橱窗 bakery',
    goods: '面包 法棍 面包架',
    ...{ wall: [0.62, 0.09, 45], cloth: [0.62, 0.13, 55], wares: bread },
  },
  bookshop: {
    words:
      '书店门口 书店门前 书店外 书店前 书店门外 街角书店 街角的书店 书店门面 小书店 街边书店 街头书店 街角小书店 书店橱窗 bookshop_front bookstore_front',
    goods: '书 书本 书籍',
    ...{ wall: [0.46, 0.06, 160], cloth: [0.5, 0.12, 28], wares: books },
  },
  'cafe-front': {
    words:
      '咖啡店门口 咖啡馆门口 咖啡厅门口 咖啡店门前 咖啡馆门前 咖啡店外 咖啡馆外 咖啡馆前 咖啡店前 街角咖啡店 街角的咖啡店 街角咖啡馆 街角的咖啡馆 街角的咖啡厅 奶茶店门口 奶茶店门前 咖啡店橱窗 cafe_front',
    goods: '咖啡 咖啡杯 奶茶',
    ...{ wall: [0.55, 0.06, 55], cloth: [0.45, 0.08, 40], wares: cups },
  },
  'dessert-shop': {
    words:
      '甜品店 甜品店门口 甜品店门前 甜品店外 蛋糕店门口 蛋糕店门前 蛋糕店外 街角甜品店 冰淇淋店 冰淇淋店门口 甜品店橱窗 dessert_shop',
    goods: '甜品 蛋糕 面包 甜点',
    ...{ wall: [0.84, 0.07, 5], cloth: [0.78, 0.11, 355], wares: bread },
  },
  'corner-shop': {
    words:
      '便利店门口 便利店门前 便利店外 便利店前 超市门口 超市门前 小卖部门口 商店门口 小店门口 杂货店门口',
    goods: '零食 饮料 货架',
    ...{ wall: [0.9, 0.02, 220], cloth: [0.6, 0.15, 150], wares: packets },
  },
  'fruit-shop': {
    words: '水果店 水果铺 水果店里 水果店门口 水果店门前 街角水果店 fruit_shop greengrocer',
    goods: '水果 鲜果 果蔬',
    ...{ wall: [0.72, 0.09, 130], cloth: [0.6, 0.15, 140], wares: fruit },
  },
}

export const STOREFRONTS: Readonly<Record<string, Place>> = Object.fromEntries(
  Object.entries(FRONTS).map(([id, own]): [string, Place] => [
    id,
    {
      words: own.words,
      parts: `${own.goods} ${PARTS}`,
      times: ['day'],
      draw: (stage) => storefront(own, stage),
    },
  ]),
)
