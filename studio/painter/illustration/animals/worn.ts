import { TAU, cos, sin } from '../../../lib/maths'
import { polyline } from '../../drawing/notation'
import { type Form, disc, ellipse, form, inside, line, mirrored, place } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import { beret, cap, chefHat, helmet, feltHat, mortarboard, witchHat } from './hats'
import { type PartId, named } from '../../parts'
import { wordList } from '../../../lib/words'

export const WORN = wordList(`
  scarf bell bow sweater flowers leaf glasses sunglasses crown party-hat santa-hat straw-hat
  wreath hat mortarboard chef-hat witch-hat cap beret helmet space-helmet headphones mask
`)
export type Worn = (typeof WORN)[number]

/** On the neck and body: under the head. */
export const NECK: ReadonlySet<Worn> = new Set<Worn>(wordList('scarf bell bow sweater'))

const GOLD: Oklch = [0.82, 0.13, 86]

function scarf(cloth: Oklch): Form[] {
  const wrap = inside(
    fillPath(cloth, 'cloth relief 15')`-132,118 -92,150 0,174 92,150 132,118 146,158 114,208 0,234
      -114,208 -146,158`,
    line('-116,166 -40,200 44,202 110,176', 6, tone(cloth, -0.12), 'detail'),
    line('-100,138 -30,168 60,168', 5, tone(cloth, -0.1), 'detail'),
  )
  const end = inside(
    form('38,196! 98,192! 124,306 116,366! 46,366! 58,292', tone(cloth, -0.03), 'cloth relief 10'),
    line('40,322 130,322', 10, [0.96, 0.03, 85], 'detail even'),
    line('40,342 130,342', 5, [0.96, 0.03, 85], 'detail even'),
  )
  return [end, wrap]
}

function flower(x: number, y: number, r: number, fill: Oklch): Form[] {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * TAU - TAU / 4
    return ellipse(
      [x + cos(angle) * r * 0.56, y + sin(angle) * r * 0.56],
      [r * 0.52, r * 0.44],
      fill,
      { role: 'petal', turn: angle, relief: r * 0.12 },
    )
  })
  return [...petals, disc([x, y], r * 0.28, GOLD, 'petal')]
}

const leafAt = (x: number, y: number, size: number, turn: number): Form =>
  place([form('0,0! 14,-30 0,-70! -14,-30', [0.62, 0.1, 145], 'foliage relief 5')], [x, y], {
    scale: size / 70,
    turn,
  })[0]

/** @param half of the width of the head at the eyes */
function headphones(cloth: Oklch, half: number): Form[] {
  const cup = [
    ellipse([half + 2, 14], [30, 56], tone(cloth, -0.14), 'body relief 8'),
    inside(
      ellipse([half + 22, 14], [28, 48], cloth, 'body relief 12'),
      ellipse([half + 14, -8], [8, 16], tone(cloth, 0.16), 'light alpha 0.7'),
    ),
  ]
  const [side, top] = [half + 16, -112]
  const band = `${-side},-16 ${-side * 0.9},-92 ${-side * 0.5},${top - 32} 0,${top - 44} ${side * 0.5},${top - 32} ${side * 0.9},-92 ${side},-16`
  return [
    line(band, 25, tone(cloth, -0.1), 'body even relief 6'),
    line(band, 9, tone(cloth, 0.08), 'detail even'),
    ...mirrored(cup),
    ...cup,
  ]
}

/** Over nose and mouth, with loops to the ears. */
function mask(cloth: Oklch, half: number): Form[] {
  const pale: Oklch = [0.94, Math.min(0.03, cloth[1]), cloth[2]]
  const loop = [
    line(`98,44 ${half - 14},20 ${half},-6`, 5, pale, 'line even'),
    line(`88,116 ${half - 16},84 ${half},44`, 5, pale, 'line even'),
  ]
  return [
    ...mirrored(loop),
    ...loop,
    inside(
      fillPath(pale, { ...{ role: 'cloth', relief: 14 } })`-104,38! -50,26 0,22 50,26 104,38! 98,112
        56,148 0,158 -56,148 -98,112`,
      ...[62, 92, 122].map((y) =>
        line(polyline([-110, y], [0, y + 8], [110, y]), 4, tone(pale, -0.12), 'detail even'),
      ),
    ),
  ]
}

