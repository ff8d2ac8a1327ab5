import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import { claimNext } from '../repository/run'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'

let server: TestApp
before(async () => {
  // Prices as of a model: 2 a picture. Nothing here is painted.
  const env = { WELCOME_CREDITS: '1000', MAX_ACTIVE_JOBS: '40', SMS_PER_ADDRESS_HOUR: '10000' }
  server = await startTestApp({
    env: { ...env, OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', OPENAI_MODEL: 'x' },
  })
})
after(() => server.close())

const enter = async () => (await signInByCalls(server.app, newPhone())).token

let requests = 0
async function submit(token: string, count: number): Promise<JobView> {
  const quotes = server.deps.config.credits.prices.perEngine.openai ?? 0
  const { data, message } = await callApi(server.app, 'POST', '/api/generate', {
    token,
    body: {
      requestId: `turns-of-users-${++requests}`,
      params: { prompt: '山', count },
      quotedCredits: quotes * count,
    },
  })
  assert.equal(message, '')
  return (data as { job: JobView }).job
}

const view = async (token: string, id: string) =>
  (await callApi(server.app, 'GET', `/api/job/${id}`, { token })).data as JobView

/** A worker begins a job; it stays begun. */
const begin = async () => {
  const job = await claimNext(server.deps.db, { workerId: 'w', leaseMs: 60_000 })
  return job?.id ?? null
}

const endAll = () =>
  server.deps.pool.query(`update jobs set status = 'failed' where status in ('queued', 'running')`)
const forgetTurns = () => server.deps.pool.query('delete from job_turns')

for (const workers of [1, 3]) {
  test(`twenty heavy jobs delay a single one by what runs on ${workers} worker(s)`, async () => {
    await endAll()
    await forgetTurns()
    const [heavy, single] = [await enter(), await enter()]
    for (let sent = 0; sent < 20; sent += 1) await submit(heavy, 4)
    for (let worker = 0; worker < workers; worker += 1) await begin()
    const mine = await submit(single, 1)
    assert.equal(mine.place, 1, 'the place is that of the fair order')
    assert.equal(await begin(), mine.id)
  })
}

test('places are the order in which jobs begin', async () => {
  await endAll()
  await forgetTurns()
  const [a, b, c] = [await enter(), await enter(), await enter()]
  const sent = [
    ...[await submit(a, 4), await submit(a, 4), await submit(a, 1)].map((job) => ({ job, by: a })),
    ...[await submit(b, 1), await submit(b, 1)].map((job) => ({ job, by: b })),
    { job: await submit(c, 2), by: c },
  ]
  await new Promise((resolve) => setTimeout(resolve, 320))
  const places = await Promise.all(sent.map(async ({ job, by }) => (await view(by, job.id)).place))
  const started: (string | null)[] = []
  for (const _ of sent) started.push(await begin())
  assert.deepEqual(
    sent.map(({ job }) => started.indexOf(job.id) + 1),
    places,
  )
  assert.equal(await begin(), null)
})

test('a user not served for ten minutes goes before later ones', async () => {
  await endAll()
  await forgetTurns()
  const [heavy, next, later] = [await enter(), await enter(), await enter()]
  await submit(heavy, 4)
  await begin()
  const waiting = await submit(heavy, 4)
  await server.deps.pool.query(`update job_turns set served_at = now() - interval '11 minutes'`)
  await submit(next, 1)
  await submit(later, 1)
  assert.equal(await begin(), waiting.id)
})

test('two workers that ask at once get two jobs', async () => {
  await endAll()
  const token = await enter()
  for (let sent = 0; sent < 8; sent += 1) await submit(token, 1)
  const started = await Promise.all(Array.from({ length: 8 }, begin))
  assert.equal(new Set(started).size, 8)
  assert.ok(!started.includes(null))
})
