import { type Oklch, mixColour } from '../../colour'
import type { Point } from '../../drawing'
import { disc, ellipse, form, inside, line, linear, mapForms, tone } from '../build/form'
import { limb, limbPath } from '../build/limb'
import { closedPath } from '../build/path'
import { many } from '../build/still/item'
import type { Form } from '../node'
import type { Coat } from './coat'
import { polyline } from '../../drawing/notation'

/** The features that tell runners apart. */
interface Build {
  readonly head: 'dog' | 'cat'
  readonly ears: 'folded' | 'pointed'
  readonly tail: 'plume' | 'curl' | 'brush' | 'long'
  /** Length of the legs, 1 for a dog. */
  readonly legs: number
}

export const RUNNERS = {
  dog: { head: 'dog', ears: 'folded', tail: 'plume', legs: 1 },
  corgi: { head: 'dog', ears: 'pointed', tail: 'plume', legs: 0.62 },
  shiba: { head: 'dog', ears: 'pointed', tail: 'curl', legs: 0.92 },
  husky: { head: 'dog', ears: 'pointed', tail: 'curl', legs: 1 },
  wolf: { head: 'dog', ears: 'pointed', tail: 'brush', legs: 1.06 },
  fox: { head: 'dog', ears: 'pointed', tail: 'brush', legs: 0.9 },
  cat: { head: 'cat', ears: 'pointed', tail: 'long', legs: 0.92 },
} as const satisfies Readonly<Record<string, Build>>

export type RunnerId = keyof typeof RUNNERS

const DARK: Oklch = [0.24, 0.02, 40]

const TAILS = {
  plume: '-236,-110! -290,-150 -340,-230 -400,-270 -420,-240 -390,-170 -330,-100 -250,-50!',
  curl: '-240,-120! -290,-190 -270,-280 -190,-310 -130,-270 -150,-210 -200,-230 -220,-190 -200,-130!',
  brush: '-240,-110! -330,-150 -430,-150 -520,-90 -560,-30! -480,-20 -390,-40 -310,-40 -250,-50!',
  long: '-240,-110! -330,-130 -420,-200 -470,-300 -530,-350 -550,-320 -500,-270 -450,-160 -360,-80 -250,-60!',
} as const

const HEADS = {
  dog: '236,-230 250,-300 310,-346 380,-336 424,-290 500,-268 526,-242 512,-212 440,-190 380,-166 300,-160 250,-190',
  cat: '238,-240 250,-316 312,-356 390,-346 432,-298 462,-264 456,-232 424,-202 360,-174 296,-178 252,-204',
} as const

const PALE_FACES = {
  dog: '420,-262! 500,-268 530,-240 512,-206 440,-186 380,-160 310,-156! 360,-200 400,-230',
  cat: '400,-262! 462,-268 460,-226 424,-196 360,-170 310,-176! 350,-206 380,-230',
} as const

function ear(x: number, kind: Build['ears'], fill: Oklch, inner: Oklch): Form[] {
  if (kind === 'folded')
    return [
      form(
        `${x - 4},-336! ${x - 60},-350 ${x - 128},-322 ${x - 160},-270 ${x - 120},-248 ${x - 60},-262 ${x + 6},-290!`,
        fill,
        'hair relief 8',
      ),
    ]
  return [
    form(
      `${x - 44},-318! ${x - 62},-400 ${x - 50},-446! ${x + 6},-410 ${x + 36},-336!`,
      fill,
      'hair relief 6',
    ),
    form(
      `${x - 30},-330! ${x - 42},-396 ${x - 36},-420! ${x},-392 ${x + 16},-340!`,
      inner,
      'detail plain',
    ),
  ]
}

