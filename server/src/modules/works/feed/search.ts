/**
 * Searches ordered by rank (decisions 121 and 137). Words with few hits are gathered and sorted: by
 * the RUM index where an operator has created it, which holds the hits of a piece with their ranks,
 * by GIN otherwise. For frequent words the ranks are walked first, a bounded way: the planner walks
 * on to the end when all hits have a low rank.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client'
import { cached } from '../../../platform/lib/cached'
import { parseWanted, type Wanted } from './grams'
import type { Candidate } from './spread'

/** As docs/OPERATING.md creates it. */
const INDEX = 'works_search_rum_idx'
const FRESH_MS = 60_000
/** RUM sorts all hits: with more of them a walk along the ranks meets enough of them soon. */
const MOST_HITS = 50_000
/** Of several words: so few works with all of them are gathered at once, where RUM reads each list. */
const FEW_HITS = 500
/** A walk looks at so many works for each that it would need for evenly spread hits. */
const PATIENCE = 3
const MOST_WALKED = 100_000
/** Works of a walk that cost as much as one hit that is gathered from all over the table. */
const WALKED_PER_HIT = 2
/** Above every rank (hours since 1970 and a few): works are ordered by their distance below it. */
const ABOVE_ALL = 10_000_000
/** No such operator, or no such type: the extension was dropped. */
const GONE = new Set(['42883', '42704'])

interface SearchState {
  /** Whether there is a usable RUM index. */
  readonly rum: boolean
  readonly works: number
  /** Share of works with each of the most frequent pieces, and of the rarest of these. */
  readonly shares: ReadonlyMap<string, number>
  readonly rarest: number
}

async function readState(db: Db): Promise<SearchState> {
  const { rows } = await db.execute<{
    works: number
    rum: boolean
    pieces: string[]
    shares: number[]
  }>(sql`
    select c.reltuples::float8 as works, coalesce(s.most_common_elems::text::text[], '{}') as pieces,
      coalesce(s.most_common_elem_freqs::float8[], '{}') as shares,
      exists (select 1 from pg_index i
        where i.indexrelid = to_regclass(${INDEX}) and i.indrelid = c.oid and i.indisvalid) as rum
    from pg_class c
    left join pg_stats s on s.schemaname = 'public' and s.tablename = 'works' and s.attname = 'grams'
    where c.oid = to_regclass('works')`)
  const [row] = rows
  if (!row) throw new Error('there is no table of works')
  // The statistics end with the lowest and highest share, and that of nulls.
  const shares = row.pieces.map((piece, at): [string, number] => [piece, row.shares[at] ?? 0])
  return {
    rum: row.rum,
    works: row.works,
    shares: new Map(shares),
    rarest: Math.min(1, ...shares.map(([, share]) => share)),
  }
}

const states = new WeakMap<Db, () => Promise<SearchState>>()

function findState(db: Db): Promise<SearchState> {
  const read = states.get(db) ?? cached(FRESH_MS, () => readState(db))
  states.set(db, read)
  return read()
}

function isGone(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (GONE.has(String((one as NodeJS.ErrnoException).code))) return true
  return false
}

/** The first works by rank that a search meets. */
interface RankSearch {
  readonly wanted: Wanted
  readonly conditions: SQL | undefined
  /** The same with only these pieces of the words. */
  readonly narrow: (wanted: Wanted) => SQL | undefined
  /** The page's begin among all works in their order. */
  readonly below: SQL | undefined
  /** The highest rank on the page; null: any may be. */
  readonly from: number | null
  readonly limit: number
}

