import type { Random } from '../../../lib/random'
import { type Form, disc, ellipse, form, inside, line, mirrored, place } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { limb } from '../build/limb'
import { openPath } from '../build/path'
import { type Row, curl, feather, featherRow, plume } from './feathers'
import { type Point, polyline } from '../../drawing/notation'

/** The colours of one bird, chosen together. */
export interface Plumage {
  readonly body: Oklch
  readonly breast: Oklch
  /** From the shoulder outwards: small feathers, the second row, the long ones and their tips. */
  readonly wing: readonly [small: Oklch, second: Oklch, long: Oklch, tip: Oklch]
  readonly tail: readonly [fill: Oklch, edge: Oklch]
  readonly eye: readonly [Oklch, Oklch, Oklch]
  readonly gold: Oklch
}

/** Course of the arm of the right wing, from the shoulder to the wrist. */
type Arm = readonly Point[]
const RAISED: Arm = polyline('26,-20 120,-150 236,-214 352,-282')
const SPREAD: Arm = polyline('28,-24 140,-120 272,-138 398,-176')

function listFeatherRows({ wing }: Plumage, raised: boolean): Row[] {
  const [small, second, long, tip] = wing
  const lift = raised ? -0.34 : 0
  return [
    {
      ...{ count: 15, from: 0.1, to: 1, width: 50 },
      angles: [1.62, -0.62 + lift],
      lengths: [170, 300, 330],
      colours: [
        [long, tip],
        [tone(long, 0.045), tip],
      ],
    },
    {
      ...{ count: 13, from: 0.1, to: 0.97, width: 46 },
      angles: [1.5, -0.5 + lift],
      lengths: [120, 190, 196],
      colours: [
        [second, tone(second, 0.08)],
        [tone(second, -0.04), tone(second, 0.05)],
      ],
    },
    {
      ...{ count: 12, from: 0.06, to: 0.96, width: 40 },
      angles: [1.4, -0.42 + lift],
      lengths: [80, 112, 108],
      colours: [[small, tone(small, 0.08)]],
    },
  ]
}

function wing(plumage: Plumage, raised: boolean): Form[] {
  const arm = raised ? RAISED : SPREAD
  const [, second, long] = plumage.wing
  const shoulder = limb(arm, [86, 74, 58, 34], linear([0, -120], [300, -200], plumage.body, long), {
    role: 'petal',
    relief: 12,
  })
  const path = openPath(arm)
  const scales = Array.from({ length: 9 }, (_, i) => {
    const at = path[Math.round(((i + 1) / 11) * (path.length - 1))] ?? [0, 0]
    return disc([at[0] + 4, at[1] + 6], 17 - i, i % 2 ? plumage.gold : tone(second, 0.06), 'detail')
  })
  return [
    ...listFeatherRows(plumage, raised).flatMap((row) => featherRow(arm, row)),
    inside(shoulder, scales),
  ]
}

/** Scales of the breast and neck: rows of small rounded feathers, within what they cover. */
function scales(path: readonly Point[], widths: readonly [number, number], colour: Oklch): Form[] {
  const curve = openPath(path)
  return Array.from({ length: 15 }, (_, row) => {
    const t = (row + 0.4) / 15
    const [x, y] = curve[Math.round(t * (curve.length - 1))] ?? [0, 0]
    const width = widths[0] + (widths[1] - widths[0]) * t
    const count = row % 2 ? 3 : 4
    return Array.from(
      { length: count },
      (_unused, i) =>
        fillPath(tone(colour, (row % 2) * 0.05 + (i % 2) * 0.02), 'detail plain')`-1,-0.3! 0,-0.56
        1,-0.3! 0.72,0.5 0,0.86 -0.72,0.5`,
    ).flatMap((one, i) =>
      place([one], [x + ((i - (count - 1) / 2) / count) * width, y], {
        scale: (width / count) * 0.56,
      }),
    )
  }).flat()
}

const NECK: readonly Point[] = polyline('0,30 -30,-80 -52,-166 -12,-250 54,-322')

function crest({ gold, eye, tail }: Plumage): Form[] {
  const ends: readonly Point[] = polyline('-176,-330 -178,-410 -126,-476 -50,-516')
  return ends.flatMap((end, i): Form[] => {
    const path: Point[] = [[44 + i * 7, -350], [(44 + end[0]) / 2, (-350 + end[1]) / 2 - 44], end]
    return [
      line(path, 12, i % 2 ? gold : tail[1], 'hair soft'),
      ...place(
        [
          form('-22,0! -2,-21 28,-14 40,0 28,14 -2,21', i % 2 ? eye[1] : gold, 'petal relief 3'),
          ellipse([14, 0], [10, 9], eye[0], 'detail'),
        ],
        end,
        { turn: Math.atan2(end[1] + 344, end[0] - 52) + 0.2 },
      ),
    ]
  })
}

