import type { Oklch } from '../../colour'

export type EarKind =
  | 'none'
  | 'cat'
  | 'folded'
  | 'tall'
  | 'small'
  | 'curly'
  | 'rabbit'
  | 'round'
  | 'koala'
  | 'fox'
  | 'little'
  | 'mouse'
  | 'pig'
  | 'side'
  | 'deer'
  | 'monkey'
  | 'elephant'
  | 'frog'
  | 'tuft'
  | 'dragon'

export type MarkKind =
  | 'forehead'
  | 'cheeks'
  | 'limbs'
  | 'patches'
  | 'points'
  | 'tuxedo'
  | 'spots'
  | 'brows'
  | 'widow'
  | 'curls'
  | 'panda'
  | 'tiger'
  | 'mane'
  | 'rosettes'
  | 'tips'
  | 'bandit'
  | 'tears'
  | 'horns'
  | 'wool'
  | 'antlers'
  | 'fawn'
  | 'ape'
  | 'trunk'
  | 'frog'
  | 'discs'
  | 'penguin'
  | 'crest'
  | 'unicorn'
  | 'horse'
  | 'dragon'
  | 'spikes'

/** Colours of one coat. */
export interface Coat {
  readonly base: Oklch
  /** Muzzle, chest, inside of the ears' rim. */
  readonly pale: Oklch
  readonly mark: Oklch
  readonly second?: Oklch
  readonly marks: readonly MarkKind[]
  readonly eye?: Oklch
}

export type EyeKind = 'slit' | 'round' | 'almond' | 'bead'
export type NoseKind = 'pad' | 'small' | 'broad' | 'oval' | 'snout' | 'beak' | 'muzzle'

/**
 * One animal seen from the front. The origin lies between the eyes, the head is about 300 units
 * wide. `head` is its right half from the crown to the chin.
 */
export interface Species {
  readonly head: string
  readonly ears: EarKind
  readonly eyes: {
    readonly kind: EyeKind
    readonly x: number
    readonly y: number
    readonly r: number
    readonly colour: Oklch
  }
  readonly nose: {
    readonly kind: NoseKind
    readonly y: number
    readonly width: number
    readonly colour: Oklch
  }
  readonly muzzle: 'none' | 'cat' | 'mask' | 'blaze' | 'oval' | 'cheeks' | 'wide'
  readonly whiskers?: boolean
  readonly tufts?: boolean
  /** Reach of ears or horns above the eyes; default 215. */
  readonly top?: number
  readonly coats: Readonly<Record<string, Coat>>
  /** Place of the neck at the head's lower end. */
  readonly chin: number
}
