import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { desc, eq } from 'drizzle-orm'
import { adminLog } from '../../platform/db/schema'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { readAdminLog, signInStaff } from '../../testing/staff'

type View = CallData<'GET /api/console/settings'>

describe('settings of the running service', () => {
  let server: TestApp
  let operator: { id: string; token: string }
  before(async () => {
    const env = { WELCOME_CREDITS: '15', SMS_PER_ADDRESS_HOUR: '1000', OLDEST_VERSION: '6.0.0' }
    server = await startTestApp({ env })
    operator = await signInStaff(server, 'operator')
  })
  after(() => server.close())

  const set = (values: object) =>
    callApi(server.app, 'POST', '/api/console/settings/running', {
      token: operator.token,
      body: { values, reason: '活动' },
    })
  const running = async (values: object) => {
    const { data, message } = await set(values)
    assert.equal(message, '')
    return (data as View).running
  }
  const newBalance = async () => {
    const { token } = await signInByCalls(server.app, newPhone())
    const { data } = await callApi(server.app, 'GET', '/api/user/score', { token })
    return { token, ...(data as CallData<'GET /api/user/score'>) }
  }
  const order = async (token: string, requestId: string) => {
    const body = { requestId, params: { prompt: '雪山', model: 'studio' }, quotedCredits: 2 }
    return (await callApi(server.app, 'POST', '/api/generate', { token, body })).message
  }

  test('new people get what the console says, and what the environment says again', async () => {
    assert.equal((await newBalance()).balance, 15)
    const view = await running({ welcomeCredits: 40 })
    assert.deepEqual([view.now.welcomeCredits, view.initial.welcomeCredits], [40, 15])
    assert.deepEqual(view.own, ['welcomeCredits'])
    assert.equal((await newBalance()).balance, 40)
    const { data } = await callApi(server.app, 'GET', '/api/app-config/score')
    assert.equal((data as CallData<'GET /api/app-config/score'>).welcomeCredits, 40)
    assert.deepEqual((await running({ welcomeCredits: null })).own, [])
    assert.equal((await newBalance()).balance, 15)
  })

  test('seven days of signing in pay what is written now', async () => {
    await running({ signinCredits: [9, 1, 1, 1, 1, 1, 1] })
    const { token, balance } = await newBalance()
    const { data } = await callApi(server.app, 'POST', '/api/user/signin', { token })
    assert.equal((data as { score: { balance: number } }).score.balance, balance + 9)
    await running({ signinCredits: null })
  })

  test('the limit of open jobs applies at once', async () => {
    await running({ activeJobs: 1 })
    const { token } = await newBalance()
    assert.equal(await order(token, 'running-1'), '')
    assert.match(await order(token, 'running-2'), /最多同时进行 1 个任务/)
    await running({ activeJobs: null })
    assert.equal(await order(token, 'running-3'), '')
  })

  test('while no new accounts are taken those that are there sign in', async () => {
    const phone = newPhone()
    await signInByCalls(server.app, phone)
    await running({ signUps: false })
    const people = async () => (await server.deps.pool.query('select id from users')).rows.length
    const count = await people()
    const stranger = newPhone()
    const { data } = await callApi(server.app, 'POST', '/api/sms-code', {
      body: { phone: stranger },
    })
    const code = (data as { devCode: string }).devCode
    const refused = await callApi(server.app, 'POST', '/api/auth/phoneLogin', {
      body: { phone: stranger, code },
    })
    assert.deepEqual([refused.status, /不接受新用户/.test(refused.message)], [403, true])
    assert.equal(await people(), count)
    server.forward(120_000)
    assert.ok((await signInByCalls(server.app, phone)).token)
    await running({ signUps: null })
  })

  test('older clients must update while the console says so', async () => {
    const required = async () => {
      const { data } = await callApi(server.app, 'GET', '/api/app-config/app?version=6.5.0')
      return (data as CallData<'GET /api/app-config/app'>).update?.required
    }
    assert.equal(await required(), false)
    await running({ oldestVersion: '6.8.0' })
    assert.equal(await required(), true)
    await running({ oldestVersion: '' })
    assert.equal(await required(), false)
    await running({ oldestVersion: null })
  })

  test('what another process wrote is known here when it is read', async () => {
    await server.deps.pool.query(
      `insert into settings (key, value) values ('running', '{"welcomeCredits": 77}')
       on conflict (key) do update set value = excluded.value`,
    )
    await server.deps.running.readNow()
    assert.equal((await newBalance()).balance, 77)
    await running({ welcomeCredits: null })
  })

  test('what is wrong is said in a sentence, and each change is in the log with what it was', async () => {
    for (const [values, sentence] of [
      [{ welcomeCredits: -1 }, /不能是负数/],
      [{ welcomeCredits: 1.5 }, /整数/],
      [{ signinCredits: [1, 2] }, /七天/],
      [{ activeJobs: 0 }, /至少 1 个/],
      [{ oldestVersion: 'new' }, /6\.9\.0 这样/],
    ] as const)
      assert.match((await set(values)).message, sentence)
    assert.notEqual((await set({ databaseUrl: 'x' })).status, 200)
    const count = (await readAdminLog(server, operator.id)).length
    await running({ firstTopupCredits: 5 })
    await running({ firstTopupCredits: 5 })
    const acts = await readAdminLog(server, operator.id)
    assert.deepEqual(acts.slice(count), [['running', 'firstTopupCredits', '活动']])
    const mine = eq(adminLog.actorId, operator.id)
    const [last] = await server.deps.db
      .select()
      .from(adminLog)
      .where(mine)
      .orderBy(desc(adminLog.id))
      .limit(1)
    assert.deepEqual(last?.result, { before: {}, after: { firstTopupCredits: 5 } })
  })
})
