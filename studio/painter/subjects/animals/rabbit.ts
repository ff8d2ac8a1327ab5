import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import type { SubjectDefinition } from '../subject'
import { form, line, mark, turned } from '../trace'
import { coatOf } from './coat'
import { triples } from '../../drawing/notation'

const COATS: readonly [Oklch, ...Oklch[]] = triples('0.95,0.012,85 0.58,0.05,62 0.66,0.02,75')

interface Fur {
  readonly coat: Oklch
  readonly dark: Oklch
  readonly pale: Oklch
  readonly inner: Oklch
  readonly ink: Oklch
}

const CROUCHED = `30,0! 33,1.5 32,4 27,5.5 25.5,10 @chest 28,17 29,24 31,29 37,31 42,33.5 45,38 44,43.5 40,49 35,53.5 29,56
  22,55 17,51 13,46 6,44 -6,45 -18,42.5 -28,36 @back -34,27 -37,17 -35,7 -30,2 -22,0 @foot 2,0! 5,2 3,5 -4,6.5 4,8 12,8 17,5 20,0!`

const EARS = [
  '28,54 24,62 15,72 4,80 -1,81 -1,76 6,67 15,58 22,52',
  '30,55 30,65 25,78 17,89 12,92 11,86 15,74 20,63 23,54',
] as const

function crouched(f: Fur): Shape[] {
  return [
    form('-32,16 -38,19 -43,16 -43,10 -39,6 -33,7', f.pale),
    form(EARS[1], f.dark),
    form(CROUCHED, f.coat),
    turned(CROUCHED, 'back', 'foot', '-8,7 -20,13 -26,24', f.dark),
    form(EARS[0], f.coat),
    mark('25,57 18,66 6,77 2,78 8,68 17,59 22,55', f.inner),
    line('-4,7 2,15 -2,27 -14,32 -25,27', 1.2, f.dark),
    line('13,45 15,36 22,30', 1.1, f.dark),
    line('18,8 19,16 23,22', 1, f.dark),
    mark('34,45.5 36.5,46.8 38.4,44.6 36,42.6 34,43.4', f.ink),
    line('44.5,38 42,36.5 39,37', 0.9, f.dark),
    mark('43.6,41.5 45.2,40 44.6,38 43,39', f.inner),
  ]
}

const UPRIGHT = `25,0! 27,3 20,4.5 @chest 22,16 24,27 24,36 21,42 22,48 27,50.5 32,53 34.5,57 33.5,62 29.5,67 24,70.5 17,70.5
  11,67 8,61 8,55 5,49 -3,43 -11,34 -17,23 @back -19,12 -16,4 -10,0 @foot 8,0!`

function upright(f: Fur): Shape[] {
  return [
    form('-15,11 -21,14 -26,11 -26,5 -22,1.5 -15,3', f.pale),
    form('19,69 22,78 21,92 17,102 14,104 11,98 10,86 12,75 14,68', f.dark),
    form(UPRIGHT, f.coat),
    turned(UPRIGHT, 'back', 'foot', '4,8 -5,14 -9,24', f.dark),
    form('15,69 15,78 10,91 3,100 -1,101 -2,95 1,83 6,73 10,67', f.coat),
    mark('12.5,71 11.5,80 7,90 2,97 1,93 4,83 8,74', f.inner),
    mark('23,33 23.6,37 20.6,42 21,46 16,44 14,36 15,26 20,20 22.4,24', f.pale, { alpha: 0.8 }),
    line('10,5 14,14 9,24 0,27 -8,23', 1.2, f.dark),
    form('14,37 20,36 26,32.5 29,31 28.5,28.5 24,28.5 17,31 12,33', f.coat),
    mark('22,61 24.6,62.4 26.6,60 24.2,57.8 22,58.8', f.ink),
    line('34,57.5 31.5,55.8 28.5,56', 0.9, f.dark),
    mark('33,60.6 34.6,59.2 34,57.2 32.4,58.2', f.inner),
  ]
}

export const rabbit: SubjectDefinition = {
  placements: ['ground', 'near', 'table'],
  home: 'grassland',
  height: 0.09,
  alone: 1.6,
  count: 1,
  draw(brush) {
    const { random, tone } = brush
    const coat = coatOf(brush, COATS, 0.6)
    const f: Fur = {
      coat,
      dark: shade(coat, -0.13, 0.005),
      pale: tone([0.96, 0.01, 85], 0.7),
      inner: tone([0.8, 0.06, 20], 0.6),
      ink: brush.m.dark,
    }
    return random.chance(0.5) ? crouched(f) : upright(f)
  },
}
