import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everything } from '@studio/testing/effort'
import type { JobView } from '@contract/jobs'
import pg from 'pg'
import { startFakeApi } from '../../integrations/engines/openai/testing/fake-api'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForEnd } from '../../testing/ended-jobs'
import { NO_POSTGRES } from '../../testing/databases'
import { assertSoundLedger } from '../../testing/ledger-checks'
import { startPooler } from '../../testing/pooler'
import { testPostgres } from '../../testing/postgres'
import { openDatabase } from './client'

/** Fewer connections than the two processes have people and tasks. */
const POOL = 3
const JOBS = 6

/** A new user orders pictures at one server and sees them at the other. */
async function order(at: TestApp, elsewhere: TestApp): Promise<void> {
  const { token } = await signInByCalls(at.app, newPhone())
  const sent = await Promise.all(
    Array.from({ length: JOBS }, (_, number) =>
      callApi(at.app, 'POST', '/api/generate', {
        token,
        body: {
          requestId: `pooled-order-${number}`,
          quotedCredits: 1,
          params: { prompt: '山水', model: 'painter-x' },
        },
      }),
    ),
  )
  for (const { data, message } of sent) {
    assert.ok(data, message)
    const job = await waitForEnd(elsewhere, { token, id: (data as { job: JobView }).job.id })
    assert.equal(job.status, 'succeeded')
  }
  const { data } = await callApi(at.app, 'GET', '/api/user/info', { token })
  await assertSoundLedger(at.deps.db, (data as { id: string }).id)
}

test('two servers work through PgBouncer in transaction mode; LISTEN and migrations go past it', async (t) => {
  if (!everything) return t.skip('npm test -- --all')
  const postgres = await testPostgres()
  if (!postgres) return t.skip(NO_POSTGRES)
  const sessionUrl = await postgres.createDatabase()
  const pooler = await startPooler(sessionUrl, POOL)
  if (!pooler) return t.skip('no PgBouncer on this machine (apt-get install pgbouncer)')
  const api = await startFakeApi({ pictureSize: '48x64' })
  const env = {
    OPENAI_BASE_URL: api.baseUrl,
    OPENAI_MODEL: 'painter-x',
    OPENAI_CREDITS: '1',
    SESSION_SECRET: 'only-for-this-test-only-for-this-test',
    MAX_ACTIVE_JOBS: '20',
    WORKER_CONCURRENCY: '3',
  }
  const client = new pg.Client({ connectionString: sessionUrl })
  await client.connect()
  try {
    const location = { databaseUrl: pooler.url, sessionUrl, dataDir: null, onOutage() {} }
    // Both migrate at once.
    const databases = await Promise.all([openDatabase(location), openDatabase(location)])
    const [one, two] = await Promise.all(
      databases.map((database) => startTestApp({ database, env, works: true })),
    )
    assert.ok(one && two)
    await Promise.all([order(one, two), order(two, one)])
    const { rows } = await client.query<{ listening: number; locks: number }>(
      `select count(*) filter (where query ilike 'listen%')::int as listening,
        (select count(*)::int from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())) as locks
       from pg_stat_activity where datname = current_database()`,
    )
    assert.equal(rows[0]?.listening, 2)
    // A lock of a session that the pooler keeps would keep every later migration waiting.
    assert.equal(rows[0]?.locks, 0)
    await Promise.all([one.close(), two.close()])
    await Promise.all(databases.map((database) => database.close()))
  } finally {
    await client.end()
    await pooler.close()
    await api.close()
    await postgres.dropDatabase(sessionUrl)
  }
})
