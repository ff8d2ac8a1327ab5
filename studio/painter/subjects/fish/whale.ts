import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import { blot, disc, place, polygon } from '../../geometry'
import { TAU, cos, sin } from '../../../lib/maths'
import { form, line, mark, turned } from '../trace'
import type { SubjectBrush, SubjectDefinition } from '../subject'
import { pairs } from '../../drawing/notation'

interface Skin {
  readonly back: Oklch
  readonly dark: Oklch
  readonly light: Oklch
  readonly belly: Oklch
  readonly groove: Oklch
  readonly foam: Oklch
}

const LEAP = `-34,-6! @low -33,14 -28,36 -18,58 -3,78 @back 16,92 34,98 48,98.5 56,95.5 57,91 54,84 @chin 47,70 41,54 37,36 35,16 @foot 34,-6!`
const FIN = `15,52 24,50 34,42 46,30 58,20 70,16! 66,26 54,38 42,48 30,56 20,60`

/** Spray thrown up where the body meets the sea: a ragged crown and drops. */
function spray(brush: SubjectBrush, skin: Skin, half: number, rise: number): Shape[] {
  const { random } = brush
  const shapes: Shape[] = []
  const jets = 13
  for (let i = 0; i < jets; i++) {
    const t = (i / (jets - 1)) * 2 - 1 + random.spread() * 0.12
    const x = t * half
    const reach = rise * (1.05 - t * t * 0.7) * random.range(0.3, 1.15)
    const wide = half * random.range(0.1, 0.2)
    const lean = t * half * 0.42
    const jet = `${x - wide},-7 ${x - wide * 0.7 + lean * 0.3},${reach * 0.45} ${x + lean},${reach}
      ${x + wide * 0.5 + lean * 0.45},${reach * 0.5} ${x + wide},-7`
    shapes.push(form(jet, skin.foam, { plain: true, alpha: 0.85 }))
  }
  for (let i = 0; i < 26; i++) {
    const angle = random.range(0.08, 0.42) * TAU
    const reach = random.range(0.9, 1.45)
    const x = (cos(angle) * half * 1.15 * reach) / 100
    const y = (-sin(angle) * rise * reach) / 100
    shapes.push(disc(x, y, random.range(0.006, 0.017), skin.foam, { plain: true, alpha: 0.9 }))
  }
  for (let i = 0; i < 7; i++) {
    const x = ((i / 6) * 2 - 1) * half * 1.25
    const points = blot(random, x / 100, 0.02, half * 0.0034, 0.05 * random.range(0.7, 1.2), 0.25)
    shapes.push(polygon(points, skin.foam, { plain: true, alpha: 0.95 }))
  }
  return shapes
}

/** A humpback thrown clear of the water, belly to the light. */
function breaching(brush: SubjectBrush, skin: Skin): Shape[] {
  const contour = LEAP
  const belly = turned(contour, 'chin', 'foot', '12,-4 14,20 20,42 30,62 42,78', skin.belly, {
    alpha: 1,
    detail: true,
  })
  return [
    form('22,66 34,70 46,72 60,70 72,62! 62,62 50,62 38,60 28,58', skin.dark),
    form(contour, skin.back),
    turned(contour, 'low', 'back', '-10,60 -18,36 -22,12', skin.dark),
    belly,
    ...[
      '47,80 36,62 27,42 22,22 20,0',
      '49,77 40,60 32,40 27,20 26,0',
      '48,71 43,56 37,38 32,20 31,2',
    ].map((groove) => line(groove, 0.9, skin.groove, 'end')),
    line('56.5,92 48,86 38,78 27,74', 1.2, skin.dark, 'end'),
    disc(0.26, -0.78, 0.012, skin.dark, { detail: true }),
    mark('23,80 26,81.4 29,80 26,79.4', skin.light),
    ...pairs('36,95 43,95.5 49,94.6 30,92').map(([x = 0, y = 0]) =>
      disc(x / 100, -y / 100, 0.008, skin.light, { detail: true }),
    ),
    form(FIN, skin.belly),
    turned(
      FIN.replace('70,16!', '@a 70,16!').replace('20,60', '@b 20,60'),
      'a',
      'b',
      '34,50 50,36',
      skin.back,
      { alpha: 1, detail: true },
    ),
    line('-24,10 -18,36 -8,56', 1, skin.light, 'both', { alpha: 0.6 }),
    ...spray(brush, skin, 46, 30),
  ]
}

