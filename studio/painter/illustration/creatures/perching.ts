import { polyline, triples } from '../../drawing/notation'
import { type Form, disc, ellipse, form, inside, line, place } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { limb } from '../build/limb'
import { type Creature, type Hide, DARK, blush, eye } from './creature'
import { named } from '../../parts'

const ORANGE: Oklch = [0.74, 0.16, 58]
const ROSE: Oklch = [0.68, 0.11, 25]

/** Long feathers of a wing or a tail, from its root to the lower left. */
function fan(at: readonly [number, number], turns: readonly number[], length: number, fill: Oklch) {
  const feathers = turns.flatMap((turn, i) =>
    place(
      [
        fillPath(tone(fill, -0.025 * i), 'hair relief 5')`-26,0! -34,${length * 0.6} 0,${length}
          34,${length * 0.6} 26,0!`,
      ],
      [at[0], at[1]],
      { turn },
    ),
  )
  return named('tail', feathers)
}

const foot = (x: number, y: number, fill: Oklch): Form[] =>
  named('feet', [
    line(polyline([x, y - 70], [x + 4, y]), 15, fill, 'body even'),
    ...[-34, 6, 44].map((dx) =>
      line(polyline([x + 4, y - 4], [x + dx, y + 12]), 13, fill, 'body even'),
    ),
  ])

/** From the side, looking right, with webbed feet. */
function duck({ base, isAfloat }: Hide): Form[] {
  const lit = tone(base, 0.05)
  const dim = tone(base, -0.07)
  const web = (x: number): Form[] =>
    named('feet', [
      line(polyline([x, 216], [x + 6, 300]), 20, ORANGE, 'body even'),
      fillPath(ORANGE, 'body relief 4')`${x - 22},312! ${x + 6},286 ${x + 60},296 ${x + 92},324!
        ${x + 30},334`,
    ])
  return [
    ...(isAfloat ? [] : [...web(-60), ...web(46)]),
    fillPath(dim, 'hair relief 8')`-280,60! -340,-40 -400,-96! -330,-110 -300,-130! -270,-80
      -200,-20`,
    inside(
      fillPath(linear([0, -360], [0, 240], lit, base, dim), 'hair relief 26')`-310,20 -250,-40
        -160,-64 -60,-66 20,-84 66,-140 60,-210 70,-290 130,-356 214,-360 276,-308 284,-230 250,-164
        236,-100 258,-30 252,70 200,170 100,226 -20,240 -150,222 -250,160 -306,90`,
      form('40,240 180,120 250,-40 300,60 220,220', lit, 'detail plain'),
      blush([216, -206], 34),
    ),
    ...named(
      'wings',
      inside(
        fillPath(linear([-250, 0], [90, 140], tone(base, -0.02), dim), 'hair relief 14')`-40,-40
          60,-16 104,50 84,110 0,160 -110,170 -190,150 -270,160! -250,110 -300,90! -250,50
          -150,-20`,
        line('70,70 0,110 -90,116', 8, tone(base, -0.12), 'detail'),
        line('30,30 -50,66 -150,72', 8, tone(base, -0.12), 'detail'),
      ),
    ),
    ...named(
      'beak',
      form(
        '268,-290! 330,-292 400,-270 424,-244 400,-226 330,-214 270,-222!',
        linear([0, -290], [0, -214], tone(ORANGE, 0.06), tone(ORANGE, -0.03)),
        'body relief 8',
      ),
    ),
    line('282,-250 350,-244 414,-246', 6, tone(ORANGE, -0.2), 'mouth'),
    ...eye([204, -276], 27),
  ]
}

