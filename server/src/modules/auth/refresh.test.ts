import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { newPhone } from '../../testing/accounts'
import { NO_POSTGRES, realPostgres } from '../../testing/databases'
import type { Database } from '../../platform/db/client'

interface Pair {
  readonly token: string
  readonly refreshToken: string
}

const refresh = (server: TestApp, token: string) =>
  callApi(server.app, 'POST', '/api/auth/refreshToken', { body: { token } })

async function trade(server: TestApp, token: string): Promise<Pair> {
  const answer = await refresh(server, token)
  assert.equal(answer.code, 0, answer.message)
  return answer.data as Pair
}

async function mayEnter(server: TestApp, token: string): Promise<boolean> {
  return (await callApi(server.app, 'GET', '/api/user/info', { token })).status === 200
}

describe('refresh tokens', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp({ env: { SMS_PER_ADDRESS_HOUR: '100000' } })
  })
  after(() => server.close())

  test('a token is traded for a new pair that works', async () => {
    const first = await signInByCalls(server.app, newPhone())
    const second = await trade(server, first.refreshToken)
    assert.notEqual(second.refreshToken, first.refreshToken)
    assert.ok(await mayEnter(server, second.token))
    assert.ok(await mayEnter(server, (await trade(server, second.refreshToken)).token))
  })

  for (const [wait, ms] of [
    ['eleven seconds', 11_000],
    ['two days', 2 * 24 * 3_600_000],
  ] as const) {
    test(`accepts the predecessor ${wait} later while its successor was never used`, async () => {
      const first = await signInByCalls(server.app, newPhone())
      await trade(server, first.refreshToken)
      server.forward(ms)
      const again = await trade(server, first.refreshToken)
      assert.ok(await mayEnter(server, again.token))
      assert.ok(await mayEnter(server, (await trade(server, again.refreshToken)).token))
    })
  }

  for (const order of [
    'late',
    'late late',
    'new late',
    'late new',
    'new new late',
    'late new late',
  ])
    test(`two tabs stay signed in when they refresh in the order ${order}`, async () => {
      let previous = (await signInByCalls(server.app, newPhone())).refreshToken
      let newest = (await trade(server, previous)).refreshToken
      for (const tab of order.split(' ')) {
        server.forward(31 * 60_000)
        // The late tab sends what was in storage before the other tab's answer arrived.
        const sent = tab === 'late' ? previous : newest
        const pair = await trade(server, sent)
        assert.ok(await mayEnter(server, pair.token))
        previous = sent
        newest = pair.refreshToken
      }
    })

  test('reuse after the successor was used ends the whole family', async () => {
    const first = await signInByCalls(server.app, newPhone())
    const second = await trade(server, first.refreshToken)
    const third = await trade(server, second.refreshToken)
    server.forward(10_001)
    const stolen = await refresh(server, first.refreshToken)
    assert.deepEqual([stolen.status, stolen.code], [400, 1005])
    for (const { refreshToken } of [second, third])
      assert.equal((await refresh(server, refreshToken)).code, 1005)
    assert.equal(await mayEnter(server, third.token), false)
  })

  test('another sign-in of the same person is not touched', async () => {
    const phone = newPhone()
    const stolen = await signInByCalls(server.app, phone)
    server.forward(60_001)
    const other = await signInByCalls(server.app, phone)
    await trade(server, (await trade(server, stolen.refreshToken)).refreshToken)
    assert.equal((await refresh(server, stolen.refreshToken)).code, 1005)
    assert.ok(await mayEnter(server, (await trade(server, other.refreshToken)).token))
  })

  test('an invented token and one of thirty days ago are refused alike', async () => {
    const old = await signInByCalls(server.app, newPhone())
    server.forward(30 * 24 * 3_600_000 + 1)
    const [a, b] = [await refresh(server, old.refreshToken), await refresh(server, 'x'.repeat(43))]
    assert.deepEqual([a.code, a.message], [b.code, b.message])
    assert.equal(a.code, 1005)
  })

  test('tokens are stored as hashes only', async () => {
    const { refreshToken } = await signInByCalls(server.app, newPhone())
    const { rows } = await server.deps.pool.query('select * from refresh_tokens')
    assert.ok(!JSON.stringify(rows).includes(refreshToken))
  })
})

