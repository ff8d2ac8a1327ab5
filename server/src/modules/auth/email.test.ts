import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { after, before, describe, test } from 'node:test'
import type { Challenge } from '../../integrations/captcha/challenge'
import { createLog } from '../../platform/lib/log'
import { createSmtp } from '../../integrations/mail/smtp'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { type MailServer, startMailServer } from '../../testing/mail-server'
import { solve } from '../../testing/proof-of-work'

const MINUTE_MS = 60_000
const FROM = '墨光 <no-reply@moguang.example>'

let nextName = 0
const newEmail = () => `li.bai+${++nextName}@tang.example`
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('signing in with a mailbox', () => {
  let mail: MailServer
  let server: TestApp
  before(async () => {
    mail = await startMailServer()
    server = await startTestApp({
      env: { SIGN_IN: 'email', SMTP_URL: mail.url, MAIL_FROM: FROM, WELCOME_CREDITS: '30' },
    })
  })
  after(async () => {
    await server.close()
    await mail.close()
  })

  const requestCode = (email: string, address?: string) =>
    callApi(server.app, 'POST', '/api/auth/emailCode', {
      body: { email },
      ...(address && { address }),
    })
  const enter = (email: string, code: string, address?: string) =>
    callApi(server.app, 'POST', '/api/auth/emailLogin', {
      body: { email, code },
      ...(address && { address }),
    })
  const fetchCode = async (email: string, address?: string) => {
    const sent = await requestCode(email, address)
    assert.equal(sent.code, 0, sent.message)
    return mail.codeFor(email)
  }

  test('a code comes by mail, makes the account with its credits, and signs in again', async () => {
    const email = newEmail()
    const sent = await requestCode(email.toUpperCase())
    assert.deepEqual(sent.data, { resendAfterMs: MINUTE_MS })
    const message = mail.received.at(-1)
    assert.deepEqual(message?.to, [email])
    assert.deepEqual([message?.from, message?.subject], ['no-reply@moguang.example', '墨光验证码'])
    assert.match(String(message?.text), /^你的验证码是 \d{6}，10 分钟内有效。/)
    const first = await enter(email, mail.codeFor(email))
    const { token, isNew } = first.data as { token: string; isNew: boolean }
    assert.equal(isNew, true)
    const { data } = await callApi(server.app, 'GET', '/api/user/info', { token })
    const { id, phone, confirmBy, email: masked } = data as Record<string, unknown>
    assert.deepEqual([phone, masked, confirmBy], [null, 'l***@tang.example', 'email'])
    const score = await callApi(server.app, 'GET', '/api/user/score', { token })
    assert.equal((score.data as { balance: number }).balance, 30)
    server.forward(MINUTE_MS + 1)
    const again = (await enter(email, await fetchCode(email))).data as typeof first.data & {
      token: string
    }
    const info = await callApi(server.app, 'GET', '/api/user/info', { token: again.token })
    assert.equal((info.data as { id: string }).id, id)
  })

  test('a code is good once, ten minutes, for its mailbox, and for five tries', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const code = await fetchCode(email)
    assert.equal((await enter(other, code)).code, 1001)
    assert.equal((await enter(email, code)).code, 0)
    assert.equal((await enter(email, code)).code, 1001)
    const late = newEmail()
    const old = await fetchCode(late)
    server.forward(10 * MINUTE_MS + 1)
    assert.equal((await enter(late, old)).code, 1001)
    const guessed = newEmail()
    const right = await fetchCode(guessed)
    for (let n = 0; n < 5; n++) assert.equal((await enter(guessed, wrong(right))).code, 1001)
    assert.equal((await enter(guessed, right)).code, 1001)
  })

  test('one a minute, and five an hour, as to a number', async () => {
    const email = newEmail()
    assert.equal((await requestCode(email)).code, 0)
    assert.equal((await requestCode(email)).code, 1002)
    for (let n = 0; n < 4; n++) {
      server.forward(MINUTE_MS + 1)
      assert.equal((await requestCode(email)).code, 0)
    }
    server.forward(MINUTE_MS + 1)
    assert.equal((await requestCode(email)).code, 1002)
  })

  test('the account is closed by a code to its mailbox', async () => {
    const email = newEmail()
    const { token } = (await enter(email, await fetchCode(email))).data as { token: string }
    server.forward(MINUTE_MS + 1)
    const body = { purpose: 'close' }
    assert.equal((await callApi(server.app, 'POST', '/api/auth/ownCode', { token, body })).code, 0)
    const code = mail.codeFor(email)
    const close = (proof: object) =>
      callApi(server.app, 'POST', '/api/user/logoff', { token, body: proof })
    assert.equal((await close({ code: wrong(code) })).code, 1001)
    assert.equal((await close({ code })).code, 0)
    assert.equal((await callApi(server.app, 'GET', '/api/user/info', { token })).status, 401)
  })

  test('what is no address is refused before anything is sent', async () => {
    const before = mail.received.length
    for (const email of [
      'li.bai',
      'a@b',
      'a b@c.example',
      'a@c.example\r\nBcc: d@e.example',
      '@c.de',
    ])
      assert.equal((await requestCode(email)).status, 400, email)
    assert.equal(mail.received.length, before)
  })
})

