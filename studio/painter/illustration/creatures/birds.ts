import { TAU, cos, sin } from '../../../lib/maths'
import { type Oklch, mixColour } from '../../colour'
import { type Form, disc, ellipse, form, inside, line, place } from '../build/form'
import { fillPath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { type Creature, type Hide, DARK, eye } from './creature'
import { type Point, polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'

/** One feather of the fan, its foot at (0, 0), upright. */
function eyedFeather(length: number, green: Oklch, blue: Oklch): Form[] {
  const y = -length
  return [
    form(
      `-8,0! -52,${y + 130} -66,${y + 20} -44,${y - 62} 0,${y - 88} 44,${y - 62} 66,${y + 20} 52,${y + 130} 8,0!`,
      linear([0, y - 80], [0, 0], tone(green, 0.05), green, tone(green, -0.14)),
      'hair relief 4',
    ),
    ellipse([0, y - 8], [44, 54], [0.76, 0.13, 85], 'detail'),
    ellipse([0, y - 4], [34, 42], [0.66, 0.13, 165], 'detail plain'),
    ellipse([0, y + 2], [23, 28], blue, 'detail plain'),
  ]
}

/** From the front, its fan open. */
function peacock({ base }: Hide): Form[] {
  const green: Oklch = [0.56, 0.12, 160]
  const row = (count: number, length: number, shade: number): Form[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / (count - 1) - 0.5) * 0.58 * TAU
      return place(eyedFeather(length, tone(green, shade), base), [0, 40], { turn: angle })
    }).flat()
  const leg = (x: number): Form[] => [
    line(`${x},250 ${x + 4},330`, 15, [0.56, 0.07, 65], 'body even'),
    line(`${x - 34},344 ${x + 4},326 ${x + 44},344`, 13, [0.56, 0.07, 65], 'body even'),
  ]
  const crest = [-0.5, -0.25, 0, 0.25, 0.5].flatMap((turn) => {
    const [x, y] = [sin(turn) * 92, -292 - cos(turn) * 84]
    return [
      line(polyline([0, -286], [x, y]), 5, base, 'detail even'),
      disc([x, y], 13, tone(base, 0.12), 'body'),
    ]
  })
  return [
    ...named('tail', row(17, 520, -0.03), row(15, 410, 0.02), row(13, 300, 0.07)),
    ...named('feet', leg(-44), leg(40)),
    inside(
      form(
        '0,-300 54,-284 74,-232 62,-170 70,-90 120,10 146,120 120,220 60,272 0,284 -60,272 -120,220 -146,120 -120,10 -70,-90 -62,-170 -74,-232 -54,-284',
        linear([-120, 0], [120, 0], tone(base, 0.1), base, tone(base, -0.08)),
        'hair relief 24',
      ),
      ...[-40, 30, 100, 170].flatMap((y, i) =>
        [-1.5, -0.5, 0.5, 1.5].map((k) =>
          ellipse(
            [(k + (i % 2) * 0.5) * 52, y],
            [22, 15],
            tone(base, 0.1),
            'detail plain alpha 0.6',
          ),
        ),
      ),
    ),
    ...named('crest', crest),
    form('-56,-236 -40,-262 -14,-246 -20,-216 -46,-212', [0.97, 0.01, 100], 'detail plain'),
    form('56,-236 40,-262 14,-246 20,-216 46,-212', [0.97, 0.01, 100], 'detail plain'),
    ...eye([-34, -238], 14),
    ...eye([34, -238], 14),
    ...named('beak', form('-20,-214! 0,-226 20,-214! 0,-170!', [0.72, 0.11, 75], 'body relief 4')),
  ]
}

