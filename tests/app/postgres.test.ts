import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { NO_POSTGRES } from '../../server/src/testing/databases'
import { ownPostgres } from '../../server/src/testing/postgres'

test('a PostgreSQL started again after a kill lets the first client in', async (t) => {
  const postgres = await ownPostgres()
  if (!postgres) return t.skip(NO_POSTGRES)
  t.after(() => postgres.stop())
  const connectClient = async () => {
    const client = new pg.Client({ connectionString: `${postgres.url}/postgres` })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  for (let round = 0; round < 5; round++) {
    const client = await connectClient()
    // Something to read again from the log.
    await client.query('create table if not exists written (number int)')
    await client.query('insert into written select generate_series(1, 20000)')
    await postgres.kill()
    await postgres.start()
    await (await connectClient()).end()
  }
  const client = await connectClient()
  const { rows } = await client.query<{ count: string }>('select count(*) from written')
  await client.end()
  assert.equal(rows[0]?.count, '100000')
})
