import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Form, form, line, place } from '../build/form'
import { type Oklch, linear, radial, tone, tones } from '../build/fill'
import { type Cook, type Dish, gleam, on, scallions, wished } from './craft'
import { baozi, jiaozi, riceBall } from './jiaozi'
import { bowl, plate, surface, wallShadow } from './ware'
import { type Item, group, placeItem } from '../build/still/item'
import { steam } from '../build/still/steam'
import { type Point, named, triples } from '../../drawing/notation'

type Spot = { readonly at: Point; readonly turn: number }

const ring = (count: number, radius: number, flat: number, from: number): Spot[] =>
  Array.from({ length: count }, (_, i) => {
    const a = from + (i / count) * TAU
    const [c, s] = [cos(a), sin(a)]
    return { at: [c * radius, s * radius * flat] as const, turn: c * 0.34 * (s > 0 ? -1 : 1) }
  })

/** A small dish of dip. */
export function dip(cook: Cook, colour: Oklch = [0.24, 0.05, 40]): Item {
  const small = bowl({ ...cook, random: cook.random.fork('dip') }, 112, {
    height: 46,
    pattern: false,
    full: 0.82,
  })
  const soup = surface(
    small.content,
    radial(
      [small.content.x - 20, small.content.y - 8],
      [small.content.rx, small.content.ry],
      ...tones(colour, 0.14, 0),
    ),
    scallions(small.content, cook.random.fork('dip top'), 6, 0.6, 7),
    wallShadow(small.content, 10),
    gleam([-30, small.content.y - 8], 26, 5, 0.5, 0),
  )
  return { forms: [...small.forms, soup], stands: small.stands }
}

const WHEAT: Oklch = [0.94, 0.032, 84]
const DOUGHS: Readonly<Record<string, Oklch>> = named(`spinach: 0.74,0.1,135 pumpkin: 0.84,0.12,82
  purple: 0.6,0.11,320 corn: 0.88,0.1,90`)

const pickDoughColour = (cook: Cook): Oklch => DOUGHS[wished(cook, 'flavour') ?? ''] ?? WHEAT

function dumplingPlate(cook: Cook): Item {
  const { random } = cook
  const ware = plate(cook, 420)
  const dough = pickDoughColour(cook)
  const flat = cook.tilt
  const spots = random.pick([
    () => [...ring(8, 272, flat, -0.3), { at: [0, -8] as const, turn: 0.06 }],
    () => [...ring(7, 262, flat, 0.2), { at: [0, -4] as const, turn: -0.1 }],
    () =>
      [-1, 0, 1].flatMap((row) =>
        (row === 0 ? [-1, 0, 1] : [-0.5, 0.5]).map((k) => ({
          at: [k * 248, row * 205 * flat] as const,
          turn: random.range(-0.12, 0.12),
        })),
      ),
  ])()
  const sorted = spots.sort((a, b) => a.at[1] - b.at[1])
  const pile = sorted.flatMap(({ at, turn }, i) =>
    place(jiaozi(random.fork(`jiaozi ${i}`), dough), [at[0], ware.content.y + at[1] - 12], {
      scale: 1.18,
      turn,
    }),
  )
  const topped = scallions(
    { ...ware.content, y: ware.content.y - 16 },
    random.fork('scallion'),
    20,
    0.72,
    8,
  )
  return {
    forms: [...ware.forms, ...pile, ...topped],
    stands: ware.stands,
    lights: steam([0, ware.content.y - 30], 180, random.fork('steam'), 4),
  }
}

/** A bamboo steamer with whatever is steamed in it. */
export function steamer(cook: Cook, pieces: (random: Random) => Form[], size: number): Item {
  const { tilt, random } = cook
  const rise = Math.sqrt(1 - tilt * tilt)
  const height = 130
  const cane: Oklch = [0.74, 0.085, 74]
  const y = -height * rise
  const basket = bowl({ ...cook, ware: cane }, 400, { height, pattern: false, full: 0.78 })
  const wall = form(
    [
      ...Array.from({ length: 41 }, (_, i): Point => [
        cos((i / 40) * Math.PI) * 400,
        sin((i / 40) * Math.PI) * 400 * tilt,
      ]),
      ...Array.from({ length: 41 }, (_, i): Point => [
        -cos((i / 40) * Math.PI) * 400,
        y + sin((i / 40) * Math.PI) * -400 * tilt,
      ]),
    ],
    linear([-400, 0], [400, 0], ...tones(cane, -0.06, 0.08, 0, -0.2)),
    { relief: 8 },
  )
  const hoop = (share: number) => {
    const at = (dy: number) =>
      Array.from({ length: 31 }, (_, i): Point => [
        cos(0.01 + (i / 30) * (Math.PI - 0.02)) * 401,
        y * share + dy + sin((i / 30) * Math.PI) * 400 * tilt,
      ])
    return [
      line(at(0), 22, tone(cane, -0.05), 'detail even plain'),
      line(at(12), 3, tone(cane, -0.28), 'detail even plain alpha 0.7'),
      line(at(-9), 3, tone(cane, 0.14), 'detail even plain alpha 0.8'),
    ]
  }
  const disc = { ...basket.rim, y: basket.rim.y + 24 }
  const slats = Array.from({ length: 13 }, (_, i) =>
    line(
      [on(disc, -0.95 + i * 0.16, -1), on(disc, -0.95 + i * 0.16, 1)],
      4,
      tone(cane, -0.18),
      'detail even plain alpha 0.6',
    ),
  )
  const spots = [...ring(6, 235, tilt, -Math.PI / 6), { at: [0, 0] as const, turn: 0 }].sort(
    (a, b) => a.at[1] - b.at[1],
  )
  const filled = spots.flatMap(({ at }, i) =>
    place(pieces(random.fork(`piece ${i}`)), [at[0], disc.y + at[1] - 6], { scale: size }),
  )
  const floor = surface(disc, tone(cane, -0.06), slats, wallShadow(disc, 34))
  return {
    forms: [wall, ...hoop(0.86), ...hoop(0.16), ...basket.forms.slice(1), floor, ...filled],
    stands: [{ at: [0, 0], radius: [398, 398 * tilt] }],
    lights: steam([0, disc.y - 40], 220, random.fork('steam'), 5),
  }
}