/** Perched on a rock, looking right. */
function eagle({ base }: Hide): Form[] {
  const white: Oklch = [0.96, 0.012, 85]
  const dim = tone(base, -0.09)
  const gold: Oklch = [0.8, 0.15, 80]
  const stone: Oklch = [0.6, 0.02, 70]
  const feather = (x: number, y: number, length: number, turn: number, fill: Oklch): Form[] =>
    place(
      [
        fillPath(fill, 'hair relief 4')`-30,0! -34,${length * 0.6} 0,${length}! 34,${length * 0.6}
          30,0!`,
      ],
      [x, y],
      { turn },
    )
  const claws = (x: number): Form[] => [
    ...[-36, 0, 36].map((dx) =>
      line(polyline([x, 262], [x + dx, 306]) as Point[], 22, gold, 'body even'),
    ),
    ...[-36, 0, 36].map((dx) =>
      form(`${x + dx - 9},300! ${x + dx + 10},300! ${x + dx + 4},330!`, DARK, 'body'),
    ),
  ]
  return [
    inside(
      form(
        '-330,430! -300,330 -220,296 -60,290 120,296 230,330 300,430!',
        linear([0, 290], [0, 430], tone(stone, 0.1), tone(stone, -0.08)),
        'body relief 14',
      ),
      line('-180,320 -140,370 -160,430', 7, tone(stone, -0.12), 'detail'),
      line('90,310 130,360 100,430', 7, tone(stone, -0.12), 'detail'),
    ),
    ...[-0.1, 0.06, 0.22].flatMap((turn, i) =>
      feather(-130 + i * 22, 190, 210, turn + 0.1, tone(white, -0.04 * i)),
    ),
    form(
      '-40,-250 40,-180 130,-90 170,40 150,170 80,260 -30,280 -120,230 -170,90 -150,-80 -100,-190',
      linear([-150, -200], [150, 260], tone(base, 0.03), base, dim),
      'hair relief 24',
    ),
    ...[30, 90, 150].flatMap((y, i) =>
      [0, 1, 2].map(
        (k) =>
          fillPath(dim, 'detail plain')`${30 + k * 40 - i * 8},${y - 90}!
          ${44 + k * 40 - i * 8},${y - 60} ${58 + k * 40 - i * 8},${y - 90}!`,
      ),
    ),
    ...named('feet', claws(-10), claws(90)),
    ...named(
      'wings',
      inside(
        form(
          '-60,-150 -150,-90 -210,40 -230,190 -216,330! -150,280 -80,200 -10,90 30,-30 0,-130',
          linear([-200, -100], [0, 200], tone(base, 0.02), tone(base, -0.05)),
          'hair relief 16',
        ),
        ...[0, 1, 2, 3].map((i) =>
          line(
            [
              [10 - i * 26, -60 + i * 50],
              [-90 - i * 20, 40 + i * 60],
              [-190, 150 + i * 40],
            ] as Point[],
            8,
            dim,
            'detail',
          ),
        ),
      ),
    ),
    fillPath(linear([-80, -390], [120, -150], white, tone(white, -0.05)), 'hair relief 14')`
      -70,-170! -100,-240 -80,-330 -10,-390 80,-390 140,-340 150,-270! 120,-220 100,-160! 70,-180
      50,-130! 14,-160 -14,-110! -34,-150`,
    ...named(
      'beak',
      form(
        '120,-338! 190,-340 246,-300 248,-230! 226,-250 200,-262 130,-262!',
        linear([130, -340], [240, -240], tone(gold, 0.06), tone(gold, -0.05)),
        'body relief 8',
      ),
    ),
    line('128,-286 180,-282 214,-272', 5, tone(gold, -0.2), 'mouth'),
    disc([84, -310], 22, gold, 'eye'),
    disc([88, -310], 11, DARK, 'eye'),
    disc([93, -315], 4, [0.99, 0, 0], 'glint'),
    form('40,-344! 100,-346 130,-322! 90,-328', mixColour(white, base, 0.5), 'brow'),
  ]
}

export const BIRDS = {
  peacock: {
    words: '孔雀 孔雀开屏 蓝孔雀 开屏的孔雀 peacock',
    colours: triples('0.46,0.16,255 0.5,0.13,240'),
    ...{ size: [1180, 960], foot: 346, middle: 0, on: 'grass', shadow: 170, draw: peacock },
  },
  eagle: {
    words: '老鹰 鹰 雄鹰 苍鹰 白头鹰 白头海雕 猎鹰 金雕 eagle hawk',
    colours: triples('0.42,0.06,50 0.38,0.045,45'),
    ...{ size: [640, 830], foot: 430, middle: 0, on: 'grass', shadow: 320, draw: eagle },
  },
} as const satisfies Readonly<Record<string, Creature>>
