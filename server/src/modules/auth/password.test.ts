import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { accountLinks, adminLog, passwords, users } from '../../platform/db/schema'
import { newPhone } from '../../testing/accounts'
import type { SmsNotice } from '../../integrations/sms/sms'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { Authenticator } from '../../testing/authenticator'
import { addPasskeyAs, ORIGIN, PASSKEY_ENV } from '../../testing/passkeys'
import {
  GOOD_PASSWORD,
  joinByPassword,
  linkToken,
  newAccount,
  PASSWORD_ENV,
  signInAs,
  useLinkAs,
} from '../../testing/password-accounts'
import { waitUntil } from '../../testing/wait'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const OTHER_PASSWORD = 'seven green kettles'

const fetchInfo = async ({ app }: TestApp, token: string) =>
  (await callApi(app, 'GET', '/api/user/info', { token })).data as { id: string }

describe('an account with a password', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp({ env: { ...PASSWORD_ENV, WELCOME_CREDITS: '40' } })
  })
  after(() => server.close())

  const info = async (token: string) =>
    (await callApi(server.app, 'GET', '/api/user/info', { token })).data as {
      id: string
      account: string | null
      phone: string | null
      confirmBy: string
      closesAt: string | null
    }
  const post = (url: string, token: string, body: object = {}) =>
    callApi(server.app, 'POST', url, { token, body })

  test('is made by a link of the operator, with the welcome credits, and signs in', async () => {
    const account = newAccount()
    const token = await linkToken(server, 'invite')
    const seen = await callApi(server.app, 'POST', '/api/auth/link', { body: { token } })
    assert.deepEqual(seen.data, {
      ...(seen.data as object),
      kind: 'invite',
      account: null,
    })
    const response = await useLinkAs(server, token, { account: account.toUpperCase() })
    assert.equal(response.code, 0, response.message)
    const { token: access, isNew } = response.data as { token: string; isNew: boolean }
    assert.equal(isNew, true)
    const me = await info(access)
    assert.deepEqual([me.account, me.phone, me.confirmBy], [account, null, 'password'])
    const score = await callApi(server.app, 'GET', '/api/user/score', { token: access })
    assert.equal((score.data as { balance: number }).balance, 40)
    const again = await signInAs(server, { account, password: GOOD_PASSWORD })
    assert.equal((again.data as { isNew: boolean }).isNew, false)
    assert.equal((await info((again.data as { token: string }).token)).id, me.id)
  })

  test('is stored as argon2id with 19 MiB, its link as a hash, and neither is in the log', async () => {
    const { account } = await joinByPassword(server)
    const { db } = server.deps
    const [row] = await db.select().from(passwords).where(eq(passwords.account, account))
    assert.match(String(row?.hash), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const token = await linkToken(server, 'reset-password', account)
    const stored = JSON.stringify([
      await db.select().from(accountLinks),
      await db.select().from(adminLog),
    ])
    assert.ok(stored.includes('reset-password'))
    assert.ok(!stored.includes(token))
  })

  test('a link is good once, and a name that is taken does not use it up', async () => {
    const { account } = await joinByPassword(server)
    const token = await linkToken(server, 'invite')
    const before = await server.deps.db.$count(users)
    assert.equal((await useLinkAs(server, token, { account })).code, 1010)
    assert.equal(await server.deps.db.$count(users), before, 'no user was created')
    assert.equal((await useLinkAs(server, token, { account: newAccount() })).code, 0)
    assert.equal((await useLinkAs(server, token, { account: newAccount() })).code, 1011)
    assert.equal(
      (await callApi(server.app, 'POST', '/api/auth/link', { body: { token } })).code,
      1011,
    )
  })

  test('a link is over when its days are', async () => {
    const token = await linkToken(server, 'invite', '2')
    server.forward(2 * DAY_MS + 1)
    assert.equal((await useLinkAs(server, token, { account: newAccount() })).code, 1011)
  })

  const BAD: Readonly<Record<string, readonly [password: string, why: RegExp]>> = {
    short: ['k7!pq_z9x', /至少 10 位/],
    'found in leaks': ['1q2w3e4r5t', /太常见/],
    'a common word with a year': ['Basketball2026!', /太常见/],
    'its own name': ['guessing-me', /和账号名一样/],
    'its own name and a digit': ['Guessing-Me7', /和账号名一样/],
    'a row of one key': ['aaaaaaaaaaaab', /重复/],
    'too long': ['x7'.repeat(70), /最多 128 位/],
  }
  for (const [name, [password, why]] of Object.entries(BAD)) {
    test(`a password that is ${name} is refused, and the link stays good`, async () => {
      const token = await linkToken(server, 'invite')
      const refused = await useLinkAs(server, token, { account: 'guessing-me', password })
      assert.equal(refused.code, 3001)
      assert.match(refused.message, why)
      assert.equal(
        (await callApi(server.app, 'POST', '/api/auth/link', { body: { token } })).code,
        0,
      )
    })
  }

  test('a new password takes the old one and ends every other sign-in', async () => {
    const { account, token, refreshToken: _ } = await joinByPassword(server)
    const elsewhere = (await signInAs(server, { account, password: GOOD_PASSWORD })).data as {
      token: string
    }
    const change = (oldPassword: string, password: string) =>
      post('/api/auth/password', token, { oldPassword, password })
    assert.equal((await change('not this one', OTHER_PASSWORD)).code, 1009)
    assert.equal((await change(GOOD_PASSWORD, account)).code, 3001)
    assert.equal((await change(GOOD_PASSWORD, OTHER_PASSWORD)).code, 0)
    assert.equal((await callApi(server.app, 'GET', '/api/user/info', { token })).code, 0)
    const ended = await callApi(server.app, 'GET', '/api/user/info', { token: elsewhere.token })
    assert.equal(ended.status, 401)
    assert.equal((await signInAs(server, { account, password: GOOD_PASSWORD })).code, 1009)
    assert.equal((await signInAs(server, { account, password: OTHER_PASSWORD })).code, 0)
  })

  test('a reset by the operator ends every sign-in, and every other link to the same account', async () => {
    const { account, token } = await joinByPassword(server)
    const [first, second] = [
      await linkToken(server, 'reset-password', account),
      await linkToken(server, 'reset-password', account, '2'),
    ]
    const done = await useLinkAs(server, second, { password: OTHER_PASSWORD })
    assert.equal((done.data as { isNew: boolean }).isNew, false)
    assert.equal((await callApi(server.app, 'GET', '/api/user/info', { token })).status, 401)
    assert.equal((await useLinkAs(server, first, { password: GOOD_PASSWORD })).code, 1011)
    assert.equal((await signInAs(server, { account, password: OTHER_PASSWORD })).code, 0)
  })

  test('is closed by its password, signs in while it closes, and is restored', async () => {
    const { account, token } = await joinByPassword(server)
    assert.match((await post('/api/user/logoff', token)).message, /请填写密码/)
    assert.equal((await post('/api/user/logoff', token, { password: 'not this one' })).code, 1009)
    assert.equal((await post('/api/user/logoff', token, { password: GOOD_PASSWORD })).code, 0)
    assert.equal((await callApi(server.app, 'GET', '/api/user/info', { token })).status, 401)
    const back = (await signInAs(server, { account, password: GOOD_PASSWORD })).data as {
      token: string
    }
    assert.notEqual((await info(back.token)).closesAt, null)
    assert.equal((await post('/api/auth/keepAccount', back.token)).code, 0)
    assert.equal((await info(back.token)).closesAt, null)
  })

  test('where only passwords are offered there is no code, no sign-in by a phone and no passkey', async () => {
    const phone = newPhone()
    assert.equal(
      (await callApi(server.app, 'POST', '/api/sms-code', { body: { phone } })).status,
      404,
    )
    const body = { phone, code: '123456' }
    const refused = await callApi(server.app, 'POST', '/api/auth/phoneLogin', { body })
    assert.equal(refused.status, 404)
    const { data } = await callApi(server.app, 'GET', '/api/app-config/app')
    assert.deepEqual((data as { ways: string[] }).ways, ['password'])
    const passkey = await callApi(server.app, 'POST', '/api/auth/passkey/start', { body: {} })
    assert.equal(passkey.status, 404)
  })
})

