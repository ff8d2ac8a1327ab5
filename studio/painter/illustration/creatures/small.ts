import { TAU, cos, sin } from '../../../lib/maths'
import { type Oklch, mixColour } from '../../colour'
import { type Form, disc, ellipse, form, inside, line, mirrored, place } from '../build/form'
import { fillPath } from '../build/outlines'
import { linear, linearStops, radial, tone } from '../build/fill'
import { limb } from '../build/limb'
import { many } from '../build/still/item'
import { type Creature, type Hide, DARK, blush, eye, smile } from './creature'
import { type Point, polyline, triples } from '../../drawing/notation'

const BLACK: Oklch = [0.24, 0.015, 280]

/** From above, its head up. */
function ladybird({ base }: Hide): Form[] {
  const leg = (outline: string): Form => line(outline, 20, BLACK, 'body even')
  const side = [
    leg('150,-120 226,-160 270,-220'),
    leg('200,20 290,10 346,50'),
    leg('170,140 250,190 276,268'),
    line('50,-262 96,-330 150,-346', 11, BLACK, 'body even'),
    disc([152, -346], 14, BLACK, 'body'),
  ]
  const spots: Form[] = triples('104,-70,38 128,62,42 78,170,32').map(([x, y, r]) =>
    disc([x, y], r, BLACK, 'detail plain'),
  )
  const dome = inside(
    ellipse(
      [0, 30],
      [222, 236],
      radial([-60, -70], [300, 310], tone(base, 0.12), base, tone(base, -0.1)),
      'body relief 26',
    ),
    ...spots,
    ...mirrored(spots),
    ellipse([0, -172], [46, 40], BLACK, 'detail plain'),
    line('0,-210 0,270', 9, BLACK, 'detail even plain'),
    form('-150,-70 -120,-130 -70,-160 -90,-100 -120,-50', [1, 0.01, 60], 'light alpha 0.5'),
  )
  const face = [
    disc([50, -246], 24, [0.98, 0.01, 95], 'body'),
    disc([52, -250], 12, DARK, 'eye'),
    form('60,-196! 106,-206 128,-176 108,-150! 74,-168', [0.97, 0.01, 95], 'detail'),
  ]
  return [
    ...side,
    ...mirrored(side),
    ellipse([0, -238], [96, 62], BLACK, 'body relief 8'),
    ellipse([0, -182], [140, 58], BLACK, 'body relief 8'),
    ...face,
    ...mirrored(face),
    dome,
  ]
}

/** Drops of dew around it. */
export const dewDrop = ([x, y]: Point, r: number): Form[] => [
  ellipse([x + r * 0.12, y + r * 0.2], [r, r * 0.9], [0.4, 0.08, 150], {
    role: 'shadow',
    alpha: 0.3,
    blur: r * 0.2,
    plain: true,
  }),
  disc(
    [x, y],
    r,
    linearStops(
      [x, y - r],
      [x, y + r],
      '0,0.6,0.07,160,0.5 0.6,0.9,0.05,150,0.45 1,0.99,0.02,120,0.85',
    ),
    { role: 'glass', relief: r * 0.16 },
  ),
  ellipse([x - r * 0.34, y - r * 0.38], [r * 0.24, r * 0.17], [1, 0, 0], {
    role: 'glint',
    turn: -0.6,
  }),
]

function ladybirdInDew(hide: Hide): Form[] {
  const drops = triples('-400,-130,46 -350,20,26 370,190,52 440,70,24 -300,260,34').flatMap(
    ([x, y, r]) => dewDrop([x, y], r),
  )
  return [
    ellipse([14, 60], [250, 250], [0.3, 0.08, 140], 'shadow plain alpha 0.35 blur 16'),
    ...drops,
    ...place(ladybird(hide), [0, 0], { turn: 0.5 }),
  ]
}

function hedgehog({ base, random }: Hide): Form[] {
  const cream: Oklch = [0.93, 0.045, 75]
  const quill = (row: number): Form => {
    const count = 26
    const reach = 1 - row * 0.2
    const rings = Array.from({ length: count }, (_, i): readonly Point[] => {
      const angle = -0.16 * TAU - (i / (count - 1)) * 0.5 * TAU + row * 0.03
      const [c, s] = [cos(angle), sin(angle)]
      const r = 250 * reach
      const tip = r + 66 * random.range(0.85, 1.1)
      const w = 24
      return polyline(`${-40 + c * r - s * w},${40 + s * r * 0.86 + c * w}
          ${-40 + c * tip},${40 + s * tip * 0.86}
          ${-40 + c * r + s * w},${40 + s * r * 0.86 - c * w}`)
    })
    return many(rings, row % 2 ? tone(base, 0.1) : tone(base, -0.05), { role: 'hair', relief: 2 })
  }
  const foot = (x: number): Form =>
    fillPath(tone(cream, -0.16), 'body relief 5')`${x - 40},196 ${x - 34},170 ${x + 30},168
      ${x + 50},196 ${x + 40},216! ${x - 40},216!`
  return [
    foot(-150),
    foot(120),
    quill(0),
    ellipse([-40, 40], [258, 224], tone(base, -0.08), 'hair relief 10'),
    quill(1),
    quill(2),
    quill(3),
    fillPath(tone(cream, -0.03), 'hair relief 8')`-250,130 -180,190 0,212 150,206 190,150 80,120
      -80,140`,
    fillPath(linear([60, 0], [330, 60], cream, tone(cream, 0.02)), 'hair relief 14')`70,-60 130,-90
      200,-60 250,0 320,50 338,84 310,108 240,130 160,164 80,150 40,70`,
    form('46,-70 64,-118 108,-124 130,-92 116,-56 80,-48', tone(cream, -0.12), 'hair relief 5'),
    form('66,-74 78,-100 104,-102 112,-82 96,-66', [0.8, 0.08, 30], 'detail plain'),
    disc([334, 74], 27, BLACK, 'nose relief 4'),
    disc([326, 66], 7, [0.95, 0, 0], 'glint'),
    ...eye([196, 16], 21),
    smile('304,112 262,126 226,114'),
    blush([196, 78], 27),
    foot(-60),
    foot(176),
  ]
}

