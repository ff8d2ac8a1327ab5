import type { Oklch, Point } from '../../drawing'

/** One filled path of an icon. */
export interface IconPath {
  /** Closed, in units of the icon times `UNITS`. */
  readonly rings: readonly (readonly Point[])[]
  readonly fill: Oklch
  /** Overlapping rings cut holes, whatever their direction. */
  readonly isEvenOdd: boolean
  /** 0..1 */
  readonly alpha: number
}
