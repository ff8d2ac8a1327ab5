import type { Species } from '../coat'
import { DARK, BLACK, PINK, CREAM, WHITE, BROWN_EYE, CAT_HEAD, DOG_HEAD, coat } from './shared'

export const PETS = {
  cat: {
    head: CAT_HEAD,
    ears: 'cat',
    eyes: { kind: 'slit', x: 67, y: 0, r: 30, colour: [0.68, 0.12, 135] },
    nose: { kind: 'small', y: 52, width: 17, colour: PINK },
    muzzle: 'cat',
    whiskers: true,
    chin: 138,
    coats: {
      orange: coat([0.75, 0.125, 64], CREAM, [0.58, 0.125, 52], ['forehead', 'cheeks', 'limbs']),
      grey: coat(
        [0.7, 0.014, 265],
        [0.95, 0.006, 265],
        [0.53, 0.02, 268],
        ['forehead', 'cheeks', 'limbs'],
        { eye: [0.77, 0.13, 82] },
      ),
      calico: coat(CREAM, WHITE, BLACK, ['patches'], {
        second: [0.75, 0.125, 62],
        eye: [0.68, 0.08, 225],
      }),
      black: coat([0.31, 0.02, 300], [0.4, 0.02, 300], [0.25, 0.02, 300], [], {
        eye: [0.84, 0.15, 95],
      }),
      white: coat([0.965, 0.01, 80], WHITE, [0.85, 0.02, 60], [], { eye: [0.7, 0.11, 230] }),
      siamese: coat([0.92, 0.035, 78], CREAM, [0.42, 0.045, 50], ['points'], {
        eye: [0.68, 0.13, 245],
      }),
      tuxedo: coat([0.3, 0.015, 290], WHITE, [0.25, 0.015, 290], ['tuxedo'], {
        eye: [0.8, 0.14, 110],
      }),
    },
  },
  dog: {
    head: DOG_HEAD,
    ears: 'folded',
    eyes: { kind: 'round', x: 64, y: 0, r: 20, colour: BROWN_EYE },
    nose: { kind: 'pad', y: 58, width: 27, colour: DARK },
    muzzle: 'oval',
    chin: 152,
    coats: {
      golden: coat([0.8, 0.1, 74], [0.94, 0.045, 82], [0.68, 0.11, 66]),
      chocolate: coat([0.45, 0.06, 46], [0.62, 0.06, 55], [0.36, 0.05, 44]),
      white: coat([0.965, 0.012, 80], WHITE, [0.84, 0.03, 70]),
      spotted: coat(WHITE, WHITE, BLACK, ['spots']),
      black: coat([0.3, 0.016, 300], [0.46, 0.03, 60], [0.24, 0.014, 300], ['brows'], {
        second: [0.66, 0.1, 58],
      }),
    },
  },
  corgi: {
    head: DOG_HEAD,
    ears: 'tall',
    eyes: { kind: 'round', x: 64, y: -2, r: 20, colour: BROWN_EYE },
    nose: { kind: 'pad', y: 58, width: 26, colour: DARK },
    muzzle: 'blaze',
    top: 270,
    chin: 152,
    coats: { orange: coat([0.76, 0.115, 64], CREAM, [0.62, 0.115, 56]) },
  },
  shiba: {
    head: '0,-122 72,-116 126,-66 150,0 154,56 116,110 56,142 0,150',
    ears: 'small',
    eyes: { kind: 'almond', x: 62, y: 0, r: 18, colour: BROWN_EYE },
    nose: { kind: 'pad', y: 56, width: 25, colour: DARK },
    muzzle: 'mask',
    chin: 150,
    coats: {
      orange: coat([0.71, 0.125, 60], CREAM, [0.58, 0.12, 54], ['brows'], { second: CREAM }),
      black: coat([0.32, 0.018, 300], CREAM, [0.25, 0.018, 300], ['brows'], {
        second: [0.8, 0.08, 66],
      }),
    },
  },
  husky: {
    head: '0,-122 72,-114 124,-64 150,0 160,60! 120,112 60,146 0,154',
    ears: 'small',
    eyes: { kind: 'almond', x: 62, y: 0, r: 19, colour: [0.72, 0.1, 235] },
    nose: { kind: 'pad', y: 58, width: 26, colour: DARK },
    muzzle: 'mask',
    chin: 152,
    coats: {
      grey: coat([0.5, 0.018, 260], WHITE, [0.38, 0.02, 262], ['widow', 'brows'], {
        second: WHITE,
        eye: [0.74, 0.11, 235],
      }),
    },
  },
  poodle: {
    head: '0,-116 64,-110 112,-62 128,0 130,56 104,108 54,142 0,150',
    ears: 'curly',
    eyes: { kind: 'round', x: 56, y: 2, r: 18, colour: BROWN_EYE },
    nose: { kind: 'pad', y: 56, width: 24, colour: DARK },
    muzzle: 'oval',
    chin: 150,
    coats: {
      apricot: coat([0.74, 0.085, 56], [0.83, 0.07, 62], [0.62, 0.085, 50], ['curls']),
      white: coat([0.955, 0.012, 80], WHITE, [0.86, 0.02, 70], ['curls']),
    },
  },
  rabbit: {
    head: '0,-112 64,-106 112,-58 134,10 134,66 100,114 50,138 0,142',
    ears: 'rabbit',
    eyes: { kind: 'round', x: 70, y: 0, r: 20, colour: [0.42, 0.06, 20] },
    nose: { kind: 'small', y: 55, width: 14, colour: PINK },
    muzzle: 'oval',
    whiskers: true,
    top: 340,
    chin: 140,
    coats: {
      white: coat([0.955, 0.01, 50], WHITE, [0.84, 0.03, 40]),
      grey: coat([0.72, 0.012, 270], [0.93, 0.008, 270], [0.6, 0.014, 270]),
      brown: coat([0.66, 0.07, 58], [0.92, 0.03, 74], [0.54, 0.07, 54]),
    },
  },
  hamster: {
    head: '0,-110 78,-104 132,-52 158,16 164,72 122,116 60,136 0,140',
    ears: 'little',
    eyes: { kind: 'bead', x: 66, y: 2, r: 19, colour: [0.3, 0.03, 40] },
    nose: { kind: 'small', y: 46, width: 12, colour: PINK },
    muzzle: 'wide',
    whiskers: true,
    chin: 138,
    coats: {
      golden: coat([0.8, 0.1, 72], WHITE, [0.68, 0.1, 64]),
      grey: coat([0.72, 0.012, 270], WHITE, [0.58, 0.014, 270]),
    },
  },
  mouse: {
    head: '0,-108 62,-102 108,-56 130,8 124,64 88,112 44,136 0,142',
    ears: 'mouse',
    eyes: { kind: 'bead', x: 58, y: 4, r: 18, colour: [0.3, 0.03, 40] },
    nose: { kind: 'small', y: 66, width: 15, colour: PINK },
    muzzle: 'oval',
    whiskers: true,
    top: 200,
    chin: 140,
    coats: {
      grey: coat([0.74, 0.012, 275], [0.94, 0.01, 60], [0.62, 0.014, 275]),
      white: coat([0.96, 0.01, 60], WHITE, [0.85, 0.03, 30]),
    },
  },
} satisfies Record<string, Species>
