import { DYES } from '../../palettes/tints'
import type { TintId } from '../../slots'
import { type Oklch, mixColour } from '../../colour'
import { type Form, disc, ellipse, form, inside, line, mirrored } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import type { Stage } from '../places/stage'
import { pairs, triples } from '../../drawing/notation'
import { pointsAt } from '../../geometry'

/** An animal of the sea; (0, 0) is its middle. */
export interface Swimmer {
  readonly words: string
  readonly draw: (colour: Oklch, stage: Pick<Stage, 'brief' | 'lit'>) => Form[]
  readonly colours: readonly [Oklch, ...Oklch[]]
  /** Its place: leaping or lying at the surface, or under it. */
  readonly at: 'leaping' | 'surface' | 'deep'
  /** Its own width, units. */
  readonly long: number
  /** Several of them are in one picture. */
  readonly isSmall?: boolean
  /** Drawings of a shoal of many kinds, the first in the middle. */
  readonly shoal?: readonly (readonly Form[])[]
}

const DARK: Oklch = [0.22, 0.03, 250]

export const dye = (tint: TintId | undefined, usual: Oklch): Oklch => (tint ? DYES[tint] : usual)

/** Leaping to the right; about 720 long, (0, 0) its middle. */
export function dolphin(colour: Oklch): Form[] {
  const belly = mixColour(colour, [0.96, 0.015, 220], 0.85)
  const dim = tone(colour, -0.1)
  return [
    fillPath(linear([-460, 60], [-260, 200], tone(colour, 0.05), dim), 'body relief 10')`-276,92!
      -340,60 -420,66 -468,96! -400,104 -362,132 -374,196 -420,236! -330,222 -280,170 -256,112!`,
    form('60,20! 20,90 -40,140 -86,152! -60,100 -40,50 -20,10!', dim, 'body relief 8'),
    fillPath(linear([-60, -210], [-60, -90], tone(colour, 0.04), dim), 'body relief 8')`-4,-106!
      -50,-176 -110,-214! -100,-160 -120,-90!`,
    inside(
      form(
        '346,74! 300,40 262,14 236,-36 170,-90 70,-122 -50,-122 -160,-74 -246,20 -286,100! -250,112 -180,66 -70,44 50,58 150,74 240,82 300,88',
        linear([0, -124], [0, 96], tone(colour, 0.1), colour, tone(colour, -0.06)),
        'body relief 26',
      ),
      fillPath(belly, 'detail')`360,84! 280,60 200,38 60,22 -60,14 -180,44 -290,120! -180,160
        200,160 360,120!`,
      fillPath(tone(colour, -0.05), 'detail alpha 0.5')`236,-36 150,-20 40,-30 -80,-40! 20,-10
        130,10 220,6`,
    ),
    fillPath(linear([60, 50], [60, 190], colour, dim), 'body relief 9')`120,50! 104,120 60,176
      20,196! 30,140 50,90 60,50!`,
    line('344,76 300,68 256,50 226,34', 5, tone(colour, -0.2), 'mouth'),
    disc([212, 4], 14, DARK, 'eye'),
    disc([216, -1], 5, [0.99, 0, 0], 'glint'),
    form('60,-104 140,-84 190,-46 120,-66', [0.98, 0.01, 220], 'light alpha 0.35'),
  ]
}

/** Half out of the water, its tail up at the left; the water line is y = 0. */
export function whale(colour: Oklch): Form[] {
  const belly = mixColour(colour, [0.95, 0.02, 215], 0.8)
  const fluke = form(
    '-330,-190! -300,-250 -236,-300 -160,-304! -196,-250 -250,-200 -296,-170!',
    linear([-330, -300], [-160, -180], tone(colour, 0.06), tone(colour, -0.06)),
    'body relief 12',
  )
  const left = fillPath(tone(colour, -0.04), 'body relief 12')`-350,-190! -392,-250 -456,-280
    -520,-270! -480,-220 -420,-180 -360,-164!`
  const grooves = [-20, 20, 60, 100].map((dy) =>
    line(pointsAt([0, dy], 1, '370,-40 230,-6 60,20 -60,60'), 6, tone(belly, -0.1), 'detail'),
  )
  const jet = [-1, 1].map(
    (side) =>
      strokePath(30, [0.95, 0.03, 215], 'glass both')`120,-236 ${120 + side * 22},-330
      ${120 + side * 90},-372 ${120 + side * 136},-318`,
  )
  return [
    ...jet,
    line('120,-236 118,-330 122,-410', 26, [0.97, 0.02, 215], 'glass both'),
    ...triples('60,-400,12 186,-412,10 120,-446,13 250,-350,9 -6,-350,9').map(
      ([x = 0, y = 0, r = 0]) => disc([x, y], r, [0.96, 0.03, 215], 'glass'),
    ),
    left,
    fluke,
    inside(
      form(
        '-366,-176! -310,-186! -290,-90 -200,-80 -60,-190 100,-240 270,-210 380,-110 404,20 380,140 0,200 -260,140 -350,0',
        linear([0, -240], [0, 160], tone(colour, 0.1), colour, tone(colour, -0.1)),
        'body relief 44',
      ),
      form('420,-50! 300,-40 160,-10 20,50 -120,150! 420,240!', belly, 'detail'),
      ...grooves,
      form('160,-230 270,-206 350,-120 240,-176', [0.98, 0.01, 215], 'light alpha 0.35'),
    ),
    line('402,-46 320,-36 262,-58 236,-86', 8, tone(colour, -0.18), 'mouth'),
    disc([216, -92], 20, DARK, 'eye'),
    disc([222, -99], 7, [0.99, 0, 0], 'glint'),
    ellipse([226, -52], [26, 13], [0.74, 0.12, 15], 'blush alpha 0.5'),
  ]
}