/** Null: the extension was dropped. */
async function readRum(
  db: Db,
  { conditions, from, limit }: { conditions: SQL | undefined } & Pick<RankSearch, 'from' | 'limit'>,
): Promise<Candidate[] | null> {
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

/** The columns a list is ordered by, and the works of the index in that order. */
const ORDERS = {
  rank: { by: sql`rank desc, id desc`, listed: sql`state = 'public' and merged_into is null` },
  time: { by: sql`published_at desc, id desc`, listed: sql`state = 'public'` },
} as const

/** A work with what lists are ordered by. */
interface Hit extends Candidate {
  /** Published at, ms since 1970. */
  readonly at: number
}

interface Reading extends Pick<RankSearch, 'conditions' | 'below' | 'limit'> {
  readonly order: keyof typeof ORDERS
}

const columns = sql`id, rank, user_id as "authorId",
  (extract(epoch from published_at) * 1000)::float8 as at`

/** Fewer than the limit: there may be more behind what was walked. */
async function walk(db: Db, reading: Reading, mostWalked: number): Promise<Hit[]> {
  const { conditions, below = sql`true`, limit } = reading
  const { by, listed } = ORDERS[reading.order]
  const { rows } = await db.execute<Hit & Record<string, unknown>>(sql`
    select ${columns} from (
      select * from works where ${listed} and ${below} order by ${by} limit ${mostWalked}) works
    where ${conditions} order by ${by} limit ${limit}`)
  return rows
}

/** All hits, sorted: the planner may not walk along the order instead. */
async function gather(db: Db, { conditions, order, limit }: Reading): Promise<Hit[]> {
  const { by } = ORDERS[order]
  const { rows } = await db.execute<Hit & Record<string, unknown>>(sql`
    select ${columns} from (
      select id, rank, user_id, published_at from works where ${conditions} offset 0) found
    order by ${by} limit ${limit}`)
  return rows
}

/** Share of works with all words, as if each were independent of the others. */
const estimateShare = ({ words, grams }: Wanted, share: (gram: string) => number): number =>
  (words.length > 0 ? words.map((word) => parseWanted(word).grams) : [grams])
    .map((pieces) => Math.min(1, ...pieces.map(share)))
    .reduce((product, one) => product * one, 1)

interface Estimate {
  /** Works with all words. */
  readonly hits: number
  /** Works that a walk should look at; 0: gathering is cheaper. */
  readonly walked: number
}

function estimate(state: SearchState, wanted: Wanted, limit: number): Estimate {
  const { works, shares, rarest } = state
  const expected = estimateShare(wanted, (gram) => shares.get(gram) ?? rarest)
  const hits = works * expected
  const even = limit / expected
  const isCheaper = even <= MOST_WALKED && even <= hits * WALKED_PER_HIT
  return { hits, walked: isCheaper ? Math.min(MOST_WALKED, Math.ceil(PATIENCE * even)) : 0 }
}

async function walkOrGather(db: Db, reading: Reading, walked: number): Promise<Hit[]> {
  const found = walked > 0 ? await walk(db, reading, walked) : []
  return found.length >= reading.limit ? found : gather(db, reading)
}

export async function searchByRank(db: Db, search: RankSearch): Promise<Candidate[]> {
  const { wanted, narrow, from, limit } = search
  const state = await findState(db)
  const { works, shares, rarest } = state
  const { hits, walked } = estimate(state, wanted, limit)
  const rare = wanted.grams.filter((gram) => works * (shares.get(gram) ?? rarest) <= MOST_HITS)
  const isFew = wanted.words.length > 1 && hits <= FEW_HITS
  if (state.rum && rare.length > 0 && !isFew) {
    const conditions = narrow({ ...wanted, grams: rare })
    const found = await readRum(db, { conditions, from, limit })
    if (found) return found
  }
  return walkOrGather(db, { ...search, order: 'rank' }, walked)
}

/** The same, newest first. */
export async function searchNewest(
  db: Db,
  search: Pick<RankSearch, 'wanted' | 'conditions' | 'below' | 'limit'>,
): Promise<readonly Pick<Hit, 'id' | 'at'>[]> {
  const { walked } = estimate(await findState(db), search.wanted, search.limit)
  return walkOrGather(db, { ...search, order: 'time' }, walked)
}