const FLUKE = `-15,-6! -11,16 -7,32 -6,42 -14,50 -30,53 -46,60 -60,71 -70,86! -52,84 -34,80 -16,74 -6,69 0,62! @notch 6,69 16,74 34,80 52,84
  70,86! 60,71 46,60 30,53 14,50 @root 6,42 7,32 11,16 15,-6!`

/** Going down: the tail stands for a moment above the sea. */
function sounding(brush: SubjectBrush, skin: Skin): Shape[] {
  const { random } = brush
  const drips = [-58, -47, -37, -26, 27, 38, 48, 60].map((x, i) => {
    const y = 53 + Math.abs(x) * 0.22
    const drop = 8 + random.range(0, 16)
    return line(
      `${x},${y} ${x + (i % 2)},${y - drop * 0.5} ${x},${y - drop}`,
      1.2,
      skin.foam,
      'end',
    )
  })
  return [
    form(FLUKE, skin.back),
    turned(FLUKE, 'notch', 'root', '16,58 30,62 20,66 8,62', skin.dark),
    line('0,60 -1,44 -2,20', 1.1, skin.dark, 'end'),
    line('-8,62 -24,66 -46,74', 1.1, skin.light, 'both', { alpha: 0.55 }),
    line('10,64 28,70 50,77', 1.1, skin.dark, 'both'),
    mark('-67,83.5 -60,74 -48,63 -38,59 -46,66 -56,75', skin.light, { alpha: 0.5 }),
    ...drips,
    ...spray(brush, skin, 27, 13),
  ]
}

const SWIM = `104,3 @nose 96,10 80,17 58,21 34,23 10,21 -14,18 -24,24! -34,15 -58,9 -82,6 -96,7 -106,13 -120,25! -118,10 -112,2
  -122,-8! -106,-3 -94,-2 -78,-6 -52,-12 @belly -22,-19 10,-24 44,-25 74,-20 92,-10 101,-3`

/** Seen from the side in its own element. */
function swimming(skin: Skin): Shape[] {
  const under = '82,1 64,2 50,-3 30,-7 0,-9 -28,-11'
  return [
    form('38,-14 32,-28 20,-42 4,-52! 8,-38 16,-24 24,-12', skin.dark),
    form(SWIM, skin.back),
    turned(SWIM.replace('101,-3', '@lip 101,-3'), 'belly', 'lip', under, skin.belly, {
      alpha: 1,
      detail: true,
    }),
    ...[
      '96,-4 76,-10 50,-14 20,-14',
      '92,-8 72,-14 46,-18.4 14,-18',
      '84,-13.6 66,-18 44,-21.6 16,-21',
      '97,-1.4 82,-5 60,-9 30,-10',
    ].map((groove) => line(groove, 0.9, skin.groove, 'end')),
    line('103,1 88,2 72,3.6 62,1.6', 1.3, skin.dark, 'end'),
    mark('61,6.6 64,8 67,6.6 64,5.4', skin.light),
    disc(0.64, -0.066, 0.011, skin.dark, { detail: true }),
    form('50,-8 46,-22 34,-38 16,-50 6,-52! 14,-40 22,-24 32,-10', skin.back),
    mark('46,-20 34,-36 18,-48 10,-50 24,-38 36,-22', skin.belly, { alpha: 0.75 }),
    line('88,14 62,18.4 34,20', 1.4, skin.light, 'both', { alpha: 0.5 }),
    ...pairs('92,9.6 86,12.6 79,14.6 96,6').map(([x = 0, y = 0]) =>
      disc(x / 100, -y / 100, 0.009, skin.light, { detail: true, alpha: 0.8 }),
    ),
    line('-30,11 -56,5 -84,2', 1.2, skin.light, 'both', { alpha: 0.4 }),
  ]
}

export const whale: SubjectDefinition = {
  placements: ['water', 'deep', 'surface', 'sky'],
  home: 'sea',
  height: 0.24,
  alone: 1.25,
  count: 1,
  draw(brush) {
    const { random, tone, m } = brush
    const back = brush.own([0.42, 0.06, 248], 0.6)
    const skin: Skin = {
      back,
      dark: shade(back, -0.1),
      light: shade(back, 0.2, -0.01),
      belly: tone([0.9, 0.02, 230], 0.6),
      groove: tone([0.66, 0.04, 240], 0.6),
      foam: m.snow,
    }
    if (brush.placement !== 'water') {
      return place(swimming(skin), 0, 0, 0.62, false, random.range(-0.3, 0.06))
    }
    return random.chance(0.6) ? breaching(brush, skin) : sounding(brush, skin)
  },
}
