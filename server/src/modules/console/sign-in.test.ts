import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { parseAuditContent } from '@contract/endpoints/console/audit'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { runCommand } from '../../operations/admin/run'
import { adminLog, consoleFactors } from '../../platform/db/schema'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { joinByPassword } from '../../testing/password-accounts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const STEP_MS = 30_000

interface Entry {
  readonly token: string
  readonly expiresAt: string
  readonly next: 'open' | 'totp' | 'enrol'
}

describe('signing in at the console', () => {
  let server: TestApp
  before(async () => {
    const env = { SIGN_IN: 'phone,password', LOGIN_TRIES_PER_ADDRESS_HOUR: '1000' }
    server = await startTestApp({ env })
  })
  after(() => server.close())

  const admin = (...words: string[]) => runCommand(server.deps, { words, operator: 'test' })
  const post = (url: string, body: object, token?: string) =>
    callApi(server.app, 'POST', `/api/console/${url}`, { body, ...(token && { token }) })
  const me = (token: string) => callApi(server.app, 'GET', '/api/console/me', { token })

  async function person(role?: string) {
    const { account, password, token } = await joinByPassword(server)
    const info = await callApi(server.app, 'GET', '/api/user/info', { token })
    if (role) await admin('grant-role', account, role)
    return { account, password, appToken: token, id: (info.data as { id: string }).id }
  }
  type Person = Awaited<ReturnType<typeof person>>

  const byPassword = ({ account, password }: Pick<Person, 'account' | 'password'>) =>
    post('signIn', { way: 'password', account, secret: password })

  /** The code of an authenticator whose clock is so far from the server's. */
  function generateCode(secret: string, offMs = 0): string {
    const timestamp = server.deps.now().getTime() + offMs
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  }

  /** An operator whose authenticator is set up. */
  async function operator() {
    const who = await person('operator')
    const ticket = ((await byPassword(who)).data as Entry).token
    const enrolment = (await post('enrol', { ticket })).data as { secret: string; qr: string }
    const device = `console-of-${who.account}-${'x'.repeat(20)}`.replaceAll('.', '-')
    const confirmed = await post('enrol/confirm', {
      ticket,
      code: generateCode(enrolment.secret),
      device,
    })
    const { token, recoveryCodes } = confirmed.data as { token: string; recoveryCodes: string[] }
    return { ...who, secret: enrolment.secret, token, recoveryCodes, ticket, device }
  }

  /** The next step of the clock: its code was not taken yet. */
  const nextStep = () => server.forward(STEP_MS)

  async function fetchTicket(who: Person): Promise<string> {
    const entry = (await byPassword(who)).data as Entry
    assert.equal(entry.next, 'totp')
    return entry.token
  }

  test('has the ways of SIGN_IN and no others', async () => {
    const { data } = await callApi(server.app, 'GET', '/api/console/ways')
    assert.deepEqual(data, { ways: ['password', 'phone'], oidcName: null })
    for (const way of ['oidc', 'passkey'])
      assert.equal((await post(`${way}/start`, {})).status, 404, way)
  })

  test('support enters by password alone, for twelve hours and not a second more', async () => {
    const who = await person('support')
    const entry = (await byPassword(who)).data as Entry
    assert.equal(entry.next, 'open')
    const seen = await me(entry.token)
    assert.deepEqual(
      [(seen.data as { role: string }).role, (seen.data as { id: string }).id],
      ['support', who.id],
    )
    server.forward(12 * HOUR_MS - MINUTE_MS)
    assert.equal((await me(entry.token)).status, 200)
    server.forward(MINUTE_MS)
    assert.equal((await me(entry.token)).status, 401)
  })

  test('a user without a role is refused with the sentence of a wrong password', async () => {
    const who = await person()
    const right = await byPassword(who)
    const wrong = await byPassword({ ...who, password: 'not this one at all' })
    const unknown = await byPassword({ account: 'unknown.user', password: 'x' })
    for (const answer of [right, wrong, unknown]) {
      assert.deepEqual([answer.code, answer.message], [right.code, right.message])
    }
    assert.match(right.message, /没有操作台的权限/)
  })

  test('a session of the app opens no console, and one of the console no app', async () => {
    const who = await person('support')
    assert.equal((await me(who.appToken)).status, 401)
    const { token } = (await byPassword(who)).data as Entry
    assert.equal((await callApi(server.app, 'GET', '/api/user/info', { token })).status, 401)
  })

  test('an operator sets up a second factor first; its ticket opens nothing else', async () => {
    const who = await person('operator')
    const entry = (await byPassword(who)).data as Entry
    assert.equal(entry.next, 'enrol')
    assert.equal((await me(entry.token)).status, 401)
    const ticket = entry.token
    assert.equal((await post('enrol/confirm', { ticket, code: '000000' })).status, 409)
    const enrolment = (await post('enrol', { ticket })).data as { secret: string; qr: string }
    assert.match(enrolment.secret, /^[A-Z2-7]{32}$/)
    assert.match(enrolment.qr, /^data:image\/svg\+xml;base64,/)
    const stored = await server.deps.db
      .select()
      .from(consoleFactors)
      .where(eq(consoleFactors.userId, who.id))
    assert.ok(
      !JSON.stringify(stored).includes(enrolment.secret),
      'the secret is stored in plain text',
    )
    const wrong = await post('enrol/confirm', { ticket, code: '123456' })
    assert.equal(wrong.code, 1001)
    const done = await post('enrol/confirm', { ticket, code: generateCode(enrolment.secret) })
    const opened = done.data as { token: string; recoveryCodes: string[] }
    assert.equal(opened.recoveryCodes.length, 10)
    assert.equal((await me(opened.token)).status, 200)
    // Once: neither the ticket nor the secret is to be had again.
    assert.equal((await post('enrol', { ticket })).status, 401)
  })

  test('a code is taken once, from a clock half a minute off, and from no other', async () => {
    const who = await operator()
    const ticket = await fetchTicket(who)
    const used = generateCode(who.secret)
    assert.equal((await post('totp', { ticket, code: used })).code, 1001, 'of the enrolment')
    nextStep()
    nextStep()
    for (const off of [-2 * STEP_MS, 2 * STEP_MS]) {
      const code = generateCode(who.secret, off)
      assert.equal((await post('totp', { ticket, code })).code, 1001, `${off} ms off`)
    }
    const early = generateCode(who.secret, STEP_MS)
    assert.equal((await post('totp', { ticket, code: early })).code, 0)
    const again = await fetchTicket(who)
    assert.equal((await post('totp', { ticket: again, code: early })).code, 1001, 'a replay')
    const older = generateCode(who.secret)
    assert.equal((await post('totp', { ticket: again, code: older })).code, 1001, 'an older one')
    assert.equal((await post('totp', { ticket, code: older })).status, 401, 'a spent ticket')
  })

  test('five wrong codes lock the second factor for a quarter of an hour to unknown devices', async () => {
    const who = await operator()
    const ticket = await fetchTicket(who)
    nextStep()
    for (let n = 0; n < 5; n++)
      assert.equal((await post('totp', { ticket, code: '000000' })).code, 1001)
    const right = await post('totp', { ticket, code: generateCode(who.secret) })
    assert.deepEqual([right.status, /15 分钟/.test(right.message)], [429, true])
    const [recovery] = who.recoveryCodes
    assert.equal((await post('totp', { ticket, code: recovery })).status, 429)
    // The device that set the factor up has tries of its own.
    const known = { ticket, device: who.device, code: generateCode(who.secret) }
    assert.equal((await post('totp', known)).code, 0)
    server.forward(16 * MINUTE_MS)
    const later = await fetchTicket(who)
    assert.equal((await post('totp', { ticket: later, code: generateCode(who.secret) })).code, 0)
  })

  test('signing in to the app makes no device whose tries at the second factor count apart', async () => {
    const who = await operator()
    const ticket = await fetchTicket(who)
    nextStep()
    const statuses: number[] = []
    for (let n = 0; n < 7; n++) {
      const device = `made-up-device-number-${n}`
      const { account, password } = who
      await callApi(server.app, 'POST', '/api/auth/passwordLogin', {
        body: { account, password, device },
      })
      statuses.push((await post('totp', { ticket, code: '000000', device })).status)
    }
    assert.deepEqual(statuses, [400, 400, 400, 400, 400, 429, 429])
  })

  test('a recovery code replaces a code, however it is written, once', async () => {
    const who = await operator()
    const [first = '', second = ''] = who.recoveryCodes
    const enter = async (code: string) => post('totp', { ticket: await fetchTicket(who), code })
    assert.equal((await enter(first.toLowerCase().replace('-', ' '))).code, 0)
    assert.equal((await enter(first)).code, 1001)
    const { token } = (await enter(second)).data as Entry
    assert.equal(((await me(token)).data as { recoveryCodesLeft: number }).recoveryCodesLeft, 8)
  })

  test('a second factor is set up within a day, or allowed again by reset-totp', async () => {
    const who = await person('operator')
    server.forward(25 * HOUR_MS)
    const late = await byPassword(who)
    assert.deepEqual([late.status, /reset-totp/.test(late.message)], [403, true])
    await admin('reset-totp', who.account)
    assert.equal(((await byPassword(who)).data as Entry).next, 'enrol')
  })

  test('reset-totp ends what was open, and the old secret', async () => {
    const who = await operator()
    await admin('reset-totp', who.account)
    assert.equal((await me(who.token)).status, 401)
    assert.equal(((await byPassword(who)).data as Entry).next, 'enrol')
  })

  test('a role that is taken ends the console at once, another one too', async () => {
    const who = await person('support')
    const { token } = (await byPassword(who)).data as Entry
    await admin('grant-role', who.account, 'reviewer')
    assert.equal((await me(token)).status, 401)
    const again = ((await byPassword(who)).data as Entry).token
    await admin('revoke-role', who.account)
    assert.equal((await me(again)).status, 401)
    assert.equal((await byPassword(who)).code, 1009)
  })

  test('a code by phone goes to the staff alone, and the answers are alike', async () => {
    const phone = newPhone()
    await signInByCalls(server.app, phone)
    await admin('grant-role', phone, 'support')
    server.forward(2 * MINUTE_MS)
    const sent = await post('code', { way: 'phone', account: phone })
    const stranger = await post('code', { way: 'phone', account: newPhone() })
    const { devCode, ...rest } = sent.data as { devCode: string; resendAfterMs: number }
    const { devCode: theirs, ...same } = stranger.data as { devCode: string }
    assert.deepEqual([same, theirs.length], [rest, devCode.length])
    const enter = (secret: string) => post('signIn', { way: 'phone', account: phone, secret })
    assert.equal((await enter('000000')).code, 1009)
    assert.equal(((await enter(devCode)).data as Entry).next, 'open')
    assert.equal((await enter(devCode)).code, 1009, 'a code is used once')
  })

  test('signing in, setting up and signing out are in the log with who and how', async () => {
    const who = await operator()
    assert.equal((await post('signOut', {}, who.token)).code, 0)
    assert.equal((await me(who.token)).status, 401)
    nextStep()
    await post('totp', { ticket: await fetchTicket(who), code: generateCode(who.secret) })
    const rows = await server.deps.db.select().from(adminLog).where(eq(adminLog.actorId, who.id))
    assert.deepEqual(
      rows.map(({ command, result }) => {
        const content = parseAuditContent(command, result)
        return [command, content?.command === 'sign-in' ? content.result.factor : content !== null]
      }),
      [
        ['enrol', true],
        ['sign-out', true],
        ['sign-in', 'totp'],
      ],
    )
    assert.ok(rows.every(({ operator: name }) => name.startsWith('墨友')))
  })
})
