/** Goods of shops and trades: a bottle of wine, make-up, weights. */
import type { Oklch } from '../../colour'
import { pairs, triples } from '../../drawing/notation'
import { disc, ellipse, inside, linear, place, roundRect, tone } from '../build/form'
import { glossMaterial, lathe, mattMaterial, metalMaterial } from '../build/lathe'
import { sheen, streak } from '../build/shine'
import { type Item, standing as put } from '../build/still/item'
import type { Form } from '../node'
import { type Craft, type Product, INK, pickSurface, tube } from './craft'

function wineBottle(craft: Craft): Item {
  const { colour, metal } = craft
  const glass = pickSurface(craft, glossMaterial(colour))
  const body = pairs('96,0 108,10 110,40 110,400 104,450 74,506 44,548 38,580 38,700 44,704 44,724')
  const label: Form = inside(
    roundRect(
      [-109, -366, 218, 196],
      4,
      linear([-109, 0], [109, 0], ...triples('0.82,0.03,85 0.97,0.02,88 0.8,0.03,85')),
      'detail plain',
    ),
    ...[-352, -186].map((y) => roundRect([-109, y, 218, 5], 0, metal, 'detail plain')),
    disc([0, -292], 34, tone(colour, 0.08), 'detail plain'),
    roundRect([-62, -238, 124, 9], 4, INK, 'detail plain'),
    roundRect([-40, -218, 80, 6], 3, tone(INK, 0.3), 'detail plain'),
  )
  return put('0,0 104,16', [
    inside(lathe([0, 0], body, glass, { tilt: 0.1 }), label),
    tube(0, -640, 46, 96, metalMaterial(metal), { tilt: 0.1, bevel: 6 }),
    streak(-74, -440, -70, 12, 0.5, 5),
  ])
}

/** Pressed powder in its open box. */
function compact({ colour, metal }: Craft): Item {
  const shell: Oklch = tone(colour, -0.06)
  const round = (
    y: number,
    r: number,
    fill: Oklch,
    look: 'body relief 14' | 'detail plain',
  ): Form => ellipse([0, y], [r, r * 0.36], fill, look)
  const glass = linear(
    [-150, -420],
    [150, -160],
    ...triples('0.97,0.02,220 0.83,0.05,225 0.95,0.02,220'),
  )
  return put('0,0 190,60', [
    disc([0, -270], 190, shell, 'body relief 16'),
    disc([0, -270], 166, metal, 'detail plain'),
    disc([0, -270], 156, glass, 'glass plain'),
    sheen(-50, -330, 60, 26, 0.6),
    tube(0, 0, 196, 34, glossMaterial(shell), { tilt: 0.36, bevel: 10 }),
    round(-36, 172, metal, 'detail plain'),
    round(-38, 160, [0.84, 0.06, 55], 'body relief 14'),
    ellipse([-30, -50], [70, 20], [0.9, 0.04, 60], 'light plain alpha 0.7 blur 6'),
  ])
}

/** A brush upright, its hair up. */
function makeupBrush({ colour, metal }: Craft): Item {
  const hair = pairs('34,0 62,60 84,130 84,180 60,232 20,256 2,260')
  return put('0,0 34,5', [
    lathe([0, 0], pairs('16,0 30,40 36,140 30,250 26,300'), glossMaterial(colour), { tilt: 0.1 }),
    lathe([0, -296], pairs('26,0 30,10 38,110'), metalMaterial(metal), { tilt: 0.1 }),
    lathe([0, -400], hair, mattMaterial([0.8, 0.05, 40], 0.1), { tilt: 0.1 }),
    ...[-40, -14, 14, 40].map((x) => streak(x, -470, -600, 5, 0.25, 2)),
  ])
}

function dumbbell({ colour, metal }: Craft): Item {
  const plate = (x: number, width: number, high: number, fill: Oklch): Form =>
    roundRect(
      [x - width / 2, -160 - high / 2, width, high],
      20,
      linear([0, -160 - high / 2], [0, -160 + high / 2], tone(fill, 0.14), fill, tone(fill, -0.12)),
      'body relief 12',
    )
  const half = (side: number): Form[] => [
    plate(side * 262, 40, 70, metal),
    plate(side * 222, 56, 230, tone(colour, -0.04)),
    plate(side * 156, 74, 320, colour),
  ]
  const bar = roundRect(
    [-130, -186, 260, 52],
    14,
    linear([0, -186], [0, -134], tone(metal, 0.1), metal, tone(metal, -0.2)),
    'metal',
  )
  const grip = Array.from({ length: 9 }, (_, i) =>
    roundRect([-84 + i * 20, -184, 6, 48], 2, tone(metal, -0.16), 'detail plain'),
  )
  return put('0,0 190,24', place([bar, ...grip, ...half(-1), ...half(1)], [0, 0]))
}

export const TRADES: Readonly<Record<string, Product>> = {
  'wine-bottle': {
    words: '红酒瓶 葡萄酒瓶 wine_bottle',
    draw: wineBottle,
    colours: triples('0.26,0.06,150 0.24,0.07,20 0.22,0.03,120'),
  },
  compact: {
    words: '粉饼 气垫粉底 气垫 粉饼盒 compact_powder',
    draw: compact,
    colours: triples('0.86,0.05,15 0.3,0.02,300 0.9,0.03,80'),
  },
  'makeup-brush': {
    words: '化妆刷 粉底刷 腮红刷 美妆刷 makeup_brush',
    draw: makeupBrush,
    colours: triples('0.3,0.02,300 0.72,0.1,10 0.92,0.02,80'),
  },
  dumbbell: {
    words: '哑铃 杠铃 dumbbell barbell',
    draw: dumbbell,
    colours: triples('0.3,0.02,265 0.55,0.19,27 0.5,0.14,255'),
  },
}
