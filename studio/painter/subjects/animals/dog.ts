import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import type { SubjectDefinition } from '../subject'
import { form, limb, line, mark, turned } from '../trace'
import { coatOf } from './coat'
import { triples } from '../../drawing/notation'

/** Red, black-and-tan, cream. */
const COATS: readonly [Oklch, ...Oklch[]] = triples('0.66,0.12,60 0.32,0.02,60 0.86,0.05,80')

interface Fur {
  readonly coat: Oklch
  readonly dark: Oklch
  readonly far: Oklch
  readonly white: Oklch
  readonly ink: Oklch
}

const SITTING = `29,0! 31,3.5 27,5.5 26,11 25.5,22 @chest 30,32 33,41 33,50 36,54 43,54.5 50,56 55,59.5 55.5,64 52,67 45,69.5 42,73
  39,79 35.5,84 35,95! 27,88 19,91! 14,82 12,73 8,63 1,53 -8,42 -15,31 @back -21,18 -21,6 -16,0 0,0 @paw 9,0! 10,4 12.5,6
  16,4.5 18,0!`

function sitting(f: Fur): Shape[] {
  return [
    limb('-18,14,1 -30,12,1.1 -40,18,1.2 -43,29,1.15 -37,37,0.9 -30,35,0.5', 10.5, f.coat),
    line('-32,14 -40,21 -40,30', 1.4, f.dark),
    form(SITTING, f.coat),
    turned(SITTING, 'back', 'paw', '5,7 -3,16 -8,24 -13,24', f.dark),
    mark('34,51 37,54.3 44,55 50.5,56.6 54,60 50,62 44,61.5 39,64 34,63 30,57', f.white),
    mark('29.5,33 32.4,41 32.6,50 30,56 25,52 21.5,42 21,30 24,22 25.5,24', f.white),
    line('9,5 13,16 8,27 -1,30 -9,26', 1.2, f.dark),
    line('17,6 17,18 20,28', 1.1, f.dark),
    mark('33.5,91 29,86 34,81', f.dark),
    mark('41.5,68.5 44,70 45.6,68 43.4,66.4', f.ink),
    mark('52,67 55.6,65.4 55.4,62 52.6,63', f.ink),
    line('53.5,60.5 48,58.6 43,59.6', 1, f.ink),
  ]
}

const TROT = `18,55 8,51.5 -6,50.5 -18,52.5 -26,49.5 @rump -31.5,43 -33,35 -37.5,28 -37,22 -41,13 -44,6 -45,0! -37,0! -36,4 -32,11 -28,20
  -26,25 -20,30 -13,33 @flank -4,31.5 6,29.5 12,29 16.5,23 21,16 25.5,9 27.5,3.5 27,0! 35.5,0! 35,5 32,11.5 29,19.5 28,27 @breast 31.5,34 34,42
  @throat 38,47 45,48 52,49.5 57,53 57,57.5 53.5,60 47,62.5 44,66 41,72 38,77 38,88! 30,81 22,84! 18,75 17,66 18,60`

const FAR = [
  '-22,42! -22,32 -19,25 -21,20 -18,12 -15.5,5 -15,0! -7.5,0! -8,5 -11.5,11 -14,20 -11,27 -5,33 -1,40!',
  '8,42! 9,30 5.5,20 1,11.5 -1.5,5 -2.5,0! 5,0! 6,5 9.5,11 14,20 18,30 19,40!',
]

function trotting(f: Fur): Shape[] {
  return [
    ...FAR.map((leg) => form(leg, f.far)),
    limb('-25,46,1 -34,51,1.1 -38,59,1.25 -33,66,1.15 -25,65,0.9 -22.5,60,0.5', 8.4, f.coat),
    form(TROT, f.coat),
    turned(TROT, 'flank', 'throat', '27,43 14,41 -2,40 -14,41', f.dark),
    mark(
      '36,46 45,48.6 52,50.2 56,53.4 52,55 46,54.6 41,57 36,56 30,48 27,36 29,35 32.4,42',
      f.white,
    ),
    line('-16,49 -22,41 -19,34', 1.1, f.dark),
    line('18,50 14,43 17,36', 1.1, f.dark),
    mark('36.5,84 32,79 37,74', f.dark),
    mark('43.5,61.5 46,63 47.6,61 45.4,59.4', f.ink),
    mark('53.6,60 57.2,58.4 57,55 54.2,56', f.ink),
    line('55.5,53.6 50,51.6 45,52.6', 1, f.ink),
  ]
}

export const dog: SubjectDefinition = {
  placements: ['ground', 'near'],
  home: 'grassland',
  height: 0.12,
  alone: 1.4,
  count: 1,
  draw(brush) {
    const coat = coatOf(brush, COATS, 0.6)
    const f: Fur = {
      coat,
      dark: shade(coat, coat[0] < 0.45 ? -0.08 : -0.13),
      far: shade(coat, coat[0] < 0.45 ? -0.1 : -0.17),
      white: brush.tone(coat[0] < 0.45 ? [0.8, 0.06, 70] : [0.95, 0.02, 82], 0.7),
      ink: brush.m.dark,
    }
    return brush.random.chance(0.5) ? sitting(f) : trotting(f)
  },
}
