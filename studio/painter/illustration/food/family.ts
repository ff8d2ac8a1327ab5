import { AIRY_TRAITS } from '../aglow'
import { CLOSE_TRAITS } from '../close'
import { BACKGROUND_TRAITS } from '../background'
import { type Composing, type Family, traitOf } from '../family'
import type { TintId } from '../../slots'
import { DYES } from '../../palettes/tints'
import { BAKERY } from './bakery'
import { FASTFOOD } from './burger'
import { CAKES } from './cake'
import { COFFEE } from './coffee'
import type { Cook, Dish } from './craft'
import { EMOJI_DISHES, isEmoji } from '../emoji/things'
import { DRINKS, JUICES } from './drinks'
import { DUMPLINGS } from './dumplings'
import { FRUIT } from './fruit'
import { HOME_TABLE, SIDE_TRAITS } from './dishes'
import { HEARTY } from './hearty'
import { NOODLES } from './noodles'
import { SUSHI } from './sushi'
import { WARES } from './ware'
import { STREWN_TRAITS, strewNamed } from '../products/strewn'
import { composeStill, needsTable } from '../build/still/compose'
import { GROUND_TRAITS, type GroundId } from '../build/still/grounds'
import { type Item, measureBox, placeItem } from '../build/still/item'
import { pairs } from '../../drawing/notation'
import { joinTables } from '../../../lib/tables'
import { wordList } from '../../../lib/words'

const DISHES: Readonly<Record<string, Dish>> = joinTables(
  ...[NOODLES, DUMPLINGS, CAKES, COFFEE, FRUIT, DRINKS],
  ...[SUSHI, FASTFOOD, BAKERY, HEARTY, HOME_TABLE, EMOJI_DISHES],
)

/** Dishes in bowls, cups and on plates that can have a colour of their own. */
const SERVED: ReadonlySet<string> = new Set(
  wordList(`
    noodles beef-noodles spicy-noodles ramen rice-noodles dumplings tangyuan cake strawberry-cake
    chocolate-cake matcha-cake cream-cake mango-cake birthday-cake americano matcha-latte cocoa coffee green-tea black-tea blossom-tea
    fruit-bowl tea mooncake rice congee fried-egg steak fish-dish hotpot mapo-tofu kung-pao
    pepper-pork braised-pork tomato-eggs greens salad
    sashimi fried-chicken sliced-pork chilli-pot braised-chicken poached-chicken spicy-chicken roast-duck potato-strips
    aubergine meatballs cucumber-salad cooked-prawns crayfish cooked-crabs clear-soup red-soup rice-cakes
  `),
)

/** Hot drinks as they are with ice: 咖啡，加冰. */
const COLD: Readonly<Record<string, string>> = {
  ...{ coffee: 'iced-latte', americano: 'iced-americano' },
  ...{ tea: 'iced-tea', 'black-tea': 'iced-tea', 'green-tea': 'iced-green-tea' },
}
const ICED =
  /^(?:coffee|americano|tea|black-tea|green-tea|iced-.+|strawberry-shake|milk-tea|juice|orange-juice|lemonade|glass-of-(?:milk|water)|cola|mojito)$/

const MOST = 6
const TABLES: readonly [GroundId, ...GroundId[]] = wordList(`wood wood linen gingham marble slate
  lacquer outdoors`)
/** Flat surface under a picture taken from above. */
const FLAT: readonly [GroundId, ...GroundId[]] = ['wood', 'linen', 'marble', 'slate', 'gingham']

const WARE_TINTS: Readonly<Record<string, TintId>> = { porcelain: 'white', iron: 'black' }

function cookFor({ brief, random }: Composing, tilt: number, name: string): Cook {
  const { main } = brief
  const tint = main.tint ? DYES[main.tint] : null
  const own = random.fork(name)
  const wished = traitOf(main, 'ware')
  const named = wished?.tint ?? WARE_TINTS[wished?.value ?? '']
  const namedWare = named ? DYES[named] : null
  const ware = namedWare ?? own.fork('ware').pick(WARES)
  return { wish: main, random: own, tint, ware, namedWare, tilt }
}

