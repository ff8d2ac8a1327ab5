/** Changes of how an account is signed in: what confirms them, their notices, and how they are undone. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { knownDevices, users } from '../../../platform/db/schema'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { type MailServer, startMailServer } from '../../../testing/mail-server'
import { waitUntil } from '../../../testing/wait'
import type { SmsNotice } from '../../../integrations/sms/sms'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const SETTLED_MS = 72 * HOUR_MS + MINUTE_MS
const STRANGER = '203.0.113.7'

let nextName = 0
const newEmail = () => `du.fu+${++nextName}@tang.example`

describe('a change of how an account is signed in', () => {
  let mail: MailServer
  let server: TestApp
  const notices: SmsNotice[] = []
  before(async () => {
    mail = await startMailServer()
    const sms = {
      revealsCodes: true,
      send: async () => {},
      notify: async (notice: SmsNotice) => void notices.push(notice),
    }
    const env = {
      SIGN_IN: 'phone,email',
      SMTP_URL: mail.url,
      MAIL_FROM: 'no-reply@moguang.example',
      LOGIN_TRIES_PER_ADDRESS_HOUR: '1000',
      SMS_PER_ADDRESS_HOUR: '1000',
    }
    server = await startTestApp({ env, works: true, replace: { sms } })
  })
  after(async () => {
    await server.close()
    await mail.close()
  })

  const post = (url: string, token: string | null, body: object = {}, address?: string) =>
    callApi(server.app, 'POST', url, { body, ...(token && { token }), ...(address && { address }) })
  const get = async (url: string, token: string) =>
    (await callApi(server.app, 'GET', url, { token })).data as Record<string, unknown>
  const isSignedIn = async (token: string) =>
    (await callApi(server.app, 'GET', '/api/user/info', { token })).status === 200

  async function byEmail(email: string) {
    server.forward(MINUTE_MS + 1)
    await post('/api/auth/emailCode', null, { email })
    const { data, message } = await post('/api/auth/emailLogin', null, {
      email,
      code: mail.codeFor(email),
    })
    assert.ok(data, message)
    return data as { token: string; refreshToken: string }
  }
  async function byPhone(phone: string) {
    server.forward(MINUTE_MS + 1)
    return signInByCalls(server.app, phone)
  }
  async function bindCode(phone: string): Promise<string> {
    server.forward(MINUTE_MS + 1)
    const { data, message } = await post('/api/sms-code', null, { phone, purpose: 'bind' })
    assert.ok(data, message)
    return (data as { devCode: string }).devCode
  }
  /** The code that a means of the account gets; mail has it in its text. */
  async function ownCode(token: string, purpose: string, email?: string): Promise<string> {
    server.forward(MINUTE_MS + 1)
    const { data, message } = await post('/api/auth/ownCode', token, { purpose })
    assert.ok(data, message)
    return email === undefined ? (data as { devCode: string }).devCode : mail.codeFor(email)
  }
  const bind = (token: string, phone: string, code: string, proof: object = {}) =>
    post('/api/auth/bindPhone', token, { phone, code, ...proof })

  /** An account by mailbox whose owner's other device added a number: as an intruder would have. */
  async function withNewNumber() {
    const email = newEmail()
    const [owner, other] = [await byEmail(email), await byEmail(email)]
    const phone = newPhone()
    const oldCode = await ownCode(other.token, 'change', email)
    const bound = await bind(other.token, phone, await bindCode(phone), { oldCode })
    assert.equal(bound.code, 0, bound.message)
    return { email, phone, owner, other }
  }
  /** The code in the newest mail that has one. */
  async function undoCode(email: string): Promise<string> {
    const findNotice = () =>
      [...mail.received]
        .reverse()
        .find(({ to, text }) => to.includes(email) && text.includes('#undo='))
    await waitUntil(() => findNotice() !== undefined)
    const [, code = ''] = /#undo=([A-Z0-9]{12})/.exec(findNotice()?.text ?? '') ?? []
    assert.notEqual(code, '')
    return code
  }

  test('a session alone binds no number, and neither code is used up by trying', async () => {
    const email = newEmail()
    const { token } = await byEmail(email)
    const phone = newPhone()
    const code = await bindCode(phone)
    const refused = await bind(token, phone, code)
    assert.equal(refused.status, 400)
    assert.match(refused.message, /d\*\*\*@tang\.example 收到的验证码/)
    const oldCode = await ownCode(token, 'change', email)
    const other = oldCode === '000000' ? '000001' : '000000'
    assert.equal((await bind(token, phone, code, { oldCode: other })).code, 1001)
    assert.equal((await bind(token, phone, code, { oldCode })).code, 0)
  })

  test('a new number is announced in the app and by mail, and undone by the link of that mail', async () => {
    const { email, phone, owner, other } = await withNewNumber()
    const intruder = await byPhone(phone)
    const { id: userId } = (await get('/api/user/info', owner.token)) as { id: string }
    const seenAt = server.deps.now()
    await server.deps.db.insert(knownDevices).values({ userId, deviceHash: 'theirs', seenAt })
    const { list } = await get('/api/notification/my?page=1', owner.token)
    assert.match(JSON.stringify(list), /账号添加了手机号 138\*\*\*\*\d{4}.*72 小时内/)
    const code = await undoCode(email)
    const seen = await post('/api/auth/undo', null, { code })
    assert.match((seen.data as { words: string }).words, /^账号添加了手机号/)
    const typed = `${code.slice(0, 4)} ${code.slice(4, 8)}-${code.slice(8)}`.toLowerCase()
    assert.equal((await post('/api/auth/undo/use', null, { code: typed })).code, 0)
    assert.equal((await get('/api/user/info', owner.token)).phone, null)
    assert.deepEqual(
      [
        await isSignedIn(intruder.token),
        await isSignedIn(other.token),
        await isSignedIn(owner.token),
      ],
      [false, false, true],
      'what the number opened, what bound it, the owner',
    )
    const devices = eq(knownDevices.userId, userId)
    assert.equal(await server.deps.db.$count(knownDevices, devices), 0)
    assert.equal((await byPhone(phone)).isNew, true)
    assert.equal((await post('/api/auth/undo/use', null, { code })).code, 1011, 'once')
  })

  test('a number of the last 72 hours does not confirm closing, or another change', async () => {
    const { email, phone } = await withNewNumber()
    const intruder = await byPhone(phone)
    const { confirmBy, confirmOptions } = await get('/api/user/info', intruder.token)
    assert.deepEqual([confirmBy, confirmOptions], ['email', ['email']])
    const byNumber = { purpose: 'close', by: 'phone' }
    assert.equal((await post('/api/auth/ownCode', intruder.token, byNumber)).status, 400)
    const without = await post('/api/user/logoff', intruder.token)
    assert.equal(without.message, '请填写收到的验证码')
    server.forward(SETTLED_MS)
    const later = await byEmail(email)
    assert.deepEqual((await get('/api/user/info', later.token)).confirmOptions, ['email', 'phone'])
    const code = await ownCode(later.token, 'close', email)
    assert.equal((await post('/api/user/logoff', later.token, { code })).code, 0)
  })

  test('either settled means confirms, whichever is chosen', async () => {
    const { email, phone } = await withNewNumber()
    server.forward(SETTLED_MS)
    const { token } = await byEmail(email)
    const next = newPhone()
    const code = await bindCode(next)
    const codeResponse = await post('/api/auth/ownCode', token, { purpose: 'change', by: 'phone' })
    const oldCode = (codeResponse.data as { devCode: string }).devCode
    assert.equal((await bind(token, next, code, { oldCode, by: 'phone' })).code, 0)
    await waitUntil(() => notices.some((notice) => notice.phone === phone))
    assert.match(
      [...notices].reverse().find((one) => one.phone === phone)?.words ?? '',
      /手机号换成了/,
    )
  })

  test('a replaced number gets the code that undoes it, and cannot be registered or bound elsewhere meanwhile', async () => {
    const before = newPhone()
    const { token } = await byPhone(before)
    const next = newPhone()
    const code = await bindCode(next)
    const oldCode = await ownCode(token, 'change')
    assert.equal((await bind(token, next, code, { oldCode })).code, 0)
    await waitUntil(() => notices.some(({ phone }) => phone === before))
    const undo = [...notices].reverse().find(({ phone }) => phone === before)?.undoCode ?? ''
    server.forward(MINUTE_MS + 1)
    const { data } = await post('/api/sms-code', null, { phone: before })
    const login = { phone: before, code: (data as { devCode: string }).devCode }
    const refused = await post('/api/auth/phoneLogin', null, login)
    assert.deepEqual([refused.status, /72 小时/.test(refused.message)], [403, true])
    const stranger = await byPhone(newPhone())
    const taken = await bind(stranger.token, before, await bindCode(before), {
      oldCode: await ownCode(stranger.token, 'change'),
    })
    assert.equal(taken.code, 1004)
    const { confirmOptions } = await get('/api/user/means/changes', token)
    assert.deepEqual(confirmOptions, [], 'the code of the notice alone undoes it')
    const closing = await post('/api/user/logoff', token, { code: '123456' })
    assert.deepEqual([closing.status, /72 小时/.test(closing.message)], [403, true])
    assert.equal((await post('/api/auth/undo/use', null, { code: undo })).code, 0)
    const [row] = await server.deps.db.select().from(users).where(eq(users.phone, before))
    assert.equal(row?.phoneSettlesAt, null)
    assert.equal((await byPhone(before)).isNew, false)
    assert.equal(await isSignedIn(token), false, 'the session that changed it')
  })

  test('is undone from inside by an older means, and not by the one that was added', async () => {
    const { email, phone, owner } = await withNewNumber()
    const intruder = await byPhone(phone)
    const { list } = await get('/api/user/means/changes', owner.token)
    const [change] = list as { id: string; words: string }[]
    const url = `/api/user/means/changes/${change?.id}/undo`
    const byNumber = { purpose: 'undo', by: 'phone' }
    assert.equal((await post('/api/auth/ownCode', intruder.token, byNumber)).status, 400)
    assert.equal((await post(url, intruder.token)).status, 400)
    const stranger = await byPhone(newPhone())
    assert.equal((await post(url, stranger.token)).status, 404)
    const code = await ownCode(owner.token, 'undo', email)
    assert.equal((await post(url, owner.token, { code })).code, 0)
    const after = await get('/api/user/means/changes', owner.token)
    assert.deepEqual([after.list, after.confirmOptions], [[], ['email']])
    assert.deepEqual(
      [await isSignedIn(intruder.token), await isSignedIn(owner.token)],
      [false, true],
    )
  })

  test('cannot be undone after 72 hours, nor by guessing', async () => {
    const { email } = await withNewNumber()
    const code = await undoCode(email)
    const wrong = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`
    assert.equal((await post('/api/auth/undo', null, { code: wrong })).code, 1011)
    assert.equal((await post('/api/auth/undo', null, { code: 'short' })).status, 400)
    server.forward(SETTLED_MS)
    assert.equal((await post('/api/auth/undo/use', null, { code })).code, 1011)
  })

  test('guesses at undo codes are counted by address', async () => {
    const limited = await startTestApp({ env: { LOGIN_TRIES_PER_ADDRESS_HOUR: '3' } })
    const guess = (address: string) =>
      callApi(limited.app, 'POST', '/api/auth/undo', { body: { code: 'ABCDEFGHJKMN' }, address })
    for (let n = 0; n < 3; n++) assert.equal((await guess(STRANGER)).code, 1011)
    assert.equal((await guess(STRANGER)).status, 429)
    assert.equal((await guess('198.51.100.7')).code, 1011)
    await limited.close()
  })
})
