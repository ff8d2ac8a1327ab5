import type { Oklch } from '../../../colour'
import type { Coat, MarkKind } from '../coat'

export const DARK: Oklch = [0.27, 0.02, 340]
export const BLACK: Oklch = [0.3, 0.018, 300]
export const PINK: Oklch = [0.74, 0.1, 20]
export const CREAM: Oklch = [0.96, 0.025, 80]
export const WHITE: Oklch = [0.975, 0.008, 90]
export const BROWN_EYE: Oklch = [0.42, 0.07, 50]

export const CAT_HEAD = '0,-118 62,-115 120,-74 152,-4 154,52 122,100 64,130 0,138'
export const DOG_HEAD = '0,-124 70,-117 120,-68 142,-2 148,52 118,106 60,142 0,152'
export const BEAR_HEAD = '0,-130 82,-121 142,-66 164,14 152,76 106,122 52,144 0,148'

export const coat = (
  base: Oklch,
  pale: Oklch,
  mark: Oklch,
  marks: readonly MarkKind[] = [],
  more: Partial<Coat> = {},
): Coat => ({ ...{ base, pale, mark, marks }, ...more })
