import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Form, ellipse, form, inside, line, place, polygonForm } from '../build/form'
import { type Oklch, linear, radial, tone, tones } from '../build/fill'
import { glossMaterial, lathe } from '../build/lathe'
import { arcPath, ellipsePath } from '../build/path'
import { type Cook, type Disc, type Dish, flavoured, gleam, on, wished } from './craft'
import { plate, surface, wallShadow } from './ware'
import { type Item, group, many, placeItem } from '../build/still/item'
import { steam } from '../build/still/steam'
import { type Point, pairs, polyline, triples } from '../../drawing/notation'
import { asPart, named } from '../../parts'

const CREAM: Oklch = [0.955, 0.032, 85]

/** The art in the milk, in the unit disc. */
const ART: readonly ((disc: Disc, brown: Oklch) => Form[])[] = [
  // a rosetta: nested leaves, then one line pulled through
  (disc, brown) => {
    const leaves = Array.from({ length: 7 }, (_, i) => {
      const s = 1 - i * 0.135
      const outline: Point[] = (
        [
          [0, 0.86],
          [-0.34 * s, 0.52],
          [-0.8 * s, 0.06 + i * 0.03],
          [-0.74 * s, -0.42 + i * 0.05],
          [-0.36 * s, -0.64 + i * 0.085],
          [0, -0.5 + i * 0.11],
          [0.36 * s, -0.64 + i * 0.085],
          [0.74 * s, -0.42 + i * 0.05],
          [0.8 * s, 0.06 + i * 0.03],
          [0.34 * s, 0.52],
        ] as const
      ).map(([u, v]) => on(disc, u, v))
      return form(outline, i % 2 ? brown : CREAM, 'detail plain blur 1')
    })
    const tip = form(
      [on(disc, 0, -0.84), on(disc, -0.15, -0.68), on(disc, 0, -0.52), on(disc, 0.15, -0.68)],
      CREAM,
      'detail plain blur 1',
    )
    return [
      ...leaves,
      tip,
      line(
        [on(disc, 0, -0.8), on(disc, 0.006, 0), on(disc, 0, 0.86)],
        7,
        brown,
        'detail plain blur 1',
      ),
    ]
  },
  // hearts in hearts
  (disc, brown) =>
    [0.8, 0.58, 0.4, 0.22].map((s, i) =>
      form(
        pairs('0,-0.34 -0.4,-0.72 -0.86,-0.4 -0.74,0.12 -0.3,0.56')
          .map(([u, v]): Point => on(disc, u * s, v * s + 0.02))
          .concat([on(disc, 0, 0.92 * s)])
          .concat(
            pairs('0.3,0.56 0.74,0.12 0.86,-0.4 0.4,-0.72').map(([u, v]): Point =>
              on(disc, u * s, v * s + 0.02),
            ),
          ),
        i % 2 ? brown : CREAM,
        'detail plain blur 1.2',
      ),
    ),
  // a tulip of stacked crescents
  (disc, brown) =>
    [0, 1, 2, 3].flatMap((i) => {
      const [v, w] = [-0.5 + i * 0.3, 0.42 + 0.1 * (3 - i) + (i === 0 ? -0.14 : 0)]
      const crescent = form(
        [
          on(disc, 0, v + 0.16),
          on(disc, -w, v - 0.2),
          on(disc, -w * 0.7, v + 0.14),
          on(disc, 0, v + 0.42),
          on(disc, w * 0.7, v + 0.14),
          on(disc, w, v - 0.2),
        ],
        CREAM,
        'detail plain blur 1.2',
      )
      return i === 3
        ? [crescent, line([on(disc, 0, -0.4), on(disc, 0, 0.9)], 6, brown, 'detail plain blur 1')]
        : [crescent]
    }),
]

export function bean(random: Random): Item {
  const body = ellipse(
    [0, -14],
    [27, 18],
    radial([-8, -22], [30, 24], [0.5, 0.08, 46], [0.32, 0.07, 40], [0.22, 0.05, 36]),
    { relief: 6 },
  )
  const cut = line('-22,-14 -8,-18 6,-10 22,-14', 5, [0.17, 0.04, 36], 'detail plain')
  return {
    forms: place([inside(body, cut, gleam([-8, -22], 8, 3, 0.5))], [0, 0], {
      turn: random.range(-0.6, 0.6),
    }),
    stands: [{ at: [0, 0], radius: [24, 8] }],
  }
}

