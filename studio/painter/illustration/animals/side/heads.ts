import { type Oklch, mixColour } from '../../../colour'
import { pairs, polyline, triples } from '../../../drawing/notation'
import { unite } from '../../build/clip'
import { type Form, ellipse, form, inside, line, place } from '../../build/form'
import { fillPath, strokePath } from '../../build/outlines'
import { tone } from '../../build/fill'
import { limb } from '../../build/limb'
import { ellipsePath } from '../../build/path'
import type { Coat } from '../coat'
import { named } from '../../../parts'
import { machineEye } from '../machine'

/** Heads from the side, muzzle to the right; (0, 0) is the poll. */

export const INK: Oklch = [0.24, 0.025, 40]
export const PINK: Oklch = [0.8, 0.075, 25]
const HORN: Oklch = [0.86, 0.045, 80]
const ROUGE: Oklch = [0.66, 0.12, 15]

/** Colours of one head. */
export interface Face {
  readonly base: Oklch
  /** Of the muzzle. */
  readonly pale: Oklch
  /** Of the stripe down the face, the ears' tips or the nose. */
  readonly mark: Oklch
  readonly isMachine?: boolean | undefined
  /** Of the iris. */
  readonly eye?: Oklch | undefined
  readonly isShut?: boolean
}

interface HeadShape {
  readonly outline: string
  readonly muzzle: string
  /** Down the nose, in the colour of marks. */
  readonly blaze?: string
  /** x, y and size. */
  readonly eye: readonly [number, number, number]
  /** x, y, its two radii and turn. */
  readonly nose: readonly [number, number, number, number, number]
  readonly noseFill?: Oklch
  readonly mouth: string
  readonly ear: string
  readonly inner?: string
  /** The other ear is seen behind the head. */
  readonly farEar?: boolean
  readonly whiskers?: boolean
}

const FELINE: HeadShape = {
  outline: '-26,56 -14,-24 44,-64 118,-56 160,-14 198,12 204,44 178,76 128,104 60,122 4,112 -22,92',
  muzzle: '124,30! 160,6 204,8 206,46 176,80 124,108 70,116! 92,84 104,54',
  eye: [118, 2, 13],
  nose: [194, 16, 15, 12, 0.5],
  noseFill: ROUGE,
  mouth: '190,32 172,52 140,50',
  ear: '8,-34! -14,-86 10,-112 50,-100 66,-52!',
  inner: '18,-48! 2,-80 18,-96 40,-88 50,-58!',
  farEar: true,
  whiskers: true,
}

const CANINE: HeadShape = {
  outline: '-30,56 -16,-14 40,-58 104,-50 142,-10 214,8 238,32 226,60 162,84 110,110 34,118 -16,92',
  muzzle: '124,10! 190,0 240,28 228,62 162,88 104,112 40,116! 88,80 112,48',
  eye: [112, -6, 12],
  nose: [228, 20, 20, 16, 0.2],
  mouth: '222,46 184,58 136,56',
  ear: '26,-38! 10,-104 28,-140! 66,-104 78,-42!',
  inner: '36,-50! 26,-100 32,-116! 54,-92 62,-50!',
  farEar: true,
}

