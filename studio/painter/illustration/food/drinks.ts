import { TAU } from '../../../lib/maths'
import { readFields, readRows, readWord } from '../../../lib/fields'
import type { Random } from '../../../lib/random'
import { wordList } from '../../../lib/words'
import { disc, ellipse, inside, line, place, polygonForm, roundRect } from '../build/form'
import { type Form, fillPath, fillPolygon } from '../build/outlines'
import { type Oklch, linear, linearStops, tone } from '../build/fill'
import { arcPath, ellipsePath } from '../build/path'
import { streak } from '../build/shine'
import { rosette, strawberry } from './berries'
import { type Cook, type Dish, flavoured, wished } from './craft'
import { citrusFace } from './fruits'
import { stemGlass } from './stemware'
import { teaCup } from './tea'
import { type Item, many } from '../build/still/item'
import { type Point, polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

interface Pour {
  readonly colour: Oklch
  readonly low?: Oklch
  readonly ice: boolean
  readonly top: 'mint' | 'citrus' | 'foam' | 'cream' | 'none'
  readonly pearls: boolean
  /** Without a straw. */
  readonly bare: boolean
}
const TOPS = wordList('mint citrus foam cream none')
const FIELDS = wordList('colour low ice top pearls bare')

function readPour(text: string): Pour {
  const { colour = '', low, ice, top, pearls, bare } = readFields(text, FIELDS)
  return {
    ...{ colour: triples(colour)[0], ...(low !== undefined && { low: triples(low)[0] }) },
    ...{ ice: ice !== undefined, top: readWord(top, TOPS), pearls: pearls !== undefined },
    bare: bare !== undefined,
  }
}

const POURS: Readonly<Record<string, Pour>> = readRows(
  {
    water: 'colour: 0.9,0.025,225; low: 0.84,0.04,228; top: none; bare',
    plain: 'colour: 0.975,0.012,90; top: none',
    milk: 'colour: 0.78,0.07,65; low: 0.56,0.09,50; top: foam; pearls',
    matcha: 'colour: 0.7,0.13,125; low: 0.95,0.02,90; ice; top: foam',
    strawberry: 'colour: 0.86,0.06,15; low: 0.66,0.17,15; ice; top: cream',
    mango: 'colour: 0.84,0.14,80; low: 0.76,0.17,68; ice; top: cream',
    lemon: 'colour: 0.92,0.09,100; ice; top: citrus',
    orange: 'colour: 0.8,0.16,68; ice; top: citrus',
    grape: 'colour: 0.6,0.12,315; low: 0.42,0.14,310; ice; top: foam',
    cola: 'colour: 0.3,0.07,40; ice; top: citrus',
    mojito: 'colour: 0.88,0.08,125; ice; top: mint',
    blue: 'colour: 0.72,0.13,225; low: 0.5,0.15,258; ice; top: citrus',
    sunrise: 'colour: 0.82,0.14,75; low: 0.58,0.2,24; ice; top: citrus',
    americano: 'colour: 0.36,0.08,45; low: 0.25,0.06,42; ice; top: none',
    tea: 'colour: 0.6,0.16,52; low: 0.5,0.15,45; ice; top: citrus',
    green: 'colour: 0.82,0.12,112; ice; top: mint',
    melon: 'colour: 0.66,0.2,22; low: 0.58,0.21,22; ice; top: none',
    'red-grape': 'colour: 0.48,0.15,330; low: 0.36,0.13,322; ice; top: none',
    apple: 'colour: 0.86,0.13,98; ice; top: none',
    peach: 'colour: 0.83,0.11,42; low: 0.77,0.13,35; ice; top: none',
    kiwi: 'colour: 0.74,0.17,128; low: 0.64,0.16,132; ice; top: none',
    latte: 'colour: 0.5,0.095,52; low: 0.9,0.035,80; ice; top: none',
  },
  readPour,
)

const cubes = (x: number, y: number, w: number, h: number, random: Random): Form[] =>
  Array.from({ length: 5 }, (_, i) => {
    const s = random.range(34, 46)
    return place(
      [
        inside(
          roundRect([-s, -s, s * 2, s * 2], 10, [0.97, 0.015, 220], 'glass relief 8 alpha 0.4'),
          fillPolygon([1, 0, 90], 'light plain alpha 0.5 blur 3')`${-s},${-s} 0,${-s} ${-s},0`,
        ),
      ],
      [x + random.range(-w, w), y + (i / 5) * h],
      { turn: random.range(0, TAU) },
    )
  }).flat()

const PEARL: Oklch = [0.2, 0.035, 40]

/** Tapioca pearls heaped on the bottom, a few afloat. @param halfAt half the glass's width at a height */
function pearlsIn(halfAt: (y: number) => number, random: Random): Form[] {
  const heap = Array.from({ length: 5 }, (_, row) => {
    const y = -22 - row * 25
    const room = halfAt(y) - 20
    const count = Math.round((room * 2) / 37) - (row > 3 ? 2 : 0)
    return Array.from({ length: count }, (_, i): Point => [
      ((i + 0.5) / count - 0.5) * 2 * room * (row > 3 ? 0.7 : 1) + random.spread() * 7,
      y + random.spread() * 7,
    ])
  }).flat()
  const afloat = Array.from({ length: 5 }, (): Point => {
    const y = -170 - random.next() * 150
    return [random.spread() * (halfAt(y) - 30), y]
  })
  return [...heap, ...afloat].flatMap(([x, y]) => [
    disc([x, y], 19, PEARL, 'detail relief 6'),
    ellipse([x - 6, y - 7], [5, 4], [0.86, 0.03, 60], 'light plain alpha 0.7'),
  ])
}

/** A tall glass or a cup with a lid and a straw. @param pearled whatever its flavour */
const tallGlass =
  (kinds: readonly [string, ...string[]], pearled = false): ((cook: Cook) => Item) =>
  (cook) => {
    const { random, tint } = cook
    const asked = wished(cook, 'flavour')
    const usual = POURS[asked && asked in POURS ? asked : random.pick(kinds)]
    const garnishes = cook.wish.traits.flatMap(({ slot, value }) =>
      slot === 'garnish' ? value : [],
    )
    const pour = {
      ...usual,
      ice: usual.ice || wished(cook, 'ice') !== null,
      top: garnishes.includes('mint') ? 'mint' : garnishes.length > 0 ? 'citrus' : usual.top,
    }
    const hasBoth = garnishes.length > 1 || (usual.top === 'citrus' && pour.top === 'mint')
    const colour = tint ?? pour.colour
    const low = tint ? tone(tint, -0.12) : (pour.low ?? tone(colour, -0.05))
    const k = 0.16
    const [r0, r1, h] = [118, 160, 500]
    const side = random.sign()
    const shape = (inset: number): Point[] => [
      [-r1 + inset, -h],
      ...arcPath(0, -h, r1 - inset, (r1 - inset) * k, Math.PI, TAU),
      [r1 - inset, -h],
      [r0 - inset, -inset],
      ...arcPath(0, -inset, r0 - inset, (r0 - inset) * k, 0, Math.PI),
      [-r0 + inset, -inset],
    ]
    const full = -h * 0.88
    const rAt = (y: number) => r0 + (r1 - r0) * (-y / h) - 10
    const filled = [
      ...arcPath(0, full, rAt(full), rAt(full) * k, Math.PI, TAU),
      ...arcPath(0, -12, r0 - 10, (r0 - 10) * k, 0, Math.PI),
    ]
    const drink = polygonForm(
      [filled],
      linear([0, full], [0, 0], tone(colour, 0.06), colour, low, tone(low, -0.05)),
      'body plain',
    )
    const edges = polygonForm(
      [filled],
      linearStops(
        [-r1, 0],
        [r1, 0],
        '0,0.2,0.05,30,0.35 0.3,0.9,0.02,80,0.05 0.7,0.9,0.02,80,0 1,0.2,0.05,30,0.4',
      ),
      'shade plain',
    )
    const pearls =
      pearled || pour.pearls || wished(cook, 'topping') === 'pearls'
        ? pearlsIn(rAt, random.fork('pearls'))
        : []
    const top = ellipse(
      [0, full],
      [rAt(full), rAt(full) * k],
      pour.top === 'foam' ? [0.96, 0.02, 85] : tone(colour, 0.1),
      'body plain',
    )
    const foam =
      pour.top === 'foam'
        ? [
            polygonForm(
              [
                [
                  ...arcPath(0, full, rAt(full), rAt(full) * k, Math.PI, TAU),
                  ...arcPath(0, full + 46, rAt(full + 46), rAt(full + 46) * k, 0, Math.PI),
                ],
              ],
              [0.96, 0.025, 82],
              'detail plain blur 2',
            ),
          ]
        : []
    const glass = polygonForm(
      [shape(0)],
      linearStops(
        [-r1, 0],
        [r1, 0],
        `0,0.6,0.02,230,0.5 0.06,1,0,90,0.5 0.14,1,0,90,0.1
          0.86,1,0,90,0.08 0.95,1,0,90,0.45 1,0.6,0.02,230,0.5`,
      ),
      'glass',
    )
    const straw = line(
      polyline([side * 40, full + 6], [side * 86, -h - 190]),
      pearled ? 34 : 22,
      random.pick<Oklch>(triples('0.6,0.19,25 0.24,0.01,270 0.75,0.1,190 0.96,0.01,90')),
      'body even relief 6',
    )
    const lemon =
      pour.top === 'citrus' || hasBoth
        ? named(
            'lemon',
            place(
              citrusFace(
                [0, 0],
                78,
                76,
                garnishes.length > 0 || (colour[2] > 90 && colour[2] < 120)
                  ? [0.88, 0.16, 100]
                  : [0.8, 0.16, 66],
              ),
              [-side * (r1 - 6), -h - 18],
            ),
          )
        : []
    const garnish =
      pour.top === 'cream'
        ? [
            ...named('cream', place(rosette([0.97, 0.015, 85], 4), [0, full + 14], { scale: 2.3 })),
            ...named('strawberries', place(strawberry(random), [-6, full - 190], { scale: 0.9 })),
          ]
        : pour.top === 'mint'
          ? named(
              'mint',
              [0, 1, 2, 3].flatMap((i) =>
                place(
                  [
                    fillPath([0.6 + i * 0.03, 0.15, 146], 'foliage relief 7')`0,0 20,-26 64,-30
                        100,-4 64,20 22,16`,
                  ],
                  [-10 + i * 8, full - 14],
                  { turn: -0.3 - i * 0.75, scale: 0.9 },
                ),
              ),
            )
          : []
    const drops = many(
      Array.from({ length: 34 }, () => {
        const y = random.range(-h * 0.82, -20)
        return ellipsePath(
          random.range(-0.92, 0.92) * rAt(y),
          y,
          random.range(2, 5),
          random.range(3, 7),
        )
      }),
      [1, 0, 90],
      { role: 'light', alpha: 0.45 },
    )
    return {
      forms: [
        ...named(
          'drink',
          inside(
            drink,
            ...named('pearls', pearls),
            ...named('foam', foam),
            pour.ice ? cubes(0, full + 40, rAt(full) * 0.6, 200, random) : [],
            edges,
          ),
        ),
        ...named(pour.top === 'foam' ? 'foam' : 'drink', top),
        ...(pour.ice && pour.top !== 'cream'
          ? cubes(0, full - 4, 70, 6, random.fork('floating')).slice(0, 3)
          : []),
        ...(pour.bare ? [] : named('straw', straw)),
        ...lemon,
        ...garnish,
        ...named(
          'cup',
          inside(
            glass,
            pour.ice ? drops : [],
            streak(-r1 * 0.66, -h * 0.86, -60, 17, 0.55, 5),
            streak(r1 * 0.74, -h * 0.8, -90, 8, 0.5, 3),
          ),
        ),
        line(
          arcPath(0, -h, r1 - 2, (r1 - 2) * k, 0, TAU),
          5,
          [0.99, 0.005, 230],
          'light even plain alpha 0.8',
        ),
      ],
      stands: [{ at: [0, 0], radius: [r0, r0 * k] }],
      lights: [
        ellipse([70, 26], [100, 16], tone(colour, 0.05), 'light plain screen alpha 0.4 blur 12'),
      ],
    }
  }

/** A juice has the colour of its fruit: flavours of juices → their words. */
export const JUICES: Readonly<Record<string, string>> = {
  melon: '西瓜汁 鲜榨西瓜汁 草莓汁 番茄汁 西红柿汁 樱桃汁 watermelon_juice tomato_juice',
  'red-grape': '葡萄汁 石榴汁 蓝莓汁 桑葚汁 杨梅汁 酸梅汤 酸梅汁 grape_juice',
  apple: '苹果汁 梨汁 雪梨汁 菠萝汁 柚子汁 apple_juice',
  peach: '桃汁 桃子汁 蜜桃汁 水蜜桃汁 peach_juice',
  kiwi: '猕猴桃汁 奇异果汁 黄瓜汁 芹菜汁 青汁 蔬菜汁 kiwi_juice',
  orange: '芒果汁 胡萝卜汁 百香果汁 木瓜汁 mango_juice carrot_juice',
}

const DRINK_GROUNDS = ['sweep', 'wood', 'linen', 'marble', 'outdoors', 'podium'] as const
const tallRow = (words: string, flavour: string): Dish => ({
  ...{ words, draw: flavoured(tallGlass([flavour]), flavour), tilts: [0.16] },
  ...{ colour: POURS[flavour].colour, grounds: [...DRINK_GROUNDS], fill: [0.6, 0.76] },
})

const teaRow = (words: string, tea: Oklch, isOfBlossoms = false): Dish => ({
  ...{ words, draw: teaCup(tea, isOfBlossoms), colour: tea, tilts: [0.46, 0.54] },
  ...{ grounds: ['wood', 'linen', 'slate', 'lacquer', 'wood'], fill: [0.72, 0.62] },
})

export const DRINKS: Readonly<Record<string, Dish>> = {
  'strawberry-shake': tallRow('草莓奶昔 草莓奶茶 草莓牛奶 strawberry_milkshake', 'strawberry'),
  'milk-tea': {
    words: '奶茶 珍珠奶茶 一杯奶茶 奶昔 bubble_tea milk_tea',
    draw: tallGlass(['milk', 'milk', 'matcha', 'strawberry'], true),
    colour: [0.78, 0.07, 65],
    tilts: [0.16],
    grounds: [...DRINK_GROUNDS],
    fill: [0.6, 0.76],
  },
  juice: {
    words: `果汁 饮料 ${Object.values(JUICES).join(' ')} 冰饮 汽水 冷饮 气泡水 果茶 juice soda drink`,
    draw: tallGlass(['orange', 'lemon', 'grape', 'mango', 'cola']),
    colour: [0.82, 0.14, 80],
    tilts: [0.16],
    grounds: [...DRINK_GROUNDS],
    fill: [0.6, 0.76],
  },
  'orange-juice': tallRow('橙汁 鲜榨橙汁 鲜橙汁 橘子汁 柳橙汁 orange_juice', 'orange'),
  lemonade: tallRow('柠檬水 柠檬茶 柠檬汁 鲜榨柠檬汁 lemonade', 'lemon'),
  'glass-of-milk': tallRow(
    '牛奶 鲜牛奶 冰牛奶 热牛奶 鲜奶 纯牛奶 一杯牛奶 豆浆 milk glass_of_milk',
    'plain',
  ),
  'glass-of-water': tallRow('玻璃杯 玻璃水杯 一杯水 一杯清水 白开水 glass_of_water', 'water'),
  cola: tallRow('可乐 冰可乐 冰镇可乐 冰爽可乐 cola', 'cola'),
  'iced-americano': tallRow(
    '冰美式 冰美式咖啡 冰咖啡 冰黑咖啡 冷萃 冷萃咖啡 冷萃冰咖啡 冰滴咖啡 iced_americano iced_coffee cold_brew',
    'americano',
  ),
  'iced-tea': tallRow('冰红茶 冰茶 冻红茶 柠檬红茶 iced_tea', 'tea'),
  'iced-green-tea': tallRow('冰绿茶 冷泡茶 冷泡绿茶 iced_green_tea', 'green'),
  'iced-latte': tallRow(
    '冰拿铁 冰拿铁咖啡 冰摩卡 冰卡布奇诺 生椰拿铁 冰牛奶咖啡 iced_latte',
    'latte',
  ),
  mojito: tallRow('莫吉托 mojito', 'mojito'),
  wine: {
    words: '红酒 葡萄酒 白葡萄酒 酒杯 红酒杯 一杯酒 高脚杯 wine',
    draw: stemGlass('wine'),
    colour: [0.36, 0.15, 18],
    tilts: [0.2],
    grounds: ['sweep', 'wood', 'slate', 'lacquer', 'marble'],
    fill: [0.6, 0.78],
  },
  cocktail: {
    words: '鸡尾酒 马天尼 调酒 cocktail martini',
    draw: (cook) =>
      wished(cook, 'layers')
        ? tallGlass(['sunrise'])(cook)
        : cook.random.chance(0.5)
          ? stemGlass('cocktail')(cook)
          : tallGlass(['mojito', 'blue', 'sunrise'])(cook),
    colour: [0.72, 0.14, 40],
    tilts: [0.18],
    grounds: ['sweep', 'marble', 'slate', 'wood'],
    fill: [0.6, 0.76],
  },
  'green-tea': teaRow(
    '绿茶 龙井 龙井茶 碧螺春 毛尖 茉莉绿茶 茉莉花茶 茉莉茶 白茶 green_tea jasmine_tea',
    [0.8, 0.12, 112],
  ),
  'black-tea': teaRow('红茶 普洱 普洱茶 伯爵茶 锡兰红茶 黑茶 大红袍 black_tea', [0.5, 0.16, 38]),
  'blossom-tea': teaRow(
    '花茶 菊花茶 玫瑰花茶 洛神花茶 养生茶 花草茶 blossom_tea',
    [0.84, 0.12, 92],
    true,
  ),
  tea: teaRow('茶 热茶 一杯茶 功夫茶 盖碗茶 乌龙茶 铁观音 tea', [0.66, 0.14, 68]),
}
