import type { Oklch } from '../../colour'
import type { Random, ThingWish } from '../family'
import type { GroundId } from '../build/still/grounds'
import type { Item } from '../build/still/item'

/** Inputs of one drawing of a plant. */
export interface Growing {
  /** Of the petals, or of the leaves of what has no flower. */
  readonly colour: Oklch
  readonly wish: ThingWish
  readonly random: Random
}

/** A plant as a still life: in its pot, in a vase, as a bunch. */
export interface Plant {
  /** Words that ask for it, parted by white space; the first is its name. */
  readonly words: string
  readonly draw: (growing: Growing) => Item
  /** Its default colours. */
  readonly colours: readonly [Oklch, ...Oklch[]]
  readonly grounds?: readonly [GroundId, ...GroundId[]]
  readonly fill?: readonly [number, number]
  /** It comes as a bunch: the requested number is of blossoms, not of vases. */
  readonly bunched?: true
}

export const LEAF: Oklch = [0.5, 0.1, 145]
export const STEM: Oklch = [0.53, 0.1, 138]
export const TERRACOTTA: Oklch = [0.62, 0.11, 44]

/** Tilt of the view on plants. */
export const TILT = 0.2