const HEADS = {
  bovine: {
    outline: '-14,6 22,-6 60,14 96,72 136,118 146,152 124,178 88,180 50,150 4,106 -22,56',
    muzzle: '104,104 160,110 160,190 80,192 82,146',
    blaze: '30,-20! 62,0 104,66 128,110! 104,104 66,66 36,26',
    eye: [56, 50, 13],
    nose: [134, 142, 7, 10, 0.4],
    noseFill: tone(PINK, -0.35),
    mouth: '138,172 116,168 94,154',
    ear: '-6,30! -48,16 -92,22 -106,44 -80,58 -22,54!',
  },
  ovine: {
    outline: '-26,-8 10,-22 50,-8 92,40 118,84 116,106 92,120 58,112 14,88 -24,46',
    muzzle: '94,66 130,74 130,130 80,130!',
    eye: [50, 30, 9],
    nose: [112, 88, 5, 7, 0.4],
    mouth: '112,108 94,108 76,98',
    ear: '-10,14! -40,14 -78,36 -84,58 -58,60 -12,40!',
  },
  caprine: {
    outline: '-24,2 12,-8 48,10 96,56 124,92 120,114 96,124 58,112 12,90 -24,48',
    muzzle: '92,76 132,84 132,134 70,134!',
    eye: [50, 40, 10],
    nose: [116, 96, 5, 7, 0.4],
    mouth: '116,114 96,112 78,102',
    ear: '-4,18! -44,10 -84,22 -100,42 -70,50 -10,44!',
  },
  cervine: {
    outline: '-26,4 8,-10 44,6 96,50 134,84 134,104 112,116 66,108 16,88 -22,56',
    muzzle: '50,84 100,78 140,98 110,124 60,124!',
    eye: [46, 34, 11],
    nose: [128, 90, 11, 9, 0.5],
    mouth: '126,108 100,106 80,98',
    ear: '-6,14! -30,-26 -76,-52 -110,-52 -96,-16 -58,18 -16,36!',
    inner: '-20,10! -48,-18 -92,-42 -78,-14 -50,10!',
  },
  equine: {
    outline:
      '-30,16 -8,-18 30,-14 66,26 100,84 130,126 140,158 128,184 100,188 72,166 48,132 20,126 -14,104 -34,60',
    muzzle: '92,128 124,112 150,150 130,200 92,194 80,160!',
    eye: [48, 44, 12],
    nose: [126, 150, 7, 6, 0.6],
    mouth: '128,178 108,174 92,164',
    ear: '-16,-8! -16,-58 6,-80! 24,-50 26,-10!',
    farEar: true,
  },
  canine: CANINE,
  hound: {
    ...CANINE,
    ear: '58,-48! 10,-58 -38,-30 -64,26 -40,62 4,46 44,4 64,-26!',
    inner: undefined,
    farEar: false,
  },
  feline: FELINE,
  cat: {
    ...FELINE,
    // a short face
    outline:
      '-30,56 -20,-26 40,-76 112,-70 152,-30 172,4 178,40 158,78 118,106 58,124 2,114 -26,92',
    muzzle: '110,36! 138,12 176,12 178,46 156,82 116,108 68,118! 88,88 98,58',
    eye: [106, -6, 16],
    nose: [171, 14, 12, 10, 0.5],
    mouth: '168,30 152,50 126,50',
    ear: '4,-36! -8,-112 8,-124! 56,-86 72,-52!',
    inner: '16,-52! 2,-100 10,-108! 42,-80 54,-58!',
  },
  leporine: {
    outline: '-30,50 -18,-30 36,-68 100,-58 148,-20 172,18 166,58 132,94 72,114 8,106 -24,84',
    muzzle: '128,26! 150,10 176,24 168,60 132,94 96,102! 98,70 110,44',
    eye: [92, -4, 16],
    nose: [168, 20, 10, 8, 0.4],
    noseFill: ROUGE,
    mouth: '164,34 146,50 124,50',
    ear: '30,-48! -36,-96 -110,-196 -132,-252 -84,-262 -16,-206 40,-120 66,-56!',
    inner: '28,-66! -28,-112 -90,-200 -104,-238 -78,-238 -18,-186 30,-112 46,-66!',
    farEar: true,
    whiskers: true,
  },
  bear: {
    outline:
      '-40,50 -22,-36 44,-66 104,-46 142,-4 196,16 208,46 192,74 130,98 60,124 -4,112 -34,88',
    muzzle: '134,16! 180,4 212,40 194,78 134,100 104,84! 124,50',
    eye: [110, 2, 11],
    nose: [200, 28, 18, 15, 0.3],
    mouth: '196,52 170,64 138,60',
    ear: '0,-32! -24,-76 -2,-104 38,-98 54,-54!',
    inner: '10,-48! -6,-74 6,-88 28,-84 38,-58!',
    farEar: true,
  },
  suine: {
    outline: '-40,0 0,-52 62,-48 112,-6 168,18 190,40 190,84 172,100 120,98 70,116 4,120 -36,76',
    muzzle: '128,20! 150,10 190,30 186,96! 150,104 126,70',
    eye: [92, 6, 11],
    nose: [188, 60, 15, 34, 0],
    noseFill: [0.74, 0.1, 12],
    mouth: '170,98 142,88 122,72',
    ear: '14,-42! 34,-92 74,-98! 100,-56 96,-8! 58,-24',
  },
  camel: {
    outline: '-30,10 -6,-22 36,-22 84,4 136,20 160,44 158,76 136,92 96,84 54,88 4,90 -28,60',
    muzzle: '116,14 150,24 168,50 160,84 134,100 112,90 104,52!',
    eye: [50, 10, 11],
    nose: [150, 42, 9, 5, 0.6],
    mouth: '158,72 132,66 108,68',
    ear: '-8,-8! -36,-34 -44,-58! -14,-52 12,-18!',
  },
  elephant: {
    outline:
      '-70,20 -50,-70 20,-106 92,-84 132,-30 150,30 190,110 206,200 200,290 232,336 262,330! 266,364 226,384 172,350 152,280 146,200 110,140 60,130 -20,120 -64,80',
    muzzle: '400,400 401,400 401,401',
    eye: [96, 10, 11],
    nose: [256, 348, 6, 9, 0.3],
    mouth: '96,128 112,146 128,142',
    ear: '20,-62! 36,0 24,90 -16,150 -78,140 -120,60 -126,-20 -84,-70 -20,-84',
    inner: '2,-44! 14,0 4,70 -24,116 -66,106 -94,50 -98,-14 -66,-52',
  },
} as const satisfies Readonly<Record<string, HeadShape>>

