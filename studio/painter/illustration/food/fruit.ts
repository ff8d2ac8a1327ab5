import type { Random } from '../../../lib/random'
import { type Form, line, place } from '../build/form'
import { type Oklch, tone } from '../build/fill'
import { arcPath } from '../build/path'
import type { Cook, Dish } from './craft'
import {
  type Fruit,
  apple,
  banana,
  bananaBunch,
  cherryPair,
  citrusFace,
  grapes,
  lemon,
  melon,
  melonSlice,
  orange,
  orangeHalf,
  peach,
  pear,
  strawberryUp,
} from './fruits'
import { bowl } from './ware'
import { type Item, group, placeItem } from '../build/still/item'
import { type Point, polyline } from '../../drawing/notation'

const fruitItem = (fruit: Fruit, random: Random, colour: Oklch | null, scale = 1, turn = 0): Item =>
  placeItem({ forms: fruit(random, colour), stands: [{ at: [0, -8], radius: [84, 22] }] }, [0, 0], {
    scale,
    turn,
  })

/** One kind of fruit: a large one, with others and a cut one around it by seed. */
const heap =
  (fruit: Fruit, cut: Fruit | null, wide = 210): ((cook: Cook) => Item) =>
  (cook) => {
    const { random, tint } = cook
    if (cook.wish.count !== null) return fruitItem(fruit, random, tint)
    const layouts = [
      () => [fruitItem(fruit, random.fork('a'), tint, 1.3)],
      () => [
        placeItem(fruitItem(fruit, random.fork('b'), tint, 1.04), [-wide * 0.5, -40]),
        placeItem(fruitItem(fruit, random.fork('c'), tint, 1), [wide * 0.56, -20]),
        placeItem(fruitItem(cut ?? fruit, random.fork('d'), tint, 0.98), [-10, 46]),
      ],
      () => [
        placeItem(fruitItem(fruit, random.fork('e'), tint, 1.12), [-wide * 0.3, 0]),
        placeItem(fruitItem(cut ?? fruit, random.fork('f'), tint, 0.92), [wide * 0.62, 30]),
      ],
    ]
    return group(...random.pick<() => Item[]>([layouts[0], layouts[1], layouts[2]])())
  }

/** A bowl or plate with several kinds of fruit. */
function fruitBowl(cook: Cook): Item {
  const { random } = cook
  const ware = bowl(cook, 330, { height: 190, pattern: random.chance(0.4) })
  const y = ware.rim.y
  const kinds: readonly [Fruit, ...Fruit[]] = [apple, orange, peach, pear, lemon]
  const start = random.integer(0, 4)
  const pick = (i: number): Fruit => kinds[(start + i) % kinds.length]
  const spots: readonly (readonly [number, number, Fruit, number])[] = [
    [-30, -70, bananaBunch, 1.15],
    [150, -40, pick(0), 0.94],
    [-176, -26, pick(1), 0.94],
    [10, 10, pick(2), 1],
    [-130, 70, pick(3), 0.82],
    [110, 66, pick(4), 0.84],
  ]
  const pile = spots.flatMap(([x, dy, fruit, s], i) =>
    place(fruit(random.fork(`fruit ${i}`), null), [x, y + 60 + dy], { scale: s }),
  )
  const bunch = random.chance(0.6)
    ? place(grapes(random.fork('grapes'), null), [210, y + 180], { scale: 0.62, turn: -0.3 })
    : []
  // the wall of the bowl hides the feet of the fruit
  const wall = ware.forms[0]
  const rimFront = line(
    arcPath(0, y, 326, 326 * cook.tilt, 0.02, Math.PI - 0.02),
    9,
    tone(cook.ware, 0.05),
    'body even plain',
  )
  const clip = wallFront(wall, y, 330, cook.tilt)
  return { forms: [...ware.forms, ...pile, clip, rimFront, ...bunch], stands: ware.stands }
}

/** The near half of a bowl's wall, in front of its contents. */
function wallFront(wall: Form, y: number, radius: number, tilt: number): Form {
  const near = arcPath(0, y, radius, radius * tilt, 0, Math.PI)
  const below = polyline([-radius, y], [-radius, 40], [radius, 40], [radius, y]) satisfies Point[]
  const window: Form = {
    rings: [[...near, ...below]],
    role: 'body',
    fill: [0.5, 0, 0],
    plain: true,
    alpha: 0,
    inside: [wall],
  }
  return window
}

const FRUIT_GROUNDS = ['wood', 'linen', 'sweep', 'marble', 'gingham', 'outdoors'] as const
const row = (words: string, draw: Dish['draw'], colour: Oklch): Dish => ({
  words,
  draw,
  colour,
  tilts: [0.3],
  grounds: [...FRUIT_GROUNDS],
  fill: [0.7, 0.62],
})

export const FRUIT: Readonly<Record<string, Dish>> = {
  apple: row('苹果 红苹果 青苹果 apple', heap(apple, null), [0.54, 0.2, 26]),
  orange: row('橙子 橘子 柑橘 桔子 甜橙 orange', heap(orange, orangeHalf), [0.75, 0.17, 60]),
  lemon: row(
    '柠檬 柠檬片 柠檬切片 lemon',
    heap(
      lemon,
      (random, c) =>
        citrusFace([0, -90], 92, 88, c ?? tone([0.9, 0.15, 100], random.spread() * 0.01)),
      240,
    ),
    [0.88, 0.16, 98],
  ),
  peach: row('桃子 水蜜桃 蜜桃 桃 寿桃 仙桃 peach', heap(peach, null), [0.84, 0.1, 42]),
  pear: row('梨 梨子 雪梨 pear', heap(pear, null), [0.82, 0.14, 108]),
  grape: row('葡萄 提子 葡萄串 grape grapes', heap(grapes, null, 260), [0.4, 0.12, 320]),
  banana: row('香蕉 banana', heap(banana, bananaBunch, 300), [0.88, 0.15, 96]),
  'banana-bunch': row(
    '一串香蕉 一把香蕉 香蕉串 bunch_of_bananas',
    ({ random, tint }) => fruitItem(bananaBunch, random, tint),
    [0.88, 0.15, 96],
  ),
  watermelon: row('西瓜 watermelon', heap(melon, melonSlice, 360), [0.55, 0.15, 60]),
  'watermelon-slice': row(
    '一块西瓜 半个西瓜 半块西瓜 一片西瓜 一瓣西瓜 切开的西瓜 切好的西瓜 西瓜片 西瓜块 watermelon_slice',
    ({ random, tint }) => fruitItem(melonSlice, random, tint),
    [0.62, 0.2, 25],
  ),
  cherry: row('樱桃 车厘子 cherry', heap(cherryPair, null, 200), [0.46, 0.2, 20]),
  strawberry: row('草莓 strawberry', heap(strawberryUp, null, 200), [0.56, 0.22, 25]),
  'fruit-bowl': {
    words: '水果 果盘 水果拼盘 一盘水果 一篮水果 果篮 静物水果 fruit fruits',
    draw: fruitBowl,
    colour: [0.7, 0.14, 60],
    tilts: [0.4, 0.46],
    grounds: ['wood', 'linen', 'slate', 'lacquer', 'outdoors'],
    fill: [0.8, 0.66],
  },
}
