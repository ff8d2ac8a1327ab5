import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import { type FakeApi, startFakeApi } from '../../../integrations/engines/openai/testing/fake-api'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { waitForSuccess } from '../../../testing/ended-jobs'
import { NO_POSTGRES, realPostgres } from '../../../testing/databases'
import { fail, requeueRun, recover, succeed } from './endings'
import { buildFailure } from './outcome'
import {
  addTask,
  countExhaustedTasks,
  deleteRowsWithoutKey,
  freeDeadLocks,
} from '../../../platform/queue/tasks'
import { beat } from '../../../platform/queue/worker'
import { PAINT_TASK } from './queued'
import { dropLostRuns, renewJobLeases } from './recovery'
import { claimJob, type LostRun } from '../repository/run'
import { createRunner } from './runner'

let api: FakeApi
let server: TestApp
let token: string
let env: Record<string, string>

before(async () => {
  api = await startFakeApi({ pictureSize: '48x64' })
  env = {
    OPENAI_BASE_URL: api.baseUrl,
    OPENAI_MODEL: 'painter-x',
    OPENAI_CREDITS: '1',
  }
  server = await startTestApp({ env: { ...env, WELCOME_CREDITS: '50' } })
  token = (await signInByCalls(server.app, newPhone())).token
})
after(async () => {
  await server.close()
  await api.close()
})

/** A wait for an end that never comes fails, and the run goes on. */
const LIMITED = { timeout: 60_000 }

let requests = 0

async function submit(on = server, as = token): Promise<string> {
  const body = {
    requestId: `recovery-${++requests}`,
    params: { prompt: '山' },
    quotedCredits: 1,
  }
  const { data, message } = await callApi(on.app, 'POST', '/api/generate', {
    token: as,
    body,
  })
  assert.equal(message, '')
  return (data as { job: JobView }).job.id
}

async function read(id: string): Promise<JobView> {
  return (await callApi(server.app, 'GET', `/api/job/${id}`, { token })).data as JobView
}

async function held(): Promise<number> {
  const { data } = await callApi(server.app, 'GET', '/api/user/score', { token })
  return (data as { held: number }).held
}

async function claim(jobId: string, leaseMs = 60_000): Promise<LostRun> {
  const job = await claimJob(server.deps.db, {
    jobId,
    workerId: 'dead',
    leaseMs,
  })
  assert.ok(job)
  return { jobId, attempt: job.attempt, lostRuns: job.lostRuns }
}

test('a job is claimed once', async () => {
  const id = await submit()
  await claim(id)
  assert.equal(await claimJob(server.deps.db, { jobId: id, workerId: 'b', leaseMs: 1 }), null)
  await callApi(server.app, 'DELETE', `/api/job/myjob?ids=${id}`, { token })
})

test('the end of an older attempt does nothing', async () => {
  const { deps } = server
  const id = await submit()
  const first = await claim(id)
  assert.equal(await requeueRun(deps.db, first), true)
  const second = await claim(id)
  assert.equal(await succeed(deps, first, { pictures: [], reading: null, answer: null }), false)
  assert.equal(await fail(deps, first, buildFailure('ENGINE_FAILED')), false)
  assert.equal((await read(id)).status, 'running')
  assert.equal(await fail(deps, second, buildFailure('ENGINE_FAILED')), true)
  assert.equal(await fail(deps, second, buildFailure('ENGINE_FAILED')), false)
  assert.equal(await held(), 0)
})

test('a job whose worker dies three times ends as JOB_LOST and the credits come back', async () => {
  const { deps } = server
  const id = await submit()
  assert.equal(await recover(deps, await claim(id)), 'queued')
  assert.equal(await recover(deps, await claim(id)), 'queued')
  assert.equal(await recover(deps, await claim(id)), 'failed')
  const job = await read(id)
  assert.deepEqual([job.status, job.error?.code], ['failed', 'JOB_LOST'])
  assert.equal(await held(), 0)
})

