/** An installation of an older commit starts as today's build: what it stored is read and goes on. */
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { collectGarbage } from '../../nets/runtime/garbage'
import type { Database } from '../../server/src/platform/db/client'
import { openDatabase } from '../../server/src/platform/db/client'
import { buildWorkerApp } from '../../server/src/app/worker-app'
import { loadConfig } from '../../server/src/config/config'
import { restoreBackup } from '../../server/src/operations/backup/restore'
import { openSession } from '../../server/src/modules/auth/sessions'
import { transaction } from '../../server/src/platform/db/transaction'
import { shanghaiDay } from '../../server/src/platform/lib/shanghai-day'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import { NO_POSTGRES } from '../../server/src/testing/databases'
import { assertSoundLedger } from '../../server/src/testing/ledger-checks'
import { testPostgres, type PostgresServer } from '../../server/src/testing/postgres'
import {
  FIXTURE,
  loadInstallation,
  readFixture,
  type Loaded,
} from '../../server/src/testing/upgrades/installation'

interface People {
  readonly author: { readonly id: string; readonly refreshToken: string; readonly phone: string }
  readonly fan: { readonly id: string; readonly refreshToken: string }
  readonly operator: { readonly id: string; readonly token: string }
  readonly jobs: {
    readonly running: string
    readonly waiting: readonly string[]
    readonly afterBackup: string
    readonly painted: readonly string[]
  }
  readonly openOrder: string
  readonly giftCode: string
  readonly password: { readonly account: string; readonly password: string }
}

type Answers = Readonly<Record<string, unknown>>

const people = readFixture<People>('people.json')
const stored = readFixture<{ tables: Record<string, Record<string, unknown>[]> }>('database.json')
const listRows = (table: string) => stored.tables[table] ?? []
/** Pictures are small, and accounts with a password may sign in. */
const ENV = { STUDIO_SIZE_PERCENT: '20', SIGN_IN: 'phone,password', DEMO: '0' }

/** Answers as they are when all times are later; signatures of addresses differ each time. */
function moveTimes(answers: Answers, laterMs: number): Answers {
  const text = JSON.stringify(answers).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
    new Date(Date.parse(time) + laterMs).toISOString(),
  )
  return JSON.parse(text) as Answers
}

/** Every value that is missing now or has changed; fields that are new are no difference. */
function listDifferences(old: unknown, now: unknown, at: string): string[] {
  if (typeof old === 'object' && old !== null) {
    if (typeof now !== 'object' || now === null) return [`${at} is ${JSON.stringify(now)}`]
    const fields = Object.entries(old).flatMap(([key, value]) =>
      listDifferences(value, (now as Record<string, unknown>)[key], `${at}.${key}`),
    )
    const longer = Array.isArray(old) && Array.isArray(now) && now.length > old.length
    return longer ? [...fields, `${at} has ${now.length} items, was ${old.length}`] : fields
  }
  const bare = (value: unknown) =>
    typeof value === 'string' && value.startsWith('/files/') ? value.split('?')[0] : value
  return bare(old) === bare(now)
    ? []
    : [`${at} is ${JSON.stringify(now)}, was ${JSON.stringify(old)}`]
}

/**
 * Depend on the moment and the day of the call, on the sign-ins of this test, or are times inside stored
 * JSON. `shown` hashes what a reviewer sees, for the minutes in which an item is held.
 */
const VOLATILE =
  /\.(seenAt|eta|eta\.\w+|heldUntil|stuck|shown|result\.(until|expiresAt)|(calendar\.\d\.\w+|signedInToday|streakDays)) is /

/** The old build never found the picture of a job for its message. */
const MENDED = /notification\/my.*\.thumbUrl is "\/files\/job\/[^"]+", was null$/

let postgres: PostgresServer | null
before(async () => {
  postgres = await testPostgres()
})

const open = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: null, maxConnections: 10 })

