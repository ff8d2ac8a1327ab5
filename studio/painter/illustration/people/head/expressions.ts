import type { Expression } from '../person'

export type Mouth = 'soft' | 'smile' | 'laugh' | 'grin' | 'oh' | 'sing' | 'firm' | 'down' | 'pout'

/** An expression is a handful of numbers: anything more is acting. */
export interface Mien {
  /** Eye opening; 0 closed upwards as in laughter, -1 closed downwards as in sleep. */
  readonly open: number
  readonly brow: number
  /** Brow tilt: above 0 cross, below 0 worried. */
  readonly tilt: number
  readonly mouth: Mouth
  readonly wink?: boolean
  readonly blush?: number
  /** Offset of the eyes to the side, units. */
  readonly aside?: number
}

/** Cheeks that are red to be seen. */
export const ROSY = 2.2

export const MIENS: Readonly<Record<Expression, Mien>> = {
  calm: { open: 1, brow: 0, tilt: 0, mouth: 'soft' },
  smile: { open: 0.95, brow: -3, tilt: -1, mouth: 'smile' },
  laugh: { open: 0, brow: -8, tilt: -3, mouth: 'laugh' },
  wink: { open: 0.97, brow: -4, tilt: -2, mouth: 'grin', wink: true },
  surprised: { open: 1.2, brow: -15, tilt: -3, mouth: 'oh' },
  stern: { open: 0.88, brow: 4, tilt: 5.5, mouth: 'firm' },
  sad: { open: 0.86, brow: -2, tilt: -11, mouth: 'down' },
  serene: { open: -1, brow: -2, tilt: -2, mouth: 'soft' },
  sing: { open: -1, brow: -9, tilt: -7, mouth: 'sing' },
  shy: { open: 0.9, brow: -4, tilt: -5, mouth: 'smile', blush: ROSY, aside: 4 },
  pout: { open: 0.95, brow: 3, tilt: 4, mouth: 'pout', blush: 1.5 },
}
