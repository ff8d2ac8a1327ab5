/** A page of 推荐: the spread order (see spread) over what the index of ranks gives. */
import { type FeedFilter, isNarrow, listRanked, listRankedByAuthor } from './feed-repository'
import { scanRanked, scanRankedByAuthor } from './scan-repository'
import type { WorksPorts } from '../ports'
import { type Candidate, findNext, isRankedBefore, type SpreadState, stateAfter } from './spread'

export interface RankedPage {
  readonly ids: readonly string[]
  /** Number of works in the first read: fewer than `ahead` when there are no more. */
  readonly met: number
  readonly state: SpreadState
  readonly hasMore: boolean
}

/** More than a page, so that crowded authors seldom make a second reading necessary. */
const getReadAhead = (size: number) => size * 2 + 20

interface RankedRequest {
  readonly state: SpreadState
  readonly size: number
  /** Read at least so many at once. */
  readonly ahead?: number
}

const inOrder = (a: Candidate, b: Candidate) => (isRankedBefore(a, b) ? -1 : 1)

interface Source {
  /** Both answer `limit` works, or more; fewer when there are no more. */
  scan(page: Parameters<typeof scanRanked>[2]): Promise<Candidate[]>
  scanOf(author: Parameters<typeof scanRankedByAuthor>[2]): Promise<Candidate[]>
}

function createSource({ db, pool }: Pick<WorksPorts, 'db' | 'pool'>, filter: FeedFilter): Source {
  return isNarrow(filter)
    ? {
        scan: (page) => listRanked(db, filter, page),
        scanOf: (author) => listRankedByAuthor(db, filter, author),
      }
    : {
        scan: (page) => scanRanked(pool, filter.hidden, page),
        scanOf: (author) => scanRankedByAuthor(pool, filter.hidden, author),
      }
}

export async function readRanked(
  deps: Pick<WorksPorts, 'db' | 'pool'>,
  filter: FeedFilter,
  { state, size, ahead = 0 }: RankedRequest,
): Promise<RankedPage> {
  const source = createSource(deps, filter)
  const limit = Math.max(getReadAhead(size), ahead)
  // No author occurs more often than the page is long.
  const depth = size + 1
  const waiting = await Promise.all(
    state.waiting.map((author) => source.scanOf({ ...author, limit: depth })),
  )
  const left = waiting.flat()
  const shown: Candidate[] = []
  let recent = state.recent
  let scannedTo = state.at
  let exhausted = false

  async function scan(): Promise<void> {
    // Of an author whose works fill a page already, no more need be known.
    const counts = new Map(state.waiting.map(({ authorId }) => [authorId, depth]))
    for (const { authorId } of left) counts.set(authorId, (counts.get(authorId) ?? 0) + 1)
    const without = [...counts].flatMap(([author, count]) => (count >= depth ? [author] : []))
    const rows = await source.scan({ after: scannedTo, without, limit })
    left.push(...rows)
    left.sort(inOrder)
    scannedTo = rows.at(-1) ?? scannedTo
    exhausted = rows.length < limit
  }

  await scan()
  const met = left.length
  while (shown.length < size) {
    const next = findNext(left, recent) ?? (exhausted ? (left[0] ?? null) : null)
    // Behind what was scanned there may be higher ones than a waiting author's next.
    if (!next || (!exhausted && scannedTo && isRankedBefore(scannedTo, next))) {
      if (exhausted) break
      await scan()
      continue
    }
    left.splice(left.indexOf(next), 1)
    shown.push(next)
    recent = [...recent, next.authorId]
  }
  return {
    ids: shown.map(({ id }) => id),
    met,
    state: stateAfter(state, shown, left),
    hasMore: left.length > 0 || !exhausted,
  }
}
