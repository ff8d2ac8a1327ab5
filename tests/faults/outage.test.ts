import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { ERRORS } from '@contract/errors'
import { repetitions } from '@studio/testing/effort'
import {
  type FakeApi,
  startFakeApi,
} from '../../server/src/integrations/engines/openai/testing/fake-api'
import { builtServer } from '../../server/src/testing/built'
import { NO_POSTGRES } from '../../server/src/testing/databases'
import { ownPostgres } from '../../server/src/testing/postgres'
import { launchProcess, type Process, startProcess, TEST_ENV } from '../server/kill/processes'

const RESTARTS = repetitions('restarts of PostgreSQL', { usual: 2, all: 20 })
const AWAY_MS = 1000 * repetitions('seconds without PostgreSQL', { usual: 6, all: 60 })
/** Longer than the lease of a run with `--all`. */
const READ_ONLY_MS = 1000 * repetitions('seconds read-only', { usual: 2, all: 30 })
/** On an idle machine it is 3 s; here seven may share two cores. */
const RED_WITHIN_MS = 15_000
/** On an idle machine 5 s. */
const ANSWER_WITHIN_MS = 20_000
const BACK_WITHIN_MS = 60_000

interface Envelope {
  readonly code: number
  readonly message: string
  readonly data: Record<string, unknown> | null
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('PostgreSQL goes away and comes back', () => {
  let postgres: Awaited<ReturnType<typeof ownPostgres>>
  let api: FakeApi
  let dist: string
  let folder: string
  let env: Record<string, string>
  let server: Process | undefined
  let worker: Process | undefined
  let token: string
  /** Of a picture. */
  let vendorMs = 200
  before(async () => {
    postgres = await ownPostgres()
    if (!postgres) return
    api = await startFakeApi({ pictureSize: '48x64', delayMs: () => vendorMs })
    dist = await builtServer()
    folder = mkdtempSync(path.join(tmpdir(), 'moguang-outage-'))
    env = {
      ...TEST_ENV,
      LOG_LEVEL: 'info',
      DATA_DIR: folder,
      DATABASE_URL: await postgres.createMigrated(),
      WORKER_MODE: 'outside',
      OPENAI_BASE_URL: api.baseUrl,
      OPENAI_MODEL: 'painter-x',
      OPENAI_CREDITS: '1',
      WELCOME_CREDITS: '100000',
      WORKER_CONCURRENCY: '2',
    }
    server = await startProcess({ dist, name: 'main', env })
    worker = await startProcess({ dist, name: 'worker', env })
    const phone = '13900000009'
    const sent = await callServer('/api/sms-code', { phone })
    const signed = await callServer('/api/auth/phoneLogin', {
      phone,
      code: sent.body.data?.devCode,
    })
    token = String(signed.body.data?.token)
  })
  after(async () => {
    if (!postgres) return
    for (const child of [server, worker]) await child?.kill()
    await api.close()
    postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function callServer(path: string, body?: unknown, base = server?.ready ?? '') {
    const startedAt = performance.now()
    const response = await fetch(`${base}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      signal: AbortSignal.timeout(2 * ANSWER_WITHIN_MS),
    })
    const text = await response.text()
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: JSON.parse(text) as Envelope,
      ms: performance.now() - startedAt,
    }
  }

  async function until<T>(within: number, what: string, found: () => Promise<T | null>) {
    const startedAt = performance.now()
    for (;;) {
      const value = await found()
      if (value !== null) return { value, ms: performance.now() - startedAt }
      if (performance.now() - startedAt > within) assert.fail(what)
      await pause(50)
    }
  }

  async function submit(requestId: string): Promise<string | null> {
    const body = { requestId, params: { prompt: '山水' }, quotedCredits: 1 }
    const answer = await callServer('/api/generate', body)
    if (answer.status === 503) return null
    assert.equal(answer.body.code, 0, answer.body.message)
    return (answer.body.data?.job as { id: string }).id
  }

  const ready = () =>
    until(BACK_WITHIN_MS, '/readyz stayed red', async () =>
      (await callServer('/readyz')).status === 200 ? true : null,
    )

  const done = (jobId: string) =>
    until(BACK_WITHIN_MS, `job ${jobId} was never painted`, async () => {
      const { body } = await callServer(`/api/job/${jobId}`)
      return body.data?.status === 'succeeded' ? true : null
    })

  /** Everything at once while the database is away. */
  async function expectOutage(t: { diagnostic(words: string): void }): Promise<void> {
    const calls = ['/api/user/info', '/api/user/jobCount', '/api/user/score']
    const [red, ...answers] = await Promise.all([
      until(RED_WITHIN_MS, '/readyz stayed green', async () => {
        const { status, body } = await callServer('/readyz')
        return status === 503 ? String(body.data?.reason) : null
      }),
      ...calls.map((call) => callServer(call)),
      callServer('/api/generate', {
        requestId: 'away',
        params: { prompt: '山' },
        quotedCredits: 1,
      }),
    ])
    assert.match(red.value, /^database: ./)
    for (const { status, body, retryAfter, ms } of answers) {
      assert.deepEqual([status, body.message], [503, ERRORS.SERVICE_UNAVAILABLE.message])
      assert.ok(Number(retryAfter) > 0, 'Retry-After')
      assert.ok(ms < ANSWER_WITHIN_MS, `an answer took ${Math.round(ms)} ms`)
    }
    assert.equal((await callServer('/healthz')).status, 200)
    const slowest = Math.max(...answers.map(({ ms }) => ms))
    t.diagnostic(
      `red after ${Math.round(red.ms)} ms, the slowest call took ${Math.round(slowest)} ms`,
    )
  }

  async function expectAllWell(what: string): Promise<void> {
    await ready()
    const { value: jobId } = await until(BACK_WITHIN_MS, 'no job was taken', () => submit(what))
    await done(jobId)
    for (const [name, child] of Object.entries({ server, worker }))
      assert.ok(child?.isAlive(), `the ${name} ended by itself: ${child?.output().slice(-2000)}`)
  }

  test('frozen: calls answer, and work goes on when it thaws', async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    await expectAllWell('before the frost')
    postgres.freeze()
    await expectOutage(t)
    postgres.thaw()
    await expectAllWell('after the frost')
  })

  /** One statement past the pools, on the server's own database. */
  async function onServer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: `${postgres?.url}/postgres` })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  /** Writes fail, reads are answered. */
  async function expectNoWrites(reason: RegExp): Promise<void> {
    const { value } = await until(RED_WITHIN_MS, '/readyz stayed green', async () => {
      const { status, body } = await callServer('/readyz')
      return status === 503 ? String(body.data?.reason) : null
    })
    assert.match(value, reason)
    const read = await until(RED_WITHIN_MS, 'reads are not answered', async () =>
      (await callServer('/api/user/info')).status === 200 ? true : null,
    )
    assert.ok(read.value)
  }

  test('read-only after a failover: red, writes 503, no vendor is called twice', async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    const before = api.calls.length
    vendorMs = 1_500
    const jobs: string[] = []
    for (let n = 0; n < 4; n += 1) jobs.push((await submit(`read-only-${n}`)) ?? assert.fail())
    await until(BACK_WITHIN_MS, 'no vendor was called', async () =>
      api.calls.length >= before + 2 ? true : null,
    )
    await onServer('alter system set default_transaction_read_only = on')
    await onServer('select pg_reload_conf()')
    vendorMs = 200
    await expectNoWrites(/^database: it is read-only/)
    assert.equal(await submit('while-read-only'), null)
    // Longer than a lease: a run that lost its job by then would be submitted again.
    await pause(READ_ONLY_MS)
    await onServer('alter system reset default_transaction_read_only')
    await onServer('select pg_reload_conf()')
    for (const jobId of jobs) await done(jobId)
    assert.equal(api.calls.length - before, jobs.length, 'submissions to the vendor')
    await expectAllWell('after it was read-only')
  })

  test('stopped in the middle of that: what a vendor answered is stored by the next process', async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    const before = api.calls.length
    vendorMs = 1_500
    const jobId = (await submit('answered-and-stopped')) ?? assert.fail()
    await until(BACK_WITHIN_MS, 'no vendor was called', async () =>
      api.calls.length > before ? true : null,
    )
    await onServer('alter system set default_transaction_read_only = on')
    await onServer('select pg_reload_conf()')
    await until(BACK_WITHIN_MS, 'the answer was not stored', async () =>
      existsSync(path.join(folder, 'answers', `${jobId}.answer`)) ? true : null,
    )
    vendorMs = 200
    await worker?.kill()
    worker = launchProcess({ dist, name: 'worker', env })
    await onServer('alter system reset default_transaction_read_only')
    await onServer('select pg_reload_conf()')
    await done(jobId)
    assert.equal(api.calls.length - before, 1, 'submissions to the vendor')
    await until(BACK_WITHIN_MS, 'the answer stays on disk', async () =>
      existsSync(path.join(folder, 'answers', `${jobId}.answer`)) ? null : true,
    )
    await expectAllWell('after the stop')
  })

  test('a full disk of the database: red while it lasts, and reads go on', async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    const disk = mkdtempSync(path.join(tmpdir(), 'moguang-tablespace-'))
    const socket = decodeURIComponent(new URL(postgres.socketUrl).hostname)
    const { uid, gid } = statSync(socket)
    const options = `size=24m,mode=0700,uid=${uid},gid=${gid}`
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]).status !== 0)
      return t.skip('this process may not mount a disk')
    // A tablespace of its own: on a full disk of the log PostgreSQL ends itself.
    await onServer(`create tablespace small location '${disk}'`)
    const url = await postgres.createMigrated()
    await onServer(`alter database ${url.slice(url.lastIndexOf('/') + 1)} set tablespace small`)
    const own = await startProcess({ dist, name: 'main', env: { ...env, DATABASE_URL: url } })
    const filling = path.join(disk, 'filling')
    try {
      const readyz = async () => (await callServer('/readyz', undefined, own.ready)).status
      assert.equal(await readyz(), 200)
      const piece = Buffer.alloc(64 * 1024)
      const file = openSync(filling, 'w')
      assert.throws(() => {
        for (;;) writeSync(file, piece)
      }, /ENOSPC/)
      closeSync(file)
      const { value } = await until(
        2 * RED_WITHIN_MS + 15_000,
        '/readyz stayed green',
        async () => {
          const { status, body } = await callServer('/readyz', undefined, own.ready)
          return status === 503 ? String(body.data?.reason) : null
        },
      )
      assert.match(value, /^database: .*No space left on device/)
      // Reads go on: this one asks the database for who is signed in.
      assert.equal((await callServer('/api/user/info', undefined, own.ready)).status, 401)
      rmSync(filling)
      await until(BACK_WITHIN_MS, '/readyz stayed red', async () =>
        (await readyz()) === 200 ? true : null,
      )
    } finally {
      await own.kill()
      await postgres.dropDatabase(url)
      await onServer('drop tablespace small')
      spawnSync('umount', ['-l', disk])
      rmSync(disk, { recursive: true, force: true })
    }
  })

  test(`${AWAY_MS / 1000} s without it`, async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    const jobs = []
    for (let n = 0; n < 6; n += 1) jobs.push(await submit(`underway-${n}`))
    await postgres.kill()
    const until = performance.now() + AWAY_MS
    await expectOutage(t)
    await pause(Math.max(0, until - performance.now()))
    await postgres.start()
    await expectAllWell('after the outage')
    for (const jobId of jobs) if (jobId) await done(jobId)
  })

  test(`${RESTARTS} restarts with work under way`, async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    const jobs: string[] = []
    for (let round = 0; round < RESTARTS; round += 1) {
      const { value } = await until(BACK_WITHIN_MS, 'no job was taken', () =>
        submit(`restart-${round}`),
      )
      jobs.push(value)
      await pause(Math.random() * 400)
      await postgres.kill()
      await postgres.start()
    }
    await expectAllWell('after the restarts')
    for (const jobId of jobs) await done(jobId)
  })

  test('a start without it waits, says so, and goes on by itself', async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    await postgres.kill()
    const port = String(20_000 + Math.floor(Math.random() * 10_000))
    const late = launchProcess({
      dist,
      name: 'main',
      env: { ...env, PORT: port },
    })
    const lateWorker = launchProcess({ dist, name: 'worker', env })
    try {
      const base = `http://127.0.0.1:${port}`
      await until(BACK_WITHIN_MS, 'nothing was said', async () =>
        [late, lateWorker].every(({ output }) => /数据库没有回应.+goes on by itself/.test(output()))
          ? true
          : null,
      )
      await until(BACK_WITHIN_MS, 'nothing listens', () =>
        callServer('/healthz', undefined, base).catch(() => null),
      )
      assert.equal((await callServer('/healthz', undefined, base)).status, 200)
      for (const path of ['/readyz', '/api/user/info']) {
        const answer = await callServer(path, undefined, base)
        assert.deepEqual([answer.status, answer.body.code, answer.retryAfter], [503, 503, '5'])
      }
      await postgres.start()
      await until(BACK_WITHIN_MS, late.output() + lateWorker.output(), async () =>
        late.ready && /^worker ready$/m.test(lateWorker.output()) ? true : null,
      )
      assert.equal((await callServer('/readyz', undefined, late.ready)).status, 200)
      assert.deepEqual([await late.stop(), await lateWorker.stop()], [0, 0])
    } finally {
      await late.kill()
      await lateWorker.kill()
    }
    await expectAllWell('after the late start')
  })

  test('at the end both stop as ever', async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    assert.deepEqual([await server?.stop(), await worker?.stop()], [0, 0])
  })
})