describe('mail that is limited', () => {
  let mail: MailServer
  before(async () => {
    mail = await startMailServer()
  })
  after(() => mail.close())
  const buildEnv = (more: Record<string, string>) => ({
    SIGN_IN: 'email,phone',
    SMTP_URL: mail.url,
    MAIL_FROM: FROM,
    ...more,
  })
  const requestCode = ({ app }: TestApp, email: string, more: object = {}) =>
    callApi(app, 'POST', '/api/auth/emailCode', { body: { email, ...more } })

  test('only mailboxes of the operator’s domains, where these are named', async () => {
    const server = await startTestApp({ env: buildEnv({ MAIL_DOMAINS: 'tang.example' }) })
    assert.equal((await requestCode(server, 'du.fu@song.example')).status, 403)
    assert.equal((await requestCode(server, 'du.fu@sub.tang.example')).status, 403)
    assert.equal((await requestCode(server, 'du.fu@tang.example')).code, 0)
    await server.close()
  })

  test('a day’s mail is counted apart from its SMS', async () => {
    const server = await startTestApp({ env: buildEnv({ MAIL_PER_DAY: '5' }) })
    for (let n = 0; n < 4; n++) assert.equal((await requestCode(server, newEmail())).code, 0)
    const spent = await requestCode(server, newEmail())
    assert.deepEqual([spent.status, spent.code], [503, 1003], 'the last fifth is for who is known')
    assert.match(spent.message, /邮件已经发完/)
    const body = { phone: '13800000001' }
    assert.equal((await callApi(server.app, 'POST', '/api/sms-code', { body })).code, 0)
    await server.close()
  })

  test('unknown devices solve the same challenge, for this mailbox alone', async () => {
    const server = await startTestApp({ env: buildEnv({ CHALLENGE: 'pow' }) })
    const [email, other] = [newEmail(), newEmail()]
    const response = await requestCode(server, email)
    assert.deepEqual([response.status, response.code], [428, 1008])
    const solution = solve(response.data as Challenge)
    assert.equal((await requestCode(server, other, { solution })).code, 1008)
    assert.equal((await requestCode(server, email, { solution })).code, 0)
    server.forward(MINUTE_MS + 1)
    assert.equal((await requestCode(server, email, { solution })).code, 1008)
    await server.close()
  })

  test('a server that refuses is one sentence, counts nothing, and no log names the mailbox', async () => {
    const refusing = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(new Error(`no such mailbox: ${address}`)),
    })
    const lines: string[] = []
    const output = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    const log = createLog('trace', { process: 'test', output })
    const server = await startTestApp({
      env: buildEnv({ SMTP_URL: refusing.url }),
      replace: { log },
    })
    for (let n = 0; n < 2; n++) {
      const refused = await requestCode(server, 'unknown@tang.example')
      assert.deepEqual([refused.status, refused.message], [503, '邮件暂时发不出去，请稍后再试'])
    }
    await server.close()
    await refusing.close()
    assert.match(lines.join(''), /EENVELOPE 550/)
    assert.ok(!lines.join('').includes('unknown@'))
  })

  test('a password is not sent over an unencrypted connection', async () => {
    // This machine, by an address that is not taken for it.
    const plain = await startMailServer({}, '127.0.0.2')
    const url = plain.url.replace('//', '//user:secret@')
    const config = { smtpUrl: url, from: FROM, domains: [], perDay: 1 }
    const message = { to: 'a@tang.example', subject: 's', text: 't' }
    await assert.rejects(createSmtp(config).send(message), /mail not delivered: ETLS/)
    assert.equal(plain.received.length, 0)
    await plain.close()
  })
})