/** Seen from above aslant, swimming to the right; about 640 long. */
export function turtle(colour: Oklch): Form[] {
  const skin = mixColour(colour, [0.72, 0.09, 120], 0.6)
  const shell = mixColour(colour, [0.5, 0.08, 80], 0.35)
  const spots = (list: readonly (readonly [number, number])[]): Form[] =>
    list.map(([x, y]) => ellipse([x, y], [15, 11], tone(skin, -0.14), 'detail'))
  const flipper = inside(
    form('120,-70! 150,-190 90,-300 -20,-350! -30,-260 0,-160 40,-80!', skin, 'body relief 12'),
    ...spots(pairs('60,-150 60,-210 20,-260 100,-200 90,-120')),
  )
  const hind = inside(
    form('-180,-60! -240,-130 -320,-160! -310,-90 -250,-30', tone(skin, -0.03), 'body relief 8'),
    ...spots([[-250, -90]]),
  )
  const plates =
    triples(`0,0,66 110,0,54 -112,0,56 54,-78,50 -56,-80,50 54,78,50 -56,80,50 150,-66,36 -156,-66,36
      150,66,36 -156,66,36`).map(([x, y, r]) =>
      ellipse([x, y], [r, r * 0.82], tone(shell, ((x + y) % 4) * 0.012 + 0.06), 'detail relief 5'),
    )
  const low = (forms: readonly Form[]): Form[] =>
    forms.map((one) => ({
      ...one,
      rings: one.rings.map((ring) => ring.map(([x, y]) => [x, -y * 0.82] as const)),
      inside: low(one.inside ?? []),
    }))
  return [
    ...low([flipper, hind]),
    hind,
    flipper,
    inside(
      form('200,-30 270,-56 340,-46 368,0 340,46 270,56 200,30', skin, 'body relief 14'),
      ...spots(pairs('270,-20 290,24 240,6')),
    ),
    disc([326, -24], 12, DARK, 'eye'),
    disc([329, -28], 4, [0.99, 0, 0], 'glint'),
    line('364,10 340,18 318,14', 5, tone(skin, -0.24), 'mouth'),
    inside(
      ellipse(
        [0, 0],
        [236, 156],
        linear([-200, -150], [200, 150], tone(shell, 0.04), tone(shell, -0.12)),
        'body relief 34',
      ),
      ...plates,
    ),
  ]
}

/** Round head over eight curling arms; (0, 0) between the eyes. */
export function octopus(colour: Oklch): Form[] {
  const arm = (outline: string, by: number): Form =>
    line(outline, 62, tone(colour, by), 'body start relief 12')
  const right = [
    line('70,80 170,150 270,130 310,50 260,20', 44, tone(colour, -0.08), 'body soft relief 9'),
    line('60,90 150,220 270,250 330,190', 48, tone(colour, -0.04), 'body soft relief 9'),
    line('30,100 90,250 190,330 260,310', 50, tone(colour, -0.01), 'body soft relief 9'),
  ]
  const suckers = pairs('120,196 170,226 226,240 76,224 116,276 166,314').map(([x, y]) =>
    disc([x, y], 9, tone(colour, 0.16), 'detail'),
  )
  const eye = [
    disc([62, -10], 36, [0.98, 0.005, 90], 'eye'),
    disc([66, -4], 22, DARK, 'pupil'),
    disc([74, -14], 8, [0.99, 0, 0], 'glint'),
  ]
  return [
    ...mirrored(right),
    ...right,
    arm('0,90 20,220 -10,330', 0.02),
    ...mirrored(suckers),
    ...suckers,
    inside(
      form(
        '0,-270 120,-250 190,-150 180,-20 120,80 0,110 -120,80 -180,-20 -190,-150 -120,-250',
        linear([-150, -250], [150, 100], tone(colour, 0.1), colour, tone(colour, -0.1)),
        'body relief 50',
      ),
      ...triples('-90,-190,24 90,-170,18 20,-220,15 -120,-120,14').map(([x, y, r]) =>
        ellipse([x, y], [r, r * 0.8], tone(colour, -0.08), 'detail'),
      ),
    ),
    ...mirrored(eye),
    ...eye,
    line('-24,46 0,62 24,46', 8, tone(colour, -0.3), 'mouth soft'),
    ...[-104, 104].map((x) => ellipse([x, 40], [24, 14], [0.72, 0.14, 15], 'blush alpha 0.6')),
  ]
}
