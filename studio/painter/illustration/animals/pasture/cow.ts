import type { Random } from '../../../../lib/random'
import type { Oklch } from '../../../colour'
import type { Point } from '../../../drawing'
import { ellipse, form, inside, line, place, tone } from '../../build/form'
import { closedPath } from '../../build/path'
import { many } from '../../build/still/item'
import type { Form } from '../../node'
import type { Coat } from '../coat'
import { type GrazerPose, HORN, PINK, eyeAt, farLeg, hoofUnder, leg, torso } from './parts'

const COW_BODY = {
  trunk:
    '-304,-66 -296,-122 -256,-150 -120,-146 20,-140 140,-160 220,-150 268,-84 282,10 252,92 160,122 20,128 -110,112 -210,104 -276,60',
  standing: '110,-154! 210,-184 300,-216 352,-204! 372,-110 344,-20 300,70 200,90!',
  grazing: '100,-156! 220,-150 304,-84 372,20 420,96! 350,170 280,130 220,100!',
} as const

const COW_LEGS = {
  far: [
    leg('150,60 156,160 148,240 152,312', [108, 62, 44, 40]),
    leg('-150,30 -184,140 -158,222 -170,312', [140, 76, 44, 42]),
  ],
  near: [
    leg('204,40 212,158 204,246 208,334', [124, 72, 48, 44]),
    leg('-226,0 -262,130 -232,226 -244,334', [168, 92, 50, 46]),
  ],
} as const

const COW_PATCHES = [
  closedPath('-320,-160! -150,-170 -128,-70 -190,0 -250,-10 -320,30!'),
  closedPath('-60,-170! 70,-170 96,-90 60,20 -20,40 -76,-40'),
  closedPath('190,-200! 300,-230 330,-120 286,-30 226,-60'),
  closedPath('-120,70 -40,50 0,150! -130,150!'),
]

/** Head of a cow with its muzzle ahead; (0, 0) is its poll. */
function cowHead(base: Oklch, blaze: Oklch, buffalo: boolean): Form[] {
  const horn = buffalo ? tone(base, -0.12) : HORN
  const horns = buffalo
    ? ['-10,8! -40,-24 -100,-44 -150,-30 -166,-4! -120,-14 -60,-2 -20,26!']
    : ['2,2! 8,-34 36,-58 62,-58! 44,-38 34,-6!']
  return [
    form('-6,30! -48,16 -92,22 -106,44 -80,58 -22,54!', tone(base, -0.06), 'hair relief 6'),
    inside(
      form(
        '-14,6 22,-6 60,14 96,72 136,118 146,152 124,178 88,180 50,150 4,106 -22,56',
        base,
        'hair relief 16',
      ),
      form('30,-20! 62,0 104,66 128,110! 104,104 66,66 36,26', blaze, 'detail plain'),
      form(
        '104,104 160,110 160,190 80,192 82,146',
        buffalo ? tone(base, -0.1) : PINK,
        'detail plain',
      ),
    ),
    ...horns.map((outline) => form(outline, horn, 'hair relief 5')),
    ...eyeAt([56, 50], 13),
    ellipse([134, 142], [7, 10], tone(PINK, -0.35), { role: 'nose', turn: 0.4 }),
    line('138,172 116,168 94,154', 5, tone(PINK, -0.3), 'mouth'),
  ]
}

export function cow(coat: Coat, pose: GrazerPose, random: Random, buffalo: boolean): Form[] {
  const base: Oklch = buffalo ? [0.42, 0.02, 270] : coat.base
  const spots = coat.marks.includes('patches') && !buffalo
  const far = tone(base, -0.12)
  const hoof: Oklch = spots ? [0.4, 0.03, 50] : tone(base, -0.26)
  const moves = random.fork('patches').range(-24, 24)
  const patches = spots
    ? COW_PATCHES.map((ring) =>
        many([ring.map(([x, y]): Point => [x + moves, y])], coat.mark, { role: 'detail' }),
      )
    : []
  const head = cowHead(
    spots ? coat.mark : base,
    spots ? coat.base : tone(base, buffalo ? -0.02 : 0.14),
    buffalo,
  )
  const tail: Form[] = [
    line('-292,-120 -322,-80 -326,30 -318,120', 22, tone(base, -0.04), { pressure: 'even' }),
    form(
      '-330,100! -306,104! -296,180 -314,214! -346,176',
      spots ? coat.mark : tone(base, -0.2),
      'hair',
    ),
  ]
  const udder = form('-176,96! -150,150 -104,154 -78,112!', PINK, 'hair relief 6')
  const grazes = pose === 'grazing'
  return [
    ...COW_LEGS.far.flatMap((one) => farLeg(one, far, hoof)),
    ...tail,
    ...(buffalo ? [] : [udder]),
    torso(
      { trunk: COW_BODY.trunk, neck: grazes ? COW_BODY.grazing : COW_BODY.standing },
      COW_LEGS.near,
      base,
      [
        ...patches,
        line('-170,-120 -214,-60 -196,30', 7, tone(base, -0.1), 'detail'),
        line('176,-110 214,-40 190,70', 7, tone(base, -0.1), 'detail'),
      ],
    ),
    ...COW_LEGS.near.map((one) => hoofUnder(one, hoof)),
    ...(grazes ? place(head, [384, 100], { turn: 0.62 }) : place(head, [334, -204])),
  ]
}
