/** Goods of shops and trades: a bottle of wine, make-up, weights. */
import type { Oklch } from '../../colour'
import { pairs, triples } from '../../drawing/notation'
import {
  disc,
  ellipse,
  inside,
  linear,
  place,
  polygonForm,
  roundRect,
  tone,
  tones,
} from '../build/form'
import { glossMaterial, lathe, mattMaterial, metalMaterial } from '../build/lathe'
import { ellipsePath } from '../build/path'
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

/** A bell of a temple, hung by the loop on its crown: bands, bosses in rows, an outward lip. */
function bronzeBell({ colour }: Craft): Item {
  const dark = tone(colour, -0.14)
  const body = pairs('296,0 290,26 262,60 240,150 226,300 214,430 180,510 110,556 40,570')
  const radius = (height: number): number => 262 - height * 0.11
  const bands = [70, 210, 236, 400, 424].map((height) =>
    lathe(
      [0, -height],
      pairs(`${radius(height)},0 ${radius(height) + 5},8 ${radius(height)},16`),
      metalMaterial(dark),
      { tilt: 0.1 },
    ),
  )
  const bosses = [272, 318, 364].flatMap((height) =>
    [-0.72, -0.42, -0.14, 0.14, 0.42, 0.72].map((across) =>
      disc(
        [across * radius(height), -height],
        15,
        tone(colour, 0.07 - across * 0.1),
        'body relief 7',
      ),
    ),
  )
  const panels = [-0.5, 0, 0.5].map((across) =>
    roundRect([across * 250 - 44, -196, 88, 104], 6, dark, 'detail plain alpha 0.4'),
  )
  const loop = polygonForm(
    [ellipsePath(0, -606, 74, 62), ellipsePath(0, -606, 40, 34)],
    linear([-74, -660], [74, -560], ...tones(colour, 0.1, 0, -0.16)),
    'metal relief 9',
  )
  return put('0,0 280,26', [
    loop,
    lathe([0, 0], body, mattMaterial(colour, 0.16), { tilt: 0.1 }),
    ...bands,
    ...panels,
    ...bosses,
    ellipse([0, -96], [46, 44], tone(colour, 0.06), 'body relief 8'),
  ])
}

export const TRADES: Readonly<Record<string, Product>> = {
  'wine-bottle': {
    words: '红酒瓶 葡萄酒瓶 一瓶红酒 一瓶葡萄酒 一瓶酒 wine_bottle',
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
  'bronze-bell': {
    words:
      '古钟 铜钟 大钟 巨钟 青铜钟 青铜古钟 青铜巨钟 青铜大钟 古铜钟 大铜钟 梵钟 寺钟 寺庙大钟 temple_bell bronze_bell',
    draw: bronzeBell,
    colours: triples('0.5,0.07,85 0.46,0.06,150 0.44,0.07,60'),
  },
  dumbbell: {
    words: '哑铃 杠铃 dumbbell barbell',
    draw: dumbbell,
    colours: triples('0.3,0.02,265 0.55,0.19,27 0.5,0.14,255'),
  },
}
