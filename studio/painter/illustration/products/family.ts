import { AIRY_TRAITS } from '../aglow'
import { BACKGROUND_TRAITS } from '../background'
import type { Oklch } from '../../colour'
import { type Composing, type Family, type Random, type ThingWish, traitOf } from '../family'
import { DYES } from '../../palettes/tints'
import { COSMETICS } from './cosmetics'
import { type Craft, type Product, type StrewnId, METALS, TILT } from './craft'
import { EMOJI_PRODUCTS, isEmoji } from '../emoji/things'
import { DEVICES } from './devices'
import { CORNER_TRAITS, LINE_WORDS, composeFigures, isPlaneFigure } from './figures'
import { GIFTS } from './gifts'
import { HOME } from './home'
import { HOUSEHOLD } from './household'
import { PERFORMING } from './performing'
import { STREWN_TRAITS, strewNamed } from './strewn'
import { WARES } from './packs'
import { SCREENS } from './screens'
import { SOLIDS } from './solids'
import { TRADES } from './trades'
import { WEAR } from './wear'
import { composeStill } from '../build/still/compose'
import { GROUND_TRAITS } from '../build/still/grounds'
import { type Item, measureBox, placeItem } from '../build/still/item'
import { named, pairs } from '../../drawing/notation'
import { joinTables } from '../../../lib/tables'
import { wordList } from '../../../lib/words'

const PRODUCTS: Readonly<Record<string, Product>> = joinTables(
  ...[
    COSMETICS,
    DEVICES,
    WEAR,
    HOME,
    HOUSEHOLD,
    PERFORMING,
    GIFTS,
    SOLIDS,
    WARES,
    TRADES,
    SCREENS,
    EMOJI_PRODUCTS,
  ],
)

/** Cut stones by their names. */
const STONES: Readonly<Record<string, Oklch>> =
  named(`diamond: 0.9,0.025,230 ruby: 0.5,0.21,20 sapphire: 0.44,0.16,262 emerald: 0.56,0.13,160
  amethyst: 0.52,0.16,308`)
/** Of Yixing: a brown red without a glaze. */
const CLAY: Oklch = [0.42, 0.08, 38]

const MOST = 6
/** 一双运动鞋: the other one is alike. */
const PAIRED = /^(?:sneaker|heels|emoji-.*(?:shoe|boot|sandal))$/
/** Drawn as a pair already. */
const PAIRS = /^emoji-(?:socks|gloves|ballet-shoes|chopsticks)$/

function chooseMetal(wish: ThingWish, random: Random): Oklch {
  const material = traitOf(wish, 'material')?.value
  if (material === 'gold' || material === 'silver') return METALS[material]
  return random.pick([METALS.gold, METALS.gold, METALS.silver, METALS.rose])
}

function buildCraft(wish: ThingWish, product: Product, random: Random): Craft {
  const stone = STONES[traitOf(wish, 'stone')?.value ?? '']
  const clay = traitOf(wish, 'material')?.value === 'clay' ? CLAY : undefined
  const usual = random.pick(product.colours)
  // 白色陶瓷杯: the colour of what it is made of
  const tint = wish.tint ?? traitOf(wish, 'material')?.tint
  const colour = tint ? DYES[tint] : (stone ?? clay ?? usual)
  return {
    colour,
    wish,
    random: random.fork('draw'),
    metal: chooseMetal(wish, random.fork('metal')),
  }
}

/** Places of the things of a group, in widths of one: later ones before earlier ones. */
const ROWS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  pairs('-0.54,-0.03 0.54,0.05'),
  pairs('-0.92,-0.08 0.92,-0.08 0,0.08'),
  pairs('-0.62,-0.14 0.62,-0.14 -1.1,0.1 1.1,0.1'),
  pairs('-0.56,-0.18 0.56,-0.18 -1.12,0.12 0,0.14 1.12,0.12'),
  pairs('-1.38,-0.18 -0.28,-0.18 0.82,-0.18 -0.82,0.14 0.28,0.14 1.38,0.14'),
]

function arrange(composing: Composing, product: Product): { items: Item[]; main: Oklch } {
  const { brief, random } = composing
  const asked = Math.max(1, Math.min(MOST, brief.main.count ?? 1))
  const count = asked === 2 && PAIRS.test(brief.main.id) ? 1 : asked
  const first = buildCraft(brief.main, product, random.fork('one'))
  const drawn = product.draw(first)
  const { left, right } = measureBox(drawn.forms)
  const width = right - left
  const items = ROWS[count].map(([x, y], i) => {
    const own =
      i === 0 || (count === 2 && PAIRED.test(brief.main.id))
        ? drawn
        : product.draw(buildCraft(brief.main, product, random.fork(`one ${i}`)))
    return placeItem(own, [x * width * 1.06, y * width])
  })
  return { items, main: first.colour }
}