async function read<T>(server: TestApp, token: string, url: string): Promise<T> {
  const answer = await callApi(server.app, 'GET', url, { token })
  assert.equal(answer.code, 0, `${url}: ${answer.message}`)
  return answer.data as T
}

/** Of the old build; later ones may be added to the contract. */
const OLD_KINDS = ['job', 'like', 'follow', 'remake', 'review', 'credits', 'system'] as const
const OLD_OUTCOMES = [
  'pass',
  'reject',
  'removed',
  'choose',
  'upheld',
  'kept',
  'profilePass',
  'profileReject',
]
const QUOTED = [
  '《雪湖》',
  '「一只鹤」',
  '画面模糊',
  '盗用他人作品',
  '阿舟和小满',
  '4 积分',
  '今晚维护',
]

describe('an installation of commit 0b9ea18e on today’s build', () => {
  let loaded: Loaded
  let server: TestApp
  let database: Database
  let answers: Answers
  const tokens: Record<string, string> = { operator: people.operator.token }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'moguang-upgrade-'))

  before(async () => {
    if (!postgres) return
    loaded = await loadInstallation(postgres)
    answers = moveTimes(readFixture<Answers>('answers.json'), loaded.laterMs)
    database = await open(loaded.databaseUrl)
    // The theme was chosen for the day of the fixture.
    await database.pool.query(
      `update settings set value = regexp_replace(value, '\\d{4}-\\d\\d-\\d\\d', $1) where key = 'themes'`,
      [shanghaiDay(new Date())],
    )
    server = await startTestApp({ database, env: { ...ENV, DATA_DIR: dataDir } })
  })
  after(async () => {
    await server?.close()
    await database?.close()
    if (loaded) await postgres?.dropDatabase(loaded.databaseUrl)
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('sessions go on: refresh tokens are accepted, a console session is open', async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    for (const who of ['author', 'fan'] as const) {
      const { refreshToken } = people[who]
      const answer = await callApi(server.app, 'POST', '/api/auth/refreshToken', {
        body: { token: refreshToken },
      })
      assert.equal(answer.code, 0, answer.message)
      tokens[who] = (answer.data as { token: string }).token
    }
    const me = await read<{ id: string }>(server, people.operator.token, '/api/console/me')
    assert.equal(me.id, people.operator.id)
  })

  test('each answer equals that of the old build from the same rows, apart from new fields', async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    const differences: string[] = []
    for (const [call, old] of Object.entries(answers)) {
      const [who = '', url = ''] = call.split(' ')
      const now = await read(server, tokens[who] ?? '', url)
      differences.push(...listDifferences(old, now, call))
    }
    assert.deepEqual(
      differences.filter((line) => !VOLATILE.test(line) && !MENDED.test(line)),
      [],
    )
  })

  test('notifications of every kind and outcome have their whole sentences', async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    const rows = listRows('public.notices')
    const kinds = new Set(rows.map(({ kind }) => kind))
    for (const kind of OLD_KINDS) assert.ok(kinds.has(kind), kind)
    const outcomes = new Set(rows.map(({ data }) => (data as { outcome?: string }).outcome))
    for (const outcome of OLD_OUTCOMES) assert.ok(outcomes.has(outcome), outcome)
    const all: string[] = []
    for (const who of ['author', 'fan']) {
      const url = '/api/notification/my?pageSize=50'
      const { list } = await read<{ list: { text: string }[] }>(server, tokens[who] ?? '', url)
      all.push(...list.map(({ text }) => text))
    }
    // Each quotes what its data names: titles, prompts, reasons, people, amounts.
    for (const part of QUOTED)
      assert.ok(
        all.some((text) => text.includes(part)),
        part,
      )
    for (const text of all) assert.doesNotMatch(text, /undefined|null|NaN|《》|「」/)
  })

  test('settings by the operator apply: price, order of models, words, theme, credits', async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    const { operator } = people
    const engines = await read<{
      tools: { id: string; ownOrder: boolean; offers: { modelId: string; credits: number }[] }[]
    }>(server, operator.token, '/api/console/engines')
    const text2img = engines.tools.find(({ id }) => id === 'text2img')
    assert.deepEqual([text2img?.ownOrder, text2img?.offers[0]?.credits], [true, 3])
    const { days } = await read<{ days: { source: string }[] }>(
      server,
      operator.token,
      '/api/console/themes',
    )
    assert.equal(days[0]?.source, 'chosen')
    const order = { params: { prompt: '某个牌子的海报' }, quotedCredits: 3 }
    const refused = await callApi(server.app, 'POST', '/api/generate', {
      token: tokens.fan,
      body: { ...order, requestId: 'with-own-word' },
    })
    assert.equal(refused.message, '提示词里的「某个牌子」不能画，请换个说法，没有扣积分')
    const day = await callApi(server.app, 'POST', '/api/user/signin', { token: tokens.fan })
    assert.equal((day.data as { credits: number }).credits, 1)
  })

  test('a gift code and a password made with the old secret are accepted', async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    const gift = await callApi(server.app, 'POST', '/api/gift/exchange', {
      token: tokens.fan,
      body: { code: people.giftCode },
    })
    assert.equal((gift.data as { credits: number }).credits, 30, gift.message)
    const signed = await callApi(server.app, 'POST', '/api/auth/passwordLogin', {
      body: people.password,
    })
    assert.equal(signed.code, 0, signed.message)
  })

  test('metrics have every old name with its type and labels', async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    await server.app.inject('/healthz')
    const at = new Date(0)
    server.deps.metrics.jobEnded({
      tool: 'text2img',
      engineId: 'studio',
      status: 'succeeded',
      errorCode: null,
      createdAt: at,
      startedAt: at,
      finishedAt: at,
    })
    // Node reports a collection only after one has run; a process with enough memory may not have.
    collectGarbage()
    let seen = ''
    for (let i = 0; i < 500 && !seen.includes('nodejs_gc_duration_seconds_count{'); i++) {
      await sleep(20)
      seen = (await server.app.inject('/metrics')).body
    }
    const worker = await buildWorkerApp(server.deps)
    const texts = [await server.app.inject('/metrics'), await worker.inject('/metrics')].map(
      ({ body }) => body,
    )
    await worker.close()
    const text = texts.join('\n')
    const missing: string[] = []
    for (const line of readFileSync(path.join(FIXTURE, 'metrics.txt'), 'utf8').trim().split('\n')) {
      const [name = '', type = '', ...labels] = line.split(' ')
      if (!text.includes(`# TYPE ${name} ${type}\n`)) missing.push(`${type} ${name}`)
      const samples = [...text.matchAll(new RegExp(`^${name}(?:_\\w+)?\\{(.*)\\} `, 'gm'))].join(
        '\n',
      )
      missing.push(
        ...labels
          .filter((label) => !samples.includes(`${label}="`))
          .map((label) => `${name}.${label}`),
      )
    }
    assert.deepEqual(missing, [])
    // Figures saved before the upgrade, by their keys in settings.
    assert.match(text, /^storage_bytes\{kind="pictures"[^}]*\} [1-9]/m)
    assert.match(text, /^backup_age_seconds(\{.*\})? \d/m)
  })

  test('the worker finishes queued jobs, recovers the interrupted one and ends every task', async (t) => {
    if (!postgres) return t.skip(NO_POSTGRES)
    const { pool } = database
    // Files are not part of the fixture of rows.
    for (const { key, thumb_key: thumbKey } of listRows('public.pictures'))
      for (const name of [key, thumbKey])
        await server.deps.storage.put(String(name), Buffer.from('picture'), { mime: 'image/png' })
    const identifiers = listRows('graphile_worker._private_tasks').map((row) =>
      String(row.identifier),
    )
    assert.ok(identifiers.length >= 8)
    // A row of each identifier that has none, and of `paint`, whose rows are replaced by key.
    const queued = new Set(listRows('graphile_worker._private_jobs').map(({ task_id: id }) => id))
    for (const { id, identifier } of listRows('graphile_worker._private_tasks'))
      if (!queued.has(id) || identifier === 'paint')
        await pool.query('select graphile_worker.add_job($1)', [identifier])
    // Those that wait for minutes or hours are due now.
    await pool.query('update graphile_worker._private_jobs set run_at = now()')
    const { rows: due } = await pool.query<{ id: string }>(
      'select id::text from graphile_worker._private_jobs',
    )
    const second = await open(loaded.databaseUrl)
    const worker = await startTestApp({
      database: second,
      env: { ...ENV, DATA_DIR: dataDir },
      works: true,
    })
    const { running, waiting } = people.jobs
    const ids = [running, ...waiting]
    let left: string[] = []
    const isDone = async () => {
      const { rows } = await pool.query<{ task: string }>(
        `select task_identifier || ' ' || attempts || ' ' || coalesce(last_error, '') as task
         from graphile_worker.jobs where id = any($1)
         union all select id || ' is ' || status from jobs
         where id = any($2) and status in ('queued', 'running')`,
        [due.map(({ id }) => id), ids],
      )
      left = rows.map(({ task }) => task)
      return left.length === 0
    }
    for (let tries = 0; tries < 400 && !(await isDone()); tries++) await sleep(100)
    const jobs = []
    for (const id of ids)
      jobs.push(
        await read<{ status: string; pictures: unknown[] }>(
          server,
          tokens.author ?? '',
          `/api/job/${id}`,
        ),
      )
    const { state } = await read<{ state: string }>(server, tokens.author ?? '', '/api/user/export')
    await worker.close()
    await second.close()
    assert.deepEqual(left, [])
    assert.deepEqual(
      jobs.map(({ status, pictures }) => [status, pictures.length]),
      [
        ['succeeded', 4],
        ['succeeded', 1],
        ['succeeded', 1],
      ],
    )
    assert.equal(state, 'ready')
    await assertSoundLedger(database.db, people.author.id)
  })
})

