import type { Random } from '../../../lib/random'
import { type Oklch, mixColour } from '../../colour'
import type { Point } from '../../drawing'
import { ellipse, form, inside, line, linear, mapForms, tone } from '../build/form'
import { limb } from '../build/limb'
import { closedPath } from '../build/path'
import type { Form } from '../node'
import type { Coat } from './coat'
import { polyline, triples } from '../../drawing/notation'

function hoof([x, y]: Point, turn: number): Form {
  const c: Oklch = [0.3, 0.025, 50]
  return ellipse([x, y], [19, 13], c, { role: 'body', turn })
}

interface Stride {
  readonly far: readonly (readonly [readonly Point[], number])[]
  readonly near: readonly (readonly [readonly Point[], number])[]
  readonly mane: string
  readonly tail: string
  readonly streams: boolean
}

const GALLOP: Stride = {
  far: [
    [polyline('170,40 276,74 330,150 262,196'), 0.7],
    [polyline('-170,30 -236,136 -330,168 -392,246'), 0.5],
  ],
  near: [
    [polyline('190,30 310,66 410,60 478,112'), 0.6],
    [polyline('-186,10 -270,92 -372,90 -456,150'), 0.3],
  ],
  mane: '318,-408! 262,-420 200,-388 150,-330 70,-330 6,-296! 70,-290 60,-250 -10,-226! 84,-226 90,-180 60,-158! 150,-168 206,-230 262,-320',
  tail: '-238,-92! -320,-150 -420,-140 -520,-70! -450,-96 -470,-40 -540,20! -440,-6 -420,40 -452,86! -360,40 -280,-20',
  streams: true,
}

const STANDING: Stride = {
  far: [
    [polyline('150,60 160,150 150,240 156,330'), 0],
    [polyline('-170,40 -210,140 -176,230 -196,330'), 0],
  ],
  near: [
    [polyline('190,40 206,150 198,244 206,340'), 0],
    [polyline('-200,20 -252,130 -214,236 -236,340'), 0],
  ],
  mane: '318,-408! 270,-402 214,-340 178,-260 150,-190 110,-140! 150,-130 176,-100 180,-60! 214,-120 250,-210 286,-310',
  tail: '-244,-80! -300,-60 -332,40 -320,160 -340,250! -288,210 -262,120 -250,20',
  streams: false,
}

/** Necks are drawn long and set a little lower. */
export const shortened = ([x, y]: Point): Point =>
  y < -118 ? [x, -118 + (y + 118) * 0.84] : [x, y]

const raised = (forms: readonly Form[]): Form[] => mapForms(forms, shortened)

