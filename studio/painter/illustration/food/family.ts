import type { Composing, Family } from '../family'
import { DYES } from '../../palettes/tints'
import { CAKES } from './cake'
import { COFFEE } from './coffee'
import type { Cook, Dish } from './craft'
import { DRINKS } from './drinks'
import { DUMPLINGS } from './dumplings'
import { FRUIT } from './fruit'
import { NOODLES } from './noodles'
import { WARES } from './ware'
import { composeStill } from '../build/still/compose'
import type { GroundId } from '../build/still/grounds'
import { type Item, boxOf, placeItem } from '../build/still/item'

const DISHES: Readonly<Record<string, Dish>> = {
  ...NOODLES,
  ...DUMPLINGS,
  ...CAKES,
  ...COFFEE,
  ...FRUIT,
  ...DRINKS,
}

const MOST = 4
const TABLES: readonly [GroundId, ...GroundId[]] = [
  'wood',
  'wood',
  'linen',
  'gingham',
  'marble',
  'slate',
  'lacquer',
  'outdoors',
]
/** What lies flat under a picture taken from above. */
const FLAT: readonly [GroundId, ...GroundId[]] = ['wood', 'linen', 'marble', 'slate', 'gingham']

function cookFor({ brief, random }: Composing, tilt: number, name: string): Cook {
  const { main } = brief
  const tint = main.tint ? DYES[main.tint] : null
  const own = random.fork(name)
  return { wish: main, random: own, tint, ware: own.fork('ware').pick(WARES), tilt }
}

/** Where the dishes of a group stand, in widths of one; the nearer ones last. */
const ROWS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.52, -0.1],
    [0.52, 0.1],
  ],
  [
    [-0.55, -0.2],
    [0.55, -0.14],
    [0, 0.28],
  ],
  [
    [-0.54, -0.26],
    [0.54, -0.26],
    [-0.56, 0.26],
    [0.52, 0.28],
  ],
]

function serve(composing: Composing, dish: Dish, tilt: number): Item[] {
  const count = Math.max(1, Math.min(MOST, composing.brief.main.count ?? 1))
  const first = dish.draw(cookFor(composing, tilt, 'one'))
  const { left, right } = boxOf(first.forms)
  const width = right - left
  return ROWS[count].map(([x, y], i) => {
    const item = i === 0 ? first : dish.draw(cookFor(composing, tilt, `one ${i}`))
    return placeItem(item, [x * width * 1.04, y * width * (0.5 + tilt * 0.6)])
  })
}

function compose(composing: Composing) {
  const { brief, random } = composing
  const dish = DISHES[brief.main.id]
  if (!dish) throw new Error(`no dish "${brief.main.id}"`)
  const tilt = random.fork('tilt').pick(dish.tilts)
  return composeStill(composing, {
    ...{ items: serve(composing, dish, tilt), main: dish.colour, tilt },
    grounds: dish.grounds ?? (tilt > 0.8 ? FLAT : TABLES),
    fill: dish.fill ?? [0.86, 0.7],
  })
}

/** Dishes, cakes, drinks and fruit: large on a table, steam where they are hot. */
export const food: Family = {
  id: 'food',
  things: Object.fromEntries(Object.entries(DISHES).map(([id, { words }]) => [id, words])),
  traits: {
    'flavour:beef': '红烧牛肉 牛肉味 兰州',
    'flavour:spicy': '麻辣 香辣 辣 重庆 红油',
  },
  styles: [
    'soft',
    'flat',
    'watercolour',
    'oil',
    'pixel',
    'papercut',
    'pencil',
    'ukiyoe',
    'minimal',
    'ink',
    'neon',
  ],
  takesSetting: true,
  compose,
}
