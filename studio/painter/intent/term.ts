import type { CastCharacter } from '../character/character'
import type { Meaning } from '../lexicon/format'
import type { StandIn } from '../lexicon/nearest'
import type { TermKind } from './term-kinds'
import type { TraitSense } from './vocabulary'

/** A word with all it may mean. */
export interface Term {
  readonly kind: TermKind
  readonly text: string
  readonly start: number
  readonly end: number
  readonly things: readonly string[]
  readonly traits: readonly TraitSense[]
  readonly meanings: readonly Meaning[]
  /** The thing drawn for a word without a drawing of its own. */
  readonly standIn: StandIn | null
  readonly count: number | null
  /** A noun that no table knows. */
  readonly strange: boolean
  /** A name of a person or thing. */
  readonly name: boolean
  /** Names an animal. */
  readonly isAnimal: boolean
  /** Names a place that is drawn by itself: 校园. */
  readonly isPlace: boolean
  /** Names a person by a role: 裁缝, 宇航员. */
  readonly isRole: boolean
  /** The character that it mentions. */
  readonly character: CastCharacter | null
  readonly tag: string
  /** Of a light that is not wanted: nothing is to be seen of it. */
  readonly silent?: boolean
}
