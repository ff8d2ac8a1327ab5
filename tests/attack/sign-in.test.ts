/** Strangers who know a number can neither lock its owner out, end a code, nor guess one. */
import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { after, before, describe, test } from 'node:test'
import type { Challenge } from '../../server/src/integrations/captcha/challenge'
import { createLog } from '../../server/src/platform/lib/log'
import { newPhone } from '../../server/src/testing/accounts'
import { startTestApp, type TestApp } from '../../server/src/testing/app'
import { NO_POSTGRES, realPostgres } from '../../server/src/testing/databases'
import { solve } from '../../server/src/testing/proof-of-work'
import { deviceNamed, signInClient, wrong } from './sign-in-client'

const MINUTE_MS = 60_000
const HOME = '198.51.100.7'
/** Of the attacker, who has many. */
const elsewhere = (n: number) => `203.0.113.${n}`

describe('a stranger who knows a number', () => {
  let server: TestApp
  let client: ReturnType<typeof signInClient>
  before(async () => {
    server = await startTestApp()
    client = signInClient(server)
  })
  after(() => server.close())

  /** A user who has signed in on this device before. */
  async function owner() {
    const who = { phone: newPhone(), address: HOME, device: deviceNamed(`owner-${newPhone()}`) }
    assert.equal((await client.tryCode(who, await client.code(who))).code, 0)
    server.forward(MINUTE_MS + 1)
    return who
  }

  test('does not use up the codes of a device that is known', async () => {
    const me = await owner()
    let sent = 0
    for (let n = 0; n < 60; n++) {
      const address = elsewhere(n % 12)
      const { code } = await client.askCode({ phone: me.phone, address })
      if (code === 0) sent += 1
      if (n % 12 === 11) server.forward(MINUTE_MS + 1)
    }
    assert.ok(sent >= 4 && sent <= 20, `${sent} of 60 were sent`)
    assert.equal((await client.askCode(me)).code, 0, 'the owner gets one all the same')
  })

  test('behind the address of the owner does not either, whatever device it claims', async () => {
    const me = await owner()
    for (let n = 0; n < 8; n++) {
      await client.askCode({ ...me, device: deviceNamed(`made-up-${n}`) })
      server.forward(MINUTE_MS + 1)
    }
    assert.equal((await client.askCode(me)).code, 0)
  })

  test('at one address does not use up what others may ask for', async () => {
    const phone = newPhone()
    for (let n = 0; n < 6; n++) {
      await client.askCode({ phone, address: elsewhere(1) })
      server.forward(MINUTE_MS + 1)
    }
    assert.equal((await client.askCode({ phone, address: HOME })).code, 0)
  })

  test('does not kill a live code by guessing, nor by asking for another', async () => {
    const me = await owner()
    const code = await client.code(me)
    await client.code({ phone: me.phone, address: elsewhere(40) })
    for (let n = 1; n <= 10; n++) {
      const guess = { phone: me.phone, address: elsewhere(n) }
      assert.equal((await client.tryCode(guess, wrong(code, n))).code, 1001)
    }
    assert.equal((await client.tryCode(me, code)).code, 0)
  })

  test('has five tries at another user’s code, from however many addresses', async () => {
    const me = await owner()
    const code = await client.code(me)
    for (let n = 1; n <= 5; n++)
      await client.tryCode({ phone: me.phone, address: elsewhere(n) }, wrong(code, n))
    const right = await client.tryCode({ phone: me.phone, address: elsewhere(6) }, code)
    assert.equal(right.code, 1001, 'the sixth is not looked at')
  })

  test('the owner has five tries, too', async () => {
    const me = await owner()
    const code = await client.code(me)
    for (let n = 1; n <= 5; n++) await client.tryCode(me, wrong(code, n))
    assert.equal((await client.tryCode(me, code)).code, 1001)
  })

  test('a code requested on one device is accepted on another', async () => {
    const me = await owner()
    const code = await client.code(me)
    assert.equal((await client.tryCode({ phone: me.phone, address: elsewhere(9) }, code)).code, 0)
  })
})

const database = await realPostgres()

describe('150 tries at once', () => {
  test(
    'are counted one by one: the limit of an address is not passed',
    { skip: database === null && NO_POSTGRES },
    async () => {
      assert.ok(database)
      const limit = 20
      const env = { LOGIN_TRIES_PER_ADDRESS_HOUR: String(limit) }
      const server = await startTestApp({ database, env })
      const client = signInClient(server)
      const who = { phone: newPhone(), address: HOME }
      const code = await client.code(who)
      const codes = Array.from({ length: 150 }, (_, n) =>
        client.tryCode(who, wrong(code, n + 1)).then((answer) => answer.code),
      )
      const answers = await Promise.all(codes)
      assert.equal(answers.filter((one) => one === 1001).length, limit)
      assert.equal(answers.filter((one) => one === 429).length, 150 - limit)
      const { rows } = await database.pool.query<{ tries: number }>(
        'select wrong_tries + stranger_tries as tries from sms_codes',
      )
      assert.deepEqual(rows, [{ tries: 5 }])
      await server.close()
      await database.close()
    },
  )
})

