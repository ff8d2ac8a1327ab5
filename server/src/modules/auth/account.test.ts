import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

interface SignIn {
  readonly id: string
  readonly device: string
  readonly current: boolean
}

describe('an account and its sign-ins', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp({
      env: {
        SMS_PER_ADDRESS_HOUR: '100000',
        SMS_PER_PHONE_HOUR: '1000',
        SMS_PER_PHONE_DAY: '1000',
        LOGIN_TRIES_PER_ADDRESS_HOUR: '1000',
      },
    })
  })
  after(() => server.close())

  const post = (url: string, token: string, body: unknown = {}) =>
    callApi(server.app, 'POST', url, { token, body })
  const ownCode = async (token: string, purpose: 'change' | 'close') => {
    server.forward(MINUTE_MS + 1)
    const { data } = await post('/api/auth/ownCode', token, { purpose })
    return (data as { devCode: string }).devCode
  }
  const bindCode = async (phone: string) => {
    const body = { phone, purpose: 'bind' }
    const { data } = await callApi(server.app, 'POST', '/api/sms-code', { body })
    return (data as { devCode: string }).devCode
  }
  const signIn = (phone: string) => {
    server.forward(MINUTE_MS + 1)
    return signInByCalls(server.app, phone)
  }
  const other = (code: string) => (code === '000000' ? '000001' : '000000')
  const info = async (token: string) => callApi(server.app, 'GET', '/api/user/info', { token })
  const signIns = async (token: string) => {
    const { data } = await callApi(server.app, 'GET', '/api/auth/sessions', { token })
    return (data as { list: SignIn[] }).list
  }

  test('changing the number takes both codes, and none is used up by a slip of the other', async () => {
    const { token } = await signIn(newPhone())
    const phone = newPhone()
    const oldCode = await ownCode(token, 'change')
    const code = await bindCode(phone)
    const bind = (body: object) => post('/api/auth/bindPhone', token, { phone, ...body })
    const without = await bind({ code })
    assert.deepEqual([without.status, without.message], [400, '请填写现在的手机号收到的验证码'])
    assert.match((await bind({ code, oldCode: other(oldCode) })).message, /^现在的手机号/)
    assert.equal((await bind({ code: other(code), oldCode })).code, 1001)
    assert.equal((await bind({ code, oldCode })).code, 0)
    assert.equal((await signIn(phone)).isNew, false)
  })

  test('a code for closing changes no number, and the other way round', async () => {
    const { token } = await signIn(newPhone())
    const phone = newPhone()
    const oldCode = await ownCode(token, 'close')
    const code = await bindCode(phone)
    assert.equal((await post('/api/auth/bindPhone', token, { phone, code, oldCode })).code, 1001)
    const change = await ownCode(token, 'change')
    assert.equal((await post('/api/user/logoff', token, { code: change })).code, 1001)
  })

  test('sign-ins are listed by device, the asking one marked; one of them is ended', async () => {
    const phone = newPhone()
    const [one, two] = [await signIn(phone), await signIn(phone)]
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/refreshToken',
      headers: { 'user-agent': agent },
      payload: { token: one.refreshToken },
    })
    const list = await signIns(two.token)
    const seen = list.map(({ device, current }) => [device, current])
    assert.deepEqual(seen, [
      ['iPhone · Safari', false],
      ['未知设备', true],
    ])
    const id = list[0]?.id
    assert.equal((await post('/api/auth/sessions/end', two.token, { id })).code, 0)
    assert.deepEqual([(await info(one.token)).status, (await info(two.token)).status], [401, 200])
    assert.equal((await post('/api/auth/sessions/end', two.token, { id })).status, 404)
    assert.equal((await signIns(two.token)).length, 1)
  })

  test('all others are ended at once, the asking one stays', async () => {
    const phone = newPhone()
    const [one, two] = [await signIn(phone), await signIn(phone)]
    assert.equal((await post('/api/auth/sessions/end', two.token, { others: true })).code, 0)
    assert.deepEqual([(await info(one.token)).status, (await info(two.token)).status], [401, 200])
    assert.equal((await post('/api/auth/sessions/end', two.token)).status, 400)
  })

  test('the thirty-first sign-in ends the one not seen for the longest', async () => {
    const phone = newPhone()
    const first = await signIn(phone)
    let last = first
    for (let i = 0; i < 30; i++) last = await signIn(phone)
    assert.equal((await signIns(last.token)).length, 30)
    const refresh = await callApi(server.app, 'POST', '/api/auth/refreshToken', {
      body: { token: first.refreshToken },
    })
    assert.equal(refresh.code, 1005)
  })

  test('closing signs out everywhere, says until when, and can be taken back', async () => {
    const phone = newPhone()
    const [one, two] = [await signIn(phone), await signIn(phone)]
    const code = await ownCode(two.token, 'close')
    assert.equal((await post('/api/user/logoff', two.token, { code: other(code) })).code, 1001)
    const closed = await post('/api/user/logoff', two.token, { code })
    const { closesAt } = closed.data as { closesAt: string }
    const days = (new Date(closesAt).getTime() - server.deps.now().getTime()) / DAY_MS
    assert.ok(days > 6.9 && days <= 7, `${days} days`)
    assert.deepEqual([(await info(one.token)).status, (await info(two.token)).status], [401, 401])
    const back = await signIn(phone)
    assert.equal(back.isNew, false)
    const closing = async () =>
      ((await info(back.token)).data as { closesAt: string | null }).closesAt
    assert.equal(await closing(), closesAt)
    for (let i = 0; i < 2; i++) {
      assert.equal((await post('/api/auth/keepAccount', back.token)).code, 0)
      assert.equal(await closing(), null)
    }
  })
})