/** A dog, cat or fox at a gallop, facing right; about 1000 long, (0, 0) its middle, its feet at 230. */
export function runner(id: RunnerId, coat: Coat): Form[] {
  const { head, ears, tail, legs }: Build = RUNNERS[id]
  const { base, pale, mark, marks } = coat
  const dim = tone(base, -0.09)
  const pointed = marks.includes('points')
  const legFill = pointed ? mark : base
  const sock = id === 'fox' ? mark : pointed ? mark : pale
  const socks =
    id === 'fox' || pointed || marks.includes('tuxedo') || id === 'corgi' || id === 'husky'
  const leg = (joints: readonly Point[], widths: readonly number[], far: boolean): Form[] => {
    const [hip, ...rest] = joints
    const reach = rest.map(([x, y]): Point => [
      hip[0] + (x - hip[0]) * (0.7 + legs * 0.3),
      hip[1] + (y - hip[1]) * legs,
    ])
    const [fx, fy] = reach.at(-1) ?? hip
    const fill = far ? tone(legFill, -0.09) : legFill
    const foot = socks ? (far ? tone(sock, -0.09) : sock) : fill
    return [
      limb([hip, ...reach], widths, fill),
      ellipse([fx + 10, fy + 4], [34, 21], foot, {
        role: 'hair',
        relief: 5,
        turn: fx > 0 ? 0.1 : 0.5,
      }),
    ]
  }
  const stripes =
    marks.includes('limbs') || marks.includes('forehead')
      ? [-150, -80, -10, 60].map((x) =>
          form(`${x - 18},-170! ${x + 18},-170! ${x + 6},-90 ${x - 2},-40!`, mark, 'detail plain'),
        )
      : []
  const blots =
    marks.includes('spots') || marks.includes('patches')
      ? [
          many(
            [
              closedPath('-210,-130 -130,-150 -90,-100 -130,-50 -200,-60'),
              closedPath('40,-150 120,-160 150,-110 100,-70 40,-90'),
              closedPath('-30,10 20,-30 60,0 30,40'),
            ],
            mark,
            { role: 'detail' },
          ),
        ]
      : []
  const trunk = closedPath(
    '-272,-50 -240,-120 -130,-150 10,-138 140,-164 240,-150 290,-80 262,10 160,66 30,44 -100,22 -200,46 -266,20',
  )
  const neck = limbPath(polyline('170,-60 270,-170 330,-260'), [230, 170, 140]).reverse()
  const body: Form = {
    rings: [trunk, neck],
    union: true,
    role: 'hair',
    fill: linear([0, -250], [0, 70], tone(base, 0.03), base, dim),
    relief: 24,
    inside: [
      form(
        '300,-170 330,-110 300,-10 200,80 40,60 -90,36! -40,10 110,16 200,-30 250,-120',
        pale,
        'detail plain',
      ),
      ...stripes,
      ...blots,
    ],
  }
  const inner = mixColour([0.78, 0.08, 20], base, 0.25)
  const face = inside(
    form(HEADS[head], linear([240, -340], [500, -170], tone(base, 0.03), base), 'hair relief 16'),
    form(
      pointed
        ? '380,-320! 430,-290 520,-280 530,-200 420,-180 350,-200 340,-270'
        : PALE_FACES[head],
      pointed ? mark : pale,
      'detail plain',
    ),
    ...(marks.includes('forehead')
      ? [
          form('300,-370! 330,-366! 336,-310!', mark, 'detail plain'),
          form('348,-366! 378,-356! 366,-306!', mark, 'detail plain'),
        ]
      : []),
    ...(marks.includes('patches') || marks.includes('spots')
      ? [form('230,-370! 350,-370! 350,-270 300,-220 230,-220!', mark, 'detail plain')]
      : []),
  )
  const snout: Form[] =
    head === 'dog'
      ? [
          form(
            '470,-212! 440,-196 400,-192! 424,-166 456,-160 480,-176!',
            [0.44, 0.13, 22],
            'mouth plain',
          ),
          form(
            '450,-188 436,-168 446,-124 470,-118 480,-150 472,-182',
            [0.7, 0.15, 15],
            'mouth relief 4',
          ),
          line('510,-212 470,-200 410,-194', 6, DARK, 'mouth soft'),
          ellipse([514, -250], [25, 20], DARK, 'nose relief 3'),
        ]
      : [
          ellipse([456, -258], [14, 10], [0.66, 0.12, 15], 'nose'),
          line('452,-244 430,-228 402,-230', 5, DARK, 'mouth soft'),
          ...[-8, 8, 24].map((dy) =>
            line(
              polyline([420, -240 + dy], [350, -236 + dy * 2.2]) as Point[],
              3,
              [0.96, 0.01, 90],
              'detail end',
            ),
          ),
        ]
  const brush =
    tail === 'brush'
      ? [
          form(
            '-480,-10! -470,-60 -430,-160! -540,-130 -580,-30!',
            id === 'fox' ? [0.97, 0.01, 80] : mark,
            'detail plain',
          ),
        ]
      : []
  const tailFill = pointed ? mark : base
  const all: Form[] = [
    ...leg(polyline('180,0 292,90 398,128'), [88, 54, 36], true),
    ...leg(polyline('-176,10 -290,96 -372,196'), [116, 62, 36], true),
    inside(
      form(
        TAILS[tail],
        linear([-240, -60], [-480, -200], tone(tailFill, -0.04), tone(tailFill, 0.04)),
        'hair relief 12',
      ),
      ...brush,
    ),
    ...leg(polyline('-206,-10 -326,60 -432,150'), [140, 68, 38], false),
    ...ear(336, ears, tone(pointed ? mark : base, -0.08), inner),
    body,
    ...leg(polyline('206,0 330,56 452,44'), [96, 56, 38], false),
    face,
    ...ear(300, ears, ears === 'folded' ? tone(mark, 0) : pointed ? mark : base, inner),
    ...snout,
    ellipse([392, -282], [17, 19], coat.eye && head === 'cat' ? coat.eye : DARK, 'eye'),
    ...(head === 'cat' ? [ellipse([395, -282], [8, 16], DARK, 'eye')] : []),
    disc([398, -289], 6, [0.99, 0, 0], 'glint'),
    line('368,-312 390,-318 410,-308', 6, tone(base, -0.2), 'brow'),
    ellipse([352, -232], [24, 16], [0.74, 0.13, 20], 'blush alpha 0.35 blur 5'),
  ]
  // short legs: the whole comes down
  const drop = (1 - legs) * 130
  return mapForms(all, ([x, y]) => [x, y + drop])
}
