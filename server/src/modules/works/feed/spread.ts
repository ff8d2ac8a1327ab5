/**
 * 推荐 as it is read: by rank, but at most two works of an author in any twenty that follow each
 * other. The next work is always the highest one not shown yet whose author is below that limit; a
 * skipped one follows as soon as possible. Only when no other author has works left the rule gives
 * way.
 * A reader's position is complete: above `at` all is shown, except the skipped ones.
 */
export const SPREAD_WINDOW = 20
export const SPREAD_MAX = 2

export interface RankPosition {
  readonly rank: number
  readonly id: string
}

export interface Candidate extends RankPosition {
  readonly authorId: string
}

/** Of this author everything from here on has not been shown. */
export interface Waiting {
  readonly authorId: string
  readonly from: RankPosition
}

export interface SpreadState {
  /** Null at the beginning. */
  readonly at: RankPosition | null
  /** Authors of the last works shown, the newest last. */
  readonly recent: readonly string[]
  readonly waiting: readonly Waiting[]
}

export const SPREAD_START: SpreadState = { at: null, recent: [], waiting: [] }

/** As the database compares: ids of one alphabet, byte by byte. */
export function isRankedBefore(a: RankPosition, b: RankPosition): boolean {
  return a.rank === b.rank ? a.id > b.id : a.rank > b.rank
}

/** Authors who reached their share of the window. */
export function findCrowdedAuthors(recent: readonly string[]): Set<string> {
  const counts = new Map<string, number>()
  const full = new Set<string>()
  for (const author of recent.slice(1 - SPREAD_WINDOW)) {
    const count = (counts.get(author) ?? 0) + 1
    counts.set(author, count)
    if (count >= SPREAD_MAX) full.add(author)
  }
  return full
}

/** The next work, or null when every author in the list is crowded. */
export function findNext(
  candidates: readonly Candidate[],
  recent: readonly string[],
): Candidate | null {
  const full = findCrowdedAuthors(recent)
  return candidates.find(({ authorId }) => !full.has(authorId)) ?? null
}

/** Position of the reader after these were shown; `left` = read and not shown. */
export function stateAfter(
  before: SpreadState,
  shown: readonly Candidate[],
  left: readonly Candidate[],
): SpreadState {
  const at = shown.reduce<RankPosition | null>(
    (lowest, { rank, id }) =>
      lowest && isRankedBefore({ rank, id }, lowest) ? lowest : { rank, id },
    before.at,
  )
  const waiting = new Map<string, RankPosition>()
  for (const { authorId, rank, id } of left) {
    if (at && isRankedBefore({ rank, id }, at) && !waiting.has(authorId))
      waiting.set(authorId, { rank, id })
  }
  return {
    at,
    recent: [...before.recent, ...shown.map(({ authorId }) => authorId)].slice(1 - SPREAD_WINDOW),
    waiting: [...waiting].map(([authorId, from]) => ({ authorId, from })),
  }
}