function squirrel({ base }: Hide): Form[] {
  const pale = mixColour(base, [0.96, 0.03, 80], 0.85)
  const dim = tone(base, -0.09)
  const tail = inside(
    form(
      '-60,300 -190,320 -300,250 -350,110 -330,-60 -390,-190 -350,-340 -220,-420 -90,-380 -40,-280 -80,-190! -130,-240 -190,-220 -190,-140 -130,-40 -100,80 -60,180',
      linear([-360, -400], [-80, 300], tone(base, 0.07), base, dim),
      'hair relief 22',
    ),
    line('-120,260 -250,170 -270,-40 -310,-190 -250,-330 -150,-340', 30, tone(base, 0.1), 'detail'),
    line('-90,200 -200,60 -230,-80', 16, dim, 'detail'),
  )
  const ear = (x: number, fill: Oklch): Form[] => [
    fillPath(fill, 'hair relief 6')`${x - 34},-250! ${x - 40},-330 ${x - 6},-392! ${x + 36},-330
      ${x + 40},-256!`,
    fillPath([0.78, 0.08, 35], 'detail plain')`${x - 14},-270! ${x - 14},-326 ${x - 2},-356!
      ${x + 16},-322 ${x + 16},-272!`,
  ]
  const nut = [
    form('150,20 132,70 160,124 196,140 226,118 240,66 224,20', [0.62, 0.12, 62], 'body relief 10'),
    form('128,26 140,-14 190,-30 240,-10 248,30 190,44', [0.42, 0.08, 50], 'body relief 8'),
    line('190,-28 196,-58', 12, [0.36, 0.06, 50], 'body even'),
  ]
  return [
    tail,
    ...ear(128, dim),
    form(
      '-110,330 -150,200 -110,40 -30,-60 90,-80 160,0 176,140 150,260 160,330 40,346',
      linear([-100, -60], [160, 330], tone(base, 0.03), base, dim),
      'hair relief 20',
    ),
    form('20,-20 110,-30 156,60 156,190 120,290 50,300 20,180', pale, 'detail'),
    fillPath(base, 'hair relief 14')`-110,230 -90,130 10,120 70,200 70,290 140,316 168,346! -60,350!
      -110,310`,
    ...ear(30, base),
    fillPath(linear([0, -280], [200, -80], tone(base, 0.05), base), 'hair relief 18')`-30,-120
      -40,-210 30,-280 120,-288 200,-240 256,-172 262,-130 220,-96 140,-72 50,-66`,
    form('120,-110 180,-160 250,-170 264,-134 220,-96 150,-78', pale, 'detail'),
    ellipse([262, -150], [15, 11], DARK, 'nose'),
    ...eye([146, -184], 26),
    smile('244,-124 220,-112 194,-120'),
    blush([130, -124], 24),
    ...nut,
    limb(polyline('60,10 110,60 156,62'), [62, 50, 44], tone(base, 0.02), { relief: 8 }),
    limb(polyline('20,30 90,110 168,96'), [64, 52, 46], base, { relief: 8 }),
  ]
}

export const SMALL = {
  ladybird: {
    words: '瓢虫 七星瓢虫 小瓢虫 ladybug ladybird',
    colours: triples('0.58,0.22,28 0.6,0.21,32'),
    ...{ size: [880, 700], foot: 300, middle: 20, on: 'leaf', shadow: 240, draw: ladybirdInDew },
  },
  hedgehog: {
    words: '刺猬 小刺猬 hedgehog',
    colours: triples('0.46,0.06,50 0.5,0.05,60'),
    ...{ size: [700, 560], foot: 216, middle: 10, on: 'grass', shadow: 290, draw: hedgehog },
  },
  squirrel: {
    words: '松鼠 小松鼠 花栗鼠 squirrel chipmunk',
    colours: triples('0.6,0.13,50 0.56,0.1,55'),
    ...{ size: [660, 790], foot: 348, middle: -60, on: 'grass', shadow: 280, draw: squirrel },
  },
} as const satisfies Readonly<Record<string, Creature>>