/** On the water, from the side, its neck bent. */
function swan({ base }: Hide): Form[] {
  const dim = tone(base, -0.06)
  const beak = base[0] < 0.5 ? ([0.56, 0.2, 28] as const) : ORANGE
  const dark: Oklch = base[0] < 0.5 ? [0.12, 0.01, 260] : DARK
  return [
    limb(
      polyline('196,130 262,20 250,-110 176,-226 140,-330 176,-420 250,-436'),
      [150, 116, 84, 66, 58, 66, 84],
      base,
      { relief: 14 },
    ),
    inside(
      fillPath(linear([0, -30], [0, 270], tone(base, 0.02), base, dim), 'hair relief 26')`-440,30!
        -350,50 -250,10 -120,-20 20,-30 140,-10 240,40 286,120 262,200 180,252 20,270 -150,262
        -290,220 -390,140`,
      form('-300,250 -100,220 120,236 280,170 260,300 -200,320', dim, 'detail plain'),
    ),
    ...fan([-60, 20], [1.02, 1.16, 1.3], 360, dim),
    ...named(
      'wings',
      inside(
        form(
          '80,-30 170,30 176,100 110,160 -20,186 -170,180 -300,140 -420,60! -330,60 -420,-16! -310,0 -380,-90! -240,-60 -80,-96',
          linear([0, -90], [0, 186], tone(base, 0.03), base, tone(base, -0.03)),
          'hair relief 18',
        ),
        ...[0, 1, 2].map(
          (i) =>
            strokePath(8, tone(base, -0.1), 'detail')`${110 - i * 50},${40 + i * 34}
            ${-40 - i * 60},${66 + i * 34} ${-210 - i * 40},${50 + i * 30}`,
        ),
      ),
    ),
    form('254,-480 300,-470 316,-440 300,-404 254,-396 216,-410 208,-452', base, 'hair relief 8'),
    ...named(
      'beak',
      form('296,-466! 356,-430 398,-396 378,-382 320,-392 290,-406!', beak, 'body relief 6'),
    ),
    form('286,-470! 318,-452 300,-420 312,-394 280,-404!', dark, 'detail plain'),
    ...eye([258, -448], 15),
  ]
}

/** Upright, from the side, looking right. */
function dove({ base }: Hide): Form[] {
  const dim = tone(base, -0.08)
  return [
    ...foot(-10, 322, ROSE),
    ...foot(70, 322, ROSE),
    ...fan([-170, 150], [0.86, 1.02, 1.18], 230, dim),
    inside(
      fillPath(linear([0, -350], [0, 258], tone(base, 0.04), base, dim), 'hair relief 26')`-220,190
        -200,80 -150,-20 -70,-110 -10,-190 20,-280 80,-344 160,-350 216,-300 222,-230 206,-160
        224,-70 232,30 206,130 140,214 30,258 -80,250 -160,226`,
      fillPath(tone([base[0], 0.06, 160], -0.04), 'detail plain alpha 0.4')`20,-190 90,-150 200,-170
        230,-120 120,-96 10,-130`,
    ),
    ...named(
      'wings',
      inside(
        form(
          '20,-90 104,-30 116,60 60,140 -50,196 -170,226 -290,262! -250,200 -296,190! -210,110 -130,20 -60,-60',
          linear([-200, 0], [110, 140], tone(base, -0.01), tone(base, -0.1)),
          'hair relief 14',
        ),
        ...[0, 1, 2].map(
          (i) =>
            strokePath(8, tone(base, -0.15), 'detail')`${80 - i * 40},${40 + i * 40}
            ${-30 - i * 50},${96 + i * 36} ${-160 - i * 30},${140 + i * 36}`,
        ),
      ),
    ),
    ...named(
      'beak',
      form('214,-300! 266,-280 290,-258 262,-252 216,-250!', [0.5, 0.03, 60], 'body relief 5'),
    ),
    ellipse([222, -294], [16, 10], tone(base, 0.06), 'detail plain'),
    disc([160, -284], 26, [0.8, 0.12, 55], 'eye'),
    disc([163, -284], 15, DARK, 'eye'),
    disc([168, -289], 5, [0.99, 0, 0], 'glint'),
  ]
}

