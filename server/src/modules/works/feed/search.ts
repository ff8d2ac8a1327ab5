/**
 * Searches ordered by rank (decision 121). Where an operator has created the RUM index, words with
 * few enough hits are read from it: it holds the hits of a piece with their ranks. All others, and
 * all without it, are left to the planner: GIN, or a walk along the ranks.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client'
import { cached } from '../../../platform/lib/cached'
import type { Wanted } from './grams'
import type { Candidate } from './spread'

/** As docs/OPERATING.md creates it. */
const INDEX = 'works_search_rum_idx'
const FRESH_MS = 60_000
/** RUM sorts all hits: with more of them a walk along the ranks meets enough of them soon. */
const MOST_HITS = 50_000
/** Above every rank (hours since 1970 and a few): works are ordered by their distance below it. */
const ABOVE_ALL = 10_000_000
/** No such operator, or no such type: the extension was dropped. */
const GONE = new Set(['42883', '42704'])

interface SearchState {
  readonly works: number
  /** Share of works with each of the most frequent pieces, and of the rarest of these. */
  readonly shares: ReadonlyMap<string, number>
  readonly rarest: number
}

/** Null: there is no usable index. */
async function readState(db: Db): Promise<SearchState | null> {
  const { rows } = await db.execute<{ works: number; pieces: string[]; shares: number[] }>(sql`
    select c.reltuples::float8 as works, coalesce(s.most_common_elems::text::text[], '{}') as pieces,
      coalesce(s.most_common_elem_freqs::float8[], '{}') as shares
    from pg_class c join pg_index i on i.indexrelid = to_regclass(${INDEX}) and i.indrelid = c.oid
    left join pg_stats s on s.schemaname = 'public' and s.tablename = 'works' and s.attname = 'grams'
    where i.indisvalid`)
  const [row] = rows
  if (!row) return null
  // The statistics end with the lowest and highest share, and that of nulls.
  const shares = row.pieces.map((piece, at): [string, number] => [piece, row.shares[at] ?? 0])
  return {
    works: row.works,
    shares: new Map(shares),
    rarest: Math.min(1, ...shares.map(([, share]) => share)),
  }
}

const states = new WeakMap<Db, () => Promise<SearchState | null>>()

function findState(db: Db): Promise<SearchState | null> {
  const read = states.get(db) ?? cached(FRESH_MS, () => readState(db))
  states.set(db, read)
  return read()
}

/**
 * The pieces by which the RUM index is read: rare enough ones, the words decide about the rest.
 * Null: it is not there, or no piece is.
 */
export async function narrowForRank(db: Db, wanted: Wanted): Promise<Wanted | null> {
  const state = await findState(db)
  if (!state) return null
  const { works, shares, rarest } = state
  const grams = wanted.grams.filter((gram) => works * (shares.get(gram) ?? rarest) <= MOST_HITS)
  return grams.length > 0 ? { ...wanted, grams } : null
}

function isGone(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (GONE.has(String((one as NodeJS.ErrnoException).code))) return true
  return false
}

/**
 * The first works by rank that meet the conditions. Null: the extension was dropped.
 * @param search.conditions with those of narrowed words
 * @param search.from the highest rank that meets them; null: any does
 */
export async function searchByRank(
  db: Db,
  search: { conditions: SQL | undefined; from: number | null; limit: number },
): Promise<Candidate[] | null> {
  const { conditions, from, limit } = search
  try {
    // Equal ranks come together, so that the order by id holds across pages.
    const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
      select id, rank, "authorId" from (
        select id, rank, user_id as "authorId" from works where ${conditions}
        order by rank <=| ${from ?? ABOVE_ALL}::float8 fetch first ${limit} rows with ties) found
      order by rank desc, id desc limit ${limit}`)
    return rows
  } catch (error) {
    if (!isGone(error)) throw error
    states.delete(db)
    return null
  }
}
