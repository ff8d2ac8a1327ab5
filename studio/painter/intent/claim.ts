import type { Meaning } from '../lexicon/format'
import type { ThingWish } from '../illustration/family'
import type { TintId } from '../slots'
import type { Term } from './terms'

/** A colour, and what it is said of. */
export interface TintClaim {
  readonly of: 'tint'
  readonly tint: TintId
  readonly on:
    | { readonly of: 'picture' | 'ground' }
    | { readonly of: 'thing'; readonly id: string }
    | { readonly of: 'trait'; readonly slot: string; readonly value: string }
}

/** What a word of the prompt gives a brief. */
export type Claim =
  | { readonly of: 'main' | 'place' }
  /** The layout of a sheet that is drawn with words: 海报, 封面. */
  | { readonly of: 'sheet' }
  | { readonly of: 'other'; readonly id: string }
  /** The number of a quoted text. */
  | { readonly of: 'text'; readonly at: number }
  | { readonly of: 'trait'; readonly slot: string; readonly value: string }
  | TintClaim
  | { readonly of: 'air'; readonly meanings: readonly Meaning[]; readonly isHint?: boolean }

export interface Bound {
  readonly main: ThingWish
  /** The place of the families that the main thing stands in. */
  readonly place: ThingWish | null
  readonly others: readonly ThingWish[]
  /** A colour that belongs to no thing. */
  readonly tint: TintId | null
  /** Terms that the picture will show. */
  readonly used: ReadonlySet<Term>
  /** What those terms give it; of counts nothing. */
  readonly claims: ReadonlyMap<Term, Claim>
}
