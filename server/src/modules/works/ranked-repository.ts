/** 推荐 when nothing narrows it: the statements of readRanked, written by hand. */
import type pg from 'pg'
import { queryRows, type Statement } from '../../platform/db/prepared'
import type { Candidate, RankPosition } from './spread'

const CANDIDATE = `id, rank, user_id as "authorId" from works
  where state = 'public' and merged_into is null`
const IN_ORDER = `order by rank desc, id desc limit`

/** A literal limit lets the plan be cached (see card-repository); the smallest that suffices. */
const AHEAD = [40, 60, 80, 120] as const
const DEPTH = [11, 21, 31, 51] as const
const chooseLimit = (limits: readonly number[], limit: number) =>
  limits.find((one) => one >= limit) ?? limit

const scanStatement = (limit: number): Statement => ({
  name: `ranked ${limit}`,
  text: `select ${CANDIDATE} and user_id <> all($1) ${IN_ORDER} ${limit}`,
})

const scanNextStatement = (limit: number): Statement => ({
  name: `ranked on ${limit}`,
  text: `select ${CANDIDATE} and user_id <> all($1) and (rank, id) < ($2::float8, $3)
    ${IN_ORDER} ${limit}`,
})

const authorStatement = (limit: number): Statement => ({
  name: `ranked of ${limit}`,
  text: `select ${CANDIDATE} and user_id = $1 and (rank, id) <= ($2::float8, $3)
    ${IN_ORDER} ${limit}`,
})

/** By rank, the alike ones merged, without these authors: `limit` of them, or more. */
export async function scanRanked(
  pool: pg.Pool,
  page: { after: RankPosition | null; without: readonly string[]; limit: number },
): Promise<Candidate[]> {
  const limit = chooseLimit(AHEAD, page.limit)
  const { after, without } = page
  return after
    ? queryRows<Candidate>(pool, scanNextStatement(limit), [without, after.rank, after.id])
    : queryRows<Candidate>(pool, scanStatement(limit), [without])
}

/** Of one author, from a place on (with it). */
export async function scanRankedByAuthor(
  pool: pg.Pool,
  { authorId, from, limit }: { authorId: string; from: RankPosition; limit: number },
): Promise<Candidate[]> {
  const statement = authorStatement(chooseLimit(DEPTH, limit))
  return queryRows<Candidate>(pool, statement, [authorId, from.rank, from.id])
}