const BARK: Oklch = [0.5, 0.06, 55]
const BRANCH = [
  limb(polyline('-440,300 -160,262 120,276 440,240'), [52, 58, 50, 34], BARK, {
    ...{ role: 'body', relief: 12, part: 'trunk' },
  }),
  limb(polyline('210,262 290,200 330,130'), [26, 20, 10], BARK, { role: 'body', part: 'trunk' }),
  form('330,136! 300,60 340,0 390,40 372,110', [0.62, 0.13, 140], 'foliage relief 6'),
  form('300,190! 360,120 440,110 440,170 370,200', [0.66, 0.13, 135], 'foliage relief 6'),
]

/** Claws around the branch. */
const CLAWS = [-10, 60].flatMap((x) =>
  [-16, 8, 32].flatMap((dx) =>
    named(
      'feet',
      line(polyline([x + dx, 236], [x + dx + 2, 296]), 20, [0.5, 0.02, 60], 'body even'),
    ),
  ),
)

/** Feet on a flat ground. */
const TOES = [-10, 60].flatMap((x) =>
  named(
    'feet',
    ...[-26, 4, 34].map((dx) =>
      line(polyline([x, 226], [x, 268], [x + dx, 296]), 12, [0.5, 0.05, 50], 'body even'),
    ),
  ),
)

/** A small round bird on a branch, looking right. */
function songbird({ base, isOnBoard, hasManyHues }: Hide): Form[] {
  const dim = tone(base, -0.12)
  const [pale, cap, wing, tail]: readonly Oklch[] = hasManyHues
    ? triples('0.85,0.16,80 0.62,0.21,25 0.58,0.17,258 0.66,0.17,145')
    : [[0.95, 0.03, 80], dim, tone(base, -0.05), dim]
  return [
    ...fan([-150, 150], [1.16, 1.0], 250, tail),
    inside(
      form(
        '-210,150 -200,40 -150,-60 -70,-120 -40,-210 20,-280 110,-300 196,-264 232,-190 224,-110 252,-10 240,110 176,206 70,250 -60,246 -160,210',
        linear([0, -300], [0, 250], tone(base, 0.05), base, tone(base, -0.03)),
        'hair relief 26',
      ),
      form('110,-150 210,-150 280,0 260,180 100,270 -40,250 40,170 96,20', pale, 'detail plain'),
      form('60,-320! 250,-320! 250,-236! 150,-252 60,-232 0,-170!', cap, 'detail plain'),
      blush([186, -150], 28),
    ),
    ...named(
      'wings',
      inside(
        form(
          '10,-60 70,0 60,80 -10,140 -120,180 -260,196! -210,140 -250,120! -170,50 -100,-30',
          linear([-220, 0], [70, 120], wing, hasManyHues ? tail : dim),
          'hair relief 14',
        ),
        line('40,60 -40,110 -140,130', 8, tone(dim, -0.1), 'detail'),
        line('0,10 -80,60 -170,80', 8, tone(dim, -0.1), 'detail'),
      ),
    ),
    ...(isOnBoard ? TOES : [...BRANCH, ...CLAWS]),
    ...named(
      'beak',
      form('222,-214! 262,-200 292,-184 258,-170 222,-166!', [0.5, 0.06, 60], 'body relief 5'),
    ),
    ...eye([156, -206], 24),
  ]
}

