/** Dishes of the home table: a heap of pieces in its sauce. */
import { cos, sin } from '../../../lib/maths'
import { type Point, triples } from '../../drawing/notation'
import { traitOf } from '../family'
import { place } from '../build/form'
import { type Oklch, radial, tones } from '../build/fill'
import type { Item } from '../build/still/item'
import { steam } from '../build/still/steam'
import { type Cook, type Dish, scallions } from './craft'
import { type Piece, crab, cube, leaf, lump, prawn, slice, strip, wedge } from './pieces'
import { bowl, plate, surface } from './ware'

interface Heap {
  readonly pieces: readonly (readonly [piece: Piece, colour: Oklch, count: number])[]
  /** Under the heap; null: none. */
  readonly sauce: Oklch | null
  readonly scallions: number
  /** Of its pieces. */
  readonly size?: number
  readonly isCold?: boolean
  /** In a bowl, afloat. */
  readonly isSoup?: boolean
}

const heaped =
  ({ pieces, sauce, scallions: chopped, size = 1.3, isCold, isSoup }: Heap): Dish['draw'] =>
  (cook: Cook): Item => {
    const { random } = cook
    const usual = triples('0.96,0.01,85 0.95,0.012,240 0.93,0.02,80 0.4,0.05,250')
    const own = { ...cook, ware: cook.namedWare ?? random.pick<Oklch>(usual) }
    const ware = isSoup ? bowl(own, 380, { height: 250, full: 0.92 }) : plate(own, 430)
    const disc = ware.content
    const sides = listSides(cook)
    const all = [...pieces, ...sides].flatMap((row) => {
      const [piece, colour, count] = row
      // over the rest, to be seen
      const lift = sides.includes(row) ? 0.5 : 0
      return Array.from({ length: count }, () => ({ piece, colour, lift, order: random.next() }))
    })
    const placed = all
      .sort((a, b) => a.order - b.order)
      .map(({ piece, colour, lift: above }, i) => {
        const a = i * 2.399 + random.range(-0.3, 0.3)
        const r = Math.sqrt((i + 0.5) / all.length) * 0.8
        const lift = isSoup ? -6 : (1 - r * r) * 120
        const at: Point = [disc.x + cos(a) * r * disc.rx, disc.y + sin(a) * r * disc.ry - lift]
        return { piece, colour, at, depth: sin(a) * r + above }
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
        ...scallions(
          { ...disc, y: disc.y - 70, rx: disc.rx * 0.8, ry: disc.ry * 0.7 },
          random,
          Math.max(chopped, traitOf(cook.wish, 'scallions') ? 26 : 0),
        ),
      ],
      stands: ware.stands,
      lights: isCold ? [] : steam([0, disc.y - 90], 180, random.fork('steam'), 3),
    }
  }

const TOFU = '0.95,0.025,90'
const CHILLI = '0.55,0.21,28'
const PEPPER = '0.6,0.16,138'
const EGG = '0.87,0.15,92'
const TOMATO = '0.62,0.21,30'
const POTATO = '0.86,0.11,85'

const PIECES: Readonly<Record<string, Piece>> = {
  cube,
  lump,
  strip,
  leaf,
  wedge,
  slice,
  prawn,
  crab,
}

