import type { Random } from '../family'
import { type Form, disc, form, inside, polygonForm, roundRect } from '../build/form'
import { fillPolygon } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { metalFill } from '../build/shine'
import { alarmClock, watch } from './clocks'
import { type Craft, type Product, isClear, stand } from './craft'
import { camera, headphones } from './gadgets'
import { lensAt } from './lens'
import { type Item, group, many, placeItem, standing } from '../build/still/item'
import { type Point, pairs, polyline, triples } from '../../drawing/notation'

function phoneBack(colour: Oklch, lens: number): Form[] {
  const frame = roundRect(
    [-150, -612, 300, 612],
    54,
    metalFill([-150, 150], tone(colour, 0.06)),
    'metal relief 3',
  )
  const back = roundRect(
    [-143, -605, 286, 598],
    48,
    linear([-150, -612], [150, 0], tone(colour, 0.12), colour, tone(colour, -0.12)),
    { relief: 8 },
  )
  const shine = fillPolygon([1, 0, 90], 'light plain alpha 0.2 blur 12')`-143,-500 143,-690 143,-520
    -143,-300`
  const bump = roundRect([-126, -586, 150, 150], 42, tone(colour, 0.05), { relief: 7 })
  const spots = lens === 3 ? pairs('-90,-548 -90,-476 -18,-512') : pairs('-90,-548 -18,-476')
  const lenses = spots.flatMap(([x, y]) => lensAt(x, y, 32))
  return [
    frame,
    inside(back, shine),
    bump,
    ...lenses,
    disc([-18, lens === 3 ? -562 : -548], 9, [0.97, 0.05, 88], 'glow plain'),
  ]
}

const SCREENS: readonly [readonly Oklch[], ...(readonly Oklch[])[]] = [
  triples('0.4,0.16,290 0.55,0.2,320 0.7,0.17,10 0.8,0.13,50 0.88,0.09,75'),
  triples('0.4,0.1,250 0.52,0.12,235 0.66,0.11,210 0.78,0.09,190 0.9,0.06,160'),
  triples('0.36,0.08,160 0.5,0.11,155 0.64,0.12,140 0.78,0.12,120 0.9,0.1,100'),
]

/** Layered waves of light, as screens show them: no writing, no icons. */
function screen(
  [x, y, w, h]: readonly [number, number, number, number],
  random: Random,
  radius: number,
): Form {
  const colours = random.pick(SCREENS)
  const waves = colours.slice(1).map((colour, i) => {
    const top = y + h * (0.3 + i * 0.17)
    const [a, b] = [random.range(20, 60), random.range(20, 60)]
    return form(
      `${x - 60},${top + a} ${x + w * 0.25},${top - b} ${x + w * 0.55},${top + a * 0.7}
        ${x + w * 0.85},${top - a} ${x + w + 60},${top + b * 0.4} ${x + w + 60},${y + h + 80}
        ${x - 60},${y + h + 80}`,
      linear([x, top - 40], [x + w, top + 160], tone(colour, 0.06), tone(colour, -0.05)),
      'detail relief 16',
    )
  })
  const sun = disc(
    [x + w * random.range(0.3, 0.7), y + h * 0.26],
    Math.min(w, h) * 0.16,
    [0.96, 0.06, 85],
    'glow plain alpha 0.9',
  )
  const glare = fillPolygon([1, 0, 90], 'light plain alpha 0.14')`${x},${y} ${x + w * 0.5},${y}
    ${x - w * 0.04},${y + h * 0.62}`
  return inside(
    roundRect(
      [x, y, w, h],
      radius,
      linear([x, y], [x + w, y + h], tone(colours[0], -0.08), tone(colours[1], 0.02)),
      'detail plain',
    ),
    sun,
    waves,
    glare,
  )
}

function phone(craft: Craft): Item {
  const { colour, random } = craft
  const front: Item = {
    forms: [
      roundRect(
        [-156, -640, 312, 640],
        54,
        metalFill([-156, 156], tone(colour, 0.1)),
        'metal relief 3',
      ),
      roundRect([-149, -633, 298, 626], 48, [0.12, 0.01, 270], 'body plain'),
      screen([-140, -624, 280, 608], random, 40),
      roundRect([-40, -606, 80, 24], 12, [0.06, 0.005, 270], 'detail plain'),
      roundRect([-52, -34, 104, 5], 2.5, [0.98, 0, 90], 'detail plain alpha 0.85'),
    ],
    stands: [stand(150, 12)],
  }
  if (random.chance(0.3)) return front
  const back = standing('0,0 144,12', phoneBack(colour, random.pick([2, 3])))
  const side = random.sign()
  return group(placeItem(back, [side * -150, -18]), placeItem(front, [side * 70, 4]))
}