/** A horse from the side, facing right; about 1000 long running, 760 standing; (0, 0) its middle. */
export function horseProfile(coat: Coat, running: boolean, random: Random): Form[] {
  const { far, near, mane, tail } = running ? GALLOP : STANDING
  const { base } = coat
  const hair: Oklch = base[0] > 0.85 ? tone(coat.mark, -0.12) : coat.mark
  const lit = tone(base, 0.05)
  const dim = tone(base, -0.11)
  const leg = (
    [joints, turn]: readonly [readonly Point[], number],
    fill: Oklch,
    front: boolean,
  ): Form[] => {
    const foot = joints.at(-1) ?? [0, 0]
    return [
      limb(joints, front ? [92, 62, 38, 27] : [118, 66, 40, 28], fill),
      hoof([foot[0] + (running ? 6 : 4), foot[1] + 8], turn),
    ]
  }
  const trunk = closedPath(
    '-258,-50 -220,-122 -120,-140 0,-118 110,-138 190,-146 236,-70 222,30 140,88 0,92 -110,70 -220,62 -268,10',
  )
  const neck = closedPath(
    '40,-110! 150,-190 226,-310 276,-384 326,-410! 368,-372 420,-298 452,-250 446,-222 412,-216 372,-236 330,-256 302,-230 280,-140 246,-30 150,40!',
  ).map(shortened)
  // body and neck are one mass: no seam where they meet
  const body: Form = {
    rings: [trunk, neck],
    union: true,
    role: 'hair',
    fill: linear([0, -360], [0, 90], lit, lit, base, tone(base, -0.09)),
    relief: 26,
    inside: [
      line('150,-60 176,0 150,64', 6, tone(base, -0.09), 'detail'),
      line('-150,-100 -120,-10 -146,60', 6, tone(base, -0.08), 'detail'),
    ],
  }
  const jaw = raised([
    line('334,-258 300,-300 304,-344', 5, tone(base, -0.13), 'detail'),
    inside(
      form(
        '392,-222 404,-262 440,-266 454,-246 446,-222 416,-214',
        mixColour(base, [0.5, 0.04, 30], 0.4),
        'detail plain',
      ),
    ),
  ])
  const strands = [0.25, 0.5, 0.75].map((t) =>
    line(
      running
        ? `${310 - t * 90},${-400 + t * 90} ${200 - t * 60},${-350 + t * 80}
          ${90 - t * 40},${-310 + t * 100}`
        : `${304 - t * 60},${-380 + t * 110} ${250 - t * 60},${-290 + t * 110}
          ${196 - t * 30},${-190 + t * 80}`,
      5,
      tone(hair, 0.08),
      'detail',
    ),
  )
  const eye: Form[] = [
    ellipse([360, -322], [13, 12], [0.2, 0.03, 40], 'eye'),
    ellipse([364, -326], [4, 4], [0.99, 0, 0], 'glint'),
    line('342,-336 358,-344 376,-334', 5, tone(base, -0.2), 'brow'),
  ]
  const wave = random.fork('tail').range(-0.04, 0.04)
  return [
    ...far.flatMap((one, i) => leg(one, dim, i === 0)),
    inside(
      form(tail, hair, 'hair relief 10'),
      line(
        running ? '-250,-84 -360,-100 -480,-50' : '-252,-70 -296,20 -310,180',
        6,
        tone(hair, 0.08 + wave),
        'detail',
      ),
    ),
    ...leg(near[1] ?? [[[0, 0]], 0], base, false),
    body,
    ...leg(near[0] ?? [[[0, 0]], 0], tone(base, 0.01), true),
    ...raised([
      form('308,-396! 314,-446 338,-458! 346,-398!', base, 'hair relief 6'),
      inside({ rings: [closedPath(mane)], role: 'hair', fill: hair, relief: 9 }, ...strands),
      form('316,-412! 352,-404 372,-362 360,-352! 336,-376', hair, 'hair relief 4'),
    ]),
    ...jaw,
    ...raised([
      ...eye,
      ellipse([438, -248], [7, 5], [0.26, 0.03, 30], { role: 'nose', turn: 0.6 }),
      line('446,-226 424,-230 404,-238', 4.5, [0.34, 0.04, 30], 'mouth'),
    ]),
  ]
}

/** The same with a horn and a star on its flank. */
export function unicornProfile(coat: Coat, running: boolean, random: Random): Form[] {
  const gold: Oklch = [0.86, 0.12, 88]
  const horn = inside(
    form('336,-404! 366,-392! 432,-566!', gold, 'metal relief 6'),
    ...[0.25, 0.45, 0.65].map((t) =>
      line(
        polyline([330 + t * 80, -386 - t * 150], [352 + t * 84, -420 - t * 150]),
        6,
        tone(gold, -0.16),
        'detail even',
      ),
    ),
  )
  const second = coat.second ?? coat.mark
  const star = (x: number, y: number, r: number): Form =>
    form(
      `${x},${y - r}! ${x + r * 0.28},${y - r * 0.28}! ${x + r},${y}! ${x + r * 0.28},${y + r * 0.28}! ${x},${y + r}! ${x - r * 0.28},${y + r * 0.28}! ${x - r},${y}! ${x - r * 0.28},${y - r * 0.28}!`,
      tone(second, -0.04),
      'detail plain',
    )
  return [
    ...horseProfile(coat, running, random),
    ...raised([horn]),
    star(-190, -50, 30),
    star(-140, -10, 18),
    star(-206, 10, 14),
  ]
}

/** Puffs of dust behind the hooves. */
export function dust([x, y]: Point, scale: number, colour: Oklch): Form[] {
  return triples('-1.1,-0.1,0.5 -0.86,0,0.36 -0.62,0.04,0.24 -1.34,0.02,0.34').map(([dx, dy, r]) =>
    ellipse(
      [x + dx * 420 * scale, y + dy * 300 * scale],
      [r * 180 * scale, r * 90 * scale],
      colour,
      'backdrop plain alpha 0.7',
    ),
  )
}
