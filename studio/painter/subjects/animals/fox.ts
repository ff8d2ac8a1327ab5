import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import type { SubjectDefinition } from '../subject'
import { form, line, mark, turned } from '../trace'

interface Fur {
  readonly coat: Oklch
  readonly dark: Oklch
  readonly far: Oklch
  readonly white: Oklch
  readonly ink: Oklch
}

const BRUSH_TAIL = `-14,3 -26,-0.5 -42,0 -56,5 -65,14 -68,26 @tip -66,38 -61,46 -60,34 -57,25 -51,19 -42,17 -30,17 -18,15`

const SITTING = `31,0! 32.5,3 29,5 27.5,10 27,20 @chest 29.5,30 31,38 30,46 31,52 36,55 43,55.5 50,57 56.5,58.5! 57,60.5
  50,64 44,68 41,73 38,79 38,94! 29.5,84 23,87! 17,79 13,70 9,61 1,52 -9,42 -17,31 @back -22,18 -22,6 -16,0
  0,0 @paw 9,0! 10,3.5 13,5.5 17,4 20,0!`

function sitting(f: Fur): Shape[] {
  return [
    form(BRUSH_TAIL, f.coat, { accent: true }),
    mark('-66,38 -61,46 -60,34 -58.5,29 -61,31 -62,28 -65,31 -68,26 -68,31', f.white),
    line('-16,8 -34,6 -50,10 -60,20', 1.4, f.dark),
    form(SITTING, f.coat, { accent: true }),
    turned(SITTING, 'back', 'paw', '6,7 -2,16 -7,24 -13,24', f.dark, { accent: true }),
    mark('31,50 37,55.3 44,55.8 50,57.2 46,60.5 38,62 32,60 28,55', f.white),
    mark(
      '29.5,32 30.6,38 29.8,46 31,52 27,54 22,47 20.5,38 22.5,28 25.5,23 25.5,30 27.5,29',
      f.white,
    ),
    line('9,4 13,15 9,26 0,30 -8,27', 1.2, f.dark),
    line('17.5,6 18.5,18 21,28', 1.1, f.dark),
    mark('20.5,0.3 21,8 23.5,14 26.5,10 28,5.2 31.5,2.8 30.5,0.3', f.ink, { alpha: 0.85 }),
    mark('36.5,90 32,83 36.5,78', f.ink),
    mark('42.5,65.5 45.5,66.2 46.6,64.2 44,63.4', f.ink),
    mark('55,60.8 57.2,60.4 56.6,58.4 54.4,58.8', f.ink),
  ]
}

const BODY = `16,46 6,43 -6,42 -18,43.5 -26,41 @rump -30,34 -32,27 -36,21 -35,17 -38,9 -41,3.5 -42,0! -36.5,0! -36,3
  -33,9 -30.5,17 -29,21 -23,26 -16,29 @flank -6,29.5 4,28 11,27 15,21 20,15 24,8 26,3 26,0! 31.5,0! 31,4 28.5,9 25,17 23,24 @breast
  27,30 30,37 @throat 34,41 40,42 47,43 53,44! 53.5,46 47,50 42,54 39,58 37,61 36.5,73! 29.5,65 23,68! 20,60 18,52`

const FAR = [
  '-22,34! -22,26 -20,20 -22,16 -19,9 -16.5,4 -16,0! -10.5,0! -11,4 -13.5,9 -16,17 -14,22 -8,28 -4,34!',
  '8,34! 9,25 7,17 4,9 1.5,4 0.5,0! 6,0! 6.5,4 9,9 12,17 15,25 17,34!',
]

const STREAMING = `-22,42 -32,43 -42,39 -52,34 -62,31 -74,33 -82,37! -78,28 -70,22 -60,20 -50,22 -40,26 -31,31`

function trotting(f: Fur): Shape[] {
  return [
    ...FAR.map((leg) => form(leg, f.far, { accent: true })),
    form(STREAMING, f.coat, { accent: true }),
    mark('-82,37! -78,28 -71,22.5 -69,26 -71,27 -69,30 -71,31.5 -74,33', f.white),
    form(BODY, f.coat, { accent: true }),
    turned(BODY, 'flank', 'throat', '24,37 12,35 -2,34 -14,34', f.dark, { accent: true }),
    mark('33,41.5 38,42.2 47,43.2 43,47.5 36,49 30,46 26,39 27,33 30,37', f.white),
    line('-16,41 -21,34 -18,28', 1, f.dark),
    line('16,42 13,36 15,30', 1, f.dark),
    mark('-42,0! -36.5,0! -36,3 -33,9 -31.2,14 -36.2,14 -38,9 -41,3.5', f.ink, { alpha: 0.85 }),
    mark('26,0! 31.5,0! 31,4 28.5,9 26.5,13.5 21,13.5 24,8 26,3', f.ink, { alpha: 0.85 }),
    mark('35,70 31,64 35.5,60', f.ink),
    mark('40.5,52.3 43.4,53 44.6,51.2 42,50.3', f.ink),
    mark('51.5,46.6 53.7,46 53,43.9 50.8,44.4', f.ink),
  ]
}

export const fox: SubjectDefinition = {
  placements: ['ground', 'near'],
  home: 'forest',
  height: 0.12,
  alone: 1.5,
  count: 1,
  draw(brush) {
    const coat = brush.own([0.59, 0.15, 40.5], 0.5)
    const f: Fur = {
      coat,
      dark: shade(coat, -0.12),
      far: shade(coat, -0.17, -0.02),
      white: brush.tone([0.95, 0.018, 80], 0.7),
      ink: brush.m.dark,
    }
    return brush.random.chance(0.55) ? sitting(f) : trotting(f)
  },
}