const MADE: Readonly<Record<Worn, (cloth: Oklch, half: number) => Form[]>> = {
  scarf,
  bell: (cloth) => [
    line('-96,128 -52,164 0,176 52,164 96,128', 25, cloth, 'cloth even relief 7'),
    inside(
      disc([0, 194], 27, GOLD, 'metal relief 8'),
      line('-26,194 26,194', 4.5, [0.58, 0.1, 74], 'detail even'),
      disc([0, 206], 5.5, [0.45, 0.08, 66], 'detail'),
    ),
  ],
  bow: (cloth) => {
    const wing = inside(
      form('0,166! 62,132 82,164 70,204 10,184', cloth, 'cloth relief 9'),
      line('14,170 44,166', 5, tone(cloth, -0.14), 'detail'),
    )
    return [
      ...mirrored([wing]),
      wing,
      ellipse([0, 168], [18, 20], tone(cloth, -0.06), 'cloth relief 5'),
    ]
  },
  sweater: (cloth) => {
    const ribs = Array.from({ length: 9 }, (_, i) =>
      line(`${-80 + i * 20},128 ${-84 + i * 21},176`, 4, tone(cloth, -0.1), 'detail even'),
    )
    const body = inside(
      fillPath(cloth, 'cloth relief 24')`-92,140! -150,190 -200,290 -224,530! 224,530! 200,290
        150,190 92,140! 0,176`,
      ...[300, 330].map(
        (y) =>
          strokePath(13, [0.95, 0.03, 85], 'detail even')`-230,${y + 20} -110,${y} 0,${y + 12}
          110,${y} 230,${y + 20}`,
      ),
    )
    return [
      body,
      inside(
        form('-98,120 0,158 98,120 104,160 0,208 -104,160', tone(cloth, -0.04), 'cloth relief 9'),
        ...ribs,
      ),
    ]
  },
  flowers: (cloth) => [
    leafAt(-34, -112, 56, 1.9),
    leafAt(-120, -70, 50, -1.5),
    ...flower(-116, -92, 27, [0.9, 0.09, 90]),
    ...flower(-34, -136, 29, [0.92, 0.05, 10]),
    ...flower(-78, -122, 40, cloth),
  ],
  leaf: () => [
    inside(
      fillPath([0.68, 0.12, 140], 'foliage relief 8')`0,-122! -34,-164 -24,-208 34,-232! 46,-178
        24,-136`,
      line('2,-124 10,-172 30,-224', 4, [0.5, 0.1, 145], 'detail'),
    ),
  ],
  hat: feltHat,
  mortarboard,
  'chef-hat': chefHat,
  'witch-hat': witchHat,
  cap,
  beret,
  helmet,
  // about the whole head (space-helmet.ts)
  'space-helmet': () => [],
  headphones,
  mask,
  glasses: () => spectacles(null),
  sunglasses: () => spectacles([0.26, 0.02, 280]),
  crown: () => [
    inside(
      fillPath(GOLD, 'metal relief 9')`-74,-106! -88,-190! -42,-152 0,-212! 42,-152 88,-190!
        74,-106! 0,-94`,
      line('-80,-122 0,-108 80,-122', 8, [0.64, 0.12, 70], 'detail even'),
    ),
    disc([0, -142], 11, [0.58, 0.2, 25], 'glass relief 4'),
    ...[-88, 0, 88].map((x) =>
      disc([x, x === 0 ? -214 : -192], 9, [0.97, 0.02, 90], 'metal relief 3'),
    ),
  ],
  'party-hat': (cloth) => [
    inside(
      form('-62,-102! 0,-262! 62,-102! 0,-86', cloth, 'cloth relief 11'),
      ...[-118, -158, -198].map((y, i) =>
        line(`${-80 + i * 10},${y} 80,${y - 34}`, 11, [0.95, 0.03, 85], 'detail even'),
      ),
    ),
    disc([0, -264], 19, [0.88, 0.12, 90], 'cloth relief 6'),
  ],
  'santa-hat': () => [
    fillPath([0.56, 0.2, 26], 'cloth relief 16')`-104,-92! -84,-172 -10,-226 90,-214 162,-130
      172,-66! 140,-92 108,-120 104,-92!`,
    fillPath([0.97, 0.01, 90], 'cloth relief 9')`-122,-98 -60,-122 60,-122 122,-98 122,-66 60,-88
      -60,-88 -122,-66`,
    disc([170, -54], 24, [0.97, 0.01, 90], 'cloth relief 8'),
  ],
  'straw-hat': () => [
    ellipse([0, -96], [190, 38], [0.84, 0.085, 84], 'cloth relief 9'),
    inside(
      fillPath([0.87, 0.085, 86], 'cloth relief 16')`-98,-98! -92,-170 -46,-204 46,-204 92,-170
        98,-98! 0,-80`,
      ...named(
        'hat-band',
        form('-110,-126! 0,-106 110,-126! 110,-90! -110,-90!', [0.55, 0.17, 28], 'detail'),
      ),
    ),
  ],
  wreath: (cloth) =>
    Array.from({ length: 11 }, (_, i) => {
      const angle = Math.PI * (1.08 + (i / 10) * 0.84)
      const [x, y] = [cos(angle) * 142, sin(angle) * 126 + 10]
      return i % 3 === 1
        ? flower(x, y, 23, i % 2 === 0 ? cloth : [0.95, 0.03, 85])
        : [leafAt(x, y, 50, angle + 2.4), leafAt(x, y, 50, angle + 0.6)]
    }).flat(),
}

