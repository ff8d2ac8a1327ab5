import { disc, ellipse, form, inside, line, mirrored, polygonForm, roundRect } from '../build/form'
import { strokePath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { ribbonPath } from '../build/path'
import { glossFill, metalFill, sheen } from '../build/shine'
import type { Craft, Product } from './craft'
import { crown, necklace, ring } from './jewels'
import { heel, sneaker, stitches } from './shoes'
import { type Item, many, standing } from '../build/still/item'
import { polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

function handbag(craft: Craft): Item {
  const { colour, metal, random } = craft
  const round = random.chance(0.5)
  const outline = round
    ? '-270,-250 -250,-290 250,-290 270,-250 306,-70 280,-10 200,0 -200,0 -280,-10 -306,-70'
    : '-250,-300! 250,-300! 296,-20! 280,0 -280,0 -296,-20!'
  const body = form(
    outline,
    linear([-300, -300], [300, 0], tone(colour, 0.09), colour, tone(colour, -0.12)),
    'body relief 26',
  )
  const flap = form(
    round
      ? '-262,-296 262,-296 272,-220 200,-130 60,-96 -60,-96 -200,-130 -272,-220'
      : '-254,-306! 254,-306! 268,-170 240,-140 -240,-140 -268,-170',
    linear([0, -300], [0, -100], tone(colour, 0.1), tone(colour, -0.03)),
    'body relief 14',
  )
  const seam = stitches(
    round
      ? '-256,-222 -190,-140 -58,-108 58,-108 190,-140 256,-222'
      : '-258,-172 -236,-152 236,-152 258,-172',
    tone(colour, 0.26),
  )
  const handle = [
    strokePath(26, tone(colour, -0.05), 'body even relief 8')`-150,-290 -140,-430 -70,-500 70,-500
      140,-430 150,-290`,
    strokePath(5, [0.99, 0.01, 85], 'light plain alpha 0.5 blur 2')`-146,-330 -134,-424 -66,-490
      40,-498`,
  ]
  const rings = [-150, 150].map((x) => disc([x, -288], 20, tone(metal, 0), 'metal relief 5'))
  const clasp = [
    roundRect([-34, -134, 68, 54], 12, metalFill([-34, 34], metal), 'metal relief 5'),
    roundRect([-12, -116, 24, 18], 6, tone(metal, -0.3), 'detail plain'),
  ]
  const quilt = random.chance(0.4)
    ? many(
        Array.from({ length: 22 }, (_, i) => i).flatMap((i) => [
          ribbonPath(polyline([-420 + i * 52, -310], [-120 + i * 52, 10]), 4, 'even'),
          ribbonPath(polyline([-720 + i * 52, 10], [-420 + i * 52, -310]), 4, 'even'),
        ]),
        tone(colour, -0.1),
        { role: 'shade', alpha: 0.6 },
      )
    : []
  return standing('0,0 284,16', [
    ...named('handle', handle),
    inside(body, quilt, sheen(-170, -70, 60, 30, 0.25)),
    ellipse([0, -100], [220, 26], [0.2, 0.04, 340], 'shadow plain multiply alpha 0.3 blur 14'),
    inside(flap, seam, sheen(-150, -250, 90, 18, 0.4, -0.1)),
    ...named('clasp', rings, clasp),
  ])
}

function sunglasses(craft: Craft): Item {
  const { colour, random } = craft
  const round = random.chance(0.4)
  const lens = round
    ? '40,-110 60,-190 140,-224 230,-200 268,-110 240,-30 150,0 70,-30'
    : '34,-190! 120,-214 260,-206 300,-180! 286,-70 220,-4 120,0 52,-60'
  const tint: Oklch = random.pick<Oklch>(
    triples('0.26,0.03,260 0.36,0.07,45 0.4,0.08,200 0.5,0.12,10'),
  )
  const glass = inside(
    form(lens, linear([0, -214], [0, 0], tone(tint, -0.08), tone(tint, 0.26)), 'glass relief 10'),
    polygonForm(
      [polyline('70,-40 180,-240 230,-240 110,0'), polyline('150,0 260,-210 280,-210 180,0')],
      [1, 0, 90],
      { role: 'light', plain: true, union: true, alpha: 0.22 },
    ),
  )
  const rim = form(
    lens.replaceAll(
      /(-?\d+),(-?\d+)/g,
      (_, x: string, y: string) =>
        `${160 + (Number(x) - 160) * 1.13},${-106 + (Number(y) + 106) * 1.17}`,
    ),
    glossFill([10, 330], colour),
    'body relief 9',
  )
  const half = [
    line('300,-180 380,-196 452,-150 470,-70', 20, tone(colour, -0.05), 'body end relief 6'),
    rim,
    ...named('lenses', glass),
  ]
  const bridge = line('-46,-164 0,-196 46,-164', 20, tone(colour, 0), 'body even relief 6')
  return {
    forms: [bridge, ...mirrored(half), ...half],
    stands: [
      { at: [-160, 14], radius: [110, 10] },
      { at: [160, 14], radius: [110, 10] },
    ],
  }
}

const STONES: readonly [Oklch, ...Oklch[]] = triples(`0.9,0.03,235 0.5,0.2,18 0.5,0.16,262
  0.55,0.13,158 0.66,0.14,320`)
const LEATHERS: readonly [Oklch, ...Oklch[]] = triples(
  `0.46,0.09,48 0.28,0.015,40 0.52,0.17,24 0.82,0.06,15 0.9,0.02,80 0.44,0.07,160 0.62,0.09,245`,
)

export const WEAR = {
  sneaker: {
    words: '运动鞋 球鞋 跑鞋 板鞋 篮球鞋 鞋子 鞋 sneaker sneakers',
    draw: sneaker,
    colours: triples(`0.64,0.2,32 0.5,0.15,258 0.72,0.17,140 0.96,0.01,85 0.3,0.01,270
      0.78,0.12,5`),
    fill: [0.8, 0.7],
  },
  heels: {
    words: '高跟鞋 女鞋 heels',
    draw: heel,
    colours: triples('0.52,0.2,24 0.24,0.012,300 0.84,0.06,45 0.78,0.09,5 0.8,0.03,250'),
    fill: [0.72, 0.66],
    strewn: ['none', 'petals'],
  },
  handbag: {
    words: '手提包 包包 女包 手袋 皮包 包 挎包 handbag bag',
    draw: handbag,
    colours: LEATHERS,
    fill: [0.72, 0.7],
    strewn: ['none', 'petals', 'spheres'],
  },
  sunglasses: {
    words: '墨镜 太阳镜 眼镜 sunglasses',
    draw: sunglasses,
    colours: triples('0.24,0.012,270 0.4,0.08,45 0.56,0.19,25 0.8,0.09,10 0.9,0.02,85'),
    grounds: ['sweep', 'marble', 'linen', 'sweep'],
    fill: [0.82, 0.6],
    strewn: ['none', 'petals'],
  },
  ring: {
    words: '戒指 钻戒 婚戒 珠宝 首饰 钻石戒指 ring jewelry',
    draw: ring,
    colours: STONES,
    strewn: ['petals', 'none', 'spheres'],
    fill: [0.56, 0.66],
  },
  necklace: {
    words: '项链 吊坠 珍珠项链 necklace',
    draw: necklace,
    colours: STONES,
    strewn: ['none', 'petals'],
    fill: [0.66, 0.66],
  },
  crown: {
    words: '皇冠 王冠 crown',
    draw: crown,
    colours: triples('0.5,0.2,22 0.46,0.16,262 0.52,0.13,155'),
    strewn: ['none', 'petals', 'stars'],
    fill: [0.72, 0.6],
  },
} as const satisfies Readonly<Record<string, Product>>
