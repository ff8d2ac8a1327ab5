import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import type { JobView } from '@contract/jobs'
import {
  type FakeApi,
  sendJson,
  startFakeApi,
} from '../../integrations/engines/openai/testing/fake-api'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForEnd } from '../../testing/ended-jobs'
import { readAdminLog, signInStaff } from '../../testing/staff'

type View = CallData<'GET /api/console/engines'>

/** Three pictures a day, and a picture costs a tenth of a yuan. */
const THREE = { engineId: 'openai', dayMilli: 300, monthMilli: null, costs: { 'painter-x': 100 } }

describe('budgets of engines', () => {
  let api: FakeApi
  let server: TestApp
  let operator: { id: string; token: string }
  before(async () => {
    api = await startFakeApi({ pictureSize: '96x128' })
    const env = {
      OPENAI_BASE_URL: api.baseUrl,
      OPENAI_MODEL: 'painter-x',
      OPENAI_CREDITS: '3',
      SMS_PER_ADDRESS_HOUR: '1000',
      MAX_ACTIVE_JOBS: '20',
    }
    // No worker runs: jobs stay queued until they are cancelled.
    server = await startTestApp({ env })
    operator = await signInStaff(server, 'operator')
  })
  after(async () => {
    await server.close()
    await api.close()
  })

  const set = (over: object) =>
    callApi(server.app, 'POST', '/api/console/engines/budget', {
      token: operator.token,
      body: { ...THREE, reason: '试行', ...over },
    })
  const budget = async () => {
    const { data } = await callApi(server.app, 'GET', '/api/console/engines', {
      token: operator.token,
    })
    const engine = (data as View).engines.find(({ id }) => id === 'openai')
    assert.ok(engine)
    return engine.budget
  }
  let sent = 0
  const order = (token: string, over: object = {}) =>
    callApi(server.app, 'POST', '/api/generate', {
      token,
      body: {
        requestId: `budget-${++sent}`,
        params: { prompt: '雪山', model: 'painter-x', count: 1 },
        quotedCredits: 3,
        ...over,
      },
    })
  const person = async () => (await signInByCalls(server.app, newPhone())).token
  const balance = async (token: string) =>
    ((await callApi(server.app, 'GET', '/api/user/score', { token })).data as { balance: number })
      .balance
  const cancel = (token: string, id: string) =>
    callApi(server.app, 'POST', `/api/job/${id}/cancel`, { token })

  test('of ten orders at once as many are taken as the budget has, others cost nothing', async () => {
    await set({})
    const people = await Promise.all(Array.from({ length: 10 }, person))
    const start = await balance(people[0] ?? '')
    const answers = await Promise.all(people.map((token) => order(token)))
    assert.equal(answers.filter(({ status }) => status === 200).length, 3)
    for (const [at, { status, message }] of answers.entries()) {
      if (status === 200) continue
      assert.match(message, /今天的额度用完了，没有扣积分/)
      assert.equal(await balance(people[at] ?? ''), start)
    }
    assert.deepEqual([(await budget()).spentDayMilli, (await budget()).spentMonthMilli], [300, 300])
    assert.equal((await budget()).exhausted, 'day')
    const refused = await order(await person())
    assert.match(refused.message, /可以改用「/, 'who else would do it is named')
    const { data } = await callApi(server.app, 'GET', '/api/app-config/generate')
    const { options } = data as CallData<'GET /api/app-config/generate'>
    assert.deepEqual(
      options.map(({ modelId, paused }) => [modelId, paused]),
      [
        ['painter-x', true],
        ['studio', false],
      ],
    )
    // Credits of pictures that were not painted are returned, once.
    const taken = answers.findIndex(({ status }) => status === 200)
    const job = (answers[taken]?.data as { job: JobView }).job
    const cancels = [1, 2, 3].map(() => cancel(people[taken] ?? '', job.id))
    await Promise.all(cancels)
    assert.equal((await budget()).spentDayMilli, 200)
    assert.equal((await order(await person())).status, 200)
    assert.equal((await order(await person())).status, 503)
    assert.equal((await budget()).spentDayMilli, 300)
  })

  test('four pictures cost four times as much, and no part of them is begun', async () => {
    await set({ dayMilli: 600 })
    const four = { params: { prompt: '雪山', model: 'painter-x', count: 4 }, quotedCredits: 12 }
    assert.match((await order(await person(), four)).message, /今天的额度用完了/)
    assert.equal((await budget()).spentDayMilli, 300)
    await set({ dayMilli: 700 })
    assert.equal((await order(await person(), four)).status, 200)
    assert.equal((await budget()).spentDayMilli, 700)
  })

  test('an order that is refused for another reason is not counted', async () => {
    await set({ dayMilli: 10_000 })
    const before = (await budget()).spentDayMilli
    const token = await person()
    assert.notEqual((await order(token, { quotedCredits: 1 })).status, 200)
    const work = { remakeOf: 'unknown' }
    assert.notEqual((await order(token, work)).status, 200)
    assert.equal((await budget()).spentDayMilli, before)
  })

  test('a month ends what a day would allow, and the next day is another one', async () => {
    const { spentMonthMilli } = await budget()
    await set({ dayMilli: null, monthMilli: spentMonthMilli })
    assert.match((await order(await person())).message, /这个月的额度用完了/)
    await set({ dayMilli: 300, monthMilli: null })
    assert.match((await order(await person())).message, /今天的额度/)
    server.forward(24 * 3_600_000)
    operator = await signInStaff(server, 'operator')
    assert.equal((await order(await person())).status, 200)
    assert.equal((await budget()).spentDayMilli, 100)
  })

  test('what is wrong is said, and each change is in the log with what it was', async () => {
    assert.match((await set({ costs: {} })).message, /先写一张多少钱/)
    assert.equal((await set({ engineId: 'unknown' })).status, 404)
    assert.match((await set({ engineId: 'studio' })).message, /没有预算/)
    assert.equal((await set({ costs: { studio: 5 } })).status, 404)
    assert.match((await set({ dayMilli: -1 })).message, /不能是负数/)
    const count = (await readAdminLog(server, operator.id)).length
    await set({ dayMilli: 900 })
    await set({ dayMilli: 900 })
    const acts = await readAdminLog(server, operator.id)
    assert.deepEqual(acts.slice(count), [['engine-budget', 'openai', '试行']])
  })
})

