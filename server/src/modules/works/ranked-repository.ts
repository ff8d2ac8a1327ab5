/** 推荐 when nothing narrows it: the statements of readRanked, written by hand. */
import type pg from 'pg'
import { rowsOf, type Statement } from '../../platform/db/prepared'
import type { Candidate, RankPosition } from './spread'

const CANDIDATE = `id, rank, user_id as "authorId" from works
  where state = 'public' and merged_into is null`
const IN_ORDER = `order by rank desc, id desc limit`

/** A limit that is part of the text lets the plan be kept (see card-repository); the least that do. */
const AHEAD = [40, 60, 80, 120] as const
const DEPTH = [11, 21, 31, 51] as const
const leastOf = (limits: readonly number[], limit: number) =>
  limits.find((one) => one >= limit) ?? limit

const scanOf = (limit: number): Statement => ({
  name: `ranked ${limit}`,
  text: `select ${CANDIDATE} and user_id <> all($1) ${IN_ORDER} ${limit}`,
})

const scanOnOf = (limit: number): Statement => ({
  name: `ranked on ${limit}`,
  text: `select ${CANDIDATE} and user_id <> all($1) and (rank, id) < ($2::float8, $3)
    ${IN_ORDER} ${limit}`,
})

const authorOf = (limit: number): Statement => ({
  name: `ranked of ${limit}`,
  text: `select ${CANDIDATE} and user_id = $1 and (rank, id) <= ($2::float8, $3)
    ${IN_ORDER} ${limit}`,
})

/** By rank, the alike ones merged, without these authors: `limit` of them, or more. */
export async function scanRanked(
  pool: pg.Pool,
  page: { after: RankPosition | null; without: readonly string[]; limit: number },
): Promise<Candidate[]> {
  const limit = leastOf(AHEAD, page.limit)
  const { after, without } = page
  return after
    ? rowsOf<Candidate>(pool, scanOnOf(limit), [without, after.rank, after.id])
    : rowsOf<Candidate>(pool, scanOf(limit), [without])
}

/** Of one author, from a place on (with it). */
export async function scanRankedOf(
  pool: pg.Pool,
  { authorId, from, limit }: { authorId: string; from: RankPosition; limit: number },
): Promise<Candidate[]> {
  const statement = authorOf(leastOf(DEPTH, limit))
  return rowsOf<Candidate>(pool, statement, [authorId, from.rank, from.id])
}
