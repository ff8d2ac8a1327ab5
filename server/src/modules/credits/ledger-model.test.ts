import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Database } from '../../platform/db/client'
import { embeddedDatabase, NO_POSTGRES, realPostgres } from '../../testing/databases'
import { repetitions } from '@studio/testing/effort'
import { makeUser } from '../../testing/accounts'
import { readSpent } from './service'
import { checkLedgerModel } from '../../testing/ledger-model'

const RUNS = repetitions('lives of the ledger', { usual: 40, all: 2_000 })

describe('whatever happens, Σ = 0, balance = Σ entries ≥ 0, and no hold lacks a live job', () => {
  const opened: Database[] = []
  after(() => Promise.all(opened.map((database) => database.close())))

  test(`${RUNS} lives on PGlite`, async () => {
    const database = await embeddedDatabase()
    opened.push(database)
    await checkLedgerModel(database.db, RUNS)
  })

  test(`${RUNS} lives on PostgreSQL`, async (t) => {
    const database = await realPostgres()
    if (!database) return t.skip(NO_POSTGRES)
    opened.push(database)
    await checkLedgerModel(database.db, RUNS)
  })

  test('rows of the ledger cannot be changed or deleted, nor an unbalanced transfer stored', async () => {
    const [database] = opened
    assert.ok(database)
    await makeUser(database.db, { credits: 5 })
    const append = /append-only/
    await assert.rejects(database.pool.query('update ledger_entries set amount = 99'), append)
    await assert.rejects(database.pool.query('delete from ledger_transfers'), append)
    await assert.rejects(
      database.pool.query(`with t as (
        insert into ledger_transfers (id, kind, user_id) values ('x', 'welcome', 'x') returning id)
        insert into ledger_entries (transfer_id, account, amount, balance_after)
        select id, 'user:x', 5, 5 from t`),
      /sum to zero/,
    )
  })

  test('the sum of what was spent is exact for transfers that come together, and from before it', async () => {
    const [database] = opened
    assert.ok(database)
    const { db, pool } = database
    const userId = await makeUser(db, { credits: 5 })
    const settle = (numbers: number[]) =>
      pool.query(
        `with n as (select unnest($2::int[]) as n), t as (
          insert into ledger_transfers (id, kind, user_id, job_id)
          select $1 || n, 'settle', $1, $1 || n from n order by n returning id)
        select 1`,
        [userId, numbers],
      )
    const enter = (numbers: number[]) =>
      pool.query(
        `insert into ledger_entries (transfer_id, account, amount, balance_after)
          select $1 || n, x.account, x.sign * n, case when x.sign < 0 then 0 end
          from unnest($2::int[]) n, (values ('held:' || $1, -1), ('system:revenue', 1)) x(account, sign)
          order by n desc`,
        [userId, numbers],
      )
    await settle([1, 2, 3, 4, 5, 6])
    await enter([3, 1, 2])
    assert.equal(await readSpent(db, userId), 6)
    await pool.query('delete from user_spending where user_id = $1', [userId])
    assert.equal(await readSpent(db, userId), 6, 'from the entries')
    await enter([4, 5])
    const { rows } = await pool.query('select credits from user_spending where user_id = $1', [
      userId,
    ])
    assert.deepEqual(rows, [{ credits: 15 }])
    await enter([6])
    assert.equal(await readSpent(db, userId), 21)
  })
})
