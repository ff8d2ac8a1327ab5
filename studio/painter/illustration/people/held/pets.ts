import { type Oklch, mixColour, shade } from '../../../colour'
import { inside, mirrored, place } from '../../build/form'
import type { TintId } from '../../../slots'
import type { Form } from '../../node'
import { CLOTH_TINTS, hex } from '../colours'
import type { Person } from '../person'
import { knots, penFor, sided } from '../pen'
import type { HeldDrawing } from './kit'
import { pairs, polyline } from '../../../drawing/notation'

const pen = penFor(([x, y]) => [x, y + 262])
const INK = hex('#2b2230')

interface Coat {
  readonly main: Oklch
  readonly pale: Oklch
  readonly patch: Oklch | null
}

function drawFace({ pale }: Coat, eye: 'round' | 'dot'): Form[] {
  const eyes = [-1, 1].flatMap((s) => [
    pen.ellipse(
      [s * 36, -6],
      eye === 'round' ? [14, 16] : [9, 11],
      eye === 'round' ? hex('#4a7a5a') : INK,
      'iris',
    ),
    ...(eye === 'round' ? [pen.ellipse([s * 36, -5], [7, 12], INK, 'pupil')] : []),
    pen.ellipse([s * 36 - 4, -11], [4, 4], hex('#ffffff'), 'glint'),
  ])
  return [
    pen.ellipse([0, 32], [38, 27], pale, 'detail plain'),
    ...eyes,
    pen.form('-10,18! 0,14 10,18! 0,28', hex('#d8808a'), 'nose'),
    pen.line('0,28 -4,38 -16,40', 3.4, INK, 'mouth'),
    pen.line('0,28 4,38 16,40', 3.4, INK, 'mouth'),
    pen.ellipse([-58, 26], [13, 8], hex('#f0a0a0'), 'blush alpha 0.4 blur 5'),
    pen.ellipse([58, 26], [13, 8], hex('#f0a0a0'), 'blush alpha 0.4 blur 5'),
  ]
}

function body({ main, pale }: Coat): Form[] {
  return [
    inside(
      pen.form('-70,60 -100,140 -96,230! 96,230! 100,140 70,60 0,40', main, 'hair relief 14'),
      pen.ellipse([0, 130], [46, 70], pale, 'detail'),
    ),
  ]
}

function head(coat: Coat, outline: string, marks: Form[]): Form {
  return inside(
    pen.form(outline, coat.main, 'hair relief 14'),
    marks,
    pen.form('40,-100! 66,0 40,100! 200,100! 200,-100!', shade(coat.main, -0.06), 'shade'),
  )
}

const CAT_COATS: readonly [Coat, ...Coat[]] = [
  { main: hex('#fbf6ee'), pale: hex('#fffdf8'), patch: hex('#e0954f') },
  { main: hex('#e8a860'), pale: hex('#fbf0dd'), patch: hex('#c9803c') },
  { main: hex('#9aa0ab'), pale: hex('#e9ebee'), patch: hex('#7b818e') },
  { main: hex('#45424c'), pale: hex('#5c5864'), patch: null },
]

/** Pets have fur of a named colour; the colour of other held things is the figure's accent. */
export const PETS: ReadonlySet<string> = new Set(['cat', 'dog', 'rabbit'])

const NAMED_FURS: Readonly<Partial<Record<TintId, Coat>>> = {
  orange: CAT_COATS[1],
  gold: { main: hex('#e9bf76'), pale: hex('#fdf3dc'), patch: hex('#cf9c4e') },
  brown: { main: hex('#7a5540'), pale: hex('#e6cfae'), patch: hex('#5f4030') },
  white: { main: hex('#fbf6ee'), pale: hex('#fffdf8'), patch: null },
  grey: CAT_COATS[2],
  black: CAT_COATS[3],
}

/** The named fur, else one that follows the accent, so that a seed has its own pet. */
function chooseFur({ heldTint, colours }: Person, coats: readonly [Coat, ...Coat[]]): Coat {
  if (!heldTint) return coats[Math.floor(colours.accent[2] + 360) % coats.length] ?? coats[0]
  const main = CLOTH_TINTS[heldTint]
  return NAMED_FURS[heldTint] ?? { main, pale: shade(main, 0.18), patch: shade(main, -0.1) }
}

const cat: HeldDrawing = ({ person }) => {
  const coat = chooseFur(person, CAT_COATS)
  const ear = (s: number) => [
    pen.form(sided(`30,-66! 60,-116 84,-124! 98,-76 92,-24!`, s), coat.main, 'hair relief 6'),
    pen.form(sided(`50,-72! 70,-104 80,-108! 86,-74 82,-46!`, s), hex('#eaa7ab'), 'detail'),
  ]
  const patch = coat.patch
  const marks = patch
    ? [
        pen.form('-110,-110! -10,-110! -14,-50 -60,-20 -110,0!', patch, 'detail'),
        pen.form('60,-110! 120,-110! 120,-20! 84,-40', shade(patch, -0.12), 'detail'),
      ]
    : []
  const whiskers = [-1, 1].flatMap((s) =>
    [24, 34].map((y) =>
      pen.line(
        sided(polyline([50, y], [82, y - 4], [112, y - 2 + (y - 24)]), s),
        2,
        hex('#ffffff'),
        'detail alpha 0.9',
      ),
    ),
  )
  return {
    under: [
      ...body(coat),
      ...ear(-1),
      ...ear(1),
      head(coat, '0,-82 60,-76 98,-30 96,22 62,62 0,72 -62,62 -96,22 -98,-30 -60,-76', marks),
      ...drawFace(coat, 'round'),
      ...whiskers,
    ],
    fingers: false,
    hug: true,
  }
}

