import { TAU, cos, power, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Form, form, inside, place, roundRect } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, linear, radial, tone, tones } from '../build/fill'
import { ellipsePath, ribbonPath } from '../build/path'
import { type Cook, type Dish, gleam, under, wished } from './craft'
import { pizza } from './pizza'
import { type Item, group, many, placeItem } from '../build/still/item'
import { type Point, polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

function ruffle(y: number, half: number, random: Random, c: Oklch, drop = 26): Form[] {
  const edge = Array.from({ length: 29 }, (_, i): Point => {
    const u = i / 14 - 1
    return [
      u * half,
      y + Math.sqrt(Math.max(0, 1 - u * u * 0.96)) * drop + (i % 2 ? 15 : -5) + random.spread() * 5,
    ]
  })
  const outline = [[-half, y - 10] as Point, ...edge, [half, y - 10] as Point]
  return [
    under(outline, 2, 10, 0.4),
    inside(
      form(
        outline,
        linear([0, y - 10], [0, y + drop + 14], tone(c, -0.1), tone(c, 0.06)),
        'foliage relief 6',
      ),
      many(
        edge
          .filter((_, i) => i % 2)
          .map(([x, ey]) => ribbonPath(polyline([x * 0.96, y - 8], [x, ey - 4]), 3)),
        tone(c, 0.14),
        { alpha: 0.6 },
      ),
    ),
  ]
}

function drawLayer(
  y: number,
  half: number,
  thick: number,
  c: Oklch,
  relief: number,
  rough: number,
  random: Random,
): Form {
  const points = Array.from({ length: 30 }, (_, i): Point => {
    const a = (i / 30) * TAU
    const [ca, sa] = [cos(a), sin(a)]
    const wide = (ca < 0 ? -1 : 1) * power(Math.abs(ca), 0.34)
    return [
      wide * half + random.spread() * rough,
      y + (sa < 0 ? -1 : 1) * power(Math.abs(sa), 0.7) * thick + random.spread() * rough * 0.6,
    ]
  })
  return form(points, linear([0, y - thick], [0, y + thick], tone(c, 0.07), c, tone(c, -0.1)), {
    relief,
  })
}

function burger(cook: Cook): Item {
  const { random } = cook
  const half = 226
  const double = random.chance(0.4) || wished(cook, 'topping') === 'double'
  const bunColour: Oklch = random.pick<Oklch>(triples('0.76,0.14,64 0.72,0.13,58 0.68,0.12,52'))
  const across = (by: number) =>
    linear([-half, 0], [half, 0], ...tones(bunColour, 0.09 + by, 0.04 + by, -0.06 + by, -0.17 + by))
  const forms: Form[] = named('bun', [
    form('-222,-88 0,-76 222,-88 214,-36 150,-10 0,0 -150,-10 -214,-36', across(0), { relief: 24 }),
    form('-220,-90 0,-66 220,-90 0,-104', [0.93, 0.07, 84], 'detail plain'),
  ])
  let y = -96
  forms.push(...named('lettuce', ruffle(y - 8, 236, random, [0.66, 0.17, 134])))
  y -= 18
  for (let k = 0; k < (double ? 2 : 1); k++) {
    const patty: Oklch = wished(cook, 'topping') === 'chicken' ? [0.68, 0.13, 62] : [0.34, 0.07, 40]
    const specks = many(
      Array.from({ length: 90 }, () =>
        ellipsePath(
          random.range(-220, 220),
          y - 26 + random.range(-28, 30),
          random.range(3, 9),
          random.range(2, 6),
        ),
      ),
      tone(patty, -0.1),
      { alpha: 0.6 },
    )
    const shine = many(
      Array.from({ length: 40 }, () =>
        ellipsePath(random.range(-210, 180), y - 34 + random.range(-18, 16), random.range(3, 8), 3),
      ),
      tone(patty, 0.18),
      { role: 'light', alpha: 0.6 },
    )
    const steak = drawLayer(y - 28, half + 4, 34, patty, 13, 5, random)
    forms.push(...named('meat', inside(steak, specks, shine)))
    y -= 62
    const cheese = form(
      `-238,${y - 4} -160,${y + 12} -118,${y + 66 + random.range(-12, 12)} -70,${y + 18}
        60,${y + 20} 112,${y + 76 + random.range(-12, 12)} 164,${y + 14} 238,${y - 4} 200,${y - 18}
        -200,${y - 18}`,
      linear([0, y - 18], [0, y + 80], [0.88, 0.15, 86], [0.8, 0.16, 74]),
      { relief: 7 },
    )
    forms.push(
      under(polyline([-230, y + 4], [0, y + 34], [230, y + 4], [0, y + 20]), 2, 10, 0.4),
      ...named('cheese', cheese),
    )
    y -= 16
  }
  for (const dx of [-112, 110])
    forms.push(
      inside(
        roundRect(
          [dx - 118, y - 26, 236, 34],
          17,
          linear([0, y - 26], [0, y + 8], [0.66, 0.22, 30], [0.5, 0.2, 28]),
          { relief: 8 },
        ),
        gleam([dx - 40, y - 18], 60, 4, 0.6, 0),
      ),
    )
  forms.push(...named('lettuce', ruffle(y - 34, 232, random, [0.72, 0.17, 130], 22)))
  const b = y - 40
  const dome = form(
    `-224,${b} -228,${b - 56} -178,${b - 146} -72,${b - 198} 72,${b - 198} 178,${b - 146} 228,${b - 56} 224,${b} 120,${b + 16} 0,${b + 20} -120,${b + 16}`,
    radial([-80, b - 140], [330, 260], ...tones(bunColour, 0.13, 0.02, -0.13)),
    { relief: 30 },
  )
  const spots = Array.from({ length: 44 }, () => {
    const [u, v] = [random.range(-0.86, 0.86), random.range(0, 0.9)]
    return {
      at: [
        u * 196 * Math.sqrt(1 - v * v * 0.62),
        b - 66 - v * 108 * Math.sqrt(1 - u * u * 0.6),
      ] as Point,
      turn: u * 0.9 + random.spread() * 0.8,
    }
  })
  const seeds = (dx: number, dy: number, s: number) =>
    spots.map(({ at, turn }) => ellipsePath(at[0] + dx, at[1] + dy, 9.5 * s, 5.4 * s, turn))
  forms.push(
    under(polyline([-224, b + 6], [0, b + 26], [224, b + 6], [0, b + 10]), 2, 9, 0.5),
    ...named(
      'bun',
      inside(
        dome,
        gleam([-86, b - 148], 92, 26, 0.5, -0.35),
        many(seeds(2, 4, 1), tone(bunColour, -0.24), { role: 'shadow', alpha: 0.6, blur: 2 }),
        many(seeds(0, 0, 1), [0.93, 0.05, 84], { alpha: 1 }),
        many(seeds(-2, -1.5, 0.5), [0.99, 0.02, 88], { role: 'light' }),
      ),
    ),
  )
  return { forms, stands: [{ at: [0, -8], radius: [216, 26] }] }
}

function fries(random: Random): Item {
  const sticks = Array.from({ length: 9 }, () =>
    place(
      [
        inside(
          roundRect(
            [-66, -10, 132, 20],
            4,
            linear([0, -10], [0, 10], [0.92, 0.12, 90], [0.8, 0.15, 76]),
            { relief: 5 },
          ),
        ),
      ],
      [random.range(-70, 70), -14 - random.range(0, 46)],
      { turn: random.range(-0.9, 0.9) },
    ),
  ).flat()
  return { forms: named('fries', sticks), stands: [{ at: [0, 0], radius: [110, 20] }] }
}

/** A paper box of them. */
function friesBox({ random, tint }: Cook): Item {
  const paper: Oklch = tint ?? [0.58, 0.2, 28]
  const stick = (x: number, top: number, turn: number): Form[] =>
    place(
      [
        roundRect(
          [-13, -150, 26, 190],
          5,
          linear([-13, 0], [13, 0], [0.92, 0.12, 90], [0.8, 0.15, 76]),
          'body relief 6',
        ),
      ],
      [x, top],
      { turn },
    )
  const row = (count: number, y: number, rise: number): Form[] =>
    Array.from({ length: count }, (_, i) => {
      const x = ((i + 0.5) / count - 0.5) * 230 + random.spread() * 8
      return stick(x, y - random.range(0, rise), x * 0.0012 + random.spread() * 0.1)
    }).flat()
  const front = form(
    '-128,-214! -70,-178 0,-168 70,-178 128,-214! 104,0! -104,0!',
    linear([-120, 0], [120, 0], ...tones(paper, 0.05, -0.06)),
    { relief: 14 },
  )
  return {
    forms: [
      fillPath(tone(paper, -0.12), {})`-124,-226! -60,-258 0,-266 60,-258 124,-226! 100,-40!
        -100,-40!`,
      ...row(8, -214, 60),
      ...row(7, -176, 40),
      inside(front, gleam([-70, -110], 20, 70, 0.4, 0.1)),
    ],
    stands: [{ at: [0, -4], radius: [112, 22] }],
  }
}

export const FASTFOOD = {
  fries: {
    words: '薯条 炸薯条 french_fries fries',
    draw: friesBox,
    colour: [0.82, 0.14, 85],
    tilts: [0.1],
    grounds: ['wood', 'sweep', 'linen', 'gingham', 'slate'],
    fill: [0.6, 0.66],
  },
  burger: {
    words: '汉堡 汉堡包 芝士汉堡 牛肉汉堡 炸鸡汉堡 burger hamburger cheeseburger',
    draw: (cook) =>
      cook.random.chance(0.6)
        ? group(
            burger(cook),
            placeItem(fries(cook.random.fork('fries')), [cook.random.sign() * 320, 34]),
          )
        : burger(cook),
    colour: [0.74, 0.14, 62],
    tilts: [0.1],
    grounds: ['wood', 'sweep', 'linen', 'gingham', 'slate'],
    fill: [0.8, 0.7],
  },
  pizza: {
    words: '披萨 比萨 匹萨 pizza',
    draw: pizza,
    colour: [0.8, 0.14, 70],
    tilts: [0.56, 0.64, 0.94],
    grounds: ['wood', 'linen', 'slate', 'gingham', 'marble'],
    fill: [0.88, 0.72],
  },
} as const satisfies Readonly<Record<string, Dish>>