/** A case on a phone, from behind: a thick rim, and the lenses in its cut-out. */
function phoneCase(craft: Craft): Item {
  const { colour: own, random } = craft
  const clear = isClear(craft)
  const colour: Oklch = clear ? [0.93, 0.012, 235] : own
  const lenses = (
    random.chance(0.5) ? pairs('-98,-574 -98,-486 -14,-530') : pairs('-98,-574 -14,-486')
  ).flatMap(([x, y]) => lensAt(x, y, 34))
  const hole = roundRect([-152, -624, 190, 190], 58, [0.16, 0.01, 270], 'detail plain')
  const body = linear([-180, -660], [180, 0], tone(colour, 0.1), colour, tone(colour, -0.1))
  return standing('0,-2 180,14', [
    roundRect([-194, -470, 14, 74], 6, tone(colour, -0.12), 'body relief 4'),
    roundRect([-194, -370, 14, 74], 6, tone(colour, -0.12), 'body relief 4'),
    roundRect([180, -430, 14, 96], 6, tone(colour, -0.12), 'body relief 4'),
    roundRect([-184, -664, 368, 664], 74, tone(colour, -0.1), 'body relief 12'),
    inside(
      roundRect([-170, -650, 340, 636], 62, body, 'body relief 6'),
      clear ? roundRect([-152, -632, 304, 600], 50, tone(own, 0.1), 'body relief 4') : [],
      fillPolygon([1, 0, 90], 'light plain alpha 0.22 blur 14')`-170,-420 170,-640 170,-500
        -170,-280`,
    ),
    roundRect([-164, -636, 214, 214], 68, tone(colour, -0.16), 'body relief 6'),
    hole,
    roundRect([-144, -616, 174, 174], 52, [0.3, 0.02, 265], 'body relief 5'),
    ...lenses,
    disc([-14, -586], 10, [0.97, 0.05, 88], 'glow plain'),
  ])
}

function laptop(craft: Craft): Item {
  const { random, colour } = craft
  const lid = roundRect([-380, -520, 760, 490], 22, tone(colour, 0.04), 'metal relief 4')
  const bezel = roundRect([-368, -510, 736, 470], 14, [0.13, 0.01, 270], 'body plain')
  const deck = polygonForm(
    [polyline('-380,-34 380,-34 470,74 -470,74')],
    linear([0, -34], [0, 74], tone(colour, -0.06), tone(colour, 0.08)),
    'metal',
  )
  const keys = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 13 }, (_, k): Point[] => {
      const y = -22 + row * 15
      const spread = 330 + row * 22
      const [a, b] = [
        -spread + (k * spread * 2) / 13 + 3,
        -spread + ((k + 1) * spread * 2) / 13 - 3,
      ]
      return polyline([a, y], [b, y], [b + 3, y + 11], [a - 3, y + 11])
    }),
  ).flat()
  const pad = fillPolygon(tone(colour, -0.04), 'detail plain')`-110,42 110,42 122,68 -122,68`
  const edge = form(
    '-470,74! 470,74! 468,92 450,98! -450,98! -468,92',
    linear([0, 74], [0, 98], tone(colour, 0.1), tone(colour, -0.2)),
    'metal relief 3',
  )
  return standing('0,88 455,16', [
    lid,
    bezel,
    screen([-356, -498, 712, 446], random, 6),
    inside(deck, many(keys, [0.2, 0.01, 270], { role: 'detail', relief: 1 }), pad),
    edge,
    roundRect([-60, 76, 120, 8], 4, tone(colour, -0.16), 'detail plain'),
  ])
}

const CASES: readonly [Oklch, ...Oklch[]] = triples(`0.62,0.11,295 0.5,0.08,250 0.78,0.05,60
  0.34,0.015,270 0.8,0.06,150 0.82,0.07,15`)
const GREYS: readonly [Oklch, ...Oklch[]] = triples(`0.82,0.006,250 0.6,0.008,260 0.84,0.04,60
  0.36,0.012,265`)

export const DEVICES = {
  phone: { words: '手机 智能手机 phone smartphone', draw: phone, colours: CASES },
  'phone-case': {
    words: '手机壳 手机保护壳 手机套 phone_case',
    draw: phoneCase,
    colours: CASES,
  },
  laptop: {
    words: '笔记本电脑 电脑 笔记本 laptop computer',
    draw: laptop,
    colours: GREYS,
    grounds: ['sweep', 'wood', 'marble', 'linen'],
  },
  headphones: {
    words: '耳机 airpods airpods_pro 头戴式耳机 头戴耳机 蓝牙耳机 headphones earphones',
    draw: headphones,
    colours: triples('0.8,0.045,70 0.42,0.11,255 0.32,0.012,270 0.86,0.07,15 0.94,0.01,85'),
  },
  camera: {
    words: '相机 照相机 单反 数码相机 复古相机 camera',
    draw: camera,
    colours: triples('0.26,0.012,270 0.42,0.07,45 0.5,0.07,190 0.82,0.06,15'),
    grounds: ['sweep', 'sweep', 'wood', 'podium', 'linen'],
  },
  watch: {
    words: '手表 腕表 机械表 手腕表 watch',
    draw: watch,
    colours: triples('0.34,0.1,258 0.95,0.012,85 0.24,0.012,270 0.4,0.09,160 0.42,0.12,25'),
    grounds: ['sweep', 'sweep', 'podium'],
  },
  clock: {
    words: '闹钟 时钟 钟表 钟 座钟 clock',
    draw: alarmClock,
    colours: triples('0.62,0.15,30 0.66,0.1,195 0.84,0.12,85 0.8,0.09,10 0.5,0.1,255'),
    grounds: ['sweep', 'podium', 'wood', 'linen'],
  },
} as const satisfies Readonly<Record<string, Product>>