function compose(composing: Composing) {
  const { brief, random } = composing
  const isAlone = !composing.standsInSetting && brief.others.length === 0
  if (isPlaneFigure(brief.main.id) && (isAlone || Object.hasOwn(LINE_WORDS, brief.main.id)))
    return composeFigures(composing)
  const product = PRODUCTS[brief.main.id]
  if (!product) throw new Error(`no product "${brief.main.id}"`)
  const { items, main } = arrange(composing, product)
  const usual = random.fork('strewn').pick<StrewnId>(product.strewn ?? ['none'])
  return composeStill(composing, {
    ...{ items, main, tilt: product.tilt ?? TILT },
    grounds: product.grounds ?? ['sweep', 'sweep', 'sweep', 'podium', 'marble'],
    ...(product.fill && { fill: product.fill }),
    scatter: (site) => strewNamed(brief.main, site, usual),
  })
}

/** Vessels with a mouth for flowers. */
const VASES = /^(?:vase|blue-and-white)$/

/** Things with a body of glass where that is named. */
const CLEAR =
  /^(?:mug|teapot|vase|perfume|serum|skincare|cream-jar|nail-polish|phone-case|candle|glass-.+)$/

/** Things one buys, wears and uses: one object large, on a ground, with light and shadow. */
export const products: Family = {
  id: 'products',
  things: {
    ...Object.fromEntries(Object.entries(PRODUCTS).map(([id, { words }]) => [id, words])),
    ...LINE_WORDS,
  },
  traits: {
    ...BACKGROUND_TRAITS,
    ...AIRY_TRAITS,
    ...GROUND_TRAITS,
    ...STREWN_TRAITS,
    ...CORNER_TRAITS,
    'material:gold': '金色 金的 黄金 镀金 纯金 gold golden',
    'material:silver': '银色 银的 银质 白银 silver',
    'material:metal': '金属 不锈钢 金属质感 metal',
    'material:wood': '木质 木头 木制 实木 wooden',
    'material:ceramic': '陶瓷 瓷 瓷质 ceramic',
    'material:glossy': '亮面 光面 glossy',
    'material:matt': '磨砂 哑光 matte',
    'material:clay': '紫砂 紫砂壶 陶土 陶 clay terracotta zisha',
    'clear:glass':
      '玻璃 透明 水晶 玻璃质感 透明瓶身 透明玻璃 透明瓶 透明玻璃瓶 玻璃瓶身 透明杯 透明材质 半透明 glass transparent',
    'strap:yes': '表带 皮质表带 硅胶表带 皮表带 橡胶表带',
    'decor:porcelain': '青花瓷 青花 青花瓷质 青花图案 青花纹',
    'stone:diamond': '钻石 钻戒 钻石戒指 钻石项链 裸钻 diamond diamonds diamond_ring',
    'stone:ruby': '红宝石 ruby',
    'stone:sapphire': '蓝宝石 sapphire',
    'stone:emerald': '祖母绿 绿宝石 翡翠 emerald jade',
    'stone:amethyst': '紫水晶 紫宝石 amethyst',
    'pattern:none': '纯白 纯色 素色 素净 无图案 没有图案 无花纹 plain',
    'flowers:in':
      '插着花 插着鲜花 插着花朵 插着花儿 插着一束花 插着一束鲜花 插着几枝花 插着几朵花 插着一枝花 插满鲜花 插满花 插满了花 插满了鲜花 插满花朵 插有鲜花 插了花 插了一束花',
  },
  styles: wordList('soft flat watercolour pencil oil pixel papercut minimal neon ukiyoe ink'),
  takesSetting: true,
  most: () => MOST,
  closeUp: true,
  takesPictureTint: true,
  // an icon has colours, and neither materials nor stones
  takes: (slot, thing) =>
    (slot !== 'strap' || /watch$/.test(thing)) &&
    (slot !== 'decor' || /^(?:mug|teapot|vase)$/.test(thing)) &&
    (slot !== 'clear' || CLEAR.test(thing)) &&
    (slot !== 'flowers' || VASES.test(thing)) &&
    (slot !== 'corner' || isPlaneFigure(thing)) &&
    (!isEmoji(thing) || !/^(material|stone)$/.test(slot)),
  compose,
}
