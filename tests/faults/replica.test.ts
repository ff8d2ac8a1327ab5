import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { repetitions } from '@studio/testing/effort'
import { type Database, openDatabase } from '../../server/src/platform/db/client'
import { endOfRecords } from '../../server/src/platform/db/replica-watch'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import { NO_POSTGRES } from '../../server/src/testing/databases'
import { followPostgres, ownPostgres } from '../../server/src/testing/postgres'
import { waitUntil } from '../../server/src/testing/wait'
import { makePerson, makeWork, type Person } from '../../server/src/testing/works'

const KILLS = repetitions('kills of a replica', { usual: 1, all: 10 })
const SHORT_LAG_MS = 600
const LONG_LAG_MS = 60_000

test('the position of an idle primary behind a page header counts as the end of its records', () => {
  const page = 3 * 8_192
  assert.equal(endOfRecords(page + 24), page)
  assert.equal(endOfRecords(page + 40), page)
  assert.equal(endOfRecords(page + 48), page + 48)
})

describe('public calls with a replica', { timeout: 120_000 }, () => {
  let primary: Awaited<ReturnType<typeof ownPostgres>>
  let replica: Awaited<ReturnType<typeof followPostgres>>
  let replicaUrl: string
  let databases: Database[]
  /** Accepts any lag. */
  let patient: TestApp
  /** The primary answers soon. */
  let strict: TestApp
  let author: Person
  let stranger: Person
  let workId: string

  before(async () => {
    primary = await ownPostgres({ replicates: true })
    if (!primary) return
    replica = await followPostgres(primary)
    const databaseUrl = await primary.createMigrated()
    replicaUrl = databaseUrl.replace(primary.url, replica.url)
    const open = (maxLagMs: number) =>
      openDatabase({ databaseUrl, dataDir: null, replica: { url: replicaUrl, maxLagMs } })
    databases = [await open(LONG_LAG_MS), await open(SHORT_LAG_MS)]
    const env = { DEMO: '0', SESSION_SECRET: 'only-for-this-test-only-for-this-test' }
    const apps = databases.map((database) => startTestApp({ database, env }))
    ;[patient, strict] = (await Promise.all(apps)) as [TestApp, TestApp]
    author = await makePerson(patient)
    stranger = await makePerson(patient)
    workId = await makeWork(patient.deps, author.id)
    await replicated()
  })
  after(async () => {
    if (!primary) return
    for (const app of [patient, strict]) await app.close()
    for (const database of databases) await database.close()
    replica.stop()
    primary.stop()
  })

  const figures = ({ deps }: TestApp) => {
    const known = deps.reads.figures()
    assert.ok(known)
    return known
  }

  /** Both servers know that the replica has everything. */
  async function replicated(): Promise<void> {
    const since = performance.now()
    const isFresh = (app: TestApp) => {
      const { usable, lagMs } = figures(app)
      return usable && lagMs !== null && lagMs < performance.now() - since
    }
    await waitUntil(() => [patient, strict].every(isFresh))
    assert.ok([patient, strict].every(isFresh), 'the replica follows')
  }

  async function onReplica(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: replicaUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  async function readLikes(app: TestApp, token?: string): Promise<number> {
    const { status, data } = await callApi(app.app, 'GET', `/api/works/${workId}`, {
      ...(token !== undefined && { token }),
    })
    assert.equal(status, 200)
    return (data as { likeCount: number }).likeCount
  }

  /** Calls by answer since the given figures. */
  function answered(app: TestApp, earlier: ReturnType<typeof figures>): Record<string, number> {
    const now = Object.entries(figures(app).answers)
    const counts = now.map(([answer, times]) => [
      answer,
      times - earlier.answers[answer as keyof typeof earlier.answers],
    ])
    return Object.fromEntries(counts.filter(([, times]) => times !== 0)) as Record<string, number>
  }

  test('a paused replay hides a write from others within the bound, never from its author', async (t) => {
    if (!primary) return t.skip(NO_POSTGRES)
    await onReplica('select pg_wal_replay_pause()')
    const early = await makeWork(patient.deps, author.id)
    const body = { id: workId }
    const liked = await callApi(strict.app, 'POST', '/api/works/like', {
      token: stranger.token,
      body,
    })
    assert.equal(liked.code, 0)
    const before = figures(patient)
    assert.equal(await readLikes(patient), 0)
    assert.equal(await readLikes(patient, author.token), 0)
    // The write was accepted by the other server.
    assert.equal(await readLikes(patient, stranger.token), 1)
    const { status } = await callApi(patient.app, 'GET', `/api/works/${early}`)
    assert.equal(status, 200)
    assert.deepEqual(answered(patient, before), { replica: 2, own_write: 1, missing: 1 })

    await waitUntil(() => (figures(strict).lagMs ?? 0) > SHORT_LAG_MS)
    const late = figures(strict)
    assert.equal(late.usable, false)
    assert.equal(await readLikes(strict), 1)
    assert.deepEqual(answered(strict, late), { lag: 1 })

    await onReplica('select pg_wal_replay_resume()')
    await replicated()
    const again = figures(patient)
    assert.equal(await readLikes(patient, stranger.token), 1)
    assert.equal(await readLikes(patient), 1)
    assert.deepEqual(answered(patient, again), { replica: 2 })
  })

  test('every public GET that reads the database is answered by the replica alone', async (t) => {
    if (!primary) return t.skip(NO_POSTGRES)
    await replicated()
    const { pool } = patient.deps
    const statements: string[] = []
    const query = pool.query.bind(pool)
    t.mock.method(pool, 'query', (...args: Parameters<typeof query>) => {
      statements.push(JSON.stringify(args[0]))
      return query(...args)
    })
    const urls = [
      '/api/works/publicWorks?feed=recommended',
      '/api/works/publicWorks?feed=newest',
      '/api/works/publicWorks?q=山水',
      '/api/works/tags',
      `/api/works/${workId}`,
      `/api/works/${workId}/related`,
      `/api/works/getUserWorks?user_id=${author.id}`,
      `/api/user/pubInfo?user_id=${author.id}`,
      '/api/user/search?q=墨',
      `/api/follow/list?user_id=${author.id}&list=followers`,
      '/api/model/app/page',
      '/api/model/app/tagList',
      '/api/banner/list',
      '/api/tools/apps',
      '/api/tools-tag/app-list',
      '/api/styles/app',
      '/api/preset/list',
      '/api/app-config/generate',
      '/api/app-config/models',
      '/api/app-config/short-animation',
    ]
    const earlier = figures(patient)
    for (const url of urls) {
      const { status } = await callApi(patient.app, 'GET', url)
      assert.equal(status, 200, url)
    }
    // Counting calls and following what operators arranged go on.
    const expected = /rate_limits|pg_current_wal_insert_lsn|settings|hidden_items|engine_/
    assert.deepEqual(
      statements.filter((text) => !expected.test(text)),
      [],
    )
    assert.deepEqual(answered(patient, earlier), { replica: urls.length })
  })

  test(`${KILLS} kills and a freeze of the replica fail no call`, async (t) => {
    if (!primary) return t.skip(NO_POSTGRES)
    const isBack = () => figures(strict).usable
    const statuses: number[] = []
    let reading = true
    const read = async () => {
      while (reading) {
        const { status } = await callApi(strict.app, 'GET', '/api/works/publicWorks?feed=newest')
        statuses.push(status)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
    const readers = Promise.all([read(), read()])
    for (let kill = 0; kill < KILLS; kill += 1) {
      await replica.kill()
      await waitUntil(() => !isBack())
      assert.equal(figures(strict).usable, false)
      await replica.start()
      await waitUntil(isBack)
      assert.ok(isBack())
    }
    replica.freeze()
    await waitUntil(() => !isBack())
    const cutAt = figures(strict)
    await waitUntil(() => answered(strict, cutAt).failed === 2 || !reading, 10_000)
    replica.thaw()
    await waitUntil(isBack)
    const { answers } = figures(strict)
    const before = answers.replica
    await waitUntil(() => figures(strict).answers.replica > before)
    reading = false
    await readers
    assert.ok(figures(strict).answers.replica > before)
    assert.deepEqual(
      statuses.filter((status) => status !== 200),
      [],
    )
  })

  test('a replica that was promoted is read no more', async (t) => {
    if (!primary) return t.skip(NO_POSTGRES)
    await onReplica('select pg_promote()')
    await waitUntil(() => !figures(patient).usable)
    const earlier = figures(patient)
    await readLikes(patient)
    assert.deepEqual(answered(patient, earlier), { away: 1 })
  })
})
