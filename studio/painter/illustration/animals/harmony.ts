import type { Random } from '../../../lib/random'
import { type Oklch, tone } from '../build/fill'

/** Four colours chosen together: the ground, a large quiet shape, cloth, and small things. */
export interface Harmony {
  readonly ground: Oklch
  readonly shape: Oklch
  readonly cloth: Oklch
  readonly small: Oklch
  readonly dark?: true
}

function harmony(
  ground: Oklch,
  shape: Oklch,
  cloth: Oklch,
  small: Oklch,
  more?: Pick<Harmony, 'dark'>,
): Harmony {
  return { ground, shape, cloth, small, ...more }
}

const HARMONIES: readonly [Harmony, ...Harmony[]] = [
  harmony([0.92, 0.04, 72], [0.83, 0.085, 60], [0.52, 0.09, 170], [0.95, 0.03, 85]),
  harmony([0.9, 0.03, 185], [0.96, 0.04, 95], [0.62, 0.16, 32], [0.75, 0.09, 200]),
  harmony([0.39, 0.08, 275], [0.92, 0.07, 92], [0.7, 0.09, 20], [0.9, 0.05, 85], { dark: true }),
  harmony([0.86, 0.05, 225], [0.91, 0.09, 95], [0.52, 0.1, 250], [0.97, 0.02, 90]),
  harmony([0.9, 0.035, 20], [0.78, 0.085, 20], [0.48, 0.05, 255], [0.96, 0.03, 60]),
  harmony([0.91, 0.04, 85], [0.75, 0.105, 65], [0.55, 0.07, 165], [0.6, 0.09, 140]),
  harmony([0.43, 0.055, 185], [0.9, 0.06, 95], [0.64, 0.15, 42], [0.75, 0.08, 130], { dark: true }),
  harmony([0.88, 0.05, 300], [0.95, 0.06, 95], [0.6, 0.13, 350], [0.97, 0.02, 320]),
  harmony([0.93, 0.05, 105], [0.82, 0.1, 140], [0.62, 0.14, 50], [0.66, 0.11, 145]),
]

export type Night = 'night' | 'space' | null

/** Hues of grounds: space is blue and no sea. */
const LEAST_HUES = { night: 150, space: 240 } as const

/** @param groundTint colour of the background the prompt names */
export function pickHarmony(
  coat: Oklch,
  random: Random,
  named: Oklch | null = null,
  night: Night = null,
): Harmony {
  // a coat of the ground's own tone would drown in it
  const fit = night
    ? HARMONIES.filter(({ dark, ground }) => dark && ground[2] > LEAST_HUES[night])
    : HARMONIES
  const clear = fit.filter(({ ground, shape }) => {
    const gap = (other: Oklch) => Math.abs(other[0] - coat[0]) + Math.abs(other[1] - coat[1])
    return gap(shape) > 0.09 && gap(ground) > 0.05
  })
  const [first, ...rest] = clear.length > 0 ? clear : fit
  const own = random.pick([first ?? HARMONIES[0], ...rest])
  if (named === null) return own
  return { ...own, ground: named, shape: tone(named, named[0] > 0.9 ? -0.05 : 0.05) }
}