describe('what unknown devices solve before a code is sent', () => {
  let server: TestApp
  let client: ReturnType<typeof signInClient>
  before(async () => {
    server = await startTestApp({ env: { CHALLENGE: 'pow' } })
    client = signInClient(server)
  })
  after(() => server.close())

  async function challenged(phone: string): Promise<Challenge> {
    const { status, code, data } = await client.askCode({ phone })
    assert.deepEqual([status, code], [428, 1008])
    return data as Challenge
  }
  const getMaxNumber = (challenge: Challenge) =>
    challenge.kind === 'pow' ? challenge.maxNumber : 0

  test('solved, the code is sent; the same solution sends no second one', async () => {
    const phone = newPhone()
    const solution = solve(await challenged(phone))
    assert.equal((await client.askCode({ phone }, solution)).code, 0)
    server.forward(MINUTE_MS + 1)
    assert.equal((await client.askCode({ phone }, solution)).code, 1008)
  })

  test('solutions cannot be stocked: for another number, too late, or without trying', async () => {
    const phone = newPhone()
    const challenge = await challenged(phone)
    const solution = solve(challenge)
    assert.equal((await client.askCode({ phone: newPhone() }, solution)).code, 1008)
    assert.ok(challenge.kind === 'pow')
    const { algorithm, challenge: hash, salt, signature } = challenge
    const forgeries = [
      { algorithm, challenge: hash, number: -1, salt, signature },
      { algorithm: 'SHA-1', challenge: hash, number: 1, salt, signature },
      { algorithm, challenge: hash, number: 1, salt: salt.replace(/^./, 'x'), signature },
      { algorithm, challenge: hash, number: 1, salt, signature: signature.replace(/./g, '0') },
      'text',
      null,
    ]
    for (const forgery of forgeries) {
      const payload = Buffer.from(JSON.stringify(forgery)).toString('base64')
      const answer = await client.askCode({ phone }, { kind: 'pow', payload })
      assert.equal(answer.code, 1008, JSON.stringify(forgery))
    }
    server.forward(10 * MINUTE_MS + 1000)
    assert.equal((await client.askCode({ phone }, solution)).code, 1008)
  })

  test('each code to a number costs twice the last; a known device pays nothing', async () => {
    const me = { phone: newPhone(), device: deviceNamed('known') }
    const first = await challenged(me.phone)
    const sent = await client.askCode(me, solve(first))
    assert.equal(sent.code, 0)
    const { devCode } = sent.data as { devCode: string }
    server.forward(MINUTE_MS + 1)
    assert.equal(getMaxNumber(await challenged(me.phone)), 2 * getMaxNumber(first))
    assert.equal((await client.tryCode(me, devCode)).code, 0)
    for (let n = 0; n < 3; n++) {
      assert.equal((await client.askCode(me)).code, 0, `free code ${n + 1}`)
      server.forward(MINUTE_MS + 1)
    }
    assert.equal((await client.askCode(me)).code, 1008, 'frequent requests need a challenge')
  })
})

describe('the budget of a day', () => {
  test('ends for strangers first, in a sentence, with an alarm; known devices have the rest', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    })
    const log = createLog('error', { process: 'test', output: stream })
    const server = await startTestApp({ env: { SMS_PER_DAY: '10' }, replace: { log } })
    const client = signInClient(server)
    const me = { phone: newPhone(), address: HOME, device: deviceNamed('known') }
    assert.equal((await client.tryCode(me, await client.code(me))).code, 0)
    server.forward(MINUTE_MS + 1)
    for (let n = 0; n < 7; n++)
      assert.equal((await client.askCode({ phone: newPhone() })).code, 0, `${n}`)
    const refused = await client.askCode({ phone: newPhone() })
    assert.deepEqual([refused.status, refused.code], [503, 1003])
    assert.match(refused.message, /今天的短信已经发完/)
    assert.equal((await client.askCode(me)).code, 0, 'the ninth, of the known device')
    for (const sent of [5, 8]) assert.ok(lines.some((line) => line.includes(`"sent":${sent}`)))
    assert.ok(lines.some((line) => line.includes('used up')))
    const metrics = await server.app.inject('/metrics')
    assert.match(metrics.body, /sms_codes_today\{state="sent"\} 9\b/)
    assert.match(metrics.body, /sms_codes_today\{state="budget"\} 10\b/)
    server.forward(24 * 60 * MINUTE_MS)
    assert.equal((await client.askCode({ phone: newPhone() })).code, 0, 'the next day')
    await server.close()
  })
})
