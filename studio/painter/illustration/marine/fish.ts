import type { Random } from '../../../lib/random'
import { polyline, triples } from '../../drawing/notation'
import { named } from '../../parts'
import { type Form, type Frame, disc, ellipse, form, inside, line, place } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'
import { limb } from '../build/limb'

/** Fish of a reef, to the right, about 540 long, (0, 0) their middle; and the corals they are at. */

interface Look {
  /** Tall with long fins. */
  readonly tall?: true
  readonly body: Oklch
  readonly belly: Oklch
  readonly fin: Oklch
  /** Places and colour of the bars across. */
  readonly bars: readonly number[]
  readonly bar: Oklch
  readonly rim: Oklch
}

const DARK: Oklch = [0.24, 0.03, 270]
const WHITE: Oklch = [0.975, 0.008, 90]

export const LOOKS = {
  clownfish: {
    ...{ body: [0.71, 0.19, 48], belly: [0.78, 0.16, 60], fin: [0.68, 0.19, 45] },
    ...{ bars: [-126, -10, 112], bar: WHITE, rim: DARK },
  },
  angelfish: {
    ...{ tall: true, body: [0.9, 0.15, 98], belly: [0.95, 0.09, 100], fin: [0.62, 0.15, 255] },
    ...{ bars: [-96, 0, 96], bar: [0.55, 0.16, 262], rim: [0.9, 0.15, 98] },
  },
  'blue-tang': {
    ...{ body: [0.52, 0.19, 264], belly: [0.6, 0.17, 255], fin: [0.87, 0.17, 95] },
    ...{ bars: [-60], bar: [0.28, 0.08, 270], rim: [0.28, 0.08, 270] },
  },
  coral: {
    ...{ body: [0.68, 0.19, 350], belly: [0.84, 0.1, 20], fin: [0.8, 0.15, 85] },
    ...{ bars: [-90, 40], bar: [0.9, 0.09, 80], rim: [0.55, 0.2, 340] },
  },
  emperor: {
    ...{ tall: true, body: [0.56, 0.17, 300], belly: [0.72, 0.14, 330], fin: [0.76, 0.17, 55] },
    ...{ bars: [-100, -10, 84], bar: [0.84, 0.13, 190], rim: [0.45, 0.16, 290] },
  },
  lime: {
    ...{ body: [0.78, 0.18, 140], belly: [0.92, 0.12, 110], fin: [0.7, 0.19, 25] },
    ...{ bars: [-110, 10, 110], bar: [0.62, 0.14, 220], rim: [0.86, 0.14, 110] },
  },
} as const satisfies Readonly<Record<string, Look>>

const wedge = (x: number, wide: number): string =>
  `${x - wide},-240! ${x + wide},-240! ${x + wide * 0.7},0 ${x + wide},240! ${x - wide},240! ${x - wide * 0.6},0`

/** @param look its colours and its shape */
export function reefFish({ tall, body, belly, fin, bars, bar, rim }: Look): Form[] {
  const [trunk, back, low] = tall
    ? [
        '-160,0 -120,-96 0,-176 104,-132 200,-24 212,12 156,92 40,164 -60,152 -124,84',
        '-90,-120! -60,-230 -190,-350! 20,-290 110,-134!',
        '-80,130! -60,220 -180,330! 20,280 94,140!',
      ]
    : [
        '-210,0 -160,-70 -40,-122 90,-112 196,-44 232,4 196,54 90,112 -40,120 -150,72',
        '-140,-84! -90,-176 70,-168 130,-96!',
        '-110,92! -80,166 30,160 84,104!',
      ]
  const spread = (outline: string): Form =>
    inside(
      form(outline, fin, 'body relief 8'),
      line(outline.replaceAll('!', ''), 16, tone(fin, -0.16), 'detail'),
    )
  return [
    ...named('tail', spread('-150,-10! -300,-130 -340,-110 -296,0 -340,110 -300,130 -150,14!')),
    ...named('fins', spread(back), spread(low)),
    inside(
      form(trunk, linear([0, -170], [0, 160], tone(body, 0.04), body, belly), 'body relief 30'),
      ...bars.flatMap((x) => [
        form(wedge(x, 40), rim, 'detail'),
        form(wedge(x, 27), bar, 'detail'),
      ]),
    ),
    form('20,20! -60,10 -110,60! -70,100 0,76', tone(fin, 0.05), 'body relief 6'),
    disc([150, -22], 32, WHITE, 'eye'),
    disc([158, -20], 19, DARK, 'pupil'),
    disc([164, -28], 7, WHITE, 'glint'),
    line('226,22 204,34 184,30', 7, tone(body, -0.24), 'mouth soft'),
    ellipse([140, 30], [22, 13], [0.74, 0.14, 15], 'blush alpha 0.4'),
  ]
}

const CORALS = triples('0.7,0.18,20 0.76,0.16,60 0.64,0.16,330 0.82,0.14,90 0.62,0.14,300')

function branching(fill: Oklch, random: Random): Form[] {
  const arms = [-0.7, -0.3, 0.08, 0.45, 0.8].map((turn) => {
    const long = 210 * random.range(0.8, 1.15)
    const tip = [Math.sin(turn) * long, -Math.cos(turn) * long] as const
    return [
      limb(polyline([0, 20], [tip[0] * 0.4, tip[1] * 0.55], tip), [54, 40, 30], fill, {
        ...{ role: 'body', relief: 8 },
      }),
      disc(tip, 18, tone(fill, 0.09), 'body relief 4'),
    ]
  })
  return arms.flat()
}

const dome = (fill: Oklch): Form[] => [
  inside(
    form('-150,40! -160,-40 -110,-120 0,-150 110,-120 160,-40 150,40!', fill, 'body relief 24'),
    ...triples('-80,-60,22 -10,-100,24 60,-64,20 -30,-30,22 100,-10,20 -110,-6,18').map(
      ([x, y, r]) => disc([x, y], r, tone(fill, -0.1), 'detail'),
    ),
  ),
]

/** Along the foot of the picture, higher at its sides. */
export const reef = ({ width, height }: Frame, random: Random): Form[] =>
  Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const edge = Math.abs(t - 0.5) * 2
    const fill = CORALS[(i * 2) % CORALS.length] ?? CORALS[0]
    const size = (height / 1000) * (0.75 + edge * 0.65) * random.range(0.9, 1.1)
    const forms = i % 3 === 1 ? dome(fill) : branching(fill, random.fork(`coral ${i}`))
    return place(forms, [width * (0.02 + t * 0.96), height * (0.985 - edge * 0.03)], {
      scale: size,
    })
  }).flat()
