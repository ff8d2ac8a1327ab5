import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobView } from '@contract/jobs'
import {
  type FakeApi,
  sendJson,
  startFakeApi,
} from '../../../integrations/engines/openai/testing/fake-api'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { waitForComparison } from '../../../testing/ended-jobs'

let apis: FakeApi[] = []
let server: TestApp
let token = ''
let folder = ''
let requests = 0

/** Models a (3 credits), b (5), d (60) and e (70) of one engine, c (7) of another. */
before(async () => {
  apis = await Promise.all([
    startFakeApi({ pictureSize: '64x64' }),
    startFakeApi({ pictureSize: '64x64' }),
  ])
  folder = mkdtempSync(path.join(tmpdir(), 'moguang-compare-'))
  const file = path.join(folder, 'engines.json')
  const [one, other] = apis.map(({ baseUrl }) => baseUrl)
  const engines = [
    {
      id: 'one',
      vendor: 'openai',
      url: one,
      credits: 3,
      models: [
        { id: 'a' },
        { id: 'b', credits: 5 },
        { id: 'd', credits: 60 },
        { id: 'e', credits: 70 },
      ],
    },
    { id: 'other', vendor: 'openai', url: other, credits: 7, models: [{ id: 'c' }] },
  ]
  writeFileSync(file, JSON.stringify({ engines, tools: { text2img: ['one', 'other'] } }))
  server = await startTestApp({
    works: true,
    env: { ENGINES_FILE: file, WELCOME_CREDITS: '100', MAX_ACTIVE_JOBS: '5' },
  })
  token = (await signInByCalls(server.app, newPhone())).token
})
after(async () => {
  await server.close()
  await Promise.all(apis.map((api) => api.close()))
  rmSync(folder, { recursive: true, force: true })
})

const buildOrder = (model: string, more: object = {}) => ({
  prompt: '孤峰宝塔',
  ratio: '1:1',
  model,
  ...more,
})

function compare(
  orders: readonly object[],
  quotedCredits: number,
  requestId = `compare-${++requests}`,
) {
  const body = { requestId, orders, quotedCredits }
  return callApi(server.app, 'POST', '/api/generate/compare', { token, body })
}

const getJobs = ({ data }: { data: unknown }) => (data as { jobs: JobView[] }).jobs

const ended = ({ comparisonId }: JobView) =>
  waitForComparison(server, { token, id: String(comparisonId) })

async function readAccountState() {
  const { data } = await callApi(server.app, 'GET', '/api/user/score', { token })
  const { balance, held } = data as { balance: number; held: number }
  const { rows } = await server.deps.pool.query<{ jobs: number }>(
    'select count(*)::int as jobs from jobs',
  )
  return { balance, held, jobs: rows[0]?.jobs ?? 0 }
}

test('one order makes a job of each model, held for the sum and painted each by its own', async () => {
  const before = await readAccountState()
  const sent = await compare([buildOrder('a'), buildOrder('b'), buildOrder('c')], 15)
  assert.equal(sent.code, 0, sent.message)
  const jobs = getJobs(sent)
  assert.deepEqual(
    jobs.map(({ model, costCredits }) => [model.id, costCredits]),
    [
      ['a', 3],
      ['b', 5],
      ['c', 7],
    ],
  )
  assert.equal(new Set(jobs.map(({ comparisonId }) => comparisonId)).size, 1)
  assert.equal((sent.data as { balance: number }).balance, before.balance - 15)
  const [first] = jobs
  assert.ok(first?.comparisonId)
  const done = await ended(first)
  assert.deepEqual(
    done.map(({ id, status, pictures }) => [id, status, pictures.length]),
    jobs.map(({ id }) => [id, 'succeeded', 1]),
  )
  assert.deepEqual(await readAccountState(), {
    balance: before.balance - 15,
    held: 0,
    jobs: before.jobs + 3,
  })
})

test('one that fails is paid back alone, the others stay', async () => {
  const before = await readAccountState()
  apis[1]?.answerWith((_call, response) => sendJson(response, 400, { error: { code: 'bad' } }))
  const sent = await compare([buildOrder('a'), buildOrder('c')], 10)
  const [first] = getJobs(sent)
  assert.ok(first, sent.message)
  const done = await ended(first)
  apis[1]?.answerWith(null)
  assert.deepEqual(
    done.map(({ status, spentCredits }) => [status, spentCredits]),
    [
      ['succeeded', 3],
      ['failed', 0],
    ],
  )
  assert.equal((await readAccountState()).balance, before.balance - 3)
})