const bunSteamer = (cook: Cook): Item =>
  steamer(cook, (random) => baozi(random, pickDoughColour(cook)), 0.88)

const FILLINGS: readonly [Oklch, ...Oklch[]] = triples('0.2,0.03,40 0.34,0.09,25 0.72,0.13,78')
const TINTED: readonly [Oklch, ...Oklch[]] = triples(`0.975,0.012,85 0.86,0.07,10 0.8,0.09,135
  0.86,0.1,86 0.74,0.08,315`)

function riceBalls(cook: Cook): Item {
  const { random } = cook
  const ware = bowl(cook, 400, { full: 0.88 })
  const disc = ware.content
  const mixed = random.chance(0.45)
  const spots = [
    ...ring(6, 0.56 * disc.rx, disc.ry / disc.rx, 0.3),
    { at: [0, 0] as const, turn: 0 },
  ].sort((a, b) => a.at[1] - b.at[1])
  const open = random.integer(0, spots.length - 1)
  const balls = spots.flatMap(({ at }, i) =>
    place(
      riceBall(
        cook.tint && cook.tint[0] > 0.5 ? cook.tint : mixed ? random.pick(TINTED) : TINTED[0],
        i === open ? random.pick(FILLINGS) : null,
      ),
      [disc.x + at[0], disc.y + at[1] - 4],
      { scale: 1.36 },
    ),
  )
  const sweet: Oklch = random.pick<Oklch>(triples('0.86,0.06,80 0.9,0.03,90 0.66,0.12,50'))
  const petals = Array.from({ length: 12 }, () =>
    place(
      [form('-12,0 -4,-7 10,-3 8,6 -4,6', [0.84, 0.14, 84], 'petal plain')],
      on(disc, random.range(-0.7, 0.7), random.range(-0.7, 0.7)),
      { scale: random.range(0.6, 1), turn: random.range(0, TAU) },
    ),
  ).flat()
  const soup = surface(
    disc,
    radial([disc.x - 50, disc.y - 20], [disc.rx, disc.ry], ...tones(sweet, 0.05, 0, -0.1)),
    balls,
    petals,
    wallShadow(disc),
  )
  return {
    forms: [...ware.forms, soup],
    stands: ware.stands,
    lights: steam([0, disc.y], 180, random.fork('steam'), 4),
  }
}

/** Next to the plate: the frame may cut it. */
const looseItem = (item: Item): Item => ({ ...item, forms: [], loose: item.forms })

const aside =
  (side: number, y: number) =>
  (cook: Cook): Item =>
    looseItem(placeItem(dip(cook), [side * 400, y]))

export const DUMPLINGS = {
  dumplings: {
    words: '饺子 水饺 蒸饺 煎饺 锅贴 一盘饺子 dumplings',
    draw: (cook) =>
      group(dumplingPlate(cook), aside(cook.random.sign(), 60 + 170 * cook.tilt)(cook)),
    colour: [0.93, 0.03, 84],
    tilts: [0.55, 0.62, 0.9],
  },
  baozi: {
    words: '包子 肉包 小笼包 小笼 灌汤包 蒸包 蒸笼 馒头 笼屉 baozi',
    draw: bunSteamer,
    colour: [0.9, 0.04, 80],
    tilts: [0.5, 0.58],
  },
  tangyuan: {
    words: '汤圆 元宵 tangyuan',
    draw: riceBalls,
    colour: [0.95, 0.02, 85],
    tilts: [0.55, 0.62, 0.92],
  },
} as const satisfies Readonly<Record<string, Dish>>