function spectacles(glass: Oklch | null): Form[] {
  // dark glass on dark fur needs a rim that is seen
  const rim: Oklch = glass ? GOLD : [0.28, 0.03, 340]
  const ring = Array.from(
    { length: 40 },
    (_, i) => [cos((i / 40) * TAU), sin((i / 40) * TAU)] as const,
  )
  const lens: Form = {
    rings: [
      ring.map(([c, s]) => [68 + c * 48, 2 + s * 46] as const),
      ring.map(([c, s]) => [68 + c * 41, 2 + s * 39] as const),
    ],
    role: 'body',
    fill: rim,
    plain: true,
  }
  const pane = glass
    ? [
        inside(
          disc([68, 2], 45, glass, 'glass'),
          form('30,-30! 64,-52! 40,20! 20,10!', [0.8, 0.02, 250], 'light alpha 0.3'),
        ),
      ]
    : []
  return [
    ...pane,
    ...mirrored(pane),
    lens,
    ...mirrored([lens]),
    line('-22,-4 0,-12 22,-4', 7.5, rim, 'detail even'),
  ]
}

export type Dressed = { readonly neck: Form[]; readonly head: Form[] }

/** Names of worn things for viewers; all others are hats. */
const PARTS: Partial<Record<Worn, PartId>> = {
  ...{ scarf: 'scarf', bell: 'bell', bow: 'bow', sweater: 'clothes', mask: 'mask' },
  ...{ flowers: 'flower', leaf: 'leaves', glasses: 'glasses', sunglasses: 'glasses' },
  ...{ crown: 'crown', wreath: 'wreath', helmet: 'helmet', headphones: 'headphones' },
}

/**
 * @param cloth the colour of what is of cloth or petals
 * @param half of the width of the head at the eyes
 */
export function dressed(worn: readonly Worn[], cloth: Oklch, half: number): Dressed {
  const make = (list: readonly Worn[]) =>
    list.flatMap((item) => named(PARTS[item] ?? 'hat', MADE[item](cloth, half)))
  return {
    neck: make(worn.filter((item) => NECK.has(item))),
    head: make(worn.filter((item) => !NECK.has(item))),
  }
}
