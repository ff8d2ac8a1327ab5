import { TAU, cos, sin } from '../../../lib/maths'
import { type Form, ellipse, inside, line, place, polygonForm } from '../build/form'
import { type Oklch, radial, tone } from '../build/fill'
import { lathe, mattMaterial } from '../build/lathe'
import { ellipsePath, roundRectPath } from '../build/path'
import { lying, rosette } from './berries'
import { type Random, traitOf } from '../family'
import { type Cook, type Disc, type Dish, flavoured, gleam, on, under } from './craft'
import { type Flavour, FLAVOURS, cupcake, chooseFlavour, garnish } from './sweets'
import { plate } from './ware'
import { candle } from '../build/still/candle'
import { type Item, many } from '../build/still/item'
import { type Point, pairs, polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

/** Glaze over the edge: fingers with straight sides and round ends, of different lengths. */
function drips(radius: number, top: number, tilt: number, colour: Oklch, random: Random): Form[] {
  const rings: Point[][] = []
  const count = 15
  for (let i = 0; i < count; i++) {
    const a = ((i + 0.5) / count) * Math.PI
    const x = cos(a) * (radius * 0.93)
    const y = top + sin(a) * radius * tilt
    const width = (radius * 0.085 + random.range(0, 6)) * (0.42 + 0.58 * sin(a))
    const length = random.range(50, 150) * (0.7 + 0.3 * sin(a))
    rings.push(roundRectPath(x - width, y - 30, width * 2, length + 30, width))
  }
  const edge = ellipsePath(0, top + 12, radius * 1.005, radius * tilt * 1.02)
  const drip = polygonForm([edge, ...rings], colour, { union: true, role: 'body', relief: 9 })
  const lights = many(
    rings.map((ring) => {
      const [x, y] = [ring[0][0] + 3, Math.max(...ring.map((p) => p[1]))]
      return roundRectPath(x - 2, y - 40, 4, 26, 2)
    }),
    tone(colour, 0.2),
    { role: 'light', alpha: 0.7 },
  )
  const shade = polygonForm(
    rings.map((ring) => ring.map(([x, y]): Point => [x + 6, y + 7])),
    [0.3, 0.05, 20],
    { role: 'shadow', plain: true, union: true, blend: 'multiply', alpha: 0.26, blur: 5 },
  )
  return [shade, drip, lights]
}

function tier(
  y: number,
  radius: number,
  height: number,
  tilt: number,
  flavour: Flavour,
  random: Random,
  naked: boolean,
): Form[] {
  const body = lathe(
    [0, y],
    polyline(`${radius - 8},0 ${radius},10 ${radius},${height - 14}
        ${radius - 6},${height - 3} ${radius - 18},${height}`),
    mattMaterial(naked ? flavour.sponge : flavour.icing, 0.04),
    { tilt },
  )
  const rise = Math.sqrt(1 - tilt * tilt)
  const top = y - height * rise
  const bands = naked
    ? [0.24, 0.52, 0.8].map((share) => {
        const arc = Array.from({ length: 25 }, (_, i): Point => {
          const a = (i / 24) * Math.PI
          return [
            cos(a) * radius * 1.01,
            y - height * share * rise + sin(a) * radius * tilt + random.spread() * 3,
          ]
        })
        return line(arc, 30, flavour.cream, 'detail even relief 6')
      })
    : []
  const face = ellipse(
    [0, top],
    [radius - 10, (radius - 10) * tilt],
    radial(
      [-radius * 0.3, top - radius * tilt * 0.3],
      [radius * 1.2, radius * tilt * 1.3],
      tone(flavour.glaze ?? flavour.icing, 0.06),
      flavour.glaze ?? flavour.icing,
    ),
    'body plain',
  )
  const glazed = flavour.glaze ? drips(radius, top, tilt, flavour.glaze, random) : []
  return [
    ...named('cream', inside(body, bands)),
    ...named('icing', glazed, face),
    ...(flavour.glaze
      ? [
          gleam(
            [-radius * 0.4, top - radius * tilt * 0.3],
            radius * 0.3,
            radius * tilt * 0.2,
            0.4,
            -0.2,
          ),
        ]
      : []),
  ]
}

function decorate(disc: Disc, radius: number, flavour: Flavour, random: Random): Form[] {
  const pieces: { at: Point; forms: Form[] }[] = []
  const crown = 9
  const plain = random.chance(0.5)
  for (let i = 0; i < crown; i++) {
    const a = (i / crown) * TAU + 0.2
    const at = on(disc, cos(a) * 0.78, sin(a) * 0.78)
    const cream = plain || i % 2 === 0
    pieces.push({
      at,
      forms: cream
        ? lying(
            named('cream', rosette(flavour.cream)),
            [at[0], at[1] + 12],
            radius / 330,
            0,
            [46, 16],
            8,
          )
        : lying(garnish(flavour, random), at, radius / 330, 0),
    })
  }
  for (const [u, v] of pairs('-0.2,-0.2 0.26,-0.1 -0.02,0.22')) {
    const at = on(disc, u, v)
    pieces.push({ at, forms: lying(garnish(flavour, random), at, radius / 300) })
  }
  return pieces.sort((a, b) => a.at[1] - b.at[1]).flatMap(({ forms }) => forms)
}

const pearls = (radius: number, y: number, tilt: number, colour: Oklch): Form[] =>
  Array.from({ length: 25 }, (_, i) => {
    const a = (i / 24) * Math.PI
    return ellipse([cos(a) * radius, y + sin(a) * radius * tilt - 8], [17, 15], colour, {
      relief: 5,
    })
  })

function candles(disc: Disc, count: number, random: Random): { body: Form[]; flame: Form[] } {
  const hues = [10, 250, 90, 150, 310, 50]
  const shown = Array.from({ length: count }, (_, i) => {
    const a = count === 1 ? 0 : Math.PI + ((i + 0.5) / count) * Math.PI
    const at =
      count === 1 ? on(disc, 0, 0) : on(disc, cos(a) * 0.5, sin(a) * 0.5 + (i % 2 ? 0.22 : 0))
    return { at, one: candle([0.78, 0.11, hues[(i + random.integer(0, 1)) % hues.length]], 130) }
  }).sort((p, q) => p.at[1] - q.at[1])
  return {
    body: named(
      'candles',
      shown.flatMap(({ at, one }) => place(one.body, at)),
    ),
    flame: named(
      'candles',
      shown.flatMap(({ at, one }) => place(one.flame, at)),
    ),
  }
}

/** A round cake on its plate; tiers, glaze, fruit and candles as the words and the seed say. */
const makeCake =
  (birthday: boolean): ((cook: Cook) => Item) =>
  (cook) => {
    const { tilt, random } = cook
    const flavour = chooseFlavour(cook)
    const rise = Math.sqrt(1 - tilt * tilt)
    const tiers = birthday && random.chance(0.4) ? 2 : 1
    const naked = flavour.glaze === null || random.chance(0.2)
    const radius = 300
    const heights = tiers === 2 ? [170, 150] : [210]
    const ware = plate(
      {
        ...cook,
        ware:
          cook.namedWare ?? random.pick<Oklch>(triples('0.96,0.012,85 0.9,0.04,10 0.86,0.04,230')),
      },
      400,
      26,
    )
    const y0 = ware.content.y
    const forms: Form[] = [
      ...ware.forms,
      under(ellipsePath(10, y0, radius * 1.02, radius * tilt * 1.02), 12, 12, 0.45),
      ...tier(y0, radius, heights[0], tilt, flavour, random.fork('low'), naked),
    ]
    if (!naked) forms.push(...named('cream', pearls(radius + 2, y0, tilt, flavour.cream)))
    let [top, r] = [y0 - heights[0] * rise, radius]
    if (tiers === 2) {
      r = 200
      forms.push(
        under(ellipsePath(6, top, r * 1.04, r * tilt * 1.04), 8, 8, 0.4),
        ...tier(top + 2, r, heights[1], tilt, flavour, random.fork('high'), naked),
        ...named('cream', pearls(r + 2, top + 2, tilt, flavour.cream)),
      )
      top -= heights[1] * rise
    }
    const disc: Disc = { x: 0, y: top, rx: r * 0.9, ry: r * 0.9 * tilt }
    const hasCandles = birthday || traitOf(cook.wish, 'candles') !== null
    const lit = hasCandles
      ? candles(disc, random.pick([3, 5, 5, 6, 1]), random)
      : { body: [], flame: [] }
    return {
      forms: [
        ...forms,
        ...lit.body.slice(0, hasCandles ? undefined : 0),
        ...decorate(disc, r, flavour, random.fork('top')).slice(0),
      ],
      stands: ware.stands,
      lights: lit.flame,
    }
  }

const flavourRow = (words: string, flavour: string): Dish => ({
  ...{ words, draw: flavoured(makeCake(false), flavour), tilts: [0.36, 0.42, 0.48] },
  colour: FLAVOURS[flavour].glaze ?? FLAVOURS[flavour].icing,
  grounds: ['gingham', 'linen', 'marble', 'sweep', 'wood', 'outdoors'],
  fill: [0.8, 0.7],
})

export const CAKES = {
  cake: {
    words: '蛋糕 水果蛋糕 慕斯 慕斯蛋糕 甜点 甜品 下午茶 cake dessert',
    draw: makeCake(false),
    colour: [0.86, 0.07, 10],
    tilts: [0.36, 0.42, 0.48],
    grounds: ['gingham', 'linen', 'marble', 'sweep', 'wood', 'outdoors'],
    fill: [0.8, 0.7],
  },
  'strawberry-cake': flavourRow('草莓蛋糕 strawberry_cake', 'strawberry'),
  'chocolate-cake': flavourRow('巧克力蛋糕 黑森林蛋糕 chocolate_cake', 'chocolate'),
  'matcha-cake': flavourRow('抹茶蛋糕', 'matcha'),
  'cream-cake': flavourRow('奶油蛋糕 裸蛋糕', 'cream'),
  'mango-cake': flavourRow('芒果蛋糕', 'mango'),
  'birthday-cake': {
    words: '生日蛋糕 庆生蛋糕 birthday_cake',
    draw: makeCake(true),
    colour: [0.86, 0.07, 10],
    tilts: [0.36, 0.42],
    grounds: ['sweep', 'gingham', 'linen', 'marble', 'wood'],
    fill: [0.78, 0.74],
  },
  cupcake: {
    words: '纸杯蛋糕 杯子蛋糕 玛芬 cupcake muffin',
    draw: cupcake,
    colour: [0.86, 0.08, 10],
    tilts: [0.18],
    grounds: ['sweep', 'podium', 'gingham', 'marble'],
    fill: [0.6, 0.7],
  },
} as const satisfies Readonly<Record<string, Dish>>
