import type { Expression } from '../person'

export type Mouth =
  | 'soft'
  | 'smile'
  | 'laugh'
  | 'grin'
  | 'oh'
  | 'sing'
  | 'firm'
  | 'grit'
  | 'down'
  | 'wail'
  | 'pout'

/** An expression is a handful of numbers: anything more is acting. */
export interface Mien {
  /** Eye opening; 0 closed upwards as in laughter, -1 closed downwards as in sleep. */
  readonly open: number
  readonly brow: number
  /** Brow tilt: above 0 cross, below 0 worried. */
  readonly tilt: number
  readonly mouth: Mouth
  readonly wink?: boolean
  /** Tears run down both cheeks. */
  readonly tears?: boolean
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
  surprised: { open: 1.34, brow: -25, tilt: -3, mouth: 'oh' },
  scared: { open: 1.26, brow: -16, tilt: -13, mouth: 'grit' },
  stern: { open: 0.88, brow: 4, tilt: 5.5, mouth: 'firm' },
  angry: { open: 0.86, brow: 10, tilt: 13, mouth: 'grit' },
  sad: { open: 0.86, brow: -2, tilt: -11, mouth: 'down' },
  tearful: { open: 0.84, brow: -5, tilt: -14, mouth: 'down', tears: true },
  crying: { open: -1, brow: -4, tilt: -15, mouth: 'wail', blush: 1.6, tears: true },
  yawn: { open: -1, brow: -9, tilt: -5, mouth: 'oh' },
  serene: { open: -1, brow: -2, tilt: -2, mouth: 'soft' },
  sing: { open: -1, brow: -9, tilt: -7, mouth: 'sing' },
  shy: { open: 0.9, brow: -4, tilt: -5, mouth: 'smile', blush: ROSY, aside: 4 },
  pout: { open: 0.95, brow: 3, tilt: 4, mouth: 'pout', blush: 1.5 },
}