describe('with a phone', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp({ env: { SIGN_IN: 'password,phone' } })
  })
  after(() => server.close())

  test('an account with a number gets a name and a password by a link to it', async () => {
    const phone = newPhone()
    const { token } = await signInByCalls(server.app, phone)
    const me = await callApi(server.app, 'GET', '/api/user/info', { token })
    const link = await linkToken(server, 'reset-password', phone)
    assert.match((await useLinkAs(server, link, {})).message, /请填写账号名/)
    const account = newAccount()
    const done = await useLinkAs(server, link, { account })
    const mine = await callApi(server.app, 'GET', '/api/user/info', {
      token: (done.data as { token: string }).token,
    })
    const { id, confirmBy } = mine.data as { id: string; confirmBy: string }
    assert.deepEqual([id, confirmBy], [(me.data as { id: string }).id, 'phone'])
  })

  test('a first number for an account with a password takes that password', async () => {
    const { token } = await joinByPassword(server)
    const phone = newPhone()
    const sent = await callApi(server.app, 'POST', '/api/sms-code', {
      body: { phone, purpose: 'bind' },
    })
    const { devCode: code } = sent.data as { devCode: string }
    const bind = (body: object) =>
      callApi(server.app, 'POST', '/api/auth/bindPhone', { token, body: { phone, code, ...body } })
    assert.equal((await bind({})).code, 3001)
    assert.equal((await bind({ password: 'not this one' })).code, 1009)
    assert.equal((await bind({ password: GOOD_PASSWORD })).code, 0)
    server.forward(MINUTE_MS + 1)
    assert.equal((await signInByCalls(server.app, phone)).isNew, false)
  })

  test('a password changed by an intruder is undone by the code that went to the number', async () => {
    const notices: SmsNotice[] = []
    const sms = {
      revealsCodes: true,
      send: async () => {},
      notify: async (notice: SmsNotice) => void notices.push(notice),
    }
    const env = { SIGN_IN: 'password,phone,passkey', PUBLIC_URL: ORIGIN }
    const own = await startTestApp({ env, works: true, replace: { sms } })
    const { account, token } = await joinByPassword(own)
    const device = new Authenticator(ORIGIN)
    await addPasskeyAs(own, token, device, { password: GOOD_PASSWORD })
    const phone = newPhone()
    await own.deps.db
      .update(users)
      .set({ phone })
      .where(eq(users.id, (await fetchInfo(own, token)).id))
    const body = { oldPassword: GOOD_PASSWORD, password: OTHER_PASSWORD, removePasskeys: true }
    assert.equal((await callApi(own.app, 'POST', '/api/auth/password', { token, body })).code, 0)
    const countPasskeys = async (access: string) => {
      const { data } = await callApi(own.app, 'GET', '/api/user/passkeys', { token: access })
      return (data as { list: unknown[] }).list.length
    }
    assert.equal(await countPasskeys(token), 0)
    await waitUntil(() => notices.length > 0)
    const [notice] = notices
    assert.equal(notice?.phone, phone)
    assert.equal(notice?.words, '账号的密码已修改，通行密钥已全部删除')
    const undo = { body: { code: notice?.undoCode } }
    assert.equal((await callApi(own.app, 'POST', '/api/auth/undo/use', undo)).code, 0)
    assert.equal((await callApi(own.app, 'GET', '/api/user/info', { token })).status, 401)
    assert.equal((await signInAs(own, { account, password: OTHER_PASSWORD })).code, 1009)
    const back = await signInAs(own, { account, password: GOOD_PASSWORD })
    assert.equal(await countPasskeys((back.data as { token: string }).token), 1)
    await own.close()
  })

  test('another password says how many passkeys still sign in', async () => {
    const own = await startTestApp({ env: PASSKEY_ENV })
    const { token } = await joinByPassword(own)
    await addPasskeyAs(own, token, new Authenticator(ORIGIN), { password: GOOD_PASSWORD })
    const change = (body: object) => callApi(own.app, 'POST', '/api/auth/password', { token, body })
    assert.equal((await change({ oldPassword: GOOD_PASSWORD, password: OTHER_PASSWORD })).code, 0)
    const messages = await callApi(own.app, 'GET', '/api/notification/my', { token })
    assert.match(JSON.stringify(messages.data), /密码已修改，还有 1 个通行密钥可以登录/)
    const again = { oldPassword: OTHER_PASSWORD, password: GOOD_PASSWORD, removePasskeys: true }
    assert.equal((await change(again)).status, 403, 'the password is younger than 72 hours')
    await own.close()
  })

  test('a password of the operator’s link confirms at once, and is undone to what was before', async () => {
    const { account, token } = await joinByPassword(server)
    const link = await linkToken(server, 'reset-password', account)
    const done = await useLinkAs(server, link, { password: OTHER_PASSWORD })
    const { token: access } = done.data as { token: string }
    assert.equal((await callApi(server.app, 'GET', '/api/user/info', { token })).status, 401)
    const { data } = await callApi(server.app, 'GET', '/api/user/means/changes', { token: access })
    const [change] = (data as { list: { id: string; words: string }[] }).list
    assert.match(change?.words ?? '', /由运营者的链接重设/)
    const close = { token: access, body: { password: OTHER_PASSWORD } }
    assert.equal((await callApi(server.app, 'POST', '/api/user/logoff', close)).code, 0)
  })

  test('the order of SIGN_IN is not that of the list, which names each way once', async () => {
    const { data } = await callApi(server.app, 'GET', '/api/app-config/app')
    assert.deepEqual((data as { ways: string[] }).ways, ['phone', 'password'])
  })

  test('who has been invited by a friend brings the friend the same as with a number', async () => {
    const friend = await joinByPassword(server)
    const { data } = await callApi(server.app, 'GET', '/api/user/inviteLog', {
      token: friend.token,
    })
    const { code } = data as { code: string }
    await joinByPassword(server, { inviteCode: code })
    const after = await callApi(server.app, 'GET', '/api/user/inviteLog', { token: friend.token })
    assert.equal((after.data as { total: number }).total, 1)
  })
})
