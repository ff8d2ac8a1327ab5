import type { Random } from '../../../../lib/random'
import type { Oklch } from '../../../colour'
import { polyline, triples } from '../../../drawing/notation'
import { ellipse, form, inside, line, linear, place, tone } from '../../build/form'
import { unite } from '../../build/clip'
import { closedPath, ellipsePath } from '../../build/path'
import type { Form } from '../../node'
import type { Coat } from '../coat'
import { type GrazerPose, INK, eyeAt, farLeg, leg } from './parts'

const FLEECE = triples(
  '-230,-30,96 -196,-110,84 -120,-146,84 -30,-156,84 60,-152,84 146,-128,84 206,-60,88 206,30,84 136,84,84 40,104,84 -60,104,84 -156,84,86 -226,50,76',
)

const SHEEP_LEGS = {
  far: [
    leg('120,90 122,180 120,270', [56, 36, 32]),
    leg('-130,90 -146,180 -136,270', [62, 38, 32]),
  ],
  near: [
    leg('164,90 168,190 166,290', [60, 38, 34]),
    leg('-184,90 -202,190 -192,290', [70, 42, 34]),
  ],
} as const

/** Head of a sheep with its muzzle ahead; (0, 0) is its poll. */
function sheepHead(face: Oklch, wool: Oklch): Form[] {
  const ink = face[0] < 0.5 ? tone(face, 0.4) : INK
  return [
    inside(
      form(
        '-26,-8 10,-22 50,-8 92,40 118,84 116,106 92,120 58,112 14,88 -24,46',
        face,
        'hair relief 12',
      ),
      form(
        '94,66 130,74 130,130 80,130!',
        tone(face, face[0] < 0.5 ? 0.06 : -0.05),
        'detail plain',
      ),
    ),
    ...place(FLEECE_CAP, [0, 0]).map((one) => ({ ...one, fill: wool })),
    form('-10,14! -40,14 -78,36 -84,58 -58,60 -12,40!', tone(face, -0.06), 'hair relief 5'),
    ...(face[0] < 0.5 ? [ellipse([48, 30], [12, 12], [0.93, 0.04, 85], 'eye')] : []),
    ...eyeAt([50, 30], 9),
    ellipse([112, 88], [5, 7], ink, { role: 'nose', turn: 0.4 }),
    line('112,108 94,108 76,98', 4.5, ink, 'mouth'),
  ]
}

const FLEECE_CAP: readonly Form[] = [
  {
    rings: unite(
      triples('-22,-10,34 16,-24,32 -40,28,32').map(([x, y, r]) => ellipsePath(x, y, r, r)),
    ),
    role: 'hair',
    fill: INK,
    relief: 8,
  },
]

export function sheep(coat: Coat, pose: GrazerPose, random: Random): Form[] {
  const wool = coat.mark[0] > 0.9 ? coat.mark : coat.base
  const dark = random.fork('face').chance(0.35)
  const face: Oklch = dark
    ? [0.36, 0.02, 50]
    : coat.base[0] > 0.8
      ? [0.86, 0.045, 62]
      : tone(coat.base, -0.12)
  const grazes = pose === 'grazing'
  const hoof = tone(face, -0.22)
  const fleece = FLEECE.map(([x, y, r]) => ellipsePath(x, y, r, r * 0.94))
  const curls = triples(
    '-150,-60,34 -50,-84,36 50,-70,36 -100,20,34 0,0,38 110,10,36 140,-70,30 -190,10,26',
  )
  const body: Form = {
    rings: unite([
      closedPath('-230,-40 -120,-130 60,-140 200,-60 190,40 60,100 -140,90'),
      ...fleece,
    ]),
    role: 'hair',
    fill: linear([0, -220], [0, 180], tone(wool, 0.02), wool, tone(wool, -0.09)),
    relief: 26,
    inside: curls.map(([x, y, r]) =>
      line(
        polyline(
          [x - r, y],
          [x - r * 0.5, y + r * 0.62],
          [x + r * 0.4, y + r * 0.6],
          [x + r, y - r * 0.1],
        ),
        8,
        tone(wool, -0.1),
        'detail',
      ),
    ),
  }
  const neck = form(
    grazes
      ? '170,-110! 240,-60 300,30 330,110! 250,150 190,60!'
      : '150,-120! 220,-190 290,-190 310,-120 250,0!',
    tone(wool, -0.03),
    'hair relief 14',
  )
  const tail = ellipse([-306, -20], [34, 54], tone(wool, -0.05), {
    role: 'hair',
    relief: 10,
    turn: 0.3,
  })
  const head = sheepHead(face, tone(wool, 0.01))
  return [
    ...SHEEP_LEGS.far.flatMap((one) => farLeg(one, tone(face, -0.1), hoof)),
    tail,
    ...SHEEP_LEGS.near.flatMap((one) => farLeg(one, face, hoof)),
    neck,
    body,
    ...(grazes ? place(head, [304, 146], { turn: 0.66 }) : place(head, [262, -182])),
  ]
}
