import type { Meaning } from '../lexicon/format'
import type { ThingWish } from '../illustration/family'
import type { TintId } from '../slots'
import type { Term } from './term'

/** A colour, and what it is said of. */
export interface TintClaim {
  readonly of: 'tint'
  readonly tint: TintId
  readonly on:
    | { readonly of: 'picture' | 'ground' }
    | { readonly of: 'thing'; readonly id: string }
    | { readonly of: 'trait'; readonly slot: string; readonly value: string }
}

/** Contribution of a word of the prompt to a brief. */
export type Claim =
  | { readonly of: 'main' | 'place' }
  /** The layout of a sheet that is drawn with words: 海报, 封面. */
  | { readonly of: 'sheet'; readonly word?: string }
  /** A number larger than that of the drawn things, an action that none of them does: never seen. */
  | { readonly of: 'excess' }
  | { readonly of: 'other'; readonly id: string; readonly count?: number }
  /** The number of the main thing. */
  | { readonly of: 'count'; readonly count: number }
  /** The number of a quoted text. */
  | { readonly of: 'text'; readonly at: number }
  | { readonly of: 'trait'; readonly slot: string; readonly value: string }
  | TintClaim
  | {
      readonly of: 'air'
      readonly meanings: readonly Meaning[]
      readonly isHint?: boolean
      /** As it is spelled: 国风 is more than ink. */
      readonly word?: string
    }

export interface Bound {
  readonly main: ThingWish
  /** Surroundings of the main thing, drawn by the families. */
  readonly place: ThingWish | null
  readonly others: readonly ThingWish[]
  /** A colour that belongs to no thing. */
  readonly tint: TintId | null
  /** Terms that the picture will show. */
  readonly used: ReadonlySet<Term>
  /** Contribution of those terms; of counts nothing. */
  readonly claims: ReadonlyMap<Term, Claim>
}
