/**
 * The order of 推荐, as one number a work that only ever rises while the work is public:
 *
 * rank = hours(publishedAt) + 8 · steps + 24 · featured + 6 · newcomer
 * steps = ⌊log₂(1 + likes + 3 · remakes)⌋
 *
 * Time passes equally for every work, so the number can be stored and indexed and need not be
 * recomputed as works age. In words: twice as many likes are worth eight hours, a remake is worth
 * three likes, being featured a day, and each of an author's first three works six hours. Steps
 * instead of a smooth logarithm: a like seldom moves a work under a reader's finger, and seldom
 * writes an index.
 */
const STEP_HOURS = 8
const REMAKE_LIKES = 3
const FEATURED_HOURS = 24
const NEWCOMER_HOURS = 6

/** So many works of a person have the newcomer's place. */
export const NEWCOMER_WORKS = 3

export interface RankSignals {
  readonly publishedAt: Date
  readonly likes: number
  readonly remakes: number
  readonly featured: boolean
  /** Public works of the author that are older. */
  readonly earlierWorks: number
}

/** Whole doublings of what people thought of it. */
export function countDoublings({ likes, remakes }: Pick<RankSignals, 'likes' | 'remakes'>): number {
  return 31 - Math.clz32(1 + likes + REMAKE_LIKES * remakes)
}

export function computeRank(signals: RankSignals): number {
  return (
    signals.publishedAt.getTime() / 3_600_000 +
    STEP_HOURS * countDoublings(signals) +
    (signals.featured ? FEATURED_HOURS : 0) +
    (signals.earlierWorks < NEWCOMER_WORKS ? NEWCOMER_HOURS : 0)
  )
}
