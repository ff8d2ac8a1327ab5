import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { openDatabase } from '../../../platform/db/client'
import { callApi, startTestApp, type TestApp } from '../../../testing/app'
import { makeUser } from '../../../testing/accounts'
import { NO_POSTGRES, realPostgres } from '../../../testing/databases'
import { fillSquare } from '../../../testing/works'
import { listRanked } from './feed-repository'
import { computeGrams, parseWanted } from './grams'
import { searchByRank } from './search'

const CREATE = `create index works_search_rum_idx on works
  using rum (grams rum_anyarray_addon_ops, rank) with (attach = 'rank', to = 'grams')
  where state = 'public' and merged_into is null`
const WORKS = 120

type Source = Pick<TestApp['deps'], 'db' | 'pool'>

/** Statements that a pool sends until the end. */
function watchStatements(pool: pg.Pool): { end(): readonly string[] } {
  const sent: string[] = []
  const query = pool.query.bind(pool)
  pool.query = ((...args: Parameters<typeof query>) => {
    sent.push(JSON.stringify(args[0]))
    return query(...args)
  }) as typeof pool.query
  return {
    end() {
      pool.query = query
      return sent
    },
  }
}

describe('searches by the RUM index', () => {
  let server: TestApp
  let pool: pg.Pool
  let skipped: string | null = null
  before(async () => {
    const database = await realPostgres()
    if (!database) return void (skipped = NO_POSTGRES)
    ;({ pool } = database)
    const { rowCount } = await pool.query(`select from pg_available_extensions where name = 'rum'`)
    if (!rowCount) skipped = 'no RUM for this PostgreSQL (Debian: postgresql-15-rum)'
    server = await startTestApp({ database })
    const { db } = database
    const authors = [await makeUser(db), await makeUser(db), await makeUser(db)]
    await fillSquare(
      server.deps,
      Array.from({ length: WORKS }, (_, at) => {
        const search = at % 3 === 0 ? '远山 灯塔' : '孤灯 古塔'
        // Every fifth has the rank of the one before it.
        const rank = 1000 + at - (at % 5 === 1 ? 1 : 0)
        return { userId: authors[at % 3] ?? '', rank, search, grams: computeGrams(search) }
      }),
    )
  })
  after(async () => {
    await server?.close()
    await server?.deps.database.close()
  })

  /** All hits, page by page, and the statements that were sent. */
  async function listHits(
    words: string,
    { db, pool }: Source = server.deps,
  ): Promise<{ ids: string[]; byRum: boolean }> {
    const filter = {
      kind: null,
      tag: null,
      styleId: null,
      hidden: null,
      wanted: parseWanted(words),
    }
    const ids: string[] = []
    let last: { id: string; rank: number } | null = null
    const sent = watchStatements(pool)
    for (;;) {
      const page = await listRanked(db, filter, { after: last, without: [], limit: 7 })
      ids.push(...page.map(({ id }) => id))
      last = page.at(-1) ?? null
      if (page.length < 7) break
    }
    return { ids, byRum: sent.end().some((text) => text.includes('<=|')) }
  }

  test('a frequent word of low ranks is gathered after a bounded walk', async (t) => {
    if (skipped !== null) return t.skip(skipped)
    await pool.query('analyze works')
    const { db } = server.deps
    const wanted = parseWanted('塔')
    // Every work has the word, so that a walk over 21 of them is expected to meet seven.
    const search = async (most: number) => {
      const conditions = sql`state = 'public' and grams @> '{塔}' and rank < ${most}::float8`
      const words = { wanted, conditions, narrow: () => conditions, below: undefined, from: null }
      const sent = watchStatements(pool)
      const found = await searchByRank(db, { ...words, limit: 7 })
      return { ranks: found.map(({ rank }) => rank), statements: sent.end().length }
    }
    await search(2000)
    const highest = [1119, 1118, 1117, 1115, 1115, 1114, 1113]
    assert.deepEqual(await search(2000), { ranks: highest, statements: 1 })
    const lower = highest.map((rank) => rank - 70)
    assert.deepEqual(await search(1050), { ranks: lower, statements: 2 }, 'beyond its end')
  })

  test('have the hits and the order of GIN, and go on by GIN once the extension is dropped', async (t) => {
    if (skipped !== null) return t.skip(skipped)
    const words = ['灯塔', '孤灯 古塔', '塔', '灯 山']
    const expected: string[][] = []
    for (const word of words) expected.push((await listHits(word)).ids)
    assert.deepEqual(
      expected.map(({ length }) => length),
      [40, 80, 120, 40],
    )
    await pool.query('create extension rum')
    await pool.query(CREATE)
    await pool.query('analyze works')
    // So few rows are sorted sooner: new connections read them from the index.
    const { rows } = await pool.query<{ name: string }>('select current_database() as name')
    for (const scan of ['seqscan', 'bitmapscan', 'sort'])
      await pool.query(`alter database ${rows[0]?.name} set enable_${scan} = off`)
    const { connectionString: databaseUrl = null } = pool.options
    const indexed = await openDatabase({ databaseUrl, dataDir: null })
    t.after(() => indexed.close())
    const plan = await indexed.pool.query(`explain select id from works
      where state = 'public' and merged_into is null and grams @> '{灯塔}'
      order by rank <=| 10000000 limit 7`)
    assert.match(JSON.stringify(plan.rows), /works_search_rum_idx/)
    for (const [at, word] of words.entries()) {
      const { ids, byRum } = await listHits(word, indexed)
      // Of two words so few works have both that no list is read.
      assert.equal(byRum, !word.includes(' '), word)
      assert.deepEqual(ids, expected[at])
    }
    await pool.query('drop extension rum cascade')
    const url = `/api/works/publicWorks?q=${encodeURIComponent('灯塔')}`
    const { status, data } = await callApi(server.app, 'GET', url)
    assert.equal(status, 200)
    assert.equal((data as { total: number }).total, 40)
    // The first search meets the missing operator, the others know.
    for (const byRum of [true, false])
      assert.deepEqual(await listHits('灯塔', indexed), { ids: expected[0], byRum })
  })
})
