/** Strangers at the console's sign-in: they lock no one out and do not learn which numbers are the staff's. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../../server/src/operations/admin/run'
import { newPhone } from '../../server/src/testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../server/src/testing/app'
import { joinByPassword, linkToken, useLinkAs } from '../../server/src/testing/password-accounts'
import { SmsUndelivered } from '../../server/src/integrations/sms/sms'
import { waitUntil } from '../../server/src/testing/wait'
import { deviceNamed, wrong } from './sign-in-client'

const MINUTE_MS = 60_000
const HOME = '198.51.100.7'
/** Of the attacker, who has many. */
const elsewhere = (n: number) => `203.0.113.${n}`
const WRONG_PASSWORD = 'certainly not it'

describe('a stranger at the sign-in of the console', () => {
  let server: TestApp
  const delivered: string[] = []
  let down = false
  before(async () => {
    const sms = {
      revealsCodes: true,
      send: async ({ phone }: { phone: string }) => {
        delivered.push(phone)
        if (down) throw new SmsUndelivered('down')
      },
    }
    const env = { SIGN_IN: 'phone,password', SMS_PER_PHONE_STRANGERS_DAY: '6' }
    server = await startTestApp({ env, replace: { sms } })
  })
  after(() => server.close())

  const grant = (who: string) =>
    runCommand(server.deps, { words: ['grant-role', who, 'support'], operator: 'test' })
  const post = (url: string, body: object, address = HOME) =>
    callApi(server.app, 'POST', `/api/console/${url}`, { body, address })
  const requestCode = (phone: string, address: string, device?: string) =>
    post('code', { way: 'phone', account: phone, device }, address)
  const enter = (phone: string, secret: string, address: string, device?: string) =>
    post('signIn', { way: 'phone', account: phone, secret, device }, address)

  async function code(phone: string, address: string, device?: string): Promise<string> {
    const { data, message } = await requestCode(phone, address, device)
    assert.ok(data, message)
    return (data as { devCode: string }).devCode
  }

  /** A member of the staff whose device opened the console before. */
  async function staff() {
    const phone = newPhone()
    const device = deviceNamed(`console-${phone}`)
    // The limits that the previous test used up at this address are over.
    server.forward(60 * MINUTE_MS + 1)
    await signInByCalls(server.app, phone)
    await grant(phone)
    server.forward(MINUTE_MS + 1)
    assert.equal((await enter(phone, await code(phone, HOME, device), HOME, device)).code, 0)
    server.forward(MINUTE_MS + 1)
    return { phone, device }
  }

  test('does not end a code by wrong ones, from any address', async () => {
    const me = await staff()
    const right = await code(me.phone, HOME, me.device)
    for (let n = 1; n <= 12; n++)
      assert.equal((await enter(me.phone, wrong(right, n), elsewhere(n))).code, 1009)
    for (let n = 1; n <= 21; n++) await enter(me.phone, wrong(right, n), HOME)
    assert.equal((await enter(me.phone, right, HOME, me.device)).code, 0)
  })

  test('does not use up the codes of a known device', async () => {
    const me = await staff()
    for (let n = 1; n <= 30; n++) await requestCode(me.phone, elsewhere(100 + n))
    for (let n = 1; n <= 12; n++) await requestCode(newPhone(), HOME)
    assert.equal((await requestCode(me.phone, HOME)).status, 429, 'an unknown device there')
    assert.equal((await requestCode(me.phone, HOME, me.device)).code, 0)
  })

  test('does not lock a password out for a known device', async () => {
    const device = deviceNamed('console-by-password')
    const { account, password } = await joinByPassword(server)
    await grant(account)
    const by = (secret: string, address: string, from?: string) =>
      post('signIn', { way: 'password', account, secret, device: from }, address)
    assert.equal((await by(password, HOME, device)).code, 0)
    for (let n = 1; n <= 11; n++) await by(WRONG_PASSWORD, elsewhere(n))
    for (let n = 1; n <= 21; n++) await by(WRONG_PASSWORD, HOME)
    assert.equal((await by(password, elsewhere(50))).status, 429)
    assert.equal((await by(password, HOME)).status, 429)
    assert.equal((await by(password, HOME, device)).code, 0)
  })

  test('gets the same answers for a number of the staff as for any other, ask by ask', async () => {
    const me = await staff()
    const answers = async (phone: string, from: number) => {
      const seen: unknown[] = []
      for (const address of [from, from, from + 1, from + 2, from + 2]) {
        const { status, code: said, message, data } = await requestCode(phone, elsewhere(address))
        seen.push([status, said, message, Object.keys((data ?? {}) as object)])
      }
      return seen
    }
    const theirs = await answers(me.phone, 120)
    assert.deepEqual(await answers(newPhone(), 140), theirs)
    assert.deepEqual(
      theirs.map((one) => (one as number[])[0]),
      [200, 429, 200, 200, 429],
    )
  })

  test('costs nothing: codes are delivered to the staff alone, after the answer', async () => {
    const me = await staff()
    const other = newPhone()
    delivered.length = 0
    await requestCode(other, elsewhere(200))
    await requestCode(me.phone, elsewhere(201))
    await waitUntil(() => delivered.length > 0)
    assert.deepEqual(delivered, [me.phone])
  })

  test('a code that cannot be delivered changes no answer', async () => {
    const me = await staff()
    down = true
    delivered.length = 0
    const answer = await requestCode(me.phone, elsewhere(210))
    await waitUntil(() => delivered.length > 0)
    down = false
    assert.deepEqual([answer.code, delivered], [0, [me.phone]])
  })
})

