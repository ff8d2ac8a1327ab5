import { type Oklch, shade } from '../../colour'
import type { Shape } from '../../drawing'
import type { SubjectDefinition } from '../subject'
import { form, line, mark, turned } from '../trace'
import { coatOf } from './coat'
import { triples } from '../../drawing/notation'

const COATS: readonly [Oklch, ...Oklch[]] = triples(
  '0.45,0.085,50 0.92,0.012,85 0.3,0.025,50 0.6,0.1,58',
)

interface Coat {
  readonly coat: Oklch
  readonly dark: Oklch
  readonly far: Oklch
  readonly mane: Oklch
  readonly ink: Oklch
}

const STANDING = `16,72 8,69 -4,67.5 -18,69.5 @rump -30,69 -38,63 -41,54 -39,46 -36,41 -38,35 -41,30 -40,25 -38.5,14
  -39,8 -42,0! -34.5,0! -34,5 -35,13 -35,25 -33,31 -27,37 -20,43 @flank -8,41.5 6,41.5 16,43 18,36 18,27 17.5,14
  17,7 15.5,0! 23,0! 22.5,6 22,14 23,27 26,37 @breast 31,46 33,54 32.5,62 @throat 35,70 40,75.5 46,75 52,71 57,67.5
  61,68! 63,72 60,76.5 55,82 50.5,88 48.5,92 47,99! 43,93.5 37,92.5 30,89 24,82 20,76`

const FAR = [
  '-30,56! -31,45 -28,40 -31,33 -30,27 -28,14 -27.5,7 -30,0! -23,0! -23,6 -24,14 -25,26 -24,33 -18,38 -12,46!',
  '19,48! 23,36 25,26 25.5,13 25.5,6 24.5,0! 31.5,0! 31,6 30,13 30.5,26 31,36 31,46!',
]

function standing(c: Coat): Shape[] {
  return [
    ...FAR.map((leg) => form(leg, c.far)),
    form('-37,67 -43,64 -47,54 -48,40 -51,26 -46,18 -42,26 -40,38 -39,50 -36,60', c.mane),
    form(STANDING, c.coat),
    turned(STANDING, 'flank', 'throat', '27,64 20,52 6,49 -12,50 -22,52', c.dark),
    form(
      '48,97 43,97 35,95.5 27,91 20,83 14,73 17,70 22,68 25,74 29,71 31,78 35,77 36,83 40,82 42,88 47,86 49,91',
      c.mane,
    ),
    line('-27,66 -31,56 -28,46', 1, c.dark),
    line('22,60 18,52 20,44', 1, c.dark),
    line('46,84 45,79 48,76', 0.9, c.dark),
    mark('51.5,83.2 53.6,83.6 53.6,82 52,81.6', c.ink),
    mark('59.6,72.6 61,71.6 60.2,70.6', c.ink),
    line('60,68.8 56.5,70', 0.7, c.ink),
    mark('-42,0! -34.5,0! -34.4,4! -40.4,4!', c.ink),
    mark('15.5,0! 23,0! 22.7,4! 16.6,4!', c.ink),
  ]
}

const GALLOP = `20,66 10,63.5 -4,62 -16,64 -27,63 -34,57 -38,49 -43,41 -49,35.5 -54,33! -58,27 -63,19 -67,14 -69,10!
  -74,5.5! -69,1! -64,4.5 -61.5,10 -57,19 -51.5,26.5 -46,28.5 -38,33 -28,38 @flank -14,39.5 2,40 16,41 24,41 33,44 42,46.5 47.5,46
  49.5,41 48,33 45.5,27! 43.5,21! 50,20.5! 51.5,26 53.5,33 55.5,42 54.5,49.5 49.5,52.5 41,53 @breast 37,57 39,63 @throat 44,70 50,74 56,73 62,69 67,66
  71,67! 72.5,71 69,75 63.5,80 59,86 56.5,90 55,96.5! 51,91 45,89.5 38,84 30,75`

const GALLOP_FAR = [
  '-26,48! -31,42 -35,36 -35,31 -39,25 -45,18.5 -50,15 -52,12! -57,9! -53,3! -48,6 -44,10 -39,15 -32,22 -28.5,29 -22,34 -12,42!',
  '26,48! 36,42 46,41 56,42 65,42.5 73,40 78,37! 83,34.5! 80,29! 74,32 66,36 57,35.5 45,33 34,35 22,42!',
]

function galloping(c: Coat): Shape[] {
  return [
    ...GALLOP_FAR.map((leg) => form(leg, c.far)),
    form('-32,60 -40,65 -51,67 -63,63 -73,64 -66,58.5 -70,54 -58,55 -50,56 -42,54 -35,53', c.mane),
    form(GALLOP, c.coat),
    turned(GALLOP, 'flank', 'breast', '30,50 12,47 -10,47 -28,48', c.dark),
    form(
      `56,93 50,94 44,92 38,94 33,89 25,90 20,84 11,84 16,79 8,75 16,73 21,69 24,66 27,71 32,72 35,77 40,78
      44,83 50,83 56,88`,
      c.mane,
    ),
    line('-22,60 -28,50 -25,41', 1, c.dark),
    line('28,58 24,50 28,43', 1, c.dark),
    line('54,81 52,76 55,74', 0.9, c.dark),
    mark('59.5,81.4 61.6,81.6 61.6,80 60,79.6', c.ink),
    mark('69,71.6 70.4,70.6 69.6,69.6', c.ink),
    line('69.6,67.6 66,69', 0.7, c.ink),
    mark('-69,10! -74,5.5! -69,1! -66,5!', c.ink),
    mark('43.5,21! 50,20.5! 51,24.5! 44.6,25!', c.ink),
    mark('-52,12! -57,9! -53,3! -50,6!', c.ink),
    mark('78,37! 83,34.5! 80,29! 75.5,31.5!', c.ink),
  ]
}

export const horse: SubjectDefinition = {
  placements: ['ground', 'near'],
  home: 'grassland',
  height: 0.15,
  alone: 1.35,
  count: 1,
  draw(brush) {
    const { random } = brush
    const coat = coatOf(brush, COATS, 0.6)
    const white = coat[0] > 0.75
    const c: Coat = {
      coat,
      dark: shade(coat, white ? -0.14 : -0.09),
      far: shade(coat, white ? -0.2 : -0.12),
      mane: white ? shade(coat, -0.1) : shade(coat, -0.16, -0.02),
      ink: brush.m.dark,
    }
    return random.chance(0.5) ? standing(c) : galloping(c)
  },
}
