import { TAU } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Form, ellipse, form, inside, line, place } from '../build/form'
import { type Oklch, radial, tone } from '../build/fill'
import { arcPath, ellipsePath } from '../build/path'
import {
  type Cook,
  type Disc,
  type Dish,
  anywhere,
  gleam,
  on,
  scallions,
  under,
  wished,
} from './craft'
import { fishDish, skewers, steak } from './grill'
import { hotpot, side } from './hotpot'
import { beef, friedEgg, greens, halfEgg, prawn } from './toppings'
import { bowl, plate, surface, wallShadow } from './ware'
import type { GroundId } from '../build/still/grounds'
import { type Item, group, many, placeItem } from '../build/still/item'
import { steam } from '../build/still/steam'
import { type Point, polyline, triples } from '../../drawing/notation'
import { wordList } from '../../../lib/words'

/** A heap of rice grains in a bowl. */
function riceHeap(disc: Disc, height: number, random: Random): Form[] {
  const { x, y, rx, ry } = disc
  const dome = form(
    `${x - rx * 0.99},${y} ${x - rx * 0.8},${y - height * 0.6} ${x - rx * 0.3},${y - height}
      ${x + rx * 0.3},${y - height} ${x + rx * 0.8},${y - height * 0.6} ${x + rx * 0.99},${y}
      ${x + rx * 0.7},${y + ry * 0.72} ${x},${y + ry} ${x - rx * 0.7},${y + ry * 0.72}`,
    radial(
      [x - rx * 0.3, y - height * 0.6],
      [rx * 1.5, rx * 1.2],
      [0.985, 0.008, 90],
      [0.96, 0.012, 88],
      [0.85, 0.02, 80],
    ),
    { relief: 26 },
  )
  const grains = (n: number) =>
    Array.from({ length: n }, () => {
      const [u, v] = [random.range(-0.95, 0.95), random.range(-0.95, 0.9)]
      return ellipsePath(
        x + u * rx * Math.sqrt(1 - v * v * 0.6),
        y - height * 0.2 + v * (height * 0.75),
        11,
        5,
        random.range(0, TAU),
      )
    })
  return [
    inside(
      dome,
      many(grains(140), [0.84, 0.02, 75], { alpha: 0.7 }),
      many(grains(150), [0.99, 0.005, 90], { role: 'light', alpha: 0.9 }),
    ),
  ]
}

function riceBowl(cook: Cook): Item {
  const { random } = cook
  const ware = bowl(cook, 330, { height: 260, full: 0.96 })
  const disc = ware.content
  const asked = wished(cook, 'topping')
  const plain = cook.wish.traits.length === 0 && random.chance(0.4)
  const at = (u: number, v: number) => on(disc, u, v)
  const tops: Form[] = plain
    ? []
    : asked === 'fried-egg'
      ? [...place(friedEgg([0, 0], 1.5, random), [0, disc.y - 70])]
      : asked === 'prawn'
        ? [...prawn([-100, disc.y - 70], 1.1, 0.2), ...prawn([90, disc.y - 60], 1.1, -0.3, true)]
        : [
            ...greens(at(0.35, -0.5), 1, -0.6),
            ...beef([-120, disc.y - 80], 1.15, random),
            ...beef([-30, disc.y - 110], 1.1, random),
            ...beef([-60, disc.y - 40], 1.2, random),
            ...halfEgg([110, disc.y - 60], 1.15),
          ]
  const heap = riceHeap({ ...disc, rx: disc.rx * 0.97 }, plain ? 150 : 96, random)
  const lip = line(
    arcPath(0, ware.rim.y, 326, 326 * cook.tilt, 0.06, Math.PI - 0.06),
    9,
    tone(cook.ware, 0.04),
    'body even plain',
  )
  return {
    forms: [
      ...ware.forms,
      ...heap,
      ...tops,
      ...(plain
        ? []
        : scallions({ ...disc, y: disc.y - 60, rx: disc.rx * 0.7, ry: disc.ry * 0.5 }, random, 12)),
      lip,
    ],
    stands: ware.stands,
    lights: steam([0, disc.y - 120], 170, random.fork('steam'), 4),
  }
}