type Drink = { readonly colour: Oklch; readonly art: boolean; readonly hot: boolean }

const DRINKS: Readonly<Record<string, Drink>> = {
  latte: { colour: [0.55, 0.11, 55], art: true, hot: true },
  black: { colour: [0.25, 0.055, 45], art: false, hot: true },
  matcha: { colour: [0.66, 0.13, 128], art: true, hot: true },
  cocoa: { colour: [0.42, 0.08, 42], art: true, hot: true },
  tea: { colour: [0.58, 0.15, 55], art: false, hot: true },
}

const CUPS: readonly [Oklch, ...Oklch[]] =
  triples(`0.94,0.015,85 0.56,0.09,195 0.42,0.06,245 0.6,0.14,30 0.8,0.08,15 0.34,0.02,260 0.72,0.09,150
  0.84,0.11,85`)

/** A wide cup from above with its saucer, spoon and drink. */
const makeCup =
  (kinds: readonly [string, ...string[]]): ((cook: Cook) => Item) =>
  (cook) => {
    const { tilt, random } = cook
    const flavour = wished(cook, 'flavour')
    const drink = DRINKS[flavour && flavour in DRINKS ? flavour : random.pick(kinds)]
    const ware = cook.namedWare ?? cook.tint ?? random.fork('cup').pick(CUPS)
    const rise = Math.sqrt(1 - tilt * tilt)
    const saucer = plate(
      { ...cook, ware: tone(ware, -0.03), random: random.fork('saucer') },
      390,
      34,
    )
    const [radius, height] = [268, 220]
    const foot = -16 * rise
    const y = foot - height * rise
    const cup = lathe(
      [0, foot],
      polyline([120, 0], [124, 10], [180, 46], [236, 120], [radius, height]),
      glossMaterial(ware),
      { tilt },
    )
    const side = random.sign()
    const ear: readonly Point[] =
      polyline(`${radius - 26},${y + 46} ${radius + 70},${y + 22} ${radius + 104},${y + 74}
        ${radius + 50},${y + 134} ${radius - 60},${y + 150}`)
    const handle = named(
      'cup',
      place(
        [
          line(ear, 50, tone(ware, -0.08), 'body even relief 12'),
          line(
            ear.map(([px, py]): Point => [px - 5, py - 9]),
            10,
            tone(ware, 0.16),
            { role: 'light', pressure: 'even', plain: true, alpha: 0.6, blur: 4 },
          ),
        ],
        [0, 0],
        { flip: side < 0 },
      ),
    )
    const disc: Disc = { x: 0, y: y + 16, rx: radius * 0.9, ry: radius * 0.9 * tilt }
    const art = drink.art
      ? random.pick([ART[0], ART[0], ART[1], ART[2]])(
          { ...disc, rx: disc.rx * 0.86, ry: disc.ry * 0.86 },
          drink.colour,
        )
      : [
          gleam([disc.x - 60, disc.y - 40 * tilt], 90, 20, 0.4, -0.2),
          ellipse(
            [disc.x + 40, disc.y + disc.ry * 0.5],
            [100, 16],
            tone(drink.colour, 0.18),
            'light plain alpha 0.5 blur 12',
          ),
        ]
    const froth = Array.from({ length: 40 }, () => {
      const a = random.range(0, TAU)
      const r = random.range(0.9, 0.98)
      const [px, py] = on(disc, cos(a) * r, sin(a) * r)
      const s = random.range(2, 6)
      return ellipsePath(px, py, s, s * tilt)
    })
    const crema = polygonForm(
      [
        ellipsePath(disc.x, disc.y, disc.rx, disc.ry),
        ellipsePath(disc.x, disc.y, disc.rx * 0.94, disc.ry * 0.94),
      ],
      tone(drink.colour, 0.14),
      'detail plain alpha 0.8 blur 4',
    )
    const content = surface(
      disc,
      radial([disc.x - 40, disc.y - 30], [disc.rx, disc.ry], ...tones(drink.colour, 0.06, 0, -0.1)),
      crema,
      art,
      many(froth, tone(drink.colour, 0.24), { alpha: 0.6 }),
      wallShadow(disc, 18),
    )
    const shadowOnSaucer = ellipse(
      [24, foot + 6],
      [200, 200 * tilt],
      [0.3, 0.05, 40],
      'shadow plain multiply alpha 0.5 blur 16',
    )
    return {
      forms: [
        ...asPart('saucer', saucer.forms),
        shadowOnSaucer,
        ...spoon(-side, saucer.content.y + 84 * tilt),
        ...handle,
        ...named(
          'cup',
          cup,
          ellipse(
            [0, y],
            [radius, radius * tilt],
            linear([-radius, y], [radius, y], ...tones(ware, 0.14, 0.02, 0.18)),
            'body plain',
          ),
        ),
        ellipse(
          [0, y],
          [radius * 0.945, radius * 0.945 * tilt],
          linear(
            [-radius, y - 40],
            [radius, y + 50],
            tone(ware[0] > 0.6 ? ware : CREAM, -0.2),
            CREAM,
          ),
          'shade plain',
        ),
        ...named('drink', content),
        line(
          arcPath(0, y, radius * 0.985, radius * 0.985 * tilt, Math.PI * 0.6, Math.PI * 1.35),
          5,
          [0.995, 0.004, 90],
          'light plain alpha 0.9',
        ),
      ],
      stands: saucer.stands,
      lights: drink.hot ? steam([0, y], 170, random.fork('steam'), 3) : [],
    }
  }

