import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { smsDays } from '../../platform/db/schema'
import { shanghaiDay } from '../../platform/lib/shanghai-day'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { newPhone } from '../../testing/accounts'
import { sweepAuth } from './repository'

const MINUTE_MS = 60_000

describe('signing in with a phone', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp({ env: { SMS_PER_ADDRESS_HOUR: '100000' } })
  })
  after(() => server.close())

  async function sendCode(phone: string, purpose = 'login', token?: string) {
    const answer = await callApi(server.app, 'POST', '/api/sms-code', {
      body: { phone, purpose },
      ...(token && { token }),
    })
    return { answer, code: (answer.data as { devCode?: string } | null)?.devCode ?? '' }
  }
  async function ownCode(token: string, purpose = 'change') {
    const sent = await callApi(server.app, 'POST', '/api/auth/ownCode', {
      token,
      body: { purpose },
    })
    return (sent.data as { devCode: string }).devCode
  }
  const logIn = (phone: string, code: string) =>
    callApi(server.app, 'POST', '/api/auth/phoneLogin', { body: { phone, code } })
  const other = (code: string) => (code === '000000' ? '000001' : '000000')

  test('a new number becomes a user with the welcome grant; the second time it is known', async () => {
    const phone = newPhone()
    const first = await signInByCalls(server.app, phone)
    assert.equal(first.isNew, true)
    const score = await callApi(server.app, 'GET', '/api/user/score', { token: first.token })
    assert.equal((score.data as { balance: number }).balance, server.deps.config.credits.welcome)
    server.forward(MINUTE_MS + 1)
    const second = await signInByCalls(server.app, phone)
    assert.equal(second.isNew, false)
    const again = await callApi(server.app, 'GET', '/api/user/score', { token: second.token })
    assert.equal((again.data as { balance: number }).balance, server.deps.config.credits.welcome)
  })

  test('the answer to a known and to an unknown number has the same shape and status', async () => {
    const known = newPhone()
    await signInByCalls(server.app, known)
    server.forward(MINUTE_MS + 1)
    const [a, b] = [await sendCode(known), await sendCode(newPhone())]
    assert.equal(a.answer.status, b.answer.status)
    assert.deepEqual(Object.keys(a.answer.data as object), Object.keys(b.answer.data as object))
  })

  test('a code works once', async () => {
    const phone = newPhone()
    const { code } = await sendCode(phone)
    assert.equal((await logIn(phone, code)).code, 0)
    const again = await logIn(phone, code)
    assert.deepEqual([again.status, again.code], [400, 1001])
  })

  test('a code is dead after ten minutes', async () => {
    const phone = newPhone()
    const { code } = await sendCode(phone)
    server.forward(10 * MINUTE_MS + 1)
    assert.equal((await logIn(phone, code)).code, 1001)
  })

  test('a code is dead after five wrong tries, and not before', async () => {
    const [four, five] = [newPhone(), newPhone()]
    for (const [phone, tries, expected] of [
      [four, 4, 0],
      [five, 5, 1001],
    ] as const) {
      const { code } = await sendCode(phone)
      for (let i = 0; i < tries; i++) assert.equal((await logIn(phone, other(code))).code, 1001)
      assert.equal((await logIn(phone, code)).code, expected)
    }
  })

  test('a new code replaces the one before', async () => {
    const phone = newPhone()
    const first = await sendCode(phone)
    server.forward(MINUTE_MS + 1)
    const second = await sendCode(phone)
    if (first.code !== second.code) assert.equal((await logIn(phone, first.code)).code, 1001)
    assert.equal((await logIn(phone, second.code)).code, 0)
  })

  test('a code for binding does not sign in', async () => {
    const phone = newPhone()
    const { code } = await sendCode(phone, 'bind')
    assert.equal((await logIn(phone, code)).code, 1001)
  })

  test('one code a minute, five an hour, ten a day for a number; the refusal says how long', async () => {
    const phone = newPhone()
    assert.equal((await sendCode(phone)).answer.code, 0)
    const tooSoon = (await sendCode(phone)).answer
    assert.deepEqual([tooSoon.status, tooSoon.code], [429, 1002])
    assert.match(tooSoon.message, /请 \d+ 秒后再试/)
    for (let i = 0; i < 4; i++) {
      server.forward(MINUTE_MS + 1)
      assert.equal((await sendCode(phone)).answer.code, 0, `code ${i + 2} of the hour`)
    }
    server.forward(MINUTE_MS + 1)
    assert.equal((await sendCode(phone)).answer.code, 1002, 'the sixth in an hour')
    for (let i = 0; i < 5; i++) {
      server.forward(61 * MINUTE_MS)
      assert.equal((await sendCode(phone)).answer.code, 0, `code ${i + 6} of the day`)
    }
    server.forward(61 * MINUTE_MS)
    assert.equal((await sendCode(phone)).answer.code, 1002, 'the eleventh in a day')
    server.forward(24 * 60 * MINUTE_MS)
    assert.equal((await sendCode(phone)).answer.code, 0, 'the next day')
  })

  test('codes sent on past days are deleted', async () => {
    const { db, now } = server.deps
    await db.insert(smsDays).values({ day: '2026-01-01', sent: 7 })
    await signInByCalls(server.app, newPhone())
    await sweepAuth(db, new Date(now().getTime() - 2 * 86_400_000))
    const days = (await db.select().from(smsDays)).map(({ day }) => day)
    assert.ok(days.includes(shanghaiDay(now())))
    assert.ok(!days.includes('2026-01-01'))
  })

  test('codes are stored as hashes only', async () => {
    const { code } = await sendCode(newPhone())
    const { rows } = await server.deps.pool.query('select * from sms_codes')
    assert.ok(rows.length > 0)
    assert.ok(!JSON.stringify(rows).includes(`"${code}"`))
  })

  test('signing out ends the session at once, and only this one unless everywhere', async () => {
    const phone = newPhone()
    const one = await signInByCalls(server.app, phone)
    server.forward(MINUTE_MS + 1)
    const two = await signInByCalls(server.app, phone)
    server.forward(MINUTE_MS + 1)
    const three = await signInByCalls(server.app, phone)
    const info = async (token: string) =>
      (await callApi(server.app, 'GET', '/api/user/info', { token })).status
    assert.equal(
      (await callApi(server.app, 'POST', '/api/auth/signOut', { token: one.token })).code,
      0,
    )
    assert.deepEqual([await info(one.token), await info(two.token)], [401, 200])
    const body = { everywhere: true }
    await callApi(server.app, 'POST', '/api/auth/signOut', { token: two.token, body })
    assert.deepEqual([await info(two.token), await info(three.token)], [401, 401])
    const refresh = await callApi(server.app, 'POST', '/api/auth/refreshToken', {
      body: { token: three.refreshToken },
    })
    assert.equal(refresh.code, 1005)
  })

  test('an access token lives thirty minutes', async () => {
    const { token } = await signInByCalls(server.app, newPhone())
    server.forward(29 * MINUTE_MS)
    assert.equal((await callApi(server.app, 'GET', '/api/user/info', { token })).status, 200)
    server.forward(2 * MINUTE_MS)
    const late = await callApi(server.app, 'GET', '/api/user/info', { token })
    assert.deepEqual([late.status, late.code], [401, 401])
  })

  test('a number can be bound once it is free, never when another account has it', async () => {
    const [mine, free, taken] = [newPhone(), newPhone(), newPhone()]
    await signInByCalls(server.app, taken)
    const { token } = await signInByCalls(server.app, mine)
    const bind = async (phone: string) => {
      server.forward(MINUTE_MS + 1)
      const { code } = await sendCode(phone, 'bind')
      const oldCode = await ownCode(token)
      const body = { phone, code, oldCode }
      return callApi(server.app, 'POST', '/api/auth/bindPhone', { token, body })
    }
    assert.equal((await bind(taken)).code, 1004)
    const bound = await bind(free)
    assert.deepEqual(bound.data, { phone: `${free.slice(0, 3)}****${free.slice(-4)}` })
    server.forward(MINUTE_MS + 1)
    assert.equal((await signInByCalls(server.app, free)).isNew, false)
  })
})
