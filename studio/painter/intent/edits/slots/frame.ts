import type { ReadTarget } from '../noun'
import type { Draft } from '../step'
import type { ClauseSlots } from './clause-slots'
import type { Slot } from './slot-words'

/**
 * Semantic frames of changes: the slots that a frame can use, and its steps where those it needs
 * are filled. The order of words matters only where it says which of two nouns is which.
 */
export interface Frame {
  readonly uses: readonly Slot[]
  readonly read: (slots: ClauseSlots) => readonly Draft[] | null
}

/** Slots of noun phrases, and of what asks for a change without saying which. */
export const NOUN: readonly Slot[] = ['own', 'part', 'pronoun', 'which', 'place', 'object']
export const CHANGE: readonly Slot[] = ['into', 'want', 'more', 'degree', 'too', 'put']
/** Slots that tell no frame from another. */
export const GENERAL: ReadonlySet<Slot> = new Set([...NOUN, ...CHANGE, 'whole'])
/** The same step for each of several things. */
export const each = (targets: readonly ReadTarget[], draft: Draft): Draft[] =>
  targets.length === 0 ? [draft] : targets.map((target) => ({ ...draft, target }))