test('runs that were handed back do not count as lost', async () => {
  const { deps } = server
  const id = await submit()
  for (let stops = 0; stops < 4; stops += 1)
    assert.equal(await requeueRun(deps.db, await claim(id)), true)
  assert.equal(await recover(deps, await claim(id)), 'queued')
  assert.equal(await recover(deps, await claim(id)), 'queued')
  assert.equal(await recover(deps, await claim(id)), 'failed')
})

test('a beat brings back runs without a lease, rows locked by the dead and jobs without a row', async () => {
  const { db, log, storage, disk, answers, engines, ownEngines, pool, jobEvents } = server.deps
  // Rows of jobs that were cancelled before would stand for those that lost theirs.
  await pool.query('delete from graphile_worker._private_jobs')
  const [lost, locked, rowless] = [await submit(), await submit(), await submit()]
  await claim(lost, -1)
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '1 minute'
     where key = $1`,
    [`job:${locked}`],
  )
  await pool.query('select graphile_worker.remove_job($1)', [`job:${rowless}`])
  await pool.query(`update jobs set created_at = now() - interval '1 minute' where id = $1`, [
    rowless,
  ])

  const runner = createRunner({
    db,
    log,
    storage,
    disk,
    answers,
    engines,
    ownEngines,
    speech: null,
    jobEvents,
    leaseMs: 5000,
    jobTimeoutMs: 5000,
  })
  await beat(db, { id: 'alive', concurrency: 1 })
  await renewJobLeases({ db, log, jobEvents }, runner)

  for (const id of [lost, locked, rowless]) {
    assert.equal((await read(id)).status, 'queued')
    const { rows } = await pool.query(
      `select 1 from graphile_worker.jobs
       where key = $1 and locked_at is null and attempts < max_attempts`,
      [`job:${id}`],
    )
    assert.equal(rows.length, 1)
  }
  for (const id of [rowless, lost, locked]) {
    await runner.runNext('alive')
    assert.equal((await read(id)).status, 'succeeded', id)
  }
  assert.equal(await held(), 0)
})

test('a job taken back from a killed worker leaves no row that counts as given up', async () => {
  const { db, pool } = server.deps
  await pool.query('delete from graphile_worker._private_jobs')
  const id = await submit()
  // A worker took its row, began the job and was killed: the lease ends before the lock does.
  await pool.query(
    `update graphile_worker._private_jobs
     set locked_by = 'killed', locked_at = now() - interval '1 minute', attempts = 1`,
  )
  assert.equal(await recover(server.deps, await claim(id)), 'queued')
  await freeDeadLocks(db, 0)
  assert.deepEqual(await countExhaustedTasks(db), [])
  const { rows } = await pool.query('select key, attempts from graphile_worker.jobs')
  assert.deepEqual(rows, [{ key: `job:${id}`, attempts: 0 }])

  // Rows left behind by an earlier version are deleted; a task that failed for good stays counted.
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, key = null where key = $1`,
    [`job:${id}`],
  )
  await addTask(db, 'pack_export', { payload: {}, key: 'failed' })
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no'
     where key = 'failed'`,
  )
  await deleteRowsWithoutKey(db, PAINT_TASK)
  assert.deepEqual(await countExhaustedTasks(db), [{ task: 'pack_export', tasks: 1 }])
  await callApi(server.app, 'DELETE', `/api/job/myjob?ids=${id}`, { token })
})

test('a job that takes too long is stopped, reported and refunded', LIMITED, async () => {
  const { db, log, storage, disk, answers, engines, ownEngines, jobEvents } = server.deps
  api.answerWith(() => {})
  const runner = createRunner({
    db,
    log,
    storage,
    disk,
    answers,
    engines,
    ownEngines,
    speech: null,
    jobEvents,
    leaseMs: 5000,
    jobTimeoutMs: 100,
  })
  const id = await submit()
  await runner.runNext('alive')
  api.answerWith(null)
  assert.equal((await read(id)).error?.code, 'JOB_TIMEOUT')
  assert.equal(await held(), 0)
})

test('place and estimate come from the queue and from measured jobs', async () => {
  const { pool } = server.deps
  await pool.query('delete from workers')
  const [first, second] = [await submit(), await submit()]
  await new Promise((resolve) => setTimeout(resolve, 320))
  assert.deepEqual([(await read(first)).place, (await read(second)).place], [1, 2])
  assert.equal((await read(first)).eta, null, 'no worker')
  await pool.query(`insert into workers (id, concurrency, seen_at) values ('w', 1, now())
    on conflict (id) do update set seen_at = now()`)
  // Every measured picture took a second for 48 × 64 px; these are 768 × 1024.
  await pool.query(
    `update jobs set started_at = finished_at - interval '1 second' where status = 'succeeded'`,
  )
  await new Promise((resolve) => setTimeout(resolve, 320))
  const each = (1000 * 768 * 1024) / (48 * 64)
  const { eta } = await read(first)
  assert.ok(eta && eta.fromMs <= each && eta.toMs >= each, JSON.stringify(eta))
  const behind = (await read(second)).eta
  assert.ok(behind && Math.abs(behind.toMs - 2 * eta.toMs) <= 1, JSON.stringify(behind))
  await callApi(server.app, 'DELETE', `/api/job/myjob?ids=${first},${second}`, {
    token,
  })
  await pool.query(`delete from workers`)
})

test('a look at its runs aborts the one whose job was cancelled elsewhere', LIMITED, async () => {
  const { deps } = server
  const opened = new Promise<void>((resolve) => api.answerWith(() => resolve()))
  const runner = createRunner({ ...deps, leaseMs: 60_000, jobTimeoutMs: 600_000 })
  const id = await submit()
  const run = runner.runNext('alive')
  await opened
  await callApi(server.app, 'POST', `/api/job/${id}/cancel`, { token })
  assert.deepEqual(
    runner.active().map(({ jobId }) => jobId),
    [id],
  )
  await dropLostRuns(deps.db, runner)
  await run
  api.answerWith(null)
  assert.equal((await read(id)).status, 'cancelled')
})

test('a run in another process is aborted when its job is cancelled (PostgreSQL)', async (t) => {
  const database = await realPostgres()
  if (!database) return t.skip(NO_POSTGRES)
  const front = await startTestApp({ database, env })
  const painter = await startTestApp({ database, env, works: true })
  let onClosed = () => {}
  const closed = new Promise<void>((resolve) => (onClosed = resolve))
  const opened = new Promise<void>((resolve) => {
    api.answerWith((_call, response) => {
      response.on('close', onClosed)
      resolve()
    })
  })
  const as = (await signInByCalls(front.app, newPhone())).token
  const id = await submit(front, as)
  await opened
  const cancelledAt = performance.now()
  const { data } = await callApi(front.app, 'POST', `/api/job/${id}/cancel`, {
    token: as,
  })
  assert.equal((data as JobView).status, 'cancelled')
  await closed
  const tookMs = performance.now() - cancelledAt
  api.answerWith(null)
  const { data: later } = await callApi(front.app, 'GET', `/api/job/${id}`, {
    token: as,
  })
  assert.equal((later as JobView).status, 'cancelled')
  t.diagnostic(`aborted after ${Math.round(tookMs)} ms`)
  await painter.close()
  await front.close()
  await database.close()
})

test('a stopping process hands its running job back (PostgreSQL)', LIMITED, async (t) => {
  const database = await realPostgres()
  if (!database) return t.skip(NO_POSTGRES)
  const front = await startTestApp({ database, env })
  const painter = await startTestApp({ database, env, works: true })
  const opened = new Promise<void>((resolve) => api.answerWith(() => resolve()))
  const as = (await signInByCalls(front.app, newPhone())).token
  const id = await submit(front, as)
  await opened
  await painter.close()
  const { data } = await callApi(front.app, 'GET', `/api/job/${id}`, { token: as })
  assert.equal((data as JobView).status, 'queued')
  api.answerWith(null)
  const next = await startTestApp({ database, env, works: true })
  await waitForSuccess(front, { token: as, id })
  await next.close()
  await front.close()
  await database.close()
})
