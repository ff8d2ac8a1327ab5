import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JobView } from '@contract/jobs'
import type { Database } from '../../../platform/db/client'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import {
  embeddedDatabase,
  NO_POSTGRES,
  realPostgres,
  testDatabase,
} from '../../../testing/databases'
import { repetitions } from '@studio/testing/effort'

const KEYS = repetitions('idempotency keys raced', { usual: 20, all: 1000 })
const COPIES = 5

async function withApp(
  database: Database,
  env: Record<string, string>,
  run: (server: TestApp, token: string) => Promise<void>,
): Promise<void> {
  const server = await startTestApp({
    database,
    env: { STUDIO_CREDITS: '2', MAX_ACTIVE_JOBS: '1000', ...env },
  })
  try {
    const { token } = await signInByCalls(server.app, newPhone())
    await run(server, token)
  } finally {
    await server.close()
    await database.close()
  }
}

function generate(server: TestApp, token: string, requestId: string, prompt = '山水') {
  const body = { requestId, params: { prompt }, quotedCredits: 2 }
  return callApi(server.app, 'POST', '/api/generate', { token, body })
}

/** As the app does when a busy server asks for patience: the same request again. */
async function untilTaken(server: TestApp, token: string, requestId: string) {
  for (let tries = 1; ; tries += 1) {
    const answer = await generate(server, token, requestId)
    if (answer.code !== 503 || tries === 100) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function ledger(server: TestApp) {
  const { rows } = await server.deps.pool.query<{
    sum: number
    holds: number
    jobs: number
    queue: number
  }>(`
    select (select coalesce(sum(amount), 0)::int from ledger_entries) as sum,
      (select count(*)::int from ledger_transfers where kind = 'hold') as holds,
      (select count(*)::int from jobs) as jobs,
      (select count(*)::int from graphile_worker.jobs where task_identifier = 'paint') as queue`)
  return rows[0]
}

test('200 parallel submits with credits for 7 make exactly 7 jobs (PostgreSQL)', async (t) => {
  const database = await realPostgres()
  if (!database) return t.skip(NO_POSTGRES)
  await withApp(database, { WELCOME_CREDITS: '15' }, async (server, token) => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => generate(server, token, `parallel-${i}`)),
    )
    const accepted = answers.filter(({ code }) => code === 0)
    assert.equal(accepted.length, 7)
    assert.deepEqual(
      [...new Set(answers.filter(({ code }) => code !== 0).map(({ code }) => code))],
      [2001],
    )
    assert.deepEqual(await ledger(server), { sum: 0, holds: 7, jobs: 7, queue: 7 })
    const balances = accepted.map(({ data }) => (data as { balance: number }).balance)
    assert.deepEqual(
      balances.sort((a, b) => a - b),
      [1, 3, 5, 7, 9, 11, 13],
    )
  })
})

for (const [name, open] of [
  ['PostgreSQL', () => realPostgres()],
  ['PGlite', () => embeddedDatabase()],
] as const) {
  test(`${KEYS} requestIds × ${COPIES} copies make ${KEYS} jobs with identical answers (${name})`, async (t) => {
    const database = await open()
    if (!database) return t.skip(NO_POSTGRES)
    await withApp(database, { WELCOME_CREDITS: '10000' }, async (server, token) => {
      const seen = new Map<string, Set<string>>()
      const calls = Array.from({ length: KEYS * COPIES }, (_, i) => `storm-id-${i % KEYS}`)
      for (let at = 0; at < calls.length; at += 250) {
        await Promise.all(
          calls.slice(at, at + 250).map(async (requestId) => {
            const { code, data, message } = await untilTaken(server, token, requestId)
            assert.equal(code, 0, message)
            const { job, balance } = data as { job: JobView; balance: number }
            const { id, params, costCredits, createdAt, status } = job
            const answer = JSON.stringify({ id, params, costCredits, createdAt, status, balance })
            seen.set(requestId, (seen.get(requestId) ?? new Set()).add(answer))
          }),
        )
      }
      assert.equal(seen.size, KEYS)
      for (const answers of seen.values()) assert.equal(answers.size, 1)
      assert.deepEqual(await ledger(server), { sum: 0, holds: KEYS, jobs: KEYS, queue: KEYS })
    })
  })
}

test('a requestId used for other content is a conflict', async () => {
  await withApp(await testDatabase(), {}, async (server, token) => {
    assert.equal((await generate(server, token, 'same-id-1', '山')).code, 0)
    const other = await generate(server, token, 'same-id-1', '海')
    assert.deepEqual([other.code, other.message], [409, '同一个请求编号不能提交不同的内容'])
  })
})

test('a copy is answered even after prices changed; only new submits see the new price', async () => {
  const database = await testDatabase()
  const first = await startTestApp({ database, env: { STUDIO_CREDITS: '2' } })
  const { token } = await signInByCalls(first.app, newPhone())
  const before = await generate(first, token, 'price-id-1')
  const second = await startTestApp({ database, env: { STUDIO_CREDITS: '5' } })
  const after = await generate(second, token, 'price-id-1')
  assert.equal((after.data as { job: JobView }).job.id, (before.data as { job: JobView }).job.id)
  const fresh = await generate(second, token, 'price-id-2')
  assert.deepEqual([fresh.code, fresh.data], [2003, { credits: 5 }])
  await first.close()
  await second.close()
  await database.close()
})

test('one user has at most MAX_ACTIVE_JOBS open jobs', async () => {
  await withApp(await testDatabase(), { MAX_ACTIVE_JOBS: '3' }, async (server, token) => {
    for (let i = 0; i < 3; i += 1)
      assert.equal((await generate(server, token, `limit-${i}-x`)).code, 0)
    const fourth = await generate(server, token, 'limit-4-x')
    assert.deepEqual([fourth.code, fourth.message], [3004, '最多同时进行 3 个任务，等一个画完再来'])
    const list = await callApi(server.app, 'GET', '/api/job/myJobList?state=active', { token })
    const [newest] = (list.data as { list: JobView[] }).list
    await callApi(server.app, 'POST', `/api/job/${newest?.id}/cancel`, { token })
    assert.equal((await generate(server, token, 'limit-5-x')).code, 0)
  })
})
