import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { identities, users } from '../../platform/db/schema'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { assertSoundLedger } from '../../testing/ledger-checks'
import { buildSessionKey, startWechatMini, type WechatMini } from '../../testing/wechat-mini'

const TWINS = 50
const PROVIDER = 'wechat-mini'

interface Session {
  readonly token: string
  readonly refreshToken: string
  readonly isNew: boolean
  readonly moved: boolean
}

describe('signing in by WeChat', () => {
  let wechat: WechatMini
  let server: TestApp
  let bare: TestApp
  const logged: string[] = []
  before(async () => {
    wechat = await startWechatMini()
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
    const limits = { SMS_PER_ADDRESS_HOUR: '1000', LOGIN_TRIES_PER_ADDRESS_HOUR: '1000' }
    server = await startTestApp({ env: { ...wechat.env, ...limits }, replace: { log } })
    bare = await startTestApp()
  })
  after(async () => {
    await server?.close()
    await bare?.close()
    await wechat?.close()
  })

  let people = 0
  const newOpenId = () => `o-${++people}`
  const press = (openId: string, phone: string, { app = server.app, address = '' } = {}) => {
    const codes = { loginCode: wechat.loginCode(openId), phoneCode: wechat.phoneCode(phone) }
    const body = { provider: PROVIDER, ...codes }
    return callApi(app, 'POST', '/api/auth/platformLogin', { body, ...(address && { address }) })
  }
  const enter = async (openId: string, phone: string) => {
    const answer = await press(openId, phone)
    assert.equal(answer.code, 0, answer.message)
    return answer.data as Session
  }
  const start = (openId: string) => {
    const body = { provider: PROVIDER, loginCode: wechat.loginCode(openId) }
    return callApi(server.app, 'POST', '/api/auth/silentLogin', { body })
  }
  const fetchUserId = async (token: string) => {
    const info = await callApi(server.app, 'GET', '/api/user/info', { token })
    return (info.data as { id: string }).id
  }
  const silently = async (openId: string) => {
    const answer = await start(openId)
    assert.equal(answer.code, 0, answer.message)
    return answer.data as Session | null
  }
  const listIdentities = (userId: string) =>
    server.deps.db.select().from(identities).where(eq(identities.userId, userId))

  test('the first press makes an account with its grant; from then on it is known', async () => {
    const [openId, phone] = [newOpenId(), newPhone()]
    assert.equal(await silently(openId), null)
    const first = await enter(openId, phone)
    assert.deepEqual([first.isNew, first.moved], [true, false])
    const id = await fetchUserId(first.token)
    const { balance } = await assertSoundLedger(server.deps.db, id)
    assert.equal(balance, server.deps.config.credits.welcome)
    const again = await silently(openId)
    assert.ok(again)
    assert.equal(await fetchUserId(again.token), id)
    assert.deepEqual(
      [(await enter(openId, phone)).isNew, (await listIdentities(id)).length],
      [false, 1],
    )
  })

  test('it is the account that the number has by SMS', async () => {
    const phone = newPhone()
    const id = await fetchUserId((await signInByCalls(server.app, phone)).token)
    const session = await enter(newOpenId(), phone)
    assert.deepEqual([session.isNew, await fetchUserId(session.token)], [false, id])
  })

  test(`${TWINS} first presses at once: one account, one grant, one identity`, async () => {
    const [openId, phone] = [newOpenId(), newPhone()]
    const answers = await Promise.all(Array.from({ length: TWINS }, () => press(openId, phone)))
    const sessions = answers.map(({ data }) => data as Session)
    assert.equal(sessions.filter(({ isNew }) => isNew).length, 1)
    const rows = await server.deps.db.select().from(users).where(eq(users.phone, phone))
    assert.equal(rows.length, 1)
    const id = rows[0]?.id ?? ''
    const { balance } = await assertSoundLedger(server.deps.db, id)
    assert.equal(balance, server.deps.config.credits.welcome)
    assert.equal((await listIdentities(id)).length, 1)
  })

  test('two numbers and two of WeChat, crosswise and at once: no deadlock, one link each', async () => {
    const [a, b] = [newOpenId(), newOpenId()]
    const [one, two] = [newPhone(), newPhone()]
    const pairs = Array.from({ length: 20 }, (_, nth) => [nth & 1 ? a : b, nth & 2 ? one : two])
    const answers = await Promise.all(
      pairs.map(([openId = '', phone = '']) => press(openId, phone)),
    )
    assert.ok(answers.every(({ code }) => code === 0))
    for (const phone of [one, two]) {
      const rows = await server.deps.db.select().from(users).where(eq(users.phone, phone))
      assert.equal(rows.length, 1)
      assert.ok((await listIdentities(rows[0]?.id ?? '')).length <= 1)
    }
  })

  test('one of WeChat follows the number chosen last, and the answer says so', async () => {
    const openId = newOpenId()
    const before = await fetchUserId((await enter(openId, newPhone())).token)
    const moved = await enter(openId, newPhone())
    assert.equal(moved.moved, true)
    const now = await fetchUserId(moved.token)
    assert.notEqual(now, before)
    assert.equal(await fetchUserId((await silently(openId))?.token ?? ''), now)
    assert.deepEqual(await listIdentities(before), [])
  })

  test('a number that got another of WeChat no longer opens to the one before', async () => {
    const [old, phone] = [newOpenId(), newPhone()]
    await enter(old, phone)
    await enter(newOpenId(), phone)
    assert.equal(await silently(old), null)
  })

  test('a link added to an account is announced, undone, and ends what it opened', async () => {
    const [openId, phone] = [newOpenId(), newPhone()]
    const { token } = await signInByCalls(server.app, phone)
    await enter(openId, phone)
    const silent = await silently(openId)
    const { data } = await callApi(server.app, 'GET', '/api/user/means/changes', { token })
    const [change] = (data as { list: { id: string; words: string }[] }).list
    assert.equal(change?.words, '账号开通了微信一键登录')
    const purpose = { token, body: { purpose: 'undo' } }
    server.forward(60_001)
    const sent = await callApi(server.app, 'POST', '/api/auth/ownCode', purpose)
    const undo = { token, body: { code: (sent.data as { devCode: string }).devCode } }
    const path = `/api/user/means/changes/${change?.id}/undo`
    assert.equal((await callApi(server.app, 'POST', path, undo)).code, 0)
    assert.equal(await silently(openId), null)
    const ended = await callApi(server.app, 'GET', '/api/user/info', { token: silent?.token ?? '' })
    assert.equal(ended.status, 401)
  })

  test('who loses the link to another account reads of it', async () => {
    const openId = newOpenId()
    const before = await enter(openId, newPhone())
    await enter(openId, newPhone())
    const { token } = before
    const { data } = await callApi(server.app, 'GET', '/api/notification/my', { token })
    assert.match(JSON.stringify(data), /你的微信现在登录另一个账号/)
  })

  test('a number of the last 72 hours signs in by WeChat, but links nothing', async () => {
    const [openId, phone] = [newOpenId(), newPhone()]
    const { token } = await signInByCalls(server.app, phone)
    const id = await fetchUserId(token)
    const { db, now } = server.deps
    const phoneSettlesAt = new Date(now().getTime() + 3_600_000)
    await db
      .update(users)
      .set({ email: `${id}@tang.example`, phoneSettlesAt })
      .where(eq(users.id, id))
    assert.equal(await fetchUserId((await enter(openId, phone)).token), id)
    assert.equal(await silently(openId), null)
  })

  test('a sign-in is on the list, and ending the others ends silent sign-ins', async () => {
    const [openId, phone] = [newOpenId(), newPhone()]
    await enter(openId, phone)
    const mine = await signInByCalls(server.app, phone)
    const { token } = mine
    const list = async () => {
      const { data } = await callApi(server.app, 'GET', '/api/auth/sessions', { token })
      return (data as { list: { id: string; current: boolean }[] }).list
    }
    assert.equal((await list()).length, 2)
    const body = { id: (await list()).find(({ current }) => !current)?.id }
    assert.equal(
      (await callApi(server.app, 'POST', '/api/auth/sessions/end', { token, body })).code,
      0,
    )
    assert.equal(await silently(openId), null)
    assert.equal((await list()).length, 1)

    await enter(openId, phone)
    const others = { others: true }
    await callApi(server.app, 'POST', '/api/auth/sessions/end', { token, body: others })
    assert.equal(await silently(openId), null)
    assert.equal((await list()).length, 1)

    await enter(openId, phone)
    await callApi(server.app, 'POST', '/api/auth/signOut', { token, body: { everywhere: true } })
    assert.equal(await silently(openId), null)
  })

  test('signing out of one device leaves the link for the next visit', async () => {
    const openId = newOpenId()
    const { token } = await enter(openId, newPhone())
    await callApi(server.app, 'POST', '/api/auth/signOut', { token })
    assert.ok(await silently(openId))
  })

  test('closing the account unlinks it at once; while it closes nothing is silent', async () => {
    const [openId, phone] = [newOpenId(), newPhone()]
    const { token } = await enter(openId, phone)
    const id = await fetchUserId(token)
    const sent = await callApi(server.app, 'POST', '/api/auth/ownCode', {
      token,
      body: { purpose: 'close' },
    })
    const body = { code: (sent.data as { devCode: string }).devCode }
    assert.equal((await callApi(server.app, 'POST', '/api/user/logoff', { token, body })).code, 0)
    assert.deepEqual(await listIdentities(id), [])
    assert.equal((await enter(openId, phone)).isNew, false)
    assert.equal(await silently(openId), null)
  })

  const cases: [string, () => void, RegExp, number][] = [
    ['busy', () => wechat.failNext(-1, 'system error'), /微信暂时没有回应/, 503],
    ['a used code', () => wechat.failNext(40_163, 'code been used'), /授权已失效/, 400],
    ['a made-up code', () => wechat.failNext(40_029, 'invalid code'), /授权已失效/, 400],
    ['too often', () => wechat.failNext(45_011, 'api minute-quota'), /一分钟后再试/, 429],
    ['a person at risk', () => wechat.failNext(40_226, 'code blocked'), /没有放行/, 403],
    ['HTML', () => wechat.answerNext({ body: '<html>' }), /微信暂时没有回应/, 503],
  ]
  for (const [name, script, sentence, status] of cases) {
    test(`${name} is reported in a sentence`, async () => {
      const phone = newPhone()
      script()
      const answer = await press(newOpenId(), phone)
      assert.match(answer.message, sentence)
      assert.equal(answer.status, status)
      assert.equal(await server.deps.db.$count(users, eq(users.phone, phone)), 0)
    })
  }

  test('nothing secret is logged, and the session key is not stored', async () => {
    const openId = newOpenId()
    await enter(openId, newPhone())
    wechat.failNext(40_125, 'invalid appsecret')
    await start(openId)
    const lines = logged.join('\n')
    assert.match(lines, /did not say who signs in/)
    const codes = wechat.requests.flatMap(({ path, body }) => [
      ...[...path.matchAll(/js_code=([^&]+)/g)].map(([, code = '']) => code),
      ...[...body.matchAll(/"code":"([^"]+)"/g)].map(([, code = '']) => code),
    ])
    assert.ok(codes.length > 50)
    const secrets = [wechat.app.appSecret, buildSessionKey(openId), 'access-token-', ...codes]
    for (const secret of secrets) assert.ok(!lines.includes(secret), secret)
    const { rows } = await server.deps.pool.query('select t::text from identities t')
    assert.ok(!JSON.stringify(rows).includes(buildSessionKey(openId)))
  })

  test('where it is not configured it is neither offered nor there', async () => {
    const offered = async ({ app }: TestApp, sign: string) => {
      const headers = { 'app-sign': sign }
      const answer = await app.inject({ url: '/api/app-config/app', headers })
      return answer.json<{ data: { signIns: string[] } }>().data.signIns
    }
    assert.deepEqual(await offered(server, 'weapp'), [PROVIDER])
    for (const sign of ['h5', 'tt', 'alipay']) assert.deepEqual(await offered(server, sign), [])
    assert.deepEqual(await offered(bare, 'weapp'), [])
    const answer = await press(newOpenId(), newPhone(), { app: bare.app })
    assert.deepEqual([answer.status, /短信验证码/.test(answer.message)], [404, true])
  })

  test('presses of one address are limited, all at once too', async () => {
    const limited = await startTestApp({
      env: { ...wechat.env, SMS_PER_ADDRESS_HOUR: '5', LOGIN_TRIES_PER_ADDRESS_HOUR: '3' },
    })
    try {
      const before = wechat.requests.length
      const at = { app: limited.app, address: '203.0.113.7' }
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => press(newOpenId(), newPhone(), at)),
      )
      assert.equal(answers.filter(({ code }) => code === 0).length, 5)
      assert.equal(answers.filter(({ status }) => status === 429).length, 15)
      assert.ok(wechat.requests.length - before <= 11)
      const body = { provider: PROVIDER, loginCode: 'x' }
      const silent = await Promise.all(
        Array.from({ length: 9 }, () =>
          callApi(limited.app, 'POST', '/api/auth/silentLogin', { body, address: '203.0.113.7' }),
        ),
      )
      assert.equal(silent.filter(({ status }) => status === 429).length, 6)
    } finally {
      await limited.close()
    }
  })
})