/** A spoon on the saucer, its handle over the edge. */
function spoon(side: number, y: number): Form[] {
  const steel: Oklch = [0.82, 0.008, 250]
  const handle = form(
    '0,-5! 190,-8 206,0 190,8 0,5!',
    linear([0, -8], [0, 8], tone(steel, 0.12), tone(steel, -0.3), tone(steel, 0.06)),
    'metal relief 3',
  )
  const head = form(
    '-96,0 -80,-26 -40,-32 4,-6 4,6 -40,32 -80,26',
    linear([-90, -30], [0, 30], ...tones(steel, 0.12, -0.2, 0.08)),
    'metal relief 6',
  )
  return place(named('spoon', handle, head), [side * 250, y], {
    turn: side > 0 ? 0.62 : Math.PI - 0.62,
    scale: 0.9,
  })
}

const withBeans =
  (draw: (cook: Cook) => Item): ((cook: Cook) => Item) =>
  (cook) => {
    const { random } = cook
    if (random.chance(0.4)) return draw(cook)
    const side = random.sign()
    const beans = Array.from({ length: 6 }, (_, i) =>
      placeItem(bean(random), [
        side * (330 + random.range(0, 110)),
        100 + cook.tilt * 60 + i * 16 + random.range(-20, 20),
      ]),
    )
    return group(draw(cook), ...beans)
  }

const CUP_TILTS = [0.5, 0.6, 0.66, 0.93] as const

export const COFFEE = {
  americano: {
    words:
      '美式咖啡 黑咖啡 浓缩咖啡 深焙咖啡 深烘咖啡 深烘焙咖啡 深度烘焙咖啡 深烘 深焙 espresso americano',
    draw: withBeans(flavoured(makeCup(['black']), 'black')),
    colour: [0.3, 0.05, 45],
    tilts: CUP_TILTS,
  },
  'matcha-latte': {
    words: '抹茶拿铁 抹茶咖啡 matcha_latte',
    draw: flavoured(makeCup(['matcha']), 'matcha'),
    colour: [0.66, 0.12, 128],
    tilts: CUP_TILTS,
  },
  cocoa: {
    words: '热巧克力 热可可 可可 cocoa',
    draw: flavoured(makeCup(['cocoa']), 'cocoa'),
    colour: [0.42, 0.08, 42],
    tilts: CUP_TILTS,
  },
  coffee: {
    words: '咖啡 拿铁 拿铁咖啡 卡布奇诺 咖啡拉花 拉花 一杯咖啡 摩卡 coffee latte cappuccino',
    draw: withBeans(makeCup(['latte'])),
    colour: [0.5, 0.09, 50],
    tilts: CUP_TILTS,
  },
} as const satisfies Readonly<Record<string, Dish>>