const rabbit: HeldDrawing = ({ person }) => {
  const coat = chooseFur(person, [{ main: hex('#f8f3ec'), pale: hex('#ffffff'), patch: null }])
  const ear = [
    pen.form('20,-60 14,-150 34,-196 64,-186 72,-130 56,-56', coat.main, 'hair relief 8'),
    pen.form('34,-76 32,-146 44,-172 56,-162 58,-126 48,-76', hex('#f0b4b4'), 'detail'),
  ]
  return {
    under: [
      ...ear,
      ...mirrored(ear),
      ...body(coat),
      head(coat, '0,-78 52,-72 86,-26 88,26 56,62 0,70 -56,62 -88,26 -86,-26 -52,-72', []),
      ...drawFace(coat, 'dot'),
    ],
    fingers: false,
    hug: true,
  }
}

const dog: HeldDrawing = ({ person }) => {
  const coat = chooseFur(person, [
    { main: hex('#d99a52'), pale: hex('#fbf0dd'), patch: null },
    { main: hex('#f3ead9'), pale: hex('#fffaf0'), patch: null },
    { main: hex('#7a5540'), pale: hex('#e6cfae'), patch: null },
  ])
  const ears = [-1, 1].map((s) =>
    pen.form(
      sided(pairs('50,-76 96,-84 122,-40 118,24 96,34 84,-20'), s),
      shade(coat.main, -0.1),
      'hair relief 8',
    ),
  )
  return {
    under: [
      ...body(coat),
      head(coat, '0,-84 58,-78 92,-34 92,22 62,66 0,78 -62,66 -92,22 -92,-34 -58,-78', [
        pen.form('-12,-90! 12,-90! 20,-20 40,30 0,40 -40,30 -20,-20', coat.pale, 'detail'),
      ]),
      ...ears,
      ...drawFace(coat, 'dot'),
      pen.ellipse([0, 20], [15, 11], INK, 'nose'),
      pen.form('-10,42! 10,42! 8,60 0,66 -8,60', hex('#e8808a'), 'lip'),
    ],
    fingers: false,
    hug: true,
  }
}

const panda: HeldDrawing = () => {
  const coat: Coat = { main: hex('#f8f5ef'), pale: hex('#ffffff'), patch: null }
  const black = hex('#33313a')
  return {
    under: [
      inside(
        pen.form('-70,60 -104,140 -100,230! 100,230! 104,140 70,60 0,40', black, 'hair relief 14'),
        pen.ellipse([0, 170], [60, 60], coat.main, 'detail'),
      ),
      pen.ellipse([-74, -66], [30, 30], black, 'hair'),
      pen.ellipse([74, -66], [30, 30], black, 'hair'),
      head(coat, '0,-84 62,-78 102,-28 100,26 64,64 0,74 -64,64 -100,26 -102,-28 -62,-78', [
        pen.ellipse([-38, -2], [24, 29], black, { role: 'detail', turn: 0.5 }),
        pen.ellipse([38, -2], [24, 29], black, { role: 'detail', turn: -0.5 }),
      ]),
      ...[-1, 1].flatMap((s) => [
        pen.ellipse([s * 34, -4], [8, 9], hex('#ffffff'), 'eye'),
        pen.ellipse([s * 34, -4], [6, 7], INK, 'iris'),
        pen.ellipse([s * 34 - 2, -7], [2.4, 2.4], hex('#ffffff'), 'glint'),
      ]),
      pen.ellipse([0, 24], [12, 8], INK, 'nose'),
      pen.line(knots(pairs('-12,40 0,46 12,40')), 3.4, INK, 'mouth'),
    ],
    fingers: false,
    hug: true,
  }
}

/** A child in its wrap, asleep. */
const baby: HeldDrawing = ({ person, dark }) => {
  const { skin, skinShade, skinLine, blush, accent } = person.colours
  const wrap = mixColour(accent, hex('#fffaf2'), 0.72)
  const deep = shade(wrap, -0.07)
  const closed = [-1, 1].map((s) =>
    pen.line(sided(pairs('20,-8 30,-2 42,-3 50,-9'), s), 4, hex('#2b2230'), 'lash soft'),
  )
  const forms = [
    inside(
      pen.form(
        '0,-96 70,-86 116,-20 112,60 140,150 110,240! -110,240! -140,150 -112,60 -116,-20 -70,-86',
        wrap,
        'cloth relief 16',
      ),
      pen.form('50,-100! 80,40 60,250! 240,250! 240,-100!', deep, 'shade'),
      pen.line('-96,80 -20,140 60,230', 4, deep),
      pen.line('104,70 20,130 -40,230', 4, deep),
    ),
    inside(
      pen.ellipse([0, 4], [78, 76], skin, 'skin relief 10'),
      pen.form(sided(`44,-90! 58,10 20,90! 120,90! 120,-90!`, dark), skinShade, 'shade alpha 0.8'),
      pen.ellipse([-42, 26], [18, 12], blush, 'blush alpha 0.45 blur 6'),
      pen.ellipse([42, 26], [18, 12], blush, 'blush alpha 0.45 blur 6'),
      pen.form('-30,-80! -20,-60 0,-52 22,-62 34,-80! 0,-90', person.colours.hair, 'hair plain'),
    ),
    ...closed,
    pen.line('-6,16 0,20 6,16', 3, skinLine, 'nose'),
    pen.line('-11,36 0,42 11,36', 3.6, skinLine, 'mouth'),
  ]
  return { under: place(forms, [-18 * dark, -74], { scale: 1.14 }), fingers: false, hug: true }
}

export const PETS_HELD: Readonly<Record<string, HeldDrawing>> = { cat, rabbit, dog, panda, baby }