describe('sessions at the console', () => {
  let server: TestApp
  before(async () => {
    const env = { SIGN_IN: 'phone,password', LOGIN_TRIES_PER_ADDRESS_HOUR: '1000' }
    server = await startTestApp({ env })
  })
  after(() => server.close())

  const app = (method: 'GET' | 'POST', url: string, token: string, body?: object) =>
    callApi(server.app, method, url, { token, ...(body && { body }) })

  /** Support with the app and the console open. */
  async function atWork() {
    const who = await joinByPassword(server)
    const words = ['grant-role', who.account, 'support']
    await runCommand(server.deps, { words, operator: 'test' })
    const body = { way: 'password', account: who.account, secret: who.password }
    const { data } = await callApi(server.app, 'POST', '/api/console/signIn', { body })
    return { ...who, consoleToken: (data as { token: string }).token }
  }
  const isOpen = async (token: string) =>
    (await app('GET', '/api/console/me', token)).status === 200
  const listed = async (token: string) => {
    const { data } = await app('GET', '/api/auth/sessions', token)
    return (data as { list: { id: string; kind: string }[] }).list
  }

  const ENDS = {
    'a password change': (who: Awaited<ReturnType<typeof atWork>>) =>
      app('POST', '/api/auth/password', who.token, {
        oldPassword: who.password,
        password: 'seven green kettles',
      }),
    'signing out everywhere': ({ token }: { token: string }) =>
      app('POST', '/api/auth/signOut', token, { everywhere: true }),
    'ending the other sessions': ({ token }: { token: string }) =>
      app('POST', '/api/auth/sessions/end', token, { others: true }),
  }
  for (const [what, end] of Object.entries(ENDS))
    test(`end with ${what}`, async () => {
      const who = await atWork()
      assert.equal(await isOpen(who.consoleToken), true)
      assert.equal((await end(who)).code, 0)
      assert.equal(await isOpen(who.consoleToken), false)
    })

  test('end with a reset of the password by the operator', async () => {
    const who = await atWork()
    const token = await linkToken(server, 'reset-password', who.account)
    assert.equal((await useLinkAs(server, token, { password: 'seven green kettles' })).code, 0)
    assert.equal(await isOpen(who.consoleToken), false)
  })

  test('are not opened by a number that was bound within 72 hours', async () => {
    const who = await atWork()
    const phone = newPhone()
    const sent = await callApi(server.app, 'POST', '/api/sms-code', {
      body: { phone, purpose: 'bind' },
    })
    const { devCode: code } = sent.data as { devCode: string }
    const bind = { phone, code, password: who.password }
    assert.equal((await app('POST', '/api/auth/bindPhone', who.token, bind)).code, 0)
    const byPhone = async () => {
      const codeAnswer = await callApi(server.app, 'POST', '/api/console/code', {
        body: { way: 'phone', account: phone },
      })
      const { devCode: secret } = codeAnswer.data as { devCode: string }
      const body = { way: 'phone', account: phone, secret }
      return callApi(server.app, 'POST', '/api/console/signIn', { body })
    }
    const refused = await byPhone()
    assert.deepEqual([refused.status, /72 小时/.test(refused.message)], [403, true])
    server.forward(72 * 60 * MINUTE_MS + MINUTE_MS)
    assert.equal((await byPhone()).code, 0)
  })

  test('are listed with those of the app, and ended by their id', async () => {
    const who = await atWork()
    const list = await listed(who.token)
    assert.deepEqual(
      list.map(({ kind }) => kind),
      ['app', 'console'],
    )
    const stranger = await atWork()
    const id = list[1]?.id
    const foreign = await app('POST', '/api/auth/sessions/end', stranger.token, { id })
    assert.deepEqual([foreign.status, await isOpen(who.consoleToken)], [404, true])
    assert.equal((await app('POST', '/api/auth/sessions/end', who.token, { id })).code, 0)
    assert.equal(await isOpen(who.consoleToken), false)
    assert.equal((await listed(who.token)).length, 1)
  })
})