function head({ body, gold }: Plumage): Form[] {
  const red: Oklch = [0.58, 0.21, 26]
  return [
    inside(
      fillPath(body, 'hair relief 10')`20,-300 18,-348 48,-378 88,-372 112,-346 110,-318 84,-300
        52,-290`,
      form('66,-330 96,-336 116,-322 96,-298 70,-304', tone(body, 0.16), 'detail'),
    ),
    // a small crown of flame
    fillPath(gold, 'petal relief 4')`44,-366! 22,-400 40,-428! 56,-404 66,-444! 84,-408 104,-426!
      104,-394 96,-364!`,
    form('60,-368! 52,-390 66,-412! 84,-392 82,-366!', red, 'detail'),
    form('102,-350! 140,-350 172,-330 176,-296! 150,-318 110,-322!', gold, 'body relief 4'),
    line('112,-330 136,-334 158,-322', 4, tone(gold, -0.22), 'mouth'),
    // a long almond eye
    form('60,-344! 76,-360 96,-352 106,-342! 90,-332 72,-334', [0.98, 0.01, 90], 'eye'),
    ellipse([86, -345], [8.5, 9], [0.26, 0.06, 30], 'iris'),
    disc([89, -348], 3, [0.99, 0, 0], 'glint'),
    line('46,-342 64,-358 86,-364 108,-350', 6, [0.3, 0.06, 25], 'lash'),
  ]
}

/** Ends of the tail's plumes, its longest in the middle. */
const TAIL: readonly (readonly Point[])[] = [
  polyline('24,140 170,250 350,300 520,214'),
  polyline('-24,140 -170,260 -360,306 -524,200'),
  polyline('18,160 140,340 310,450 500,452'),
  polyline('-18,160 -130,350 -290,470 -486,486'),
  polyline('10,170 96,380 140,560 306,676'),
  polyline('-10,170 -76,390 -130,580 -284,712'),
  polyline('0,170 26,370 -30,570 24,780'),
]

/** From 560 units above to 850 below its breast at (0, 0), some 1200 across; it looks right. */
export function phoenix(plumage: Plumage, raised: boolean, random: Random): Form[] {
  const { body, breast, tail, eye, gold } = plumage
  const sway = random.fork('sway')
  const plumes = TAIL.flatMap((path, i) => {
    const moved = path.map(([x, y], k): Point => [
      x + sway.spread() * 14 * k,
      y + sway.spread() * 10 * k,
    ])
    const dim = i < 2 ? -0.05 : 0
    return plume({
      ...{ path: moved, width: i === 6 ? 82 : 72, eye },
      fill: tone(tail[0], dim),
      edge: tone(tail[1], dim),
    })
  })
  const ribbons = ([1, -1] as const).flatMap((side) =>
    [0, 1].map((i) =>
      line(
        [
          [side * 20, 170],
          ...curl(
            [side * (60 + i * 26), 230 + i * 50],
            side > 0 ? 0.9 : Math.PI - 0.9,
            330,
            side > 0 ? -1 : 1,
            0.8,
          ),
        ],
        17,
        i ? gold : tone(tail[1], 0.05),
        'hair end',
      ),
    ),
  )
  const far = place(wing(plumage, raised), [0, 0], { scale: 0.88 })
  const trunk = inside(
    form(
      '-4,-70 52,-40 70,40 52,120 14,184 -14,184 -54,124 -76,44 -58,-40',
      linear([-60, -60], [60, 180], tone(body, 0.04), body, tone(body, -0.07)),
      'hair relief 20',
    ),
    scales(polyline('0,-60 0,60 0,190'), [120, 90], breast),
  )
  const neck = inside(
    limb(NECK, [120, 92, 64, 52, 58], linear([0, 30], [50, -320], body, tone(body, 0.03)), {
      relief: 14,
    }),
    scales(polyline('10,-20 -14,-100 -24,-170 14,-246 50,-290'), [84, 44], tone(breast, 0.02)),
  )
  const shanks = [-26, 24].flatMap((x, i) => [
    fillPath(tone(body, -0.06), 'hair relief 5')`${x - 20},120! ${x - 22},170 ${x},206 ${x + 22},170
      ${x + 20},120!`,
    line(polyline([x, 196], [x + 6 - i * 8, 236], [x - 8 + i * 12, 262]), 11, gold, 'body even'),
    ...[-0.5, 0.2, 0.9].map(
      (turn) =>
        place([form('0,-5! 26,-5 40,8! 22,6 0,5!', gold, 'body')], [x - 8 + i * 12, 260], {
          turn: turn + 0.7,
        })[0],
    ),
  ])
  const ruff = [0.35, 2.8, 0.8, 2.35, 1.25, 1.9, 1.57].map(
    (turn) => place([feather(78, 40, gold, tone(body, 0.1))], [0, -8], { turn })[0],
  )
  return [
    ...plumes,
    ...ribbons,
    ...mirrored(far),
    ...far,
    ...shanks,
    trunk,
    ...crest(plumage),
    neck,
    ...ruff,
    ...head(plumage),
  ]
}