test('copies of one request make the jobs once and get the same answer', async () => {
  const before = await readAccountState()
  const orders = [buildOrder('a'), buildOrder('b')]
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => compare(orders, 8, 'compare-copies')),
  )
  assert.deepEqual(
    answers.map(({ code }) => code),
    [0, 0, 0, 0, 0],
  )
  const ids = answers.map((answer) => getJobs(answer).map(({ id }) => id))
  assert.equal(new Set(ids.map(String)).size, 1)
  assert.equal(ids[0]?.length, 2)
  const balances = answers.map(({ data }) => (data as { balance: number }).balance)
  assert.deepEqual(new Set(balances), new Set([before.balance - 8]))
  const [first] = getJobs(answers[0] ?? { data: { jobs: [] } })
  assert.ok(first)
  await ended(first)
  assert.equal((await readAccountState()).jobs, before.jobs + 2)
  const other = await compare([buildOrder('a'), buildOrder('c')], 10, 'compare-copies')
  assert.deepEqual([other.code, other.message], [409, '同一个请求编号不能提交不同的内容'])
})

test('all are held or none: what is refused of one leaves nothing behind', async () => {
  const before = await readAccountState()
  const refused = async (orders: readonly object[], credits: number) => {
    const { code, message, data } = await compare(orders, credits)
    assert.deepEqual(await readAccountState(), before, message)
    return { code, message, data: data as { modelId?: string; credits?: number } }
  }
  const price = await refused([buildOrder('a'), buildOrder('b')], 9)
  assert.deepEqual([price.code, price.data.credits], [2003, 8], 'the sum, as it is')
  const style = await refused([buildOrder('a'), buildOrder('b', { style: 'ink' })], 8)
  assert.deepEqual([style.code, style.data.modelId], [3002, 'b'])
  const twice = await refused([buildOrder('a'), buildOrder('a')], 6)
  assert.deepEqual([twice.code, twice.message], [3001, '一支画笔只能比一次，请选不同的画笔'])
  const words = await refused([buildOrder('a'), buildOrder('b', { prompt: '大海' })], 8)
  assert.equal(words.message, '比一比要用同一句话')
  const many = await refused([buildOrder('a'), buildOrder('b', { count: 2 })], 13)
  assert.equal(many.message, '比一比每支画笔只画一张')
  assert.equal((await refused([buildOrder('a')], 3)).code, 3001, 'one is no comparison')
  const five = ['a', 'b', 'c', 'd', 'e'].map((model) => buildOrder(model))
  assert.equal((await refused(five, 1)).code, 3001)
})

test('credits that reach for one but not for all hold nothing, and the sum is shown', async () => {
  const rich = token
  token = (await signInByCalls(server.app, newPhone())).token
  const { id } = (await callApi(server.app, 'GET', '/api/user/info', { token })).data as {
    id: string
  }
  const sent = await compare([buildOrder('d'), buildOrder('e')], 130)
  assert.equal(sent.code, 2001, sent.message)
  assert.deepEqual(sent.data, { balance: 100, needed: 130 })
  const { rows } = await server.deps.pool.query('select 1 from jobs where user_id = $1', [id])
  assert.equal(rows.length, 0)
  assert.equal((await readAccountState()).balance, 100)
  token = rich
})

test('one that does not answer is named, and the rest can be ordered without it', async () => {
  await server.deps.pool.query(
    `insert into engine_health (engine_id, failures, paused_until, reason, failed_at)
     values ('other', 3, now() + interval '1 minute', 'gone', now())`,
  )
  await sleep(320)
  const sent = await compare([buildOrder('a'), buildOrder('c')], 10)
  assert.deepEqual([sent.code, (sent.data as { modelId: string }).modelId], [4003, 'c'])
  const rest = await compare([buildOrder('a'), buildOrder('b')], 8)
  assert.equal(rest.code, 0, rest.message)
  const [first] = getJobs(rest)
  assert.ok(first)
  await ended(first)
})

test('only its owner sees a comparison', async () => {
  const sent = await compare([buildOrder('a'), buildOrder('b')], 8)
  const [first] = getJobs(sent)
  assert.ok(first, sent.message)
  const stranger = (await signInByCalls(server.app, newPhone())).token
  const url = `/api/job/comparison/${first.comparisonId}`
  assert.equal((await callApi(server.app, 'GET', url, { token: stranger })).status, 404)
  await ended(first)
})