/** On a branch, looking right, its tail hanging. */
function parrot({ base, isOnBoard }: Hide): Form[] {
  const wing: Oklch = base[2] > 100 && base[2] < 190 ? [0.62, 0.16, 25] : [0.55, 0.15, 255]
  const gold: Oklch = [0.86, 0.16, 92]
  return [
    ...fan([-50, 190], [0.3, 0.2, 0.1], 320, wing),
    ...fan([-20, 190], [0.16], 270, base),
    inside(
      form(
        '-70,-200 -90,-290 -40,-370 50,-396 134,-350 160,-270 148,-190 170,-80 164,50 110,170 30,240 -50,236 -120,150 -150,20 -130,-100',
        linear([-120, 0], [160, 0], tone(base, 0.04), base, tone(base, -0.06)),
        'hair relief 26',
      ),
      form('60,-60 150,-60 150,120 60,230 10,170 20,20', tone(base, 0.07), 'detail plain'),
    ),
    ...named(
      'wings',
      inside(
        form(
          '-90,-140 -10,-110 40,-10 40,100 0,200 -70,290! -90,220 -130,280! -150,180 -176,60 -150,-70',
          linear([0, -130], [0, 280], base, gold, wing, tone(wing, -0.06)),
          'hair relief 14',
        ),
        line('10,20 -50,70 -120,60', 8, tone(gold, -0.1), 'detail'),
        line('20,90 -50,140 -140,120', 8, tone(wing, -0.12), 'detail'),
      ),
    ),
    ...(isOnBoard ? TOES : [...BRANCH, ...CLAWS]),
    ellipse([76, -290], [62, 54], [0.97, 0.015, 90], 'detail plain'),
    ...named(
      'beak',
      form(
        '120,-330! 196,-330 232,-276 222,-206! 196,-236 170,-244 130,-240!',
        linear([120, -330], [230, -210], [0.34, 0.02, 60], [0.22, 0.02, 60]),
        'body relief 8',
      ),
      form('132,-244! 182,-240 190,-212 150,-200!', [0.26, 0.02, 60], 'body relief 4'),
    ),
    ...eye([80, -294], 22),
    ...[0, 1, 2].map(
      (i) =>
        strokePath(5, tone(base, -0.05), 'detail')`${50 + i * 22},${-262 + i * 4}
        ${60 + i * 22},${-246 + i * 3}`,
    ),
  ]
}

export const PERCHING = {
  duck: {
    words: '鸭子 小鸭子 小鸭 小黄鸭 鸭 白鸭 duck duckling',
    colours: triples('0.9,0.14,93 0.96,0.02,90 0.88,0.13,95'),
    ...{ size: [840, 700], foot: 336, middle: 10, on: 'grass', shadow: 240, draw: duck },
    waterline: 186,
  },
  swan: {
    words: '天鹅 白天鹅 大天鹅 swan',
    colours: triples('0.97,0.01,95 0.96,0.012,230'),
    ...{ size: [860, 760], foot: 268, middle: -20, on: 'water', shadow: 330, draw: swan },
    waterline: 220,
  },
  dove: {
    words: '鸽子 白鸽 和平鸽 信鸽 dove pigeon',
    colours: triples('0.96,0.012,240 0.95,0.015,90'),
    ...{ size: [640, 760], foot: 334, middle: -30, on: 'grass', shadow: 170, draw: dove },
  },
  songbird: {
    words:
      '小鸟 鸟 鸟儿 小小鸟 麻雀 小麻雀 黄鹂 画眉 山雀 知更鸟 百灵鸟 夜莺 songbird little_bird sparrow robin',
    colours: triples('0.66,0.09,60 0.68,0.1,235 0.84,0.13,90 0.66,0.12,40'),
    ...{ size: [900, 800], foot: 520, middle: 0, on: 'grass', shadow: 2, draw: songbird },
    onBoard: { foot: 300, shadow: 210 },
  },
  parrot: {
    words:
      '鹦鹉 彩色的鸟 彩色小鸟 彩色的小鸟 七彩鸟 七彩小鸟 五彩的鸟 五彩小鸟 五颜六色的鸟 金刚鹦鹉 虎皮鹦鹉 玄凤鹦鹉 牡丹鹦鹉 parrot macaw',
    colours: triples('0.6,0.2,28 0.66,0.18,140 0.82,0.16,90'),
    ...{ size: [900, 920], foot: 500, middle: 0, on: 'grass', shadow: 2, draw: parrot },
    onBoard: { foot: 430, shadow: 150 },
  },
} as const satisfies Readonly<Record<string, Creature>>