function congee(cook: Cook): Item {
  const { random } = cook
  const ware = bowl(cook, 400)
  const disc = ware.content
  const kind = wished(cook, 'flavour') ?? random.pick(['plain', 'pumpkin', 'eightfold'])
  const c: Oklch =
    kind === 'pumpkin'
      ? [0.82, 0.14, 78]
      : kind === 'eightfold'
        ? [0.56, 0.09, 28]
        : [0.95, 0.02, 88]
  const grains = many(
    Array.from({ length: 130 }, () => {
      const [x, y] = anywhere(disc, random, 0.94)
      return ellipsePath(x, y, 13, 6, random.range(0, TAU))
    }),
    tone(c, 0.06),
    { alpha: 0.7 },
  )
  const dates =
    kind === 'plain'
      ? scallions(disc, random, 30, 0.7)
      : Array.from({ length: 9 }, (_, i) => {
          const [x, y] = anywhere(disc, random, 0.72)
          const red: Oklch = i % 3 ? [0.44, 0.16, 26] : [0.86, 0.1, 86]
          return [
            under(ellipsePath(x, y, 34, 24), 3, 5, 0.4),
            inside(
              ellipse([x, y], [34, 24], red, { relief: 8, turn: i }),
              gleam([x - 8, y - 7], 9, 4, 0.7),
            ),
          ]
        }).flat()
  const soup = surface(
    disc,
    radial([disc.x - 50, disc.y - 20], [disc.rx, disc.ry], tone(c, 0.03), c, tone(c, -0.08)),
    grains,
    dates,
    wallShadow(disc),
  )
  return {
    forms: [...ware.forms, soup],
    stands: ware.stands,
    lights: steam([0, disc.y], 190, random.fork('steam'), 4),
  }
}

function eggPlate(cook: Cook): Item {
  const { random } = cook
  const ware = plate(
    {
      ...cook,
      ware:
        cook.namedWare ??
        random.pick<Oklch>(triples('0.95,0.012,85 0.5,0.07,235 0.34,0.02,260 0.72,0.08,160')),
    },
    400,
  )
  const y = ware.content.y
  const count = Math.min(3, cook.wish.count ?? random.integer(1, 2))
  const spots: readonly Point[] =
    count === 1
      ? [[0, y]]
      : count === 2
        ? polyline([-120, y - 20], [120, y + 34])
        : polyline([-130, y - 40], [130, y - 30], [0, y + 70])
  const eggs = spots
    .slice(0, count)
    .flatMap((at, i) => friedEgg(at, count === 1 ? 2.5 : 1.75, random.fork(`egg ${i}`)))
  return {
    forms: [...ware.forms, ...eggs, ...scallions(ware.content, random, 10, 0.5, 8)],
    stands: ware.stands,
    lights: steam([0, y], 150, random.fork('steam'), 3),
  }
}

const TABLES: readonly [GroundId, ...GroundId[]] = wordList('wood linen slate gingham wood marble')
const dish = (
  words: string,
  draw: Dish['draw'],
  colour: Oklch,
  tilts: Dish['tilts'] = [0.5, 0.58],
  fill: readonly [number, number] = [0.84, 0.68],
  grounds = TABLES,
): Dish => ({ words, draw, colour, tilts, grounds, fill })

export const HEARTY: Readonly<Record<string, Dish>> = {
  rice: dish(
    '米饭 白米饭 盖饭 盖浇饭 卤肉饭 煲仔饭 一碗饭 炒饭 rice',
    riceBowl,
    [0.9, 0.04, 80],
    [0.42, 0.5],
    [0.74, 0.7],
  ),
  congee: dish(
    '粥 白粥 皮蛋瘦肉粥 八宝粥 小米粥 南瓜粥 腊八粥 congee',
    congee,
    [0.93, 0.03, 86],
    [0.54, 0.62, 0.92],
  ),
  'fried-egg': dish('煎蛋 荷包蛋 鸡蛋 太阳蛋 fried_egg', eggPlate, [0.84, 0.15, 82], [0.62, 0.9]),
  steak: dish('牛排 西餐 烤肉 steak', steak, [0.42, 0.09, 38], [0.58, 0.66]),
  'fish-dish': dish(
    '红烧鱼 清蒸鱼 烤鱼 蒸鱼 年年有鱼 糖醋鱼',
    fishDish,
    [0.56, 0.13, 42],
    [0.5, 0.56],
  ),
  skewers: dish(
    '烤串 羊肉串 串串 烧烤 烤羊肉串 撸串 bbq skewers',
    skewers,
    [0.46, 0.1, 38],
    [0.3],
    [0.66, 0.74],
    ['slate', 'wood', 'sweep', 'wood'],
  ),
  tanghulu: dish(
    '糖葫芦 冰糖葫芦',
    skewers,
    [0.52, 0.21, 26],
    [0.3],
    [0.66, 0.74],
    ['sweep', 'wood', 'linen'],
  ),
  hotpot: dish(
    '火锅 鸳鸯锅 麻辣火锅 重庆火锅 涮羊肉 麻辣烫 铜锅 hotpot',
    (cook) =>
      group(
        placeItem(side(cook, 0), [-420, -330 * cook.tilt]),
        placeItem(side(cook, 1), [430, -320 * cook.tilt]),
        hotpot(cook),
        placeItem(side(cook, 2), [-430, 330 * cook.tilt]),
      ),
    [0.55, 0.19, 32],
    [0.56, 0.62],
    [0.98, 0.74],
    ['wood', 'slate', 'lacquer', 'wood'],
  ),
}