/** Ingredients that are named with a dish and lie in it: words, piece, colour, number. */
const SIDES = {
  greens: ['青菜 生菜 菜叶 蔬菜 绿叶菜 油菜 小油菜 菠菜 白菜', `leaf ${PEPPER} 6`],
  cucumber: ['黄瓜 黄瓜片 黄瓜丝 黄瓜条', `slice ${PEPPER} 7`],
  chilli: ['辣椒 干辣椒 红辣椒 小米辣 朝天椒', `strip ${CHILLI} 9`],
  pepper: ['青椒 青椒打底 彩椒 尖椒', `strip ${PEPPER} 8`],
  onion: ['洋葱 洋葱丝 大葱', 'strip 0.9,0.05,330 8'],
  potato: ['土豆 土豆块 土豆片', `cube ${POTATO} 8`],
  carrot: ['胡萝卜 胡萝卜丁 胡萝卜片', 'slice 0.72,0.17,55 7'],
  tomato: ['番茄 西红柿 小番茄 圣女果', `wedge ${TOMATO} 6`],
  tofu: ['豆腐 嫩豆腐', `cube ${TOFU} 9`],
  egg: ['鸡蛋 蛋 溏心蛋 卤蛋', `lump ${EGG} 5`],
  fungus: ['木耳 香菇 蘑菇 菌菇', 'lump 0.3,0.025,45 7'],
  prawn: ['虾 大虾 虾仁 鲜虾', 'prawn 0.7,0.16,46 4'],
  peanut: ['花生 花生米 腰果', 'lump 0.78,0.09,70 6'],
} as const satisfies Readonly<Record<string, readonly [words: string, heap: string]>>

export const SIDE_TRAITS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(SIDES).map(([id, [words]]) => [`side:${id}`, words])),
  'scallions:yes': '葱花 香菜 葱 葱段 小葱 葱丝',
}

const readHeap = (heap: string): Heap['pieces'] =>
  heap.split('; ').map((row) => {
    const [name = '', of = '', count = ''] = row.split(' ')
    const piece = PIECES[name]
    if (!piece) throw new Error(`dish: no piece "${name}"`)
    return [piece, triples(of)[0], Number(count)] as const
  })

const listSides = ({ wish }: Cook): Heap['pieces'] =>
  wish.traits.flatMap(({ slot, value }) =>
    slot === 'side' && value in SIDES ? readHeap(SIDES[value as keyof typeof SIDES][1]) : [],
  )

/**
 * A dish of the home table.
 *
 * @param heap its pieces with colour and number: 'cube 0.95,0.025,90 34; lump 0.42,0.09,40 5'
 * @param colour the main one
 */
function dish(words: string, heap: string, colour: string, more: Partial<Heap> = {}): Dish {
  return {
    ...{ words, colour: triples(colour)[0], tilts: [0.56, 0.64], fill: [0.84, 0.7] },
    draw: heaped({ sauce: null, scallions: 0, ...more, pieces: readHeap(heap) }),
    grounds: ['wood', 'linen', 'slate', 'gingham'],
  }
}

const sauce = (text: string, scallions = 0): Pick<Heap, 'sauce' | 'scallions'> => ({
  sauce: triples(text)[0],
  scallions,
})

/** Foods by every way of cooking them: 麻辣小龙虾. */
const cooked = (ways: string, foods: string): string =>
  ways
    .split(' ')
    .flatMap((way) => foods.split(' ').map((food) => way + food))
    .join(' ')

