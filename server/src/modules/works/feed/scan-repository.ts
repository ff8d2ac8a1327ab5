/** 推荐 when nothing narrows it: the statements of listRanked, written by hand. */
import type pg from 'pg'
import { type Hidden, notHiddenText } from '../../../platform/db/hidden'
import { queryRows, type Statement } from '../../../platform/db/prepared'
import type { Candidate, RankPosition } from './spread'

const CANDIDATE = `id, rank, user_id as "authorId" from works
  where state = 'public' and merged_into is null`
const IN_ORDER = `order by rank desc, id desc limit`

/** A literal limit lets the plan be cached (see card-repository); the smallest that suffices. */
const AHEAD = [40, 60, 80, 120] as const
const DEPTH = [11, 21, 31, 51] as const
const chooseLimit = (limits: readonly number[], limit: number) =>
  limits.find((one) => one >= limit) ?? limit

interface ScanShape {
  readonly after: boolean
  /** Without the works and users that are hidden from the viewer. */
  readonly hides: boolean
  readonly limit: number
}

function scanStatement({ after, hides, limit }: ScanShape): Statement {
  const at = after ? 4 : 2
  return {
    name: `ranked${after ? ' on' : ''}${hides ? ' less' : ''} ${limit}`,
    text: `select ${CANDIDATE} and user_id <> all($1)
      ${after ? 'and (rank, id) < ($2::float8, $3)' : ''}
      ${hides ? `and ${notHiddenText(`$${at}`, `$${at + 1}`)}` : ''} ${IN_ORDER} ${limit}`,
  }
}

const authorStatement = (limit: number, hides: boolean): Statement => ({
  name: `ranked of${hides ? ' less' : ''} ${limit}`,
  text: `select ${CANDIDATE} and user_id = $1 and (rank, id) <= ($2::float8, $3)
    ${hides ? `and ${notHiddenText('$4', '$5')}` : ''} ${IN_ORDER} ${limit}`,
})

const hiddenValues = (hidden: Hidden | null) => (hidden ? [hidden.ids, hidden.tags] : [])

/** By rank, the alike ones merged, without these authors: `limit` of them, or more. */
export async function scanRanked(
  pool: pg.Pool,
  hidden: Hidden | null,
  page: { after: RankPosition | null; without: readonly string[]; limit: number },
): Promise<Candidate[]> {
  const limit = chooseLimit(AHEAD, page.limit)
  const { after, without } = page
  const shape = { after: after !== null, hides: hidden !== null, limit }
  return queryRows<Candidate>(pool, scanStatement(shape), [
    without,
    ...(after ? [after.rank, after.id] : []),
    ...hiddenValues(hidden),
  ])
}

/** Of one author, from a place on (with it). */
export async function scanRankedByAuthor(
  pool: pg.Pool,
  hidden: Hidden | null,
  { authorId, from, limit }: { authorId: string; from: RankPosition; limit: number },
): Promise<Candidate[]> {
  const statement = authorStatement(chooseLimit(DEPTH, limit), hidden !== null)
  return queryRows<Candidate>(pool, statement, [
    authorId,
    from.rank,
    from.id,
    ...hiddenValues(hidden),
  ])
}
