import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Registry } from 'prom-client'
import { noteBackup } from '../../platform/db/last-backup'
import { engineHealth, jobs } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { holdCredits } from '../../modules/credits/service'
import { fail, succeed } from '../../modules/job/run/endings'
import { buildFailure } from '../../modules/job/run/outcome'
import { makeUser } from '../../testing/accounts'
import { startTestApp, type TestApp } from '../../testing/app'
import { testDatabase } from '../../testing/databases'
import { insertJob, insertPicture } from '../../testing/jobs'
import { gaugeInstallation } from './metrics'
import { measureStorage, parseStorageSize } from './storage-size'

const MINUTE_MS = 60_000
const NOTHING = { pictures: [], reading: null, answer: null }

let server: TestApp
before(async () => {
  server = await startTestApp({
    env: { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', OPENAI_MODEL: 'painter-x' },
  })
})
after(() => server.close())

/** By name with labels, as Prometheus writes them. */
function parseSamples(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

const scrape = async () => parseSamples((await server.app.inject('/metrics')).body)

async function openJob(over: Partial<typeof jobs.$inferInsert>, credits: number) {
  const { db } = server.deps
  const userId = await makeUser(db, { credits: 20 })
  const jobId = await insertJob(db, userId, { costCredits: credits, ...over })
  await transaction(db, (tx) => holdCredits(tx, { userId, jobId, credits }))
  return { userId, jobId }
}

test('metrics of a server state the queue, the credits held, its engines, files and backup', async () => {
  const { deps } = server
  const createdAt = new Date(Date.now() - 10 * MINUTE_MS)
  const { userId } = await openJob({ status: 'queued', createdAt }, 3)
  await openJob({ status: 'queued', tool: 'upscale' }, 2)
  await openJob({ status: 'running', engineId: 'own:one', startedAt: createdAt }, 1)
  await openJob({ status: 'running', engineId: 'own:two', startedAt: createdAt }, 1)
  await insertPicture(deps.db, await insertJob(deps.db, userId))
  await deps.pool.query('update pictures set plan_bytes = 2')
  assert.equal(await measureStorage(deps), true)
  await noteBackup(deps.db, { at: new Date(Date.now() - 3_600_000), file: 'a', bytes: 1 })
  const [engine] = deps.engines.all()
  assert.ok(engine)
  await deps.db.insert(engineHealth).values({
    engineId: engine.id,
    failures: 4,
    reason: 'no answer',
    failedAt: new Date(),
    pausedUntil: new Date(Date.now() + MINUTE_MS),
  })

  const samples = await scrape()
  const is = (name: string, value: number) => assert.equal(samples.get(name), value, name)
  is('installation_read', 1)
  is('jobs_waiting{tool="text2img",engine="studio"}', 1)
  is('jobs_waiting{tool="upscale",engine="studio"}', 1)
  is('jobs_running{tool="text2img",engine="own"}', 2)
  const oldest = samples.get('jobs_oldest_wait_seconds{tool="text2img",engine="studio"}') ?? 0
  assert.ok(oldest >= 600 && oldest < 1200, String(oldest))
  is('credits_held', 7)
  is('workers_alive', 0)
  is(`engine_paused{engine="${engine.id}"}`, 1)
  is(`engine_failures_in_a_row{engine="${engine.id}"}`, 4)
  is('engine_paused{engine="studio"}', 0)
  is('storage_bytes{kind="pictures"}', 3)
  is('storage_bytes{kind="uploads"}', 0)
  const age = samples.get('backup_age_seconds') ?? 0
  assert.ok(age >= 3600 && age < 4200, String(age))
  is('sms_codes_today{state="sent"}', 0)
  assert.ok((samples.get('disk_bytes{state="free"}') ?? 0) > 0)
  assert.ok((samples.get('disk_bytes{state="reserve"}') ?? 0) > 0)
  assert.ok(samples.has('nodejs_eventloop_lag_p99_seconds'))
})

test('jobs that end here are counted by outcome and reason, with how long they took', async () => {
  const { deps } = server
  const startedAt = new Date(Date.now() - 3_000)
  const run = { status: 'running' as const, attempt: 1, startedAt, tool: 'img2img' }
  const createdAt = new Date(startedAt.getTime() - 20_000)
  const first = await openJob({ ...run, createdAt }, 2)
  const lost = await openJob({ ...run, createdAt }, 2)
  await succeed(deps, { jobId: first.jobId, attempt: 1 }, NOTHING)
  await succeed(deps, { jobId: first.jobId, attempt: 1 }, NOTHING)
  await fail(deps, { jobId: lost.jobId, attempt: 1 }, buildFailure('ENGINE_FAILED'))
  const samples = await scrape()
  const ended = 'jobs_ended_total{tool="img2img",engine="studio"'
  assert.equal(samples.get(`${ended},outcome="succeeded",reason="none"}`), 1)
  assert.equal(samples.get(`${ended},outcome="failed",reason="ENGINE_FAILED"}`), 1)
  const took = 'job_duration_seconds_bucket{le="2.5",tool="img2img",engine="studio"}'
  assert.equal(samples.get(took), 0)
  assert.equal(samples.get('job_duration_seconds_count{tool="img2img",engine="studio"}'), 1)
  assert.equal(samples.get('job_wait_seconds_bucket{le="10",engine="studio"}'), 0)
  assert.equal(samples.get('job_wait_seconds_bucket{le="30",engine="studio"}'), 2)
})

test('a tool whose queue has emptied is reported as 0', async () => {
  const { deps } = server
  const registry = new Registry()
  gaugeInstallation(registry, deps, { freshMs: 0 })
  const key = 'jobs_waiting{tool="upscale",engine="studio"}'
  assert.equal(parseSamples(await registry.metrics()).get(key), 1)
  await deps.db.update(jobs).set({ status: 'cancelled' })
  const samples = parseSamples(await registry.metrics())
  assert.deepEqual([samples.get(key), samples.get('credits_held')], [0, 0])
})

test('a database that is away takes the figures of the installation along, not the answer', async () => {
  const gone = await testDatabase()
  await gone.close()
  const registry = new Registry()
  gaugeInstallation(registry, { ...server.deps, db: gone.db })
  const samples = parseSamples(await registry.metrics())
  assert.deepEqual([...samples], [['installation_read', 0]])
})

test('stored bytes are counted once an hour by one of several callers', async () => {
  assert.equal(await measureStorage(server.deps), false)
  server.forward(60 * MINUTE_MS)
  const turns = await Promise.all([1, 2, 3].map(() => measureStorage(server.deps)))
  assert.deepEqual(turns.sort(), [false, false, true])
  assert.equal(parseStorageSize('{"pictures":"many"}'), null)
})