export type HeadKind = keyof typeof HEADS

const shutEyeAt = (x: number, y: number, r: number, ink: Oklch): Form =>
  strokePath(5, ink, 'lash soft')`${x - r},${y - r * 0.1} ${x - r * 0.4},${y + r * 0.5}
    ${x + r * 0.4},${y + r * 0.5} ${x + r},${y}`

const eyeAt = (x: number, y: number, r: number, iris?: Oklch): Form[] => [
  ellipse([x, y], [r, r], INK, 'eye'),
  ...(iris
    ? [
        ellipse([x, y + r * 0.1], [r * 0.8, r * 0.8], iris, 'iris'),
        ellipse([x, y], [r * 0.4, r * 0.5], INK, 'pupil'),
      ]
    : []),
  ellipse([x + r * 0.3, y - r * 0.3], [r * 0.32, r * 0.32], [0.99, 0, 0], 'glint'),
]

export function sideHead(
  kind: HeadKind,
  { base, pale, mark, isMachine, eye: iris, isShut = false }: Face,
  marks: readonly Form[],
): Form[] {
  const shape: HeadShape = HEADS[kind]
  const { outline, muzzle, blaze, eye, nose, noseFill = INK, mouth, ear, inner } = shape
  const dark = base[0] < 0.4
  const lobe = form(ear, tone(base, -0.05), 'hair relief 5')
  const lining = inner && form(inner, mixColour(PINK, base, dark ? 0.6 : 0.4), 'detail plain')
  const [near = lobe] = named('ears', lining ? inside(lobe, ...named('inner-ears', lining)) : lobe)
  const far = shape.farEar
    ? named('ears', place([{ ...lobe, fill: tone(base, -0.14) }], [26, -2]))
    : []
  const muzzleFill = kind === 'suine' ? mixColour(base, noseFill, 0.25) : pale
  const before = /^(elephant|suine|hound)$/.test(kind)
  const [ex, ey, er] = eye
  const skull = inside(
    form(outline, base, 'hair relief 14'),
    ...marks,
    ...named('muzzle', form(muzzle, muzzleFill, 'detail plain')),
    blaze ? form(blaze, mark, 'detail plain') : null,
  )
  const [nx, ny, rx, ry, turn] = nose
  const openEyes = [
    ...(dark ? [ellipse([ex, ey], [er * 1.35, er * 1.35], [0.86, 0.08, 85], 'eye')] : []),
    ...(isMachine ? place(machineEye(er * 1.2, iris), [ex, ey]) : eyeAt(ex, ey, er, iris)),
  ]
  return [
    ...far,
    ...(before ? [] : [near]),
    skull,
    ...(isShut ? [shutEyeAt(ex, ey, er * 1.2, dark ? PINK : INK)] : openEyes),
    ellipse([nx, ny], [rx, ry], noseFill, { role: 'nose', turn }),
    ...(kind === 'suine'
      ? pairs('190,48 190,72').map(([x, y]) =>
          ellipse([x, y], [4, 7], tone(noseFill, -0.22), 'nose'),
        )
      : []),
    line(mouth, 5, dark ? tone(base, 0.3) : tone(base, -0.32), 'mouth soft'),
    ...(shape.whiskers
      ? [-8, 8, 24].map(
          (dy) =>
            strokePath(
              3,
              [0.97, 0.01, 90],
              'detail end',
            )`176,${34 + dy * 0.6} 130,${40 + dy * 1.4}`,
        )
      : []),
    ...(before ? [near] : []),
  ]
}

