import { readFields, readRows, readWords } from '../../../lib/fields'
import { wordList } from '../../../lib/words'
import { sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import type { Form } from '../node'
import { type Oklch, radial, tone, tones } from '../build/fill'
import { ellipsePath, openPath, ribbonPath } from '../build/path'
import {
  type Cook,
  type Disc,
  type Dish,
  anywhere,
  flavoured,
  on,
  scallions,
  wished,
} from './craft'
import { TOPPINGS, type Topping, topping } from './toppings'
import { bowl, chopsticks, surface, wallShadow } from './ware'
import { type Item, many } from '../build/still/item'
import { steam } from '../build/still/steam'
import { type Point, polyline, triples } from '../../drawing/notation'
import { type PartId, named } from '../../parts'

/** Strands side by side along one curve, each with a dark edge and a light. */
export function strands(
  points: readonly Point[],
  count: number,
  pitch: number,
  colour: Oklch,
  random: Random,
): Form[] {
  const path = openPath(points)
  const tracks = Array.from({ length: count }, (_, i) => {
    const off = (i - (count - 1) / 2) * pitch
    return path.map((p, k): Point => {
      const a = path[Math.max(0, k - 1)]
      const b = path[Math.min(path.length - 1, k + 1)]
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const length = Math.sqrt(dx * dx + dy * dy) || 1
      const wobble = off + sin(k * 0.21 + i * 1.7) * 2.4 + random.spread() * 0.4
      return [p[0] - (dy / length) * wobble, p[1] + (dx / length) * wobble * 0.8]
    })
  })
  const moved = (by: number, width: number) =>
    tracks.map((track) =>
      ribbonPath(
        track.map(([x, y]): Point => [x - by, y - by * 1.3]),
        width,
        'even',
      ),
    )
  return [
    many(moved(0, pitch * 1.26), tone(colour, -0.36), { role: 'shade', alpha: 0.85 }),
    many(moved(0.4, pitch * 0.88), colour, { role: 'body' }),
    many(moved(2, pitch * 0.26), tone(colour, 0.12), { role: 'light', alpha: 0.9 }),
  ]
}

function noodleNest(disc: Disc, colour: Oklch, pitch: number, random: Random): Form[] {
  const p = (u: number, v: number): Point =>
    on(disc, u + random.spread() * 0.05, v + random.spread() * 0.05)
  const flip = random.sign()
  return [
    ...strands(
      [p(-1.2, 0.1 * flip), p(-0.5, -0.3), p(0, -0.52), p(0.5, -0.3), p(1.2, 0.2 * flip)],
      16,
      pitch,
      colour,
      random,
    ),
    ...strands(
      [p(-1.2, -0.3), p(-0.45, 0.32), p(0.1, 0.5), p(0.6, 0.2), p(1.2, -0.4)],
      14,
      pitch,
      colour,
      random,
    ),
    ...strands(
      [
        p(-0.85 * flip, 0.62),
        p(-0.6 * flip, 0.05),
        p(-0.1 * flip, -0.12),
        p(0.3 * flip, 0.25),
        p(0.05 * flip, 0.75),
        p(-0.4 * flip, 0.95),
      ],
      11,
      pitch * 0.97,
      colour,
      random,
    ),
  ]
}

function oil(disc: Disc, random: Random, colour: Oklch, count = 26): Form[] {
  const dots = Array.from({ length: count }, () => {
    const [x, y] = anywhere(disc, random, 0.98, 0.6)
    return [x, y, random.range(4, 14)] as const
  })
  const flat = disc.ry / disc.rx
  return [
    many(
      dots.map(([x, y, r]) => ellipsePath(x, y, r, r * flat)),
      tone(colour, 0.12),
      { alpha: 0.45 },
    ),
    many(
      dots.map(([x, y, r]) => ellipsePath(x - r * 0.3, y - r * flat * 0.4, r * 0.34, r * 0.2)),
      [0.97, 0.05, 80],
      { role: 'light', alpha: 0.75 },
    ),
  ]
}

type Broth = Readonly<{ colour: Oklch; noodle: Oklch; pitch: number; tops: readonly Topping[] }>
const FIELDS = wordList('colour noodle pitch tops')

function readBroth(text: string): Broth {
  const { colour = '', noodle = '', pitch, tops } = readFields(text, FIELDS)
  return {
    ...{ colour: triples(colour)[0], noodle: triples(noodle)[0], pitch: Number(pitch) },
    tops: readWords(tops, TOPPINGS),
  }
}

const BROTHS: Readonly<Record<string, Broth>> = readRows(
  {
    beef: 'colour: 0.5,0.13,48; noodle: 0.89,0.075,84; pitch: 11; tops: greens beef beef beef egg',
    tonkotsu: `colour: 0.84,0.06,76; noodle: 0.9,0.08,86; pitch: 10;
      tops: greens chashu chashu egg naruto`,
    miso: `colour: 0.64,0.12,62; noodle: 0.88,0.09,84; pitch: 10.5;
      tops: chashu chashu greens egg naruto`,
    plain: 'colour: 0.6,0.11,64; noodle: 0.93,0.05,88; pitch: 11; tops: greens fried-egg',
    spicy: 'colour: 0.52,0.2,34; noodle: 0.88,0.08,80; pitch: 11.5; tops: greens beef chilli egg',
    seafood: `colour: 0.76,0.09,74; noodle: 0.93,0.045,90; pitch: 10;
      tops: greens prawn prawn prawn egg`,
    rice: 'colour: 0.8,0.07,72; noodle: 0.97,0.012,90; pitch: 13; tops: greens beef beef fried-egg',
  },
  readBroth,
)

/** Places of toppings, overlapping as a cook would lay them. */
const PLACES: readonly Point[] = polyline(`0.52,-0.42 -0.5,-0.36 -0.12,-0.5 -0.34,0.04 0.26,0.34
  0.58,0.06`)

function wishedTops(cook: Cook, usual: readonly Topping[]): readonly Topping[] {
  const extra: Topping[] = []
  for (const { slot, value } of cook.wish.traits) {
    if (slot !== 'topping') continue
    if (value === 'egg') extra.push('egg')
    if (value === 'fried-egg') extra.push('fried-egg')
    if (value === 'beef') extra.push('beef', 'beef')
    if (value === 'prawn') extra.push('prawn', 'prawn')
    if (value === 'greens') extra.push('greens')
    if (value === 'pork') extra.push('chashu', 'chashu')
  }
  const rest = usual.filter(
    (top) =>
      !extra.includes(top) && !(top.includes('egg') && extra.some((one) => one.includes('egg'))),
  )
  return [...rest.slice(0, Math.max(1, 5 - extra.length)), ...extra].slice(0, 6)
}

/** Names of toppings for viewers. */
const NAMES: Partial<Record<Topping, PartId>> = {
  ...{ beef: 'meat', chashu: 'meat', egg: 'egg', 'fried-egg': 'egg', prawn: 'prawns' },
}

export const noodleBowl =
  (kinds: readonly [string, ...string[]]): ((cook: Cook) => Item) =>
  (cook) => {
    const { random } = cook
    const flavour = wished(cook, 'flavour')
    const broth = BROTHS[flavour && flavour in BROTHS ? flavour : random.pick(kinds)]
    const ware = bowl(cook, 400)
    const disc = ware.content
    const { colour } = broth
    const spots = random.chance(0.5) ? PLACES : PLACES.map(([u, v]): Point => [-u, v])
    const tops = wishedTops(cook, broth.tops).flatMap((kind, i) =>
      named(
        NAMES[kind] ?? 'vegetables',
        topping(kind, on(disc, spots[i][0], spots[i][1]), 1.02, random.fork(`top ${i}`)),
      ),
    )
    const soup = surface(
      disc,
      radial([disc.x - 60, disc.y - 20], [disc.rx, disc.ry], ...tones(colour, 0.1, 0, -0.16)),
      oil(disc, random.fork('oil'), colour),
      named('noodles', noodleNest(disc, broth.noodle, broth.pitch, random.fork('nest'))),
      tops,
      named('scallions', scallions(disc, random.fork('scallion'), 26, 0.8)),
      wallShadow(disc),
    )
    const side = random.sign()
    const sticks = random.chance(0.75)
      ? chopsticks(
          [side * 560, disc.y - 250],
          [side * 60, disc.y + 40],
          random.pick<Oklch>(triples('0.36,0.08,32 0.5,0.12,28 0.25,0.02,40')),
        )
      : []
    return {
      forms: [...ware.forms, ...named('broth', soup)],
      loose: sticks,
      stands: ware.stands,
      lights: steam([disc.x, disc.y + 10], 190, random.fork('steam'), 4),
    }
  }

export const NOODLES = {
  noodles: {
    words: '面条 汤面 一碗面 一碗面条 面 面食 热汤面 阳春面 noodles',
    draw: noodleBowl(['beef', 'plain', 'spicy', 'miso']),
    colour: [0.6, 0.12, 55],
    tilts: [0.52, 0.58, 0.92],
  },
  'beef-noodles': {
    words: '牛肉面 红烧牛肉面 兰州拉面 兰州牛肉面 beef_noodles',
    draw: flavoured(noodleBowl(['beef']), 'beef'),
    colour: [0.55, 0.12, 50],
    tilts: [0.52, 0.58, 0.92],
  },
  'spicy-noodles': {
    words: '重庆小面 担担面 油泼面 麻辣面',
    draw: flavoured(noodleBowl(['spicy']), 'spicy'),
    colour: [0.55, 0.18, 35],
    tilts: [0.52, 0.58, 0.92],
  },
  ramen: {
    words: '拉面 日式拉面 豚骨拉面 日本拉面 ramen',
    draw: noodleBowl(['tonkotsu', 'miso']),
    colour: [0.8, 0.07, 70],
    tilts: [0.54, 0.6, 0.92],
  },
  'rice-noodles': {
    words: '米粉 米线 螺蛳粉 酸辣粉 过桥米线 粉丝 河粉',
    draw: noodleBowl(['rice', 'spicy']),
    colour: [0.8, 0.08, 60],
    tilts: [0.54, 0.6],
  },
} as const satisfies Readonly<Record<string, Dish>>