export const HOME_TABLE: Readonly<Record<string, Dish>> = {
  'mapo-tofu': dish(
    '麻婆豆腐 红烧豆腐 家常豆腐 mapo_tofu',
    `cube ${TOFU} 34; lump 0.42,0.09,40 5`,
    '0.52,0.18,33',
    sauce('0.5,0.18,33', 34),
  ),
  'kung-pao': dish(
    '宫保鸡丁 辣子鸡 辣子鸡丁 鸡丁 kung_pao_chicken',
    `lump 0.6,0.12,58 22; strip ${CHILLI} 14; lump 0.8,0.08,78 6`,
    '0.55,0.14,45',
    sauce('0.5,0.13,45', 16),
  ),
  'pepper-pork': dish(
    '青椒肉丝 回锅肉 小炒肉 辣椒炒肉 青椒炒肉 农家小炒肉 鱼香肉丝',
    `strip 0.58,0.1,45 30; strip ${PEPPER} 26; strip ${CHILLI} 8`,
    '0.5,0.12,120',
    sauce('0.46,0.1,48'),
  ),
  'braised-pork': dish(
    '红烧肉 东坡肉 红烧排骨 糖醋排骨 糖醋里脊 梅菜扣肉 扣肉 粉蒸肉 把子肉 卤肉',
    `cube 0.56,0.14,40 30; leaf ${PEPPER} 4`,
    '0.45,0.11,38',
    sauce('0.42,0.11,42', 14),
  ),
  'tomato-eggs': dish(
    '番茄炒蛋 西红柿炒鸡蛋 西红柿炒蛋 番茄炒鸡蛋 tomato_and_eggs',
    `lump ${EGG} 22; wedge ${TOMATO} 16`,
    '0.7,0.18,50',
    sauce('0.68,0.18,40', 20),
  ),
  'fried-chicken': dish(
    '炸鸡 炸鸡翅 炸鸡块 鸡米花 鸡块 炸翅 鸡翅 烤翅 烤鸡翅 炸鸡腿块 韩式炸鸡 盐酥鸡 锅包肉 炸物 炸肉丸 fried_chicken',
    `lump 0.72,0.14,70 16; lump 0.64,0.15,60 10; leaf ${PEPPER} 5`,
    '0.68,0.15,66',
    { size: 1.6 },
  ),
  'sliced-pork': dish(
    `木须肉 木须肉片 木耳炒肉 木耳肉片 木耳炒肉片 ${cooked('滑炒 滑熘 滑溜 熘 溜 清炒', '里脊 里脊片 里脊肉 肉片 鸡片')}`,
    `lump 0.88,0.05,68 24; lump 0.27,0.02,40 9; slice ${PEPPER} 10`,
    '0.82,0.06,80',
    sauce('0.84,0.06,78'),
  ),
  'chilli-pot': dish(
    `毛血旺 水煮肉片 水煮牛肉 夫妻肺片 肥肠 红烧肥肠 ${cooked('干锅 香辣干锅 麻辣', '肥肠 牛蛙 鸡 鸡翅 排骨 牛肉 土豆片 花菜 鸭头 鸡爪 兔丁')}`,
    `lump 0.5,0.12,45 20; strip ${CHILLI} 16; strip ${PEPPER} 9; slice 0.88,0.04,90 6`,
    '0.5,0.17,34',
    sauce('0.48,0.18,32', 12),
  ),
  'braised-chicken': dish(
    '可乐鸡翅 红烧鸡翅 黄焖鸡 三杯鸡 大盘鸡 红烧鸡块 啤酒鸭 红烧猪蹄 卤味 卤味拼盘 红烧牛肉 红烧牛腩 土豆炖牛肉 土豆烧牛肉 番茄牛腩 红烧羊肉',
    `lump 0.5,0.13,48 18; cube ${POTATO} 9; strip ${PEPPER} 6`,
    '0.48,0.13,46',
    sauce('0.45,0.12,46', 14),
  ),
  'poached-chicken': dish(
    '白切鸡 白斩鸡 葱油鸡 盐焗鸡 盐水鸭 手撕鸡',
    'lump 0.9,0.08,86 26',
    '0.88,0.08,86',
    sauce('0.78,0.09,76', 26),
  ),
  'spicy-chicken': dish(
    '口水鸡 棒棒鸡 钵钵鸡 红油鸡丝',
    `lump 0.88,0.06,80 22; strip ${CHILLI} 6`,
    '0.56,0.19,34',
    sauce('0.52,0.2,33', 22),
  ),
  'roast-duck': dish(
    '烤鸭 北京烤鸭 片皮鸭 烧鹅 烧鸭 烤鹅 叉烧拼盘 蜜汁叉烧 叉烧肉 roast_duck',
    `lump 0.5,0.15,42 24; slice ${PEPPER} 8`,
    '0.48,0.14,42',
    { size: 1.5 },
  ),
  'potato-strips': dish(
    '土豆丝 酸辣土豆丝 青椒土豆丝 炒土豆丝 醋溜土豆丝',
    `strip 0.9,0.11,92 44; strip ${PEPPER} 7; strip ${CHILLI} 5`,
    '0.88,0.11,92',
  ),
  aubergine: dish(
    '红烧茄子 鱼香茄子 地三鲜 肉末茄子 茄子煲 烧茄子',
    `lump 0.38,0.08,325 18; cube ${POTATO} 8; strip ${PEPPER} 9`,
    '0.42,0.09,20',
    sauce('0.42,0.1,46', 10),
  ),
  meatballs: dish(
    '狮子头 红烧狮子头 四喜丸子 肉丸 肉丸子 红烧丸子 糖醋丸子 牛肉丸 meatballs',
    `lump 0.5,0.12,46 9; leaf ${PEPPER} 7`,
    '0.48,0.12,44',
    { size: 2.1, ...sauce('0.44,0.12,44', 10) },
  ),
  'cucumber-salad': dish(
    '凉拌黄瓜 拍黄瓜 凉拌菜 凉菜 黄瓜沙拉',
    `slice ${PEPPER} 30; strip ${CHILLI} 6`,
    '0.66,0.15,136',
    { isCold: true },
  ),
  'cooked-prawns': dish(
    `${cooked('油焖 白灼 椒盐 香辣 蒜蓉 蒜蓉粉丝蒸 蒜蓉蒸 粉丝蒸 清蒸 盐水 水煮 干烧 干锅 红烧', '虾 大虾 基围虾 对虾 明虾')} 清炒虾仁`,
    'prawn 0.68,0.17,44 14',
    '0.68,0.17,44',
    { scallions: 22 },
  ),
  crayfish: dish(
    cooked('麻辣 蒜蓉 十三香 香辣 油焖 红烧 一盘 一盆', '小龙虾 龙虾'),
    `prawn 0.5,0.2,28 17; strip ${CHILLI} 5`,
    '0.5,0.2,28',
    sauce('0.5,0.18,32', 16),
  ),
  'cooked-crabs': dish(
    cooked('清蒸 香辣 葱姜 葱姜炒 麻辣 避风塘 蒸 一盘', '大闸蟹 蟹 螃蟹 梭子蟹 青蟹'),
    'crab 0.6,0.2,40 4',
    '0.6,0.19,40',
    { scallions: 10, size: 1 },
  ),
  'clear-soup': dish(
    '鸡汤 排骨汤 玉米排骨汤 莲藕排骨汤 冬瓜排骨汤 紫菜蛋花汤 蛋花汤 羊肉汤 牛肉汤 鱼汤 豆腐汤 冬瓜汤 菌菇汤 老鸭汤 羊肉泡馍 一碗汤 热汤 soup',
    'lump 0.68,0.08,58 7; slice 0.88,0.05,88 5; lump 0.88,0.12,90 4',
    '0.84,0.09,84',
    { isSoup: true, ...sauce('0.84,0.09,84', 26) },
  ),
  'red-soup': dish(
    '番茄汤 西红柿汤 番茄蛋花汤 番茄蛋汤 罗宋汤 冬阴功 冬阴功汤 番茄浓汤 酸辣汤 胡辣汤',
    `wedge ${TOMATO} 6; lump ${EGG} 6; prawn 0.72,0.15,46 2`,
    '0.62,0.18,40',
    { isSoup: true, ...sauce('0.62,0.18,40', 20) },
  ),
  'rice-cakes': dish(
    '绿豆糕 桂花糕 糯米糕 糕点 点心 中式糕点 中式点心 马蹄糕 凤梨酥 桃酥 年糕 发糕',
    'cube 0.86,0.08,105 9; cube 0.9,0.07,88 9',
    '0.86,0.08,98',
    { isCold: true, size: 1.6 },
  ),
  greens: dish(
    '炒青菜 炒时蔬 清炒时蔬 小白菜 白菜 生菜 菠菜 一盘青菜',
    `leaf ${PEPPER} 32`,
    PEPPER,
    { size: 1.5 },
  ),
  salad: dish(
    '沙拉 蔬菜沙拉 水果沙拉 凯撒沙拉 轻食 salad',
    `leaf 0.66,0.17,132 20; wedge ${TOMATO} 9; cube ${EGG} 5`,
    '0.64,0.16,130',
    { isCold: true },
  ),
}
