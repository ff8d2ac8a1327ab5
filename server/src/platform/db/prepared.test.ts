import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { NO_POSTGRES, realPostgres } from '../../testing/databases'
import { queryRows } from './prepared'

const STATEMENT = { name: 'twice', text: 'select $1::int * 2 as twice' }
const LIST_PREPARED = 'select name from pg_prepared_statements'

async function listPrepared(pool: pg.Pool, name: string | null): Promise<string[]> {
  for (const value of [1, 2]) {
    const rows = await queryRows<{ twice: number }>(pool, { ...STATEMENT, name }, [value])
    assert.deepEqual(rows, [{ twice: value * 2 }])
  }
  const { rows } = await pool.query<{ name: string }>(LIST_PREPARED)
  return rows.map((row) => row.name)
}

test('a connection of its own keeps a statement by its name; one that may be a pooler does not', async (t) => {
  // One connection, so that its own prepared statements are the ones read.
  const database = await realPostgres({ maxConnections: 1 })
  if (!database) return t.skip(NO_POSTGRES)
  const { connectionString } = database.pool.options
  const pooled = new pg.Pool({ connectionString, max: 1 })
  try {
    assert.deepEqual(await listPrepared(database.pool, null), [])
    assert.deepEqual(await listPrepared(database.pool, STATEMENT.name), [STATEMENT.name])
    assert.deepEqual(await listPrepared(pooled, STATEMENT.name), [])
  } finally {
    await pooled.end()
    await database.close()
  }
})