/** Places of the dishes of a group, in widths of one; the nearer ones last. */
const ROWS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  pairs('-0.52,-0.1 0.52,0.1'),
  pairs('-0.55,-0.2 0.55,-0.14 0,0.28'),
  pairs('-0.54,-0.26 0.54,-0.26 -0.56,0.26 0.52,0.28'),
  pairs('-0.54,-0.3 0.54,-0.3 -1.06,0.26 0,0.28 1.06,0.26'),
  pairs('-1.34,-0.28 -0.27,-0.28 0.8,-0.28 -0.8,0.28 0.27,0.28 1.34,0.28'),
]

/** The same in an upright frame: one above the other, the nearer one below. */
const COLUMNS: typeof ROWS = [
  [],
  [[0, 0]],
  pairs('-0.16,-0.72 0.16,0.72'),
  pairs('-0.3,-0.9 0.3,0 -0.3,0.9'),
  ROWS[4],
  pairs('-0.54,-0.8 0.54,-0.8 0,0 -0.54,0.8 0.54,0.8'),
  pairs('-0.54,-0.9 0.54,-0.9 -0.54,0 0.54,0 -0.54,0.9 0.54,0.9'),
]

function serve(composing: Composing, dish: Dish, tilt: number): Item[] {
  const count = Math.max(1, Math.min(MOST, composing.brief.main.count ?? 1))
  const first = dish.draw(cookFor(composing, tilt, 'one'))
  const { left, right } = measureBox(first.forms)
  const width = right - left
  const upright = composing.frame.height > composing.frame.width * 1.3
  return (upright ? COLUMNS : ROWS)[count].map(([x, y], i) => {
    const item = i === 0 ? first : dish.draw(cookFor(composing, tilt, `one ${i}`))
    return placeItem(item, [x * width * 1.04, y * width * (0.5 + tilt * 0.6)])
  })
}

function compose(composing: Composing) {
  const { brief, random } = composing
  const isIced = traitOf(brief.main, 'ice') !== null
  const dish = DISHES[(isIced && COLD[brief.main.id]) || brief.main.id]
  if (!dish) throw new Error(`no dish "${brief.main.id}"`)
  const usual = random.fork('tilt').pick(dish.tilts)
  // a window and an interior behind the table are seen from the side
  const isAtWindow = traitOf(brief.main, 'on')?.value === 'windowsill'
  const isIndoors = composing.standsInSetting && needsTable(brief)
  const tilt = isAtWindow || isIndoors ? Math.min(...dish.tilts) : usual
  return composeStill(composing, {
    ...{ items: serve(composing, dish, tilt), main: dish.colour, tilt },
    grounds: dish.grounds ?? (tilt > 0.8 ? FLAT : TABLES),
    fill: dish.fill ?? [0.86, 0.7],
    scatter: (site) => strewNamed(brief.main, site),
  })
}

