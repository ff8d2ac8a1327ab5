/**
 * Searches by rank with GIN and with RUM (decision 121): times of 50 searches, indexes and their
 * sizes. Part `search` of `npm run bench`; works: SEARCH_WORKS.
 */
import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import {
  countWorksCapped,
  listRanked,
  newestPositions,
} from '../server/src/modules/works/feed/feed-repository'
import { parseWanted } from '../server/src/modules/works/feed/grams'
import { type Database, openDatabase } from '../server/src/platform/db/client'
import { NO_POSTGRES, realPostgres } from '../server/src/testing/databases'
import { say, table } from './lib/measure'
import { OLD_WORDS, seedSearch, VOCABULARY } from './lib/search-seed'

const WORKS = Number(process.env.SEARCH_WORKS ?? 1_000_000)
/** Read by a page of 40 results. */
const LIMIT = 100
const ROUNDS = 5
const LONGEST_MS = 3_600_000

/** Places in the vocabulary: from the most frequent to the rarest word. */
const SINGLE = [
  1, 2, 3, 5, 8, 13, 20, 30, 40, 60, 90, 130, 200, 300, 450, 700, 1000, 1500, 2500, 3900,
]
const PAIRS = [
  [1, 2],
  [1, 40],
  [1, 500],
  [2, 3],
  [3, 20],
  [4, 9],
  [5, 300],
  [6, 7],
  [8, 90],
  [10, 11],
  [12, 1000],
  [15, 16],
  [20, 25],
  [30, 35],
  [40, 50],
  [60, 3000],
  [70, 80],
  [100, 110],
  [200, 220],
  [500, 600],
]
const TRIPLES = [
  [1, 2, 3],
  [1, 5, 40],
  [3, 30, 300],
  [10, 20, 30],
]
const CHARACTERS = ['山', '月', '鲸']

const word = (n: number) => VOCABULARY[n - 1] ?? ''
const SEARCHES: readonly string[] = [
  ...[...SINGLE.map((n) => [n]), ...PAIRS, ...TRIPLES].map((places) => places.map(word).join(' ')),
  ...CHARACTERS,
  ...OLD_WORDS,
]

/** Indexes that a search may be read from; the others are left out, for rows that are small. */
const USED = ['works_ranked_idx', 'works_newest_idx', 'works_grams_idx']
const RUM = `create index works_search_rum_idx on works
  using rum (grams rum_anyarray_addon_ops, rank) with (attach = 'rank', to = 'grams')
  where state = 'public' and merged_into is null`

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`

/** A connection without limits of time, on one core. */
async function connect({ pool }: Database): Promise<pg.PoolClient> {
  const client = await pool.connect()
  await client.query(`set statement_timeout = 0`)
  await client.query(`set maintenance_work_mem = '1GB'`)
  await client.query(`set max_parallel_maintenance_workers = 0`)
  return client
}

// The types do not know that a statement may have a limit of its own.
const unlimited = (text: string) => ({ text, query_timeout: LONGEST_MS })

interface Indexed {
  readonly name: string
  readonly ms: number
  readonly size: string
}

async function index(client: pg.PoolClient, name: string, definition: string): Promise<Indexed> {
  const ms = await time(() => client.query(unlimited(definition)))
  const { rows } = await client.query<{ size: string }>(
    `select pg_size_pretty(pg_relation_size($1::regclass)) as size`,
    [name],
  )
  say(`${name}: ${seconds(ms)}, ${rows[0]?.size}`)
  return { name, ms, size: rows[0]?.size ?? '' }
}

interface Figures {
  /** Of every search in every round but the first, sorted. */
  readonly all: readonly number[]
  /** Best of each search. */
  readonly best: readonly (readonly [search: string, ms: number])[]
}

async function measure(
  rounds: number,
  run: (search: string) => Promise<unknown>,
): Promise<Figures> {
  const found = new Map<string, number[]>(SEARCHES.map((search) => [search, []]))
  for (let round = 0; round <= rounds; round += 1)
    for (const search of SEARCHES) {
      const ms = await time(() => run(search))
      if (round > 0) found.get(search)?.push(ms)
    }
  return {
    all: [...found.values()].flat().sort((a, b) => a - b),
    best: [...found]
      .map(([search, times]): [string, number] => [search, Math.min(...times)])
      .sort(([, a], [, b]) => b - a),
  }
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

function describe(name: string, { all, best }: Figures): string[] {
  const slowest = best.slice(0, 3).map(([search, ms]) => `${search} ${ms.toFixed(0)}`)
  return [
    name,
    ...[0.5, 0.95, 0.99].map((share) => percentile(all, share).toFixed(1)),
    percentile(
      best.map(([, ms]) => ms).sort((a, b) => a - b),
      0.95,
    ).toFixed(1),
    slowest.join(', '),
  ]
}

async function measureBoth(databaseUrl: string, name: string, rounds: number): Promise<string[][]> {
  // A new database: the state of the index is remembered for each.
  const database = await openDatabase({ databaseUrl, dataDir: null })
  const { db } = database
  const filter = { kind: null, tag: null, styleId: null, hidden: null }
  try {
    const page = { after: null, without: [], limit: LIMIT }
    const lists = await measure(rounds, (search) =>
      listRanked(db, { ...filter, wanted: parseWanted(search) }, page),
    )
    const totals = await measure(rounds, (search) =>
      countWorksCapped(db, { list: 'feed', filter: { ...filter, wanted: parseWanted(search) } }),
    )
    const newest = await measure(rounds, (search) =>
      newestPositions(db, { ...filter, wanted: parseWanted(search) }, { ...page, offset: 0 }),
    )
    const rows = [
      describe(`${name}, by rank`, lists),
      describe(`${name}, newest`, newest),
      describe(`${name}, number`, totals),
    ]
    for (const row of rows) say(row.join(' | '))
    return rows
  } finally {
    await database.close()
  }
}

export async function benchSearch(): Promise<void> {
  const database = await realPostgres()
  if (!database) return say(NO_POSTGRES)
  const { connectionString: databaseUrl } = database.pool.options
  if (!databaseUrl) throw new Error('a pool has an address')
  const client = await connect(database)
  try {
    const { rows: present } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'works' and indexname <> 'works_pkey'`,
    )
    for (const { name } of present) await client.query(`drop index ${name}`)
    const seedMs = await time(() =>
      seedSearch(client, { works: WORKS, onBatch: (made) => say(`${made} works`) }),
    )
    say(`rows: ${seconds(seedMs)}`)
    const indexes: Indexed[] = []
    for (const { name, definition } of present)
      if (USED.includes(name)) indexes.push(await index(client, name, definition))
    await client.query('create extension rum')
    indexes.push(await index(client, 'works_search_rum_idx', RUM))
    await client.query(unlimited('vacuum analyze works'))
    const rows = await measureBoth(databaseUrl, 'RUM', ROUNDS)
    await client.query('drop extension rum cascade')
    rows.push(...(await measureBoth(databaseUrl, 'GIN', ROUNDS)))
    const { rows: sizes } = await client.query<{ size: string }>(
      `select pg_size_pretty(pg_table_size('works')) as size`,
    )
    say(`\n${WORKS} works, ${SEARCHES.length} searches, table ${sizes[0]?.size}\n`)
    table(
      ['index', 'built in', 'size'],
      indexes.map(({ name, ms, size }) => [name, seconds(ms), size]),
    )
    table(['ms', 'p50', 'p95', 'p99', 'p95 of the best', 'slowest, best of each'], rows)
  } finally {
    client.release(true)
    await database.close()
  }
}
