import type { Random } from '../../../../lib/random'
import { type Oklch, mixColour } from '../../../colour'
import type { Point } from '../../../drawing'
import { polyline, triples } from '../../../drawing/notation'
import { ellipse, form, inside, line, place, tone } from '../../build/form'
import { limb } from '../../build/limb'
import type { Form } from '../../node'
import type { Coat } from '../coat'
import { type GrazerPose, INK, PINK, eyeAt, farLeg, hoofUnder, leg, torso } from './parts'
import { SLIM } from './goat'

const DEER_LEGS = {
  far: [
    leg('140,40 150,150 138,246 142,332', [80, 42, 26, 24]),
    leg('-130,20 -168,130 -132,232 -148,332', [112, 54, 28, 24]),
  ],
  near: [
    leg('184,30 196,150 184,254 190,352', [92, 46, 28, 26]),
    leg('-190,-10 -236,120 -196,238 -212,352', [136, 62, 30, 26]),
  ],
} as const

const ANTLERS = [
  '6,2 -18,-70 -42,-146 -16,-226 44,-288',
  '-30,-106 26,-150 56,-216',
  '-36,-180 -84,-222 -92,-278',
  '0,-34 52,-66 80,-124',
] as const

/** Head of a deer with its muzzle ahead; (0, 0) is its poll. */
function deerHead(base: Oklch, pale: Oklch, stag: boolean): Form[] {
  const horn: Oklch = [0.74, 0.06, 70]
  const antlers = (fill: Oklch, dx: number): Form[] =>
    ANTLERS.map((outline, i) =>
      limb(
        polyline(outline).map(([x, y]): Point => [x + dx, y]),
        i === 0 ? [20, 17, 13, 6] : [14, 10, 5],
        fill,
        { relief: 3 },
      ),
    )
  return [
    ...(stag ? antlers(tone(horn, -0.12), -18) : []),
    inside(
      form(
        '-26,4 8,-10 44,6 96,50 134,84 134,104 112,116 66,108 16,88 -22,56',
        base,
        'hair relief 12',
      ),
      form('50,84 100,78 140,98 110,124 60,124!', pale, 'detail plain'),
    ),
    ...(stag ? antlers(horn, 6) : []),
    inside(
      form(
        '-6,14! -30,-26 -76,-52 -110,-52 -96,-16 -58,18 -16,36!',
        tone(base, -0.04),
        'hair relief 5',
      ),
      form('-20,10! -48,-18 -92,-42 -78,-14 -50,10!', mixColour(PINK, base, 0.5), 'detail plain'),
    ),
    ...eyeAt([46, 34], 11),
    ellipse([128, 90], [11, 9], INK, { role: 'nose', turn: 0.5 }),
    line('126,108 100,106 80,98', 4, tone(base, -0.25), 'mouth'),
  ]
}

export function deer(coat: Coat, pose: GrazerPose, random: Random): Form[] {
  const { base, pale } = coat
  const stag = pose === 'standing' && random.fork('stag').chance(0.6)
  const grazes = pose === 'grazing'
  const hoof: Oklch = [0.3, 0.03, 45]
  const spots = stag
    ? []
    : triples(
        '-180,-90,11 -130,-106,10 -80,-98,11 -30,-100,10 20,-92,10 70,-98,10 -150,-56,10 -100,-62,11 -46,-60,10 4,-58,10',
      ).map(([x, y, r]) => ellipse([x, y], [r, r * 0.8], pale, 'detail plain'))
  return [
    ...DEER_LEGS.far.flatMap((one) => farLeg(one, tone(base, -0.13), hoof)),
    torso(
      { trunk: SLIM.trunk, neck: grazes ? SLIM.grazing : SLIM.standing },
      DEER_LEGS.near,
      base,
      [
        form('-150,62 -70,42 50,56 140,60 140,110 -150,110', pale, 'detail plain'),
        ...spots,
        line('146,-110 186,-40 160,40', 6, tone(base, -0.1), 'detail'),
      ],
    ),
    form('-222,-122! -262,-118 -276,-70 -256,-40! -230,-60', pale, 'hair relief 5'),
    form('-214,-130! -262,-126 -272,-90! -236,-92', tone(base, -0.1), 'hair'),
    ...DEER_LEGS.near.map((one) => hoofUnder(one, hoof)),
    ...(grazes
      ? place(deerHead(base, pale, false), [336, 122], { turn: 0.66 })
      : place(deerHead(base, pale, stag), [290, -318])),
  ]
}