/** Parts on a head, before or behind the skull. */
export type Crown = { readonly behind: readonly Form[]; readonly before: readonly Form[] }

const ANTLERS = [
  '6,2 -18,-70 -42,-146 -16,-226 44,-288',
  '-30,-106 26,-150 56,-216',
  '-36,-180 -84,-222 -92,-278',
  '0,-34 52,-66 80,-124',
] as const

const antlers = (fill: Oklch, dx: number): Form[] =>
  ANTLERS.map((outline, i) =>
    limb(
      polyline(outline).map(([x, y]): [number, number] => [x + dx, y]),
      i === 0 ? [20, 17, 13, 6] : [14, 10, 5],
      fill,
      { relief: 3, part: 'horns' },
    ),
  )

const horn = (outline: string, fill: Oklch): Form =>
  form(outline, fill, { role: 'hair', relief: 5, part: 'horns' })

export const CROWNS = {
  cow: () => ({ behind: [], before: [horn('2,2! 8,-34 36,-58 62,-58! 44,-38 34,-6!', HORN)] }),
  buffalo: ({ base }: Coat) => ({
    behind: [],
    before: [
      horn('-10,8! -40,-24 -100,-44 -150,-30 -166,-4! -120,-14 -60,-2 -20,26!', tone(base, -0.12)),
    ],
  }),
  goat: ({ base }: Coat) => ({
    behind: [horn('14,4! -8,-60 -46,-112 -92,-132! -70,-86 -34,-36 -16,16!', tone(HORN, -0.3))],
    before: [
      form('62,112! 104,122! 96,160 74,204! 60,160', tone(base, 0.05), 'hair relief 4'),
      horn('22,4! 4,-58 -30,-106 -72,-122! -50,-80 -14,-34 -2,14!', tone(HORN, -0.22)),
    ],
  }),
  stag: () => ({
    behind: antlers([0.62, 0.06, 70], -18),
    before: antlers([0.74, 0.06, 70], 6),
  }),
  fleece: ({ base }: Coat) => ({
    behind: [],
    before: [
      {
        rings: unite(
          triples('-22,-10,34 16,-24,32 -40,28,32').map(([x, y, r]) => ellipsePath(x, y, r, r)),
        ),
        role: 'hair',
        fill: base,
        relief: 8,
      } satisfies Form,
    ],
  }),
  mane: ({ mark }: Coat) => {
    const ring = triples(`60,-80,52 0,-96,58 -56,-64,62 -92,-4,66 -104,70,66 -84,140,66 -30,186,64
      36,184,54 84,142,44 -20,20,120 10,90,100`)
    const rings = unite(ring.map(([x, y, r]) => ellipsePath(x, y, r, r)))
    const lock = (outline: string): Form => line(outline, 8, tone(mark, -0.08), 'detail')
    const inner = ['-40,-80 -70,-30 -60,20', '-90,30 -110,80 -80,130', '-50,150 -20,170 30,170']
    const behind: Form = { rings, role: 'hair', fill: mark, relief: 18, inside: inner.map(lock) }
    return { behind: named('mane', behind), before: [] }
  },
  horse: ({ mark }: Coat) => ({
    behind: [],
    before: named('mane', form('-6,-20! 34,-14 62,30 48,46! 20,14', mark, 'hair relief 4')),
  }),
  unicorn: ({ mark }: Coat) => ({
    behind: [],
    before: [
      ...named('horns', form('16,-8! 44,8! 104,-160!', [0.86, 0.12, 88], 'metal relief 6')),
      ...named('mane', form('-6,-20! 34,-14 56,24 44,40! 20,14', mark, 'hair relief 4')),
    ],
  }),
  tusk: () => ({
    behind: [],
    before: [
      fillPath([0.96, 0.02, 90], 'hair relief 5')`112,96! 150,126 196,150 236,146! 200,180 146,166
        104,128!`,
    ],
  }),
  bare: () => ({ behind: [], before: [] }),
} as const satisfies Readonly<Record<string, (coat: Coat) => Crown>>

export type CrownKind = keyof typeof CROWNS
