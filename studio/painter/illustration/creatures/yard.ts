import { cos, sin } from '../../../lib/maths'
import { type Point, polyline, triples } from '../../drawing/notation'
import { type Form, disc, ellipse, form, inside, line, mirrored, place } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, linear, radial, tone } from '../build/fill'
import { limb } from '../build/limb'
import { type Creature, type Hide, blush, eye, smile } from './creature'

const RED: Oklch = [0.58, 0.21, 27]
const GOLD: Oklch = [0.8, 0.15, 78]

/** From the side, looking right, its tail high. */
function rooster({ base }: Hide): Form[] {
  const dark: Oklch = [0.34, 0.07, 200]
  const plume = (turn: number, length: number, fill: Oklch): Form[] =>
    place(
      [
        fillPath(fill, 'hair relief 6')`0,0! -60,${-length * 0.5} -30,${-length * 0.9}
          60,${-length}! 40,${-length * 0.6} 50,-20`,
      ],
      [-190, 20],
      { turn },
    )
  const leg = (x: number): Form[] => [
    line(polyline([x, 200], [x + 4, 330]), 19, GOLD, 'body even'),
    ...[-44, 10, 56].map((dx) =>
      line(polyline([x + 4, 326], [x + dx, 350]), 15, GOLD, 'body even'),
    ),
  ]
  return [
    ...plume(-1.1, 250, tone(dark, -0.04)),
    ...plume(-0.75, 320, dark),
    ...plume(-0.4, 340, tone(dark, 0.06)),
    ...plume(-0.1, 280, dark),
    ...leg(-30),
    ...leg(56),
    inside(
      form(
        '-250,10 -170,-50 -70,-50 10,-90 50,-190 70,-290 130,-350 200,-340 240,-280 224,-200 220,-100 240,0 220,110 140,200 20,230 -110,200 -210,120',
        linear([0, -340], [0, 230], tone(GOLD, 0.02), base, tone(base, -0.1)),
        'hair relief 26',
      ),
      ...[0, 1, 2, 3].map((i) =>
        line(
          polyline([90 + i * 36, -200], [60 + i * 46, -70]) as Point[],
          8,
          tone(GOLD, -0.1),
          'detail end',
        ),
      ),
    ),
    inside(
      fillPath(linear([-200, 0], [100, 140], dark, tone(base, -0.14)), 'hair relief 14')`60,-20
        104,50 70,130 -30,170 -140,150 -230,90! -170,90 -210,30! -120,40 -40,-20`,
      line('50,60 -30,110 -120,106', 8, tone(base, -0.24), 'detail'),
    ),
    fillPath(RED, 'body relief 9')`96,-326! 70,-400 104,-384! 112,-440 146,-392! 172,-440 186,-386!
      226,-420 228,-350 214,-316!`,
    form('226,-250! 250,-200 240,-150 214,-150 200,-200 206,-246!', RED, 'body relief 8'),
    form('236,-306! 300,-286 322,-268 296,-258 236,-252!', GOLD, 'body relief 7'),
    ellipse([186, -270], [34, 32], RED, 'detail plain'),
    ...eye([180, -290], 20),
  ]
}

/** From the side, looking right. */
function snail({ base }: Hide): Form[] {
  const skin: Oklch = [0.82, 0.07, 85]
  const dim = tone(skin, -0.1)
  const spiral: Point[] = Array.from({ length: 40 }, (_, i) => {
    const t = i / 39
    const a = -0.4 - t * 15.2
    const r = 210 * (1 - t) + 8
    return [-70 + cos(a) * r, -40 + sin(a) * r * 0.98]
  })
  const horn = (x: number, tip: Point): Form[] => [
    limb([[x, -60], [x + 8, -130], tip], [26, 18, 14], skin, { role: 'body' }),
    ...eye(tip, 18),
  ]
  return [
    ...horn(276, [262, -210]),
    fillPath(linear([0, -80], [0, 200], tone(skin, 0.05), skin, dim), 'body relief 22')`-420,196!
      -300,150 -160,120 40,110 150,60 200,-10 250,-74 320,-84 372,-40 376,40 340,120 270,176
      160,200! -420,206!`,
    inside(
      disc(
        [-70, -40],
        226,
        radial([-140, -120], [330, 330], tone(base, 0.12), base, tone(base, -0.1)),
        'body relief 26',
      ),
      line(spiral, 15, tone(base, -0.17), 'detail even plain'),
    ),
    ...horn(330, [360, -206]),
    smile('300,60 332,78 358,60'),
    blush([282, 34], 26),
  ]
}

