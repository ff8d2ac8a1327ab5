import type { Random } from '../../../../lib/random'
import { type Oklch, mixColour } from '../../../colour'
import { ellipse, form, inside, line, place, tone } from '../../build/form'
import type { Form } from '../../node'
import { type GrazerPose, HORN, INK, eyeAt, farLeg, hoofUnder, leg, torso } from './parts'

export const SLIM = {
  trunk:
    '-244,-70 -236,-112 -190,-138 -80,-134 40,-126 140,-146 206,-130 232,-50 214,40 150,84 20,78 -90,52 -170,56 -226,20',
  standing: '110,-140! 190,-190 236,-280 256,-330! 330,-290 320,-230 276,-120 226,0 160,40!',
  grazing: '110,-136! 190,-124 270,-46 330,40 376,112! 316,170 250,110 170,70!',
} as const

const GOAT_LEGS = {
  far: [
    leg('140,50 146,150 138,230 142,300', [78, 46, 32, 30]),
    leg('-130,20 -164,120 -136,210 -150,300', [104, 54, 32, 30]),
  ],
  near: [
    leg('184,40 192,150 184,236 188,318', [90, 50, 34, 32]),
    leg('-186,0 -226,116 -194,216 -208,318', [124, 62, 34, 32]),
  ],
} as const

/** Head of a goat with its muzzle ahead; (0, 0) is its poll. */
function goatHead(base: Oklch, pale: Oklch, old: boolean): Form[] {
  return [
    form(
      '14,4! -8,-60 -46,-112 -92,-132! -70,-86 -34,-36 -16,16!',
      tone(HORN, -0.3),
      'hair relief 5',
    ),
    inside(
      form(
        '-24,2 12,-8 48,10 96,56 124,92 120,114 96,124 58,112 12,90 -24,48',
        base,
        'hair relief 12',
      ),
      form('92,76 132,84 132,134 70,134!', pale, 'detail plain'),
    ),
    ...(old
      ? [form('62,112! 104,122! 96,160 74,204! 60,160', tone(base, 0.05), 'hair relief 4')]
      : []),
    form('-4,18! -44,10 -84,22 -100,42 -70,50 -10,44!', tone(base, -0.06), 'hair relief 5'),
    form(
      '22,4! 4,-58 -30,-106 -72,-122! -50,-80 -14,-34 -2,14!',
      tone(HORN, -0.22),
      'hair relief 5',
    ),
    ...eyeAt([50, 40], 10),
    ellipse([116, 96], [5, 7], INK, { role: 'nose', turn: 0.4 }),
    line('116,114 96,112 78,102', 4.5, INK, 'mouth'),
  ]
}

const GOAT_COATS: readonly [Oklch, ...Oklch[]] = [
  [0.95, 0.012, 80],
  [0.6, 0.07, 58],
  [0.8, 0.045, 70],
]

export function goat(tint: Oklch | null, pose: GrazerPose, random: Random): Form[] {
  const base = tint ?? random.fork('goat').pick<Oklch>(GOAT_COATS)
  const pale = base[0] > 0.9 ? tone(base, -0.04) : mixColour(base, [0.96, 0.02, 80], 0.6)
  const grazes = pose === 'grazing'
  const hoof: Oklch = [0.34, 0.02, 50]
  const head = goatHead(base, pale, true)
  return [
    ...GOAT_LEGS.far.flatMap((one) => farLeg(one, tone(base, -0.12), hoof)),
    torso(
      { trunk: SLIM.trunk, neck: grazes ? SLIM.grazing : SLIM.standing },
      GOAT_LEGS.near,
      base,
      [
        form('-150,60 -60,40 60,60 140,64 140,110 -150,110', pale, 'detail plain'),
        line('-130,-110 -160,-40 -140,30', 6, tone(base, -0.1), 'detail'),
        line('146,-110 180,-40 160,50', 6, tone(base, -0.1), 'detail'),
      ],
    ),
    form('-222,-118! -250,-146 -268,-184 -246,-182 -222,-158 -200,-130!', base, 'hair relief 5'),
    ...GOAT_LEGS.near.map((one) => hoofUnder(one, hoof)),
    ...(grazes ? place(head, [330, 108], { turn: 0.62 }) : place(head, [286, -312])),
  ]
}
