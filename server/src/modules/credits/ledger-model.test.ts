import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Database } from '../../platform/db/client'
import { embeddedDatabase, NO_POSTGRES, realPostgres } from '../../testing/databases'
import { repetitions } from '@studio/testing/effort'
import { makeUser } from '../../testing/accounts'
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
})
