import type { Oklch } from '../../colour'
import { wordList } from '../../../lib/words'

export const EARS = wordList(`
  none cat folded tall small curly rabbit round koala fox little mouse pig side deer monkey
  elephant frog tuft dragon
`)
export type EarKind = (typeof EARS)[number]

export const MARKS = wordList(`
  forehead cheeks limbs patches points tuxedo spots brows widow curls panda tiger mane rosettes
  tips bandit tears horns wool antlers fawn ape trunk frog discs penguin crest unicorn horse
  dragon spikes ragdoll
`)
export type MarkKind = (typeof MARKS)[number]

/** Colours of one coat. */
export interface Coat {
  readonly base: Oklch
  /** Muzzle, chest, inside of the ears' rim. */
  readonly pale: Oklch
  readonly mark: Oklch
  readonly second?: Oklch
  readonly marks: readonly MarkKind[]
  readonly eye?: Oklch
  /** Named, whatever the mood does to the eyes. */
  readonly lids?: 'shut' | 'open'
  /** Of plates and rivets. */
  readonly isMachine?: boolean
  /** Of porcelain with blue flowers. */
  readonly isPainted?: boolean
}

export const EYES = wordList('slit round almond bead')
export const NOSES = wordList('pad small broad oval snout beak muzzle')
export const MUZZLES = wordList('none cat mask blaze oval cheeks wide')

/**
 * One animal seen from the front. The origin lies between the eyes, the head is about 300 units
 * wide. `head` is its right half from the crown to the chin.
 */
export interface Species {
  readonly head: string
  readonly ears: EarKind
  readonly eyes: {
    readonly kind: (typeof EYES)[number]
    readonly x: number
    readonly y: number
    readonly r: number
    readonly colour: Oklch
  }
  readonly nose: {
    readonly kind: (typeof NOSES)[number]
    readonly y: number
    readonly width: number
    readonly colour: Oklch
  }
  readonly muzzle: (typeof MUZZLES)[number]
  readonly whiskers?: boolean
  readonly tufts?: boolean
  /** Reach of ears or horns above the eyes; default 215. */
  readonly top?: number
  readonly coats: Readonly<Record<string, Coat>>
  /** Place of the neck at the head's lower end. */
  readonly chin: number
}