test('today’s restore reads a backup of the old build: rows, picture, a job that waits', async (t) => {
  if (!postgres) return t.skip(NO_POSTGRES)
  const databaseUrl = await postgres.createDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'moguang-restored-'))
  const env = { ...ENV, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  try {
    const config = loadConfig({ NODE_ENV: 'test', ...env })
    const archive = path.join(FIXTURE, 'backup.tar.gz')
    const lines = await restoreBackup(config, archive)
    assert.match(lines.join('\n'), /backup\.tar\.gz/)
    const database = await open(databaseUrl)
    const server = await startTestApp({ database, env })
    const { author, jobs } = people
    // No code by phone: codes of the backup may be newer than the clock of this machine.
    const { token } = await transaction(server.deps.db, (tx) =>
      openSession(server.deps, tx, author.id),
    )
    const { phone, nickname } = await read<Record<string, string>>(server, token, '/api/user/info')
    assert.deepEqual([phone, nickname], ['139****0001', '林间'])
    const painted = await read<{ pictures: { url: string }[] }>(
      server,
      token,
      `/api/job/${jobs.painted[0]}`,
    )
    const [picture] = painted.pictures
    const file = await server.app.inject({ url: picture?.url ?? '' })
    assert.equal(file.statusCode, 200)
    assert.deepEqual([...file.rawPayload.subarray(1, 4)], [...Buffer.from('PNG')])
    const { rows } = await database.pool.query<{ task: string; job: string }>(
      `select t.identifier as task, j.payload->>'jobId' as job from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'paint'`,
    )
    assert.deepEqual(rows, [{ task: 'paint', job: jobs.afterBackup }])
    const waiting = await read<{ status: string }>(server, token, `/api/job/${jobs.afterBackup}`)
    assert.equal(waiting.status, 'queued')
    await assertSoundLedger(database.db, author.id)
    await server.close()
    await database.close()
  } finally {
    await postgres.dropDatabase(databaseUrl)
    rmSync(dataDir, { recursive: true, force: true })
  }
})
