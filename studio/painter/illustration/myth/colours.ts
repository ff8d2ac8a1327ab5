import type { TintId } from '../../slots'
import { DYES } from '../../palettes/tints'
import { type Oklch, tone } from '../build/fill'
import type { Plumage } from './phoenix'
import type { Hide } from './qilin'
import { fourTriples, threeTriples, twoTriples } from '../../drawing/notation'

const GOLD: Oklch = [0.84, 0.14, 86]
const EYE: Plumage['eye'] = threeTriples('0.52,0.12,230 0.8,0.13,180 0.3,0.1,280')

/** Five-coloured, vermilion, azure, violet, white. */
export const PLUMAGES: readonly [Plumage, ...Plumage[]] = [
  {
    body: [0.6, 0.2, 30],
    breast: [0.74, 0.17, 55],
    wing: fourTriples('0.84,0.14,84 0.7,0.18,50 0.56,0.2,26 0.46,0.16,16'),
    tail: twoTriples('0.66,0.2,38 0.8,0.15,76'),
    eye: EYE,
    gold: GOLD,
  },
  {
    body: [0.62, 0.19, 28],
    breast: [0.82, 0.13, 82],
    wing: fourTriples('0.84,0.13,84 0.66,0.13,165 0.55,0.13,235 0.48,0.15,295'),
    tail: twoTriples('0.62,0.14,190 0.66,0.19,20'),
    eye: threeTriples('0.84,0.14,86 0.6,0.2,25 0.32,0.11,280'),
    gold: GOLD,
  },
  {
    body: [0.55, 0.12, 235],
    breast: [0.74, 0.1, 205],
    wing: fourTriples('0.84,0.09,190 0.66,0.12,215 0.5,0.13,250 0.4,0.13,275'),
    tail: twoTriples('0.58,0.12,215 0.78,0.11,175'),
    eye: threeTriples('0.84,0.13,88 0.64,0.19,35 0.3,0.1,270'),
    gold: GOLD,
  },
  {
    body: [0.54, 0.17, 330],
    breast: [0.76, 0.12, 350],
    wing: fourTriples('0.86,0.12,80 0.68,0.16,5 0.52,0.17,325 0.42,0.14,300'),
    tail: twoTriples('0.58,0.17,335 0.8,0.13,70'),
    eye: EYE,
    gold: GOLD,
  },
]

/** All of it in tones of the requested colour; gold stays. */
export function tintedPlumage(tint: TintId): Plumage {
  if (tint === 'red') return PLUMAGES[0]
  const [l, c, h] = DYES[tint]
  const main: Oklch = [l, c, h]
  return {
    body: main,
    breast: tone(main, 0.12, 8),
    wing: [tone(main, 0.18, 12), tone(main, 0.08, 6), tone(main, -0.03), tone(main, -0.12, -10)],
    tail: [tone(main, 0.02), tone(main, 0.14, 14)],
    eye: [GOLD, tone(main, -0.1), tone(main, -0.28)],
    gold: tint === 'gold' ? [0.7, 0.16, 60] : GOLD,
  }
}

function hide(
  body: Hide['body'],
  belly: Hide['belly'],
  mane: Hide['mane'],
  tip: Hide['tip'],
  horn: Hide['horn'],
): Hide {
  return { body, belly, mane, tip, horn }
}

export const HIDES: readonly [Hide, ...Hide[]] = [
  hide([0.6, 0.11, 165], [0.92, 0.06, 95], [0.66, 0.19, 38], [0.82, 0.14, 80], [0.86, 0.08, 85]),
  hide([0.8, 0.13, 84], [0.95, 0.04, 92], [0.6, 0.2, 28], [0.72, 0.18, 50], [0.93, 0.04, 90]),
  hide([0.52, 0.12, 245], [0.92, 0.04, 210], [0.82, 0.13, 82], [0.7, 0.12, 190], [0.88, 0.08, 88]),
  hide([0.57, 0.18, 28], [0.93, 0.05, 85], [0.84, 0.14, 84], [0.7, 0.17, 55], [0.9, 0.06, 88]),
  hide([0.9, 0.025, 200], [0.97, 0.01, 100], [0.62, 0.1, 200], [0.76, 0.08, 175], [0.84, 0.11, 86]),
]

export function tintedHide(tint: TintId): Hide {
  const [l, c, h] = DYES[tint]
  const body: Oklch = [l, c, h]
  const warm = tint === 'red' || tint === 'orange' || tint === 'gold' || tint === 'brown'
  return {
    ...{ body, belly: [0.94, Math.min(0.05, c * 0.4), h], horn: [0.88, 0.08, 88] },
    mane: warm ? [0.86, 0.13, 86] : [0.66, 0.19, 38],
    tip: warm ? tone(body, -0.12, -10) : [0.82, 0.14, 80],
  }
}
