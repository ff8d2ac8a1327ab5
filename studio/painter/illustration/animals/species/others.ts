import type { Species } from '../coat'
import { BLACK, CREAM, WHITE, BROWN_EYE, coat } from './shared'

export const OTHERS = {
  pig: {
    head: '0,-118 78,-112 132,-60 152,6 148,66 112,114 56,140 0,146',
    ears: 'pig',
    eyes: { kind: 'bead', x: 68, y: -4, r: 16, colour: [0.32, 0.03, 30] },
    nose: { kind: 'snout', y: 52, width: 46, colour: [0.76, 0.1, 12] },
    muzzle: 'none',
    chin: 144,
    coats: { pink: coat([0.86, 0.065, 12], [0.93, 0.035, 20], [0.74, 0.1, 12]) },
  },
  cow: {
    head: '0,-120 66,-114 112,-66 128,0 126,64 108,116 60,152 0,160',
    ears: 'side',
    eyes: { kind: 'round', x: 64, y: -6, r: 19, colour: BROWN_EYE },
    nose: { kind: 'muzzle', y: 100, width: 74, colour: [0.85, 0.06, 30] },
    muzzle: 'none',
    top: 215,
    chin: 156,
    coats: {
      spotted: coat(WHITE, WHITE, BLACK, ['patches', 'horns'], { second: BLACK }),
      brown: coat([0.6, 0.09, 54], CREAM, [0.48, 0.08, 50], ['horns']),
    },
  },
  sheep: {
    head: '0,-96 56,-92 94,-50 106,6 98,70 74,122 38,150 0,156',
    ears: 'side',
    eyes: { kind: 'bead', x: 52, y: 4, r: 15, colour: [0.32, 0.03, 40] },
    nose: { kind: 'small', y: 94, width: 18, colour: [0.5, 0.05, 20] },
    muzzle: 'none',
    chin: 152,
    coats: { white: coat([0.93, 0.03, 70], [0.97, 0.01, 80], [0.965, 0.012, 85], ['wool']) },
  },
  horse: {
    head: '0,-118 58,-112 100,-64 112,0 100,64 82,122 50,164 0,174',
    ears: 'deer',
    eyes: { kind: 'round', x: 66, y: 0, r: 19, colour: BROWN_EYE },
    nose: { kind: 'muzzle', y: 122, width: 60, colour: [0.5, 0.05, 40] },
    muzzle: 'none',
    top: 190,
    chin: 168,
    coats: {
      brown: coat([0.52, 0.085, 48], [0.95, 0.02, 80], [0.3, 0.03, 40], ['horse']),
      white: coat([0.95, 0.012, 80], WHITE, [0.82, 0.03, 75], ['horse']),
      black: coat([0.31, 0.02, 290], WHITE, [0.22, 0.02, 290], ['horse']),
    },
  },
  frog: {
    head: '0,-84 60,-84 124,-60 168,10 164,66 120,108 58,128 0,132',
    ears: 'frog',
    eyes: { kind: 'bead', x: 78, y: -84, r: 22, colour: [0.3, 0.04, 140] },
    nose: { kind: 'muzzle', y: 30, width: 0, colour: [0.5, 0.1, 135] },
    muzzle: 'none',
    chin: 130,
    coats: { green: coat([0.72, 0.14, 135], [0.93, 0.06, 110], [0.58, 0.13, 138], ['frog']) },
  },
  owl: {
    head: '0,-120 76,-124 136,-96! 146,-20 150,50 118,108 58,138 0,144',
    ears: 'tuft',
    eyes: { kind: 'bead', x: 62, y: 0, r: 26, colour: [0.4, 0.06, 60] },
    nose: { kind: 'beak', y: 44, width: 20, colour: [0.78, 0.14, 76] },
    muzzle: 'none',
    chin: 140,
    coats: {
      brown: coat([0.55, 0.07, 54], [0.92, 0.04, 80], [0.43, 0.06, 48], ['discs']),
      white: coat([0.95, 0.01, 90], WHITE, [0.7, 0.02, 70], ['discs']),
    },
  },
  penguin: {
    head: '0,-124 72,-116 122,-64 138,2 130,66 100,116 52,142 0,146',
    ears: 'none',
    eyes: { kind: 'bead', x: 56, y: 2, r: 17, colour: [0.28, 0.03, 40] },
    nose: { kind: 'beak', y: 42, width: 24, colour: [0.78, 0.15, 68] },
    muzzle: 'none',
    chin: 144,
    coats: { black: coat([0.34, 0.035, 260], WHITE, [0.28, 0.03, 260], ['penguin']) },
  },
  chick: {
    head: '0,-122 76,-114 130,-60 146,8 134,72 102,120 52,144 0,148',
    ears: 'none',
    eyes: { kind: 'bead', x: 60, y: 4, r: 16, colour: [0.3, 0.03, 50] },
    nose: { kind: 'beak', y: 36, width: 22, colour: [0.74, 0.16, 58] },
    muzzle: 'none',
    chin: 146,
    coats: { yellow: coat([0.89, 0.13, 96], [0.94, 0.09, 98], [0.8, 0.14, 88], ['crest']) },
  },
  unicorn: {
    head: '0,-118 60,-112 104,-64 118,0 108,60 86,116 50,156 0,166',
    ears: 'deer',
    eyes: { kind: 'round', x: 64, y: 0, r: 21, colour: [0.5, 0.12, 290] },
    nose: { kind: 'muzzle', y: 116, width: 62, colour: [0.9, 0.04, 350] },
    muzzle: 'none',
    top: 272,
    chin: 162,
    coats: {
      white: coat([0.97, 0.008, 320], WHITE, [0.8, 0.1, 330], ['unicorn'], {
        second: [0.8, 0.09, 220],
      }),
    },
  },
  dragon: {
    head: '0,-112 66,-108 122,-66 150,-8 168,46! 134,84 112,132 62,168 0,176',
    ears: 'dragon',
    eyes: { kind: 'slit', x: 72, y: -4, r: 28, colour: [0.82, 0.16, 90] },
    nose: { kind: 'broad', y: 92, width: 40, colour: [0.5, 0.12, 150] },
    muzzle: 'none',
    top: 272,
    chin: 172,
    coats: {
      green: coat([0.6, 0.11, 160], [0.92, 0.05, 95], [0.44, 0.1, 165], ['dragon'], {
        second: [0.84, 0.13, 86],
      }),
      red: coat([0.58, 0.18, 28], [0.93, 0.05, 85], [0.44, 0.16, 28], ['dragon'], {
        second: [0.84, 0.13, 86],
      }),
      blue: coat([0.56, 0.11, 245], [0.93, 0.03, 220], [0.42, 0.11, 255], ['dragon'], {
        second: [0.84, 0.12, 88],
      }),
      golden: coat([0.8, 0.14, 84], [0.96, 0.04, 92], [0.64, 0.14, 70], ['dragon'], {
        second: [0.6, 0.19, 28],
      }),
    },
  },
  dinosaur: {
    head: '0,-120 72,-114 124,-62 144,2 150,62 118,116 62,144 0,150',
    ears: 'none',
    eyes: { kind: 'bead', x: 70, y: -8, r: 18, colour: [0.3, 0.04, 140] },
    nose: { kind: 'muzzle', y: 44, width: 0, colour: [0.5, 0.1, 150] },
    muzzle: 'oval',
    chin: 148,
    coats: {
      green: coat([0.7, 0.13, 150], [0.93, 0.07, 110], [0.6, 0.16, 60], ['spikes', 'frog']),
    },
  },
} satisfies Record<string, Species>