describe('what became of what was counted', () => {
  test('a failure is taken back, a success stays', async (t) => {
    const api = await startFakeApi({ pictureSize: '96x128' })
    const env = { OPENAI_BASE_URL: api.baseUrl, OPENAI_MODEL: 'painter-x', OPENAI_CREDITS: '3' }
    const server = await startTestApp({ works: true, env })
    t.after(async () => {
      await server.close()
      await api.close()
    })
    const operator = await signInStaff(server, 'operator')
    const { token } = await signInByCalls(server.app, newPhone())
    await callApi(server.app, 'POST', '/api/console/engines/budget', {
      token: operator.token,
      body: { ...THREE, dayMilli: 10_000, reason: '试行' },
    })
    const paint = async (requestId: string) => {
      const params = { prompt: '雪山', model: 'painter-x' }
      const body = { requestId, params, quotedCredits: 3 }
      const { data, message } = await callApi(server.app, 'POST', '/api/generate', { token, body })
      assert.equal(message, '')
      const { id } = (data as { job: JobView }).job
      return (await waitForEnd(server, { token, id })).status
    }
    const sums = async () =>
      (await server.deps.pool.query('select milli::int from engine_spending')).rows.map(
        ({ milli }: { milli: number }) => milli,
      )
    api.answerWith((_call, response) =>
      sendJson(response, 400, { error: { code: 'moderation_blocked' } }),
    )
    assert.equal(await paint('budget-failing'), 'failed')
    assert.deepEqual(await sums(), [0, 0])
    api.answerWith(null)
    assert.equal(await paint('budget-working'), 'succeeded')
    assert.deepEqual(await sums(), [100, 100])
  })
})