/** From the front, its claws up. */
function crab({ base }: Hide): Form[] {
  const dim = tone(base, -0.09)
  const lit = tone(base, 0.06)
  const leg = (y: number, turn: number): Form =>
    limb(
      polyline(`180,${y} 330,${y - 20 + turn * 40} 400,${y + 90 + turn * 30}`),
      [40, 32, 12],
      dim,
      { role: 'body' },
    )
  const side = [
    leg(40, -1),
    leg(90, 0),
    leg(130, 1),
    limb(polyline('190,-40 330,-90 380,-190'), [56, 46, 54], dim, { role: 'body' }),
    fillPath(linear([300, -420], [500, -160], lit, base), 'body relief 16')`330,-190 300,-290
      350,-380 440,-420! 420,-330 430,-290 470,-330 510,-380! 540,-280 490,-190 410,-160`,
    line('60,-130 76,-220', 20, dim, 'body even'),
    disc([78, -236], 42, [0.98, 0.01, 95], 'body relief 6'),
    ...eye([72, -236], 24),
  ]
  return [
    ...mirrored(side),
    ...side,
    inside(
      fillPath(linear([0, -160], [0, 186], lit, base, dim), 'body relief 28')`-250,20 -240,-70
        -150,-140 0,-160 150,-140 240,-70 250,20 200,130 100,176 0,186 -100,176 -200,130`,
      ...triples('-130,-70,26 -40,-104,18 90,-90,22 170,-20,16').map(([x, y, r]) =>
        disc([x, y], r, lit, 'detail plain alpha 0.7'),
      ),
    ),
    smile('-60,60 0,96 60,60', 9),
    blush([-136, 46], 34),
    blush([136, 46], 34),
  ]
}

/** In flight, looking right. */
function bee({ base }: Hide): Form[] {
  const black: Oklch = [0.25, 0.02, 70]
  const wing = (turn: number, length: number): Form[] =>
    place(
      [
        fillPath([0.93, 0.04, 220], 'light relief 6 alpha 0.75')`0,0! -90,${-length * 0.5}
          -70,${-length} 0,${-length * 1.1} 70,${-length} 80,${-length * 0.5}`,
        line(`0,-20 -10,${-length * 0.9}`, 5, [0.74, 0.05, 220], 'detail'),
      ],
      [-40, -110],
      { turn },
    )
  const stripe = (x: number): Form =>
    fillPath(black, 'detail plain')`${x},-190! ${x + 66},-190! ${x + 40},0 ${x + 66},190! ${x},190!
      ${x - 26},0`
  const feeler = (dx: number): Form[] => [
    line(polyline([250, -120], [280 + dx, -200], [330 + dx, -230]), 10, black, 'detail even'),
    disc([334 + dx, -232], 16, black, 'body'),
  ]
  return [
    ...wing(-0.7, 250),
    ...wing(-0.15, 290),
    form('-300,-16! -370,10! -300,36!', black, 'body'),
    inside(
      form(
        '-310,10 -270,-100 -150,-160 0,-170 130,-140 190,-60 190,60 130,140 0,176 -150,168 -270,110',
        linear([0, -170], [0, 176], tone(base, 0.06), base, tone(base, -0.08)),
        'body relief 26',
      ),
      stripe(-190),
      stripe(-50),
      stripe(90),
    ),
    ...feeler(0),
    ...feeler(60),
    disc([236, -20], 128, linear([0, -140], [0, 110], tone(base, 0.07), base), 'body relief 20'),
    ...eye([280, -40], 30),
    smile('256,30 290,54 322,30', 8),
    blush([214, 24], 30),
    ...[-120, -20, 70].map((x) =>
      line(polyline([x, 160], [x - 10, 220], [x + 14, 244]), 13, black, 'body even'),
    ),
  ]
}

export const YARD = {
  rooster: {
    words: '公鸡 大公鸡 雄鸡 rooster cock',
    colours: triples('0.56,0.16,38 0.5,0.14,32'),
    ...{ size: [760, 830], foot: 352, middle: -20, on: 'grass', shadow: 200, draw: rooster },
  },
  snail: {
    words: '蜗牛 小蜗牛 snail',
    colours: triples('0.62,0.12,50 0.68,0.13,25 0.6,0.11,300'),
    ...{ size: [830, 470], foot: 206, middle: -20, on: 'grass', shadow: 380, draw: snail },
  },
  crab: {
    words: '螃蟹 大闸蟹 青蟹 梭子蟹 河蟹 毛蟹 海蟹 花蟹 小螃蟹 寄居蟹 crab',
    colours: triples('0.62,0.2,32 0.66,0.19,42'),
    ...{ size: [1080, 680], foot: 230, middle: 0, on: 'sand', shadow: 380, draw: crab },
  },
  bee: {
    words: '蜜蜂 小蜜蜂 bee honeybee',
    colours: triples('0.86,0.16,88'),
    ...{ size: [780, 720], foot: 400, middle: 0, on: 'grass', shadow: 150, draw: bee },
  },
} as const satisfies Readonly<Record<string, Creature>>
