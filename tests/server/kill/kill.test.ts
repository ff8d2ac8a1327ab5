import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { openDatabase } from '../../../server/src/platform/db/client'
import {
  type FakeApi,
  startFakeApi,
} from '../../../server/src/integrations/engines/openai/testing/fake-api'
import { NO_POSTGRES } from '../../../server/src/testing/databases'
import { repetitions } from '@studio/testing/effort'
import { ownPostgres } from '../../../server/src/testing/postgres'
import { furnish } from '../../../server/src/testing/template'
import { createLocalStorage } from '../../../server/src/integrations/storage/local'
import pg from 'pg'
import { Load } from './load'
import { type Process, startProcess, TEST_ENV } from './processes'
import { verify, verifyNoOrphans, waitUntilSettled } from './verify'
import { builtServer } from '../../../server/src/testing/built'

const EMBEDDED_CYCLES = repetitions('kills of the embedded server', { usual: 1, all: 15 })
const POSTGRES_CYCLES = repetitions('kills of API, workers and PostgreSQL', { usual: 6, all: 185 })
const PEOPLE = 4
const SUBMITS = repetitions('submits a second of each person under kills', { usual: 2, all: 12 })

let api: FakeApi
let dist: string
let folder: string
const running = new Set<Process>()

before(async () => {
  api = await startFakeApi({ pictureSize: '48x64', delayMs: () => 30 + Math.random() * 300 })
  dist = await builtServer()
  folder = mkdtempSync(path.join(tmpdir(), 'moguang-kill-'))
})
after(async () => {
  await Promise.all([...running].map((child) => child.kill()))
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

function environment(dataDir: string): Record<string, string> {
  return {
    ...TEST_ENV,
    DATA_DIR: dataDir,
    OPENAI_BASE_URL: api.baseUrl,
    OPENAI_MODEL: 'painter-x',
    OPENAI_CREDITS: '1',
    WELCOME_CREDITS: '100000',
    MAX_ACTIVE_JOBS: '20',
    WORKER_CONCURRENCY: '3',
  }
}

async function start(name: 'main' | 'worker', env: Record<string, string>): Promise<Process> {
  const child = await startProcess({ dist, name, env })
  running.add(child)
  return child
}

async function kill(child: Process): Promise<void> {
  running.delete(child)
  await child.kill()
}

function moment(fromMs: number, toMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, fromMs + Math.random() * (toMs - fromMs)))
}

async function populate(load: Load): Promise<void> {
  for (let i = 0; i < PEOPLE; i += 1) {
    const token = await load.signIn(`1390000000${i}`)
    load.add(token, `p${i}`)
  }
}

test(`embedded: ${EMBEDDED_CYCLES} × kill -9 under load lose nothing that was acknowledged`, async (t) => {
  const dataDir = path.join(folder, 'embedded')
  await furnish(dataDir)
  const env = environment(dataDir)
  let server = await start('main', env)
  const load = new Load(() => server.ready, SUBMITS)
  await populate(load)
  for (let cycle = 0; cycle < EMBEDDED_CYCLES; cycle += 1) {
    // However slow the machine: every life of the server acknowledges something before it dies.
    await load.untilMore()
    await moment(50, 1000)
    await kill(server)
    server = await start('main', env)
  }
  await moment(500, 1000)
  await load.stop()
  const before = load.acknowledged.length
  assert.ok(before >= EMBEDDED_CYCLES, `${before} jobs were acknowledged`)
  // The database belongs to the server while it runs: it gets time to end its jobs, then the checks
  // run.
  for (let tries = 0; tries < 240; tries += 1) {
    if ((await openJobs(server.ready, load)) === 0) break
    await moment(400, 600)
  }
  await server.stop()
  running.delete(server)
  const database = await openDatabase({ databaseUrl: null, dataDir })
  try {
    const files = path.join(dataDir, 'files')
    const counts = await verify(database.pool, load.acknowledged, files)
    const storage = createLocalStorage({ root: files, baseUrl: '' })
    const orphans = await verifyNoOrphans(database, storage, files)
    t.diagnostic(
      `${before} acknowledged, ${load.repeated} sent again, ${orphans} files swept, ${JSON.stringify(counts)}`,
    )
  } finally {
    await database.close()
  }
})

/** Open jobs of all users, by their API. */
async function openJobs(base: string, load: Load): Promise<number> {
  let open = 0
  for (const token of load.tokens) {
    const response = await fetch(`${base}/api/user/jobCount`, {
      headers: { authorization: `Bearer ${token}` },
    })
    open += ((await response.json()) as { data: { running: number } }).data.running
  }
  return open
}

/** Processes killed in turn; those of PostgreSQL restart by themselves or are restarted. */
const VICTIMS = ['worker', 'backend', 'api', 'postmaster', 'other worker', 'freeze'] as const

test(`PostgreSQL: ${POSTGRES_CYCLES} × kill -9 of API, workers and PostgreSQL under load lose nothing`, async (t) => {
  const postgres = await ownPostgres()
  if (!postgres) return t.skip(NO_POSTGRES)
  const databaseUrl = await postgres.createMigrated()
  const dataDir = path.join(folder, 'postgres')
  const env = { ...environment(dataDir), DATABASE_URL: databaseUrl, WORKER_MODE: 'outside' }
  const alive = {
    api: await start('main', env),
    worker: await start('worker', env),
    'other worker': await start('worker', env),
  }
  const load = new Load(() => alive.api.ready, SUBMITS)
  await populate(load)
  for (let cycle = 0; cycle < POSTGRES_CYCLES; cycle += 1) {
    await load.untilMore()
    await moment(50, 900)
    const victim = VICTIMS[cycle % VICTIMS.length] ?? 'api'
    switch (victim) {
      case 'backend':
        await killBackend(databaseUrl)
        break
      case 'postmaster':
        await postgres.kill()
        await moment(0, 3000)
        await postgres.start()
        break
      case 'freeze':
        postgres.freeze()
        await moment(500, 8000)
        postgres.thaw()
        break
      default:
        await kill(alive[victim])
        alive[victim] = await start(victim === 'api' ? 'main' : 'worker', env)
    }
    for (const [name, child] of Object.entries(alive))
      assert.ok(child.isAlive(), `${victim}: the ${name} ended by itself: ${child.output()}`)
  }
  await load.untilMore()
  await load.stop()
  assert.ok(load.acknowledged.length >= POSTGRES_CYCLES)
  const database = await openDatabase({ databaseUrl, dataDir: null })
  try {
    await waitUntilSettled(database.pool)
    for (const [name, child] of Object.entries(alive)) {
      running.delete(child)
      assert.equal(await child.stop(), 0, `the ${name} stops as ever: ${child.output()}`)
    }
    const files = path.join(dataDir, 'files')
    const counts = await verify(database.pool, load.acknowledged, files)
    const storage = createLocalStorage({ root: files, baseUrl: '' })
    const orphans = await verifyNoOrphans(database, storage, files)
    t.diagnostic(
      `${load.acknowledged.length} acknowledged, ${load.repeated} sent again, ${load.refused} refused, ${orphans} files swept, ${JSON.stringify(counts)}`,
    )
  } finally {
    await database.close()
    postgres.stop()
  }
})

/** One of those that serve connections, by SIGKILL: PostgreSQL ends all others too, and recovers. */
async function killBackend(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'
     order by pid = pg_backend_pid(), random() limit 1`,
  )
  // It may have ended meanwhile; then another kill follows soon enough.
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL')
  await client.end().catch(() => {})
}
