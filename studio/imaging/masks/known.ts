/** Things whose edges are known without looking: the picture was painted by a plan. */
import type { Mask } from '@media/raster'
import type { Size } from '../segment/shrink'
import type { Spot } from './things'

export interface KnownThings {
  /** Covers of the things under a finger, the nearest first; none: it is searched as in a photograph. */
  at(spot: Spot, size: Size): readonly Mask[]
  /** Cover of what the picture is about; null: it is searched. */
  subject(size: Size): Mask | null
}

/** 1 = covered, for selections that know no soft edges. */
export function hardenMask({ values }: Mask): Uint8Array {
  return values.map((value) => (value > 127 ? 1 : 0))
}

/** Lets a cover add to a mask or take away from it, in place. */
export function applyCover(mask: Mask, cover: Mask, add: boolean): void {
  cover.values.forEach((value, at) => {
    const before = mask.values[at]
    mask.values[at] = add ? Math.max(before, value) : Math.min(before, 255 - value)
  })
}
