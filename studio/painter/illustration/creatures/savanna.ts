import { TAU, cos, sin } from '../../../lib/maths'
import { type Oklch, mixColour } from '../../colour'
import { type Form, ellipse, form, inside, line } from '../build/form'
import { fillPath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { limb, limbPath } from '../build/limb'
import { closedPath } from '../build/path'
import { many } from '../build/still/item'
import { type Creature, type Hide, DARK, blush, eye, smile } from './creature'
import { type Point, polyline, triples } from '../../drawing/notation'

/** Patches with pale seams between them, over a box. */
function patches(
  [left, top, right, bottom]: readonly number[],
  step: number,
  { base, random }: Hide,
): Form {
  const rings: Point[][] = []
  for (let row = 0; top + row * step * 0.86 < bottom; row++)
    for (let x = left + (row % 2) * step * 0.5; x < right; x += step) {
      const y = top + row * step * 0.86
      const corners = 6
      rings.push(
        Array.from({ length: corners }, (_, i): Point => {
          const angle = ((i + 0.5) / corners) * TAU
          const reach = step * 0.47 * random.range(0.8, 1.02)
          return [x + cos(angle) * reach, y + sin(angle) * reach]
        }),
      )
    }
  return many(rings, mixColour(base, [0.5, 0.11, 48], 0.82), { role: 'detail', plain: true })
}

function giraffe(hide: Hide): Form[] {
  const { base } = hide
  const dim = tone(base, -0.1)
  const hoof = ([x, y]: Point): Form =>
    fillPath(DARK, 'body')`${x - 20},${y - 16}! ${x + 18},${y - 16}! ${x + 26},${y + 20}!
      ${x - 24},${y + 20}!`
  const leg = (joints: readonly Point[], fill: Oklch): Form[] => [
    limb(joints, [96, 62, 34, 40, 30, 32], fill, { relief: 6 }),
    hoof(joints.at(-1) ?? [0, 0]),
  ]
  const trunk = closedPath(
    '-196,0 -190,-84 -120,-124 -20,-150 80,-190 150,-190 190,-120 180,-20 130,56 20,70 -90,56 -170,60',
  )
  const neck = limbPath(polyline('70,-70 140,-220 196,-380 240,-560'), [230, 132, 92, 82]).reverse()
  const head = closedPath(
    '196,-560 214,-622 262,-640 306,-618 356,-572 392,-536 398,-506 376,-490 330,-492 282,-500 226,-500',
  )
  const body: Form = {
    rings: [trunk, neck],
    union: true,
    role: 'hair',
    fill: linear([0, -560], [0, 70], tone(base, 0.02), base, tone(base, -0.05)),
    relief: 20,
    inside: [patches([-210, -560, 300, 80], 66, hide)],
  }
  const horn = (x: number): Form[] => [
    line(`${x},-612 ${x - 14},-676`, 17, dim, 'hair even'),
    ellipse([x - 16, -680], [15, 13], DARK, 'hair'),
  ]
  return [
    line('-186,-30 -232,60 -226,150', 14, dim, 'hair even'),
    ellipse([-226, 170], [17, 36], DARK, { role: 'hair', turn: -0.1 }),
    ...leg(polyline('130,10 146,120 150,200 152,300 154,400'), dim),
    ...leg(polyline('-140,10 -128,110 -150,200 -138,300 -140,400'), dim),
    ...leg(polyline('-150,0 -176,120 -206,210 -192,310 -196,410'), base),
    ...horn(232),
    fillPath(mixColour(base, [0.4, 0.09, 45], 0.85), 'hair relief 5')`60,-150! 84,-210 140,-330
      190,-470 226,-606! 200,-612 162,-500 112,-360 60,-220 40,-150!`,
    body,
    ...leg(polyline('112,0 104,120 98,206 100,310 98,410'), base),
    form('206,-588! 176,-622 136,-640! 142,-606 180,-572!', base, 'hair relief 5'),
    {
      rings: [head],
      role: 'hair',
      fill: linear([220, -640], [390, -490], tone(base, 0.02), tone(base, 0.05)),
      relief: 14,
    },
    ...horn(258),
    fillPath(mixColour(base, [0.95, 0.02, 80], 0.6), 'detail plain')`398,-506 380,-546 346,-548
      330,-514 340,-490 376,-488`,
    ...eye([282, -584], 17),
    line('258,-604 280,-612 302,-602', 7, DARK, 'brow'),
    ellipse([378, -532], [6, 8], DARK, { role: 'nose', turn: 0.5 }),
    smile('388,-506 362,-502 334,-512'),
    blush([312, -546], 18),
  ]
}

function crocodile({ base }: Hide): Form[] {
  const dim = tone(base, -0.1)
  const pale = mixColour(base, [0.92, 0.07, 105], 0.75)
  const foot = (x: number, fill: Oklch): Form[] => [
    fillPath(fill, 'hair relief 9')`${x - 62},20 ${x - 20},-30 ${x + 52},-20 ${x + 58},40
      ${x + 40},90! ${x + 82},104 ${x + 92},124! ${x - 40},124! ${x - 46},80`,
    ...[-4, 30, 64].map((dx) =>
      form(`${x + dx - 10},112! ${x + dx + 12},110! ${x + dx + 16},128!`, [0.95, 0.02, 90], 'body'),
    ),
  ]
  const back = Array.from({ length: 15 }, (_, i): Point[] => {
    const x = 120 - i * 44
    const y = i < 9 ? -112 + Math.abs(i - 4) * 3 : -100 + (i - 8) * (i - 8) * 2.2
    const s = i < 9 ? 30 : 30 - (i - 8) * 2
    return polyline([x - s * 0.9, y + 18], [x, y - s], [x + s * 0.9, y + 18])
  })
  const trunk = closedPath(
    '-560,40! -470,-20 -380,-60 -270,-96 -120,-118 40,-118 150,-110 220,-96 260,-40 230,40 130,84 -60,96 -220,84 -330,50 -450,44',
  )
  const upper = closedPath(
    '130,-100! 190,-128 240,-150 290,-140 320,-104 420,-84 500,-76 552,-92 586,-70 590,-40 560,-24! 420,-22 300,-10 180,0!',
  )
  const jaw = closedPath('150,20! 260,-2 380,10 500,22 562,20! 556,46 480,66 340,70 220,74 140,60!')
  const teeth = (y: number, d: number, n: number): Point[][] =>
    Array.from({ length: n }, (_, i) =>
      polyline([330 + i * 38, y], [352 + i * 38, y], [341 + i * 38, y + d]),
    )
  return [
    many(back, dim, { role: 'hair', relief: 3 }),
    ...foot(150, dim),
    ...foot(-250, dim),
    inside(
      { rings: [jaw], role: 'hair', fill: tone(base, -0.03), relief: 10 },
      form('150,70 300,46 480,50 560,40! 556,80! 150,90!', pale, 'detail plain'),
    ),
    fillPath([0.5, 0.15, 22], 'mouth plain')`200,6! 330,-22 460,-22 566,-24! 556,22! 420,12 300,4
      220,26!`,
    many(
      [
        ...teeth(-24, 26, 6),
        ...teeth(16, -24, 6).map((t) => t.map(([x, y]): Point => [x + 18, y])),
      ],
      [0.98, 0.015, 95],
      { role: 'teeth' },
    ),
    inside(
      {
        rings: [trunk, upper],
        union: true,
        role: 'hair',
        fill: linear([0, -140], [0, 96], tone(base, 0.06), base, tone(base, -0.04)),
        relief: 18,
      },
      form('-420,60 -260,40 -60,52 120,40 230,10 250,60! 120,110! -300,110!', pale, 'detail plain'),
      ...[-300, -210, -120, -30, 60].map((x) =>
        line(`${x},-70 ${x + 14},-44 ${x},-20`, 7, dim, 'detail'),
      ),
    ),
    ...foot(60, tone(base, 0.01)),
    ...foot(-330, tone(base, 0.01)),
    ellipse([258, -138], [36, 32], base, 'hair relief 8'),
    ellipse([264, -142], [24, 23], [0.93, 0.1, 100], 'eye'),
    ellipse([270, -142], [9, 20], DARK, 'eye'),
    ellipse([562, -76], [9, 6], DARK, { role: 'nose', turn: 0.4 }),
  ]
}

/** Three coils on the ground, the head raised over them. */
function snake({ base }: Hide): Form[] {
  const mark = mixColour(base, [0.9, 0.12, 95], 0.78)
  const dim = tone(base, -0.12)
  const coil = (y: number, rx: number, ry: number): Form =>
    inside(
      ellipse(
        [0, y],
        [rx, ry],
        linear([0, y - ry], [0, y + ry], tone(base, 0.05), base, dim),
        'hair relief 22',
      ),
      many(
        Array.from({ length: 7 }, (_, i): Point[] => {
          const x = ((i - 3) / 3.4) * rx
          const drop = Math.sqrt(Math.max(0, 1 - (x / rx) ** 2)) * ry * 0.42
          const [w, h] = [rx * 0.105, ry * 0.34]
          return polyline(
            [x - w, y + drop],
            [x, y + drop - h],
            [x + w, y + drop],
            [x, y + drop + h],
          )
        }),
        mark,
        { role: 'detail', plain: true },
      ),
      ellipse([0, y - ry * 0.9], [rx * 0.66, ry * 0.5], dim, 'detail alpha 0.5'),
    )
  const joints = polyline('-70,40 -150,-90 -20,-210 110,-300 96,-420')
  const neck: Form = {
    rings: [limbPath(joints, [150, 128, 116, 104, 100])],
    union: true,
    role: 'hair',
    fill: linear([-160, 0], [120, 0], dim, base, tone(base, 0.05)),
    relief: 16,
    inside: [
      many(
        triples('-118,-50,0.9 -112,-128,0.4 -44,-198,-0.6 44,-262,-0.6 98,-336,0.2').map(
          ([x, y]): Point[] => polyline([x - 26, y], [x, y - 30], [x + 26, y], [x, y + 30]),
        ),
        mark,
        { role: 'detail', plain: true },
      ),
    ],
  }
  return [
    limb(polyline('240,190 380,196 450,150 500,170'), [74, 50, 30, 4], tone(base, -0.06)),
    coil(160, 330, 92),
    coil(88, 250, 78),
    neck,
    coil(30, 172, 60),
    line('200,-470 252,-462 280,-476', 8, [0.56, 0.2, 22], 'mouth even'),
    line('252,-462 282,-448', 8, [0.56, 0.2, 22], 'mouth even'),
    fillPath(linear([0, -546], [0, -404], tone(base, 0.07), base), 'hair relief 16')`30,-430 36,-500
      84,-546 150,-548 204,-512 220,-472 190,-440 120,-414 60,-404`,
    ...eye([140, -500], 22),
    smile('212,-466 172,-450 120,-444'),
    ellipse([202, -492], [5, 4], DARK, 'nose'),
    blush([104, -462], 20),
  ]
}

export const SAVANNA = {
  giraffe: {
    words: '长颈鹿 小长颈鹿 giraffe giraffes',
    colours: triples('0.86,0.1,82 0.84,0.11,76'),
    ...{ size: [640, 1130], foot: 430, middle: 90, on: 'grass', shadow: 240, draw: giraffe },
  },
  crocodile: {
    words: '鳄鱼 小鳄鱼 短吻鳄 crocodile alligator',
    colours: triples('0.56,0.12,145 0.52,0.09,125'),
    ...{ size: [1160, 320], foot: 126, middle: 15, on: 'sand', shadow: 520, draw: crocodile },
  },
  snake: {
    words: '蛇 小蛇 蟒蛇 青蛇 白蛇 大蛇 毒蛇 snake python',
    colours: triples('0.6,0.15,142 0.58,0.11,170 0.6,0.14,40'),
    ...{ size: [840, 810], foot: 250, middle: 80, on: 'grass', shadow: 340, draw: snake },
  },
} as const satisfies Readonly<Record<string, Creature>>