/** Dishes, cakes, drinks and fruit: large on a table, steam where they are hot. */
export const food: Family = {
  id: 'food',
  things: Object.fromEntries(Object.entries(DISHES).map(([id, { words }]) => [id, words])),
  traits: {
    ...CLOSE_TRAITS,
    ...BACKGROUND_TRAITS,
    ...AIRY_TRAITS,
    ...GROUND_TRAITS,
    'ware:':
      '盘子 碗 瓷盘 餐盘 圆盘 碟子 小碟 瓷碟 瓷碗 陶瓷碗 大碗 汤碗 陶瓷杯 瓷杯 马克杯 咖啡杯 茶杯 杯子',
    'ware:porcelain': '白瓷 白瓷盘 白瓷碗 白瓷杯 白瓷碟 白盘',
    'ware:iron': '铁锅 铁盘 铁板 砂锅 石锅 黑陶碗 铁锅装盘 黑色铁锅 铸铁锅',
    'steam:hot': '热气腾腾 冒热气 冒着热气 热腾腾 热气 热乎乎 steaming',
    'ice:in': '冰块 加冰 冰镇 冰爽 冰凉 加满冰块 冰饮 冰的 iced',
    'garnish:mint': '薄荷叶 薄荷',
    'garnish:citrus': '柠檬片 柠檬 青柠 青柠片 橙片 柠檬切片',
    'layers:sunset':
      '分层 分层的 渐变 渐变色 层次分明 日落色 日出色 橙红渐变 橙色渐变 龙舌兰日出 layered',
    'flavour:beef': '牛肉味 红烧牛肉 牛肉',
    'flavour:spicy': '麻辣 香辣 辣 红油',
    'flavour:tonkotsu': '豚骨 骨汤 浓汤',
    'flavour:miso': '味噌',
    'flavour:seafood': '海鲜 海鲜味 鲜虾',
    'flavour:plain': '清汤 清淡',
    'flavour:strawberry': '草莓味 草莓口味 草莓酱',
    'flavour:chocolate': '巧克力 巧克力味',
    'flavour:matcha': '抹茶 抹茶味',
    'flavour:mango': '芒果 芒果味',
    'flavour:blueberry': '蓝莓 蓝莓味',
    'flavour:cream': '奶油 香草 香草味',
    'flavour:lemon': '柠檬味',
    'flavour:orange': `橙子味 香橙味 ${JUICES['orange']}`,
    'flavour:grape': '葡萄味',
    'flavour:milk': '原味 经典原味',
    ...Object.fromEntries(Object.entries(JUICES).map(([id, words]) => [`flavour:${id}`, words])),
    'flavour:white': '白葡萄 干白 香槟',
    'flavour:black': '美式 浓缩',
    'flavour:pumpkin': '南瓜',
    'flavour:eightfold': '八宝 红豆',
    'flavour:spinach': '菠菜 翡翠',
    'flavour:corn': '玉米',
    'flavour:purple': '紫薯',
    'flavour:mint': '薄荷 薄荷味',
    'candles:lit':
      '蜡烛 生日蜡烛 插蜡烛 插着蜡烛 插满蜡烛 上插着蜡烛 上插满蜡烛 上插满了蜡烛 上点着蜡烛 上有蜡烛 点蜡烛 点着蜡烛',
    'topping:egg': '溏心蛋 加蛋 卤蛋',
    'topping:fried-egg': '加煎蛋 盖煎蛋',
    'topping:beef': '加牛肉 肥牛 牛肉片',
    'topping:prawn': '虾 大虾 虾仁',
    'topping:greens': '青菜 蔬菜 小青菜',
    'topping:pork': '叉烧 猪肉',
    'topping:pearls': '珍珠 波霸',
    'topping:salami': '萨拉米 香肠 火腿',
    'topping:mixed': '至尊 什锦',
    'topping:basil': '玛格丽特 罗勒',
    'topping:double': '双层 双层牛肉',
    'topping:chicken': '炸鸡 鸡肉 鸡腿',
    ...SIDE_TRAITS,
    // after those that put the same into the glass
    ...STREWN_TRAITS,
  },
  styles: wordList('soft flat watercolour oil pixel papercut pencil ukiyoe minimal ink neon'),
  takesSetting: true,
  most: () => MOST,
  takesPictureTint: true,
  takes: (slot, thing) => {
    if (slot === 'ware') return SERVED.has(thing)
    if (slot === 'candles') return /cake$/.test(thing)
    if (slot === 'side') return Object.hasOwn(HOME_TABLE, thing)
    if (slot === 'topping' && Object.hasOwn(HOME_TABLE, thing)) return false
    if (slot === 'scallions')
      return Object.hasOwn(HOME_TABLE, thing) || /^(?:congee|fish-dish)$/.test(thing)
    if (slot === 'ice') return ICED.test(thing)
    if (slot === 'garnish') return ICED.test(thing) && COLD[thing] === undefined
    if (slot === 'layers') return thing === 'cocktail'
    return !isEmoji(thing) || !/^(steam|flavour|topping)$/.test(slot)
  },
  compose,
}
