import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Database, openDatabase } from '../../server/src/platform/db/client'
import { transaction } from '../../server/src/platform/db/transaction'
import { NO_POSTGRES } from '../../server/src/testing/databases'
import { testPostgres } from '../../server/src/testing/postgres'
import { type Cut, type CuttingProxy, startCuttingProxy } from './cutting-proxy'

const SLOTS = 8
const CUTS = 50
/** Connections that were ended by the server may all be tried before a new one is opened. */
const MOST_TRIES = 3 * SLOTS

/** Positions where a transaction can lose its connection. */
const MOMENTS: Cut[] = ['begin', 'insert into cuts', 'savepoint', 'commit', 'rollback'].flatMap(
  (at) => [
    { at, delivered: false },
    { at, delivered: true },
  ],
)

class Unwanted extends Error {}

describe('connections that are cut within transactions', () => {
  let proxy: CuttingProxy
  let database: Database
  let admin: pg.Client
  let skipped = true
  before(async () => {
    const postgres = await testPostgres()
    if (!postgres) return
    skipped = false
    const databaseUrl = await postgres.createMigrated()
    admin = new pg.Client({ connectionString: databaseUrl })
    await admin.connect()
    await admin.query('create table cuts (id int primary key)')
    proxy = await startCuttingProxy(databaseUrl)
    database = await openDatabase({
      databaseUrl: proxy.url,
      dataDir: null,
      maxConnections: SLOTS,
    })
  })
  after(async () => {
    if (skipped) return
    await admin.end()
    await proxy.close()
  })

  /** A transaction with a savepoint in it; every third is thrown away by its own error. */
  async function insert(id: number): Promise<void> {
    await transaction(database.db, async (tx) => {
      await tx.execute(sql`insert into cuts values (${id})`)
      await transaction(tx, (inner) => inner.execute(sql`select 1`))
      if (id % 3 === 0) throw new Unwanted()
    })
  }

  test(`${CUTS} cuts, and all slots are free`, { timeout: 120_000 }, async (t) => {
    if (skipped) return t.skip(NO_POSTGRES)
    const { pool } = database
    const written = new Set<number>()
    const unknown = new Set<number>()
    for (let round = 0; round < CUTS; round += 1) {
      const moment = MOMENTS[round % MOMENTS.length]
      assert.ok(moment)
      const cutsBefore = proxy.cuts()
      if (round % 5 === 4) {
        const ids = Array.from({ length: SLOTS }, (_, n) => round * 100 + n)
        const attempts = Promise.allSettled(ids.map((id) => insert(id).then(() => written.add(id))))
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
        const results = await attempts
        for (const [n, { status }] of results.entries())
          if (status === 'rejected') unknown.add(ids[n] as number)
        continue
      }
      proxy.plan(moment)
      for (let n = 0; proxy.cuts() === cutsBefore && n < MOST_TRIES; n += 1) {
        const id = round * 100 + n
        await insert(id).then(
          () => written.add(id),
          () => unknown.add(id),
        )
      }
      assert.equal(proxy.cuts(), cutsBefore + 1, `nothing was cut at ${moment.at}`)
      assert.equal(pool.totalCount - pool.idleCount, 0, `a cut at ${moment.at} held its slot`)
    }
    proxy.plan(null)

    assert.equal(pool.waitingCount, 0)
    assert.equal(pool.totalCount - pool.idleCount, 0, 'slots that were not released')
    const all = await Promise.all(Array.from({ length: SLOTS }, () => pool.connect()))
    for (const client of all) client.release()

    const { rows } = await admin.query<{ id: number }>('select id from cuts')
    const there = new Set(rows.map(({ id }) => id))
    for (const id of written) assert.ok(there.has(id), `${id} was acknowledged and is lost`)
    for (const id of there) assert.ok(written.has(id) || unknown.has(id), `${id} is from nowhere`)
    for (const id of there) assert.notEqual(id % 3, 0, `${id} was rolled back and is there`)
    await database.close()
  })

  test('a statement that failed and was swallowed makes COMMIT fail too', async (t) => {
    if (skipped) return t.skip(NO_POSTGRES)
    const { db, close } = await openDatabase({ databaseUrl: proxy.url, dataDir: null })
    await assert.rejects(
      transaction(db, async (tx) => {
        await tx.execute(sql`insert into cuts values (-1)`)
        await tx.execute(sql`select 1/0`).catch(() => {})
      }),
      { name: 'RolledBack' },
    )
    await close()
  })

  test('what a transaction throws is what its caller hears, though ROLLBACK failed', async (t) => {
    if (skipped) return t.skip(NO_POSTGRES)
    const { db, close } = await openDatabase({ databaseUrl: proxy.url, dataDir: null })
    proxy.plan({ at: 'rollback', delivered: false })
    await assert.rejects(
      transaction(db, () => Promise.reject(new Unwanted())),
      Unwanted,
    )
    proxy.plan(null)
    await close()
  })
})
