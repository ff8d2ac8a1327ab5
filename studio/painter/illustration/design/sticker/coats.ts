import type { Oklch } from '../../../colour'

/** Small round animals for stickers, drawn about (0, 0), some 600 units wide and 700 high. */
export const MASCOTS = ['cat', 'bear', 'rabbit', 'panda', 'dog', 'chick', 'bun'] as const
export type MascotId = (typeof MASCOTS)[number]

export interface Coat {
  readonly main: Oklch
  /** Belly, muzzle, inner ear. */
  readonly light: Oklch
  /** Stripes, patches. */
  readonly mark: Oklch
}

export const COATS: Readonly<Record<MascotId, readonly Coat[]>> = {
  cat: [
    { main: [0.8, 0.12, 68], light: [0.97, 0.02, 80], mark: [0.68, 0.15, 55] },
    { main: [0.86, 0.012, 80], light: [0.985, 0.005, 80], mark: [0.6, 0.02, 60] },
    { main: [0.56, 0.025, 265], light: [0.95, 0.008, 260], mark: [0.44, 0.03, 265] },
    { main: [0.97, 0.01, 85], light: [1, 0, 0], mark: [0.78, 0.12, 62] },
  ],
  bear: [
    { main: [0.66, 0.09, 58], light: [0.88, 0.05, 75], mark: [0.55, 0.08, 50] },
    { main: [0.93, 0.025, 80], light: [0.99, 0.008, 85], mark: [0.84, 0.04, 75] },
    { main: [0.8, 0.09, 25], light: [0.94, 0.03, 30], mark: [0.7, 0.12, 20] },
  ],
  rabbit: [
    { main: [0.98, 0.006, 60], light: [1, 0, 0], mark: [0.87, 0.06, 10] },
    { main: [0.88, 0.06, 8], light: [0.97, 0.02, 10], mark: [0.78, 0.1, 5] },
    { main: [0.82, 0.035, 70], light: [0.96, 0.012, 80], mark: [0.7, 0.05, 60] },
  ],
  panda: [{ main: [0.98, 0.005, 90], light: [1, 0, 0], mark: [0.3, 0.02, 270] }],
  dog: [
    { main: [0.86, 0.09, 75], light: [0.98, 0.015, 85], mark: [0.62, 0.1, 55] },
    { main: [0.97, 0.01, 80], light: [1, 0, 0], mark: [0.6, 0.08, 55] },
  ],
  chick: [{ main: [0.9, 0.15, 95], light: [0.96, 0.08, 98], mark: [0.76, 0.17, 60] }],
  bun: [
    { main: [0.98, 0.012, 85], light: [1, 0, 0], mark: [0.9, 0.04, 75] },
    { main: [0.91, 0.06, 150], light: [0.97, 0.03, 140], mark: [0.8, 0.09, 150] },
    { main: [0.9, 0.07, 5], light: [0.97, 0.03, 10], mark: [0.8, 0.11, 5] },
  ],
}
