import { AIRY_TRAITS } from '../aglow'
import { CLOSE_TRAITS, CROP_TRAITS } from '../close'
import { BACKGROUND_TRAITS } from '../background'
import type { Oklch } from '../../colour'
import { DYES } from '../../palettes/tints'
import { composeStill } from '../build/still/compose'
import { type Item, measureBox, placeItem } from '../build/still/item'
import type { Composing, Family } from '../family'
import type { Illustration } from '../node'
import { BUNCHES } from './bunches'
import { composeLotus } from './lotus'
import { type Growing, type Plant, TILT } from './plant'
import { POTS } from './pots'
import { wordList } from '../../../lib/words'

const PLANTS: Readonly<Record<string, Plant>> = { ...BUNCHES, ...POTS }

/** Most of those that come in numbers of their own. */
const MOST = 3

/** Plants that come in numbers of their own stand side by side so far apart. */
const APART = 1.02

function buildItems({ brief, random }: Composing, plant: Plant, colour: Oklch): Item[] {
  const growing = (i: number): Growing => ({
    colour,
    wish: brief.main,
    random: random.fork(`plant ${i}`),
  })
  const count = plant.bunched ? 1 : Math.max(1, Math.min(MOST, brief.main.count ?? 1))
  const items = Array.from({ length: count }, (_, i) => plant.draw(growing(i)))
  const boxes = items.map(({ forms }) => measureBox(forms))
  const width = Math.max(...boxes.map(({ left, right }) => right - left))
  return items.map((item, i) =>
    placeItem(item, [(i - (count - 1) / 2) * width * APART, count === 3 && i === 1 ? 60 : 0]),
  )
}

function compose(composing: Composing): Illustration {
  const { brief, random } = composing
  if (brief.main.id === 'lotus') return composeLotus(composing)
  const plant = PLANTS[brief.main.id]
  if (!plant) throw new Error(`no plant "${brief.main.id}"`)
  const colour = brief.main.tint ? DYES[brief.main.tint] : random.fork('colour').pick(plant.colours)
  return composeStill(composing, {
    ...{ items: buildItems(composing, plant, colour), main: colour, tilt: TILT },
    grounds: plant.grounds ?? ['sweep', 'sweep', 'wood', 'linen', 'podium'],
    fill: plant.fill ?? [0.76, 0.8],
  })
}

/** Plants with a head to look at closely. */
const FLOWERS = /^(rose|tulip|sunflower-vase|daisy|hydrangea|bouquet)$/

/** Flowers and plants, large: in the hand, in a vase, in a pot, on the water. */
export const plants: Family = {
  id: 'plants',
  things: {
    ...Object.fromEntries(Object.entries(PLANTS).map(([id, { words }]) => [id, words])),
    lotus: '荷花 莲花 睡莲 lotus lotus_flower water_lily',
  },
  traits: {
    ...BACKGROUND_TRAITS,
    ...AIRY_TRAITS,
    ...CLOSE_TRAITS,
    ...CROP_TRAITS,
    'wears:straw-hat': '草帽 帽子 戴草帽 戴帽子 straw_hat hat',
    'mood:smile': '微笑 笑脸 可爱 萌 smiling smile cute kawaii',
    'on:windowsill': '窗台 窗台上 飘窗 飘窗上 窗边 窗前 windowsill window_sill',
    'on:wood': '木桌 木板 桌上 wooden_table',
    'with:dragonfly': '蜻蜓 dragonfly',
  },
  styles: wordList(`
    soft flat watercolour oil ink papercut pencil ukiyoe blue-green pixel minimal neon
  `),
  takesSetting: true,
  most: (thing) => (PLANTS[thing] && !PLANTS[thing].bunched ? MOST : Infinity),
  // 玻璃花瓶里的向日葵: what is arranged is no flower of a landscape
  yields: (thing) => PLANTS[thing]?.bunched !== true,
  takesPictureTint: true,
  takes: (slot, thing) => slot !== 'crop' || FLOWERS.test(thing),
  compose,
}