describe('sign-in under races on PostgreSQL', () => {
  let database: Database | null = null
  let server: TestApp | undefined
  before(async () => {
    database = await realPostgres({ maxConnections: 60 })
    if (!database) return
    server = await startTestApp({ database, env: { SMS_PER_ADDRESS_HOUR: '100000' } })
  })
  after(async () => {
    await server?.close()
    await database?.close()
  })

  test('50 trades of one token at once: all get in, with one family and one newest token', async (t) => {
    if (!server) return t.skip(NO_POSTGRES)
    const running = server
    const { refreshToken } = await signInByCalls(running.app, newPhone())
    const pairs = await Promise.all(Array.from({ length: 50 }, () => trade(running, refreshToken)))
    for (const { token } of pairs) assert.ok(await mayEnter(running, token))
    const { rows } = await running.deps.pool.query(
      `select count(distinct family_id)::int as families,
              count(*) filter (where replaced_at is null and revoked_at is null)::int as newest
       from refresh_tokens`,
    )
    assert.deepEqual(rows[0], { families: 1, newest: 1 })
  })

  test('30 askers for one number at once: one code is sent', async (t) => {
    if (!server) return t.skip(NO_POSTGRES)
    const running = server
    const phone = newPhone()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        callApi(running.app, 'POST', '/api/sms-code', { body: { phone } }),
      ),
    )
    assert.equal(answers.filter(({ code }) => code === 0).length, 1)
    assert.equal(answers.filter(({ code }) => code === 1002).length, 29)
  })

  test('one code used 20 times at once signs in once and makes one user with one grant', async (t) => {
    if (!server) return t.skip(NO_POSTGRES)
    const running = server
    const phone = newPhone()
    const sent = await callApi(running.app, 'POST', '/api/sms-code', { body: { phone } })
    const { devCode } = sent.data as { devCode: string }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        callApi(running.app, 'POST', '/api/auth/phoneLogin', { body: { phone, code: devCode } }),
      ),
    )
    assert.equal(answers.filter(({ code }) => code === 0).length, 1)
    const { rows } = await running.deps.pool.query(
      `select count(*)::int as users, (select count(*)::int from ledger_transfers t
         where t.user_id = any (select id from users where phone = $1)) as grants
       from users where phone = $1`,
      [phone],
    )
    assert.deepEqual(rows[0], { users: 1, grants: 1 })
  })
})

describe('limits by address', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp({
      env: { SMS_PER_ADDRESS_HOUR: '3', LOGIN_TRIES_PER_ADDRESS_HOUR: '4' },
    })
  })
  after(() => server.close())

  const send = (address: string, phone = newPhone()) =>
    callApi(server.app, 'POST', '/api/sms-code', { body: { phone }, address })

  test('an address gets only so many codes an hour, whatever the numbers', async () => {
    for (let i = 0; i < 3; i++) assert.equal((await send('9.9.9.1')).code, 0)
    assert.equal((await send('9.9.9.1')).code, 1002)
    assert.equal((await send('9.9.9.2')).code, 0)
  })

  test('X-Forwarded-For is not believed unless the operator says so', async () => {
    const answers = []
    for (let i = 0; i < 4; i++) {
      answers.push(
        await server.app.inject({
          method: 'POST',
          url: '/api/sms-code',
          remoteAddress: '9.9.9.3',
          headers: { 'x-forwarded-for': `1.1.1.${i}` },
          payload: { phone: newPhone() },
        }),
      )
    }
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 200, 429],
    )
  })

  test('an address that guesses codes is stopped even for the right code', async () => {
    const phone = newPhone()
    const { devCode } = (await send('9.9.9.4', phone)).data as { devCode: string }
    const logIn = (to: string, code: string, address: string) =>
      callApi(server.app, 'POST', '/api/auth/phoneLogin', { body: { phone: to, code }, address })
    for (let i = 0; i < 4; i++) {
      assert.equal((await logIn(newPhone(), '123456', '9.9.9.4')).code, 1001)
    }
    assert.equal((await logIn(phone, devCode, '9.9.9.4')).status, 429)
    assert.equal((await logIn(phone, devCode, '9.9.9.5')).code, 0)
  })
})
