/** Strangers who know an account's name, or have a link, can neither guess a password nor lock it. */
import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { after, before, describe, test } from 'node:test'
import { createLog } from '../../server/src/platform/lib/log'
import { users } from '../../server/src/platform/db/schema'
import { startTestApp, type TestApp } from '../../server/src/testing/app'
import { NO_POSTGRES, realPostgres } from '../../server/src/testing/databases'
import {
  GOOD_PASSWORD,
  joinByPassword,
  linkToken,
  newAccount,
  PASSWORD_ENV,
  signInAs,
  useLinkAs,
} from '../../server/src/testing/password-accounts'
import { deviceNamed } from './sign-in-client'

const HOME = '198.51.100.7'
const elsewhere = (n: number) => `203.0.113.${n}`
const WRONG = 'certainly not it'
const TRIES = 10

describe('a stranger who knows a name', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp({ env: PASSWORD_ENV })
  })
  after(() => server.close())

  test('gets the same answers for an existing account and for a missing one, try by try', async () => {
    const { account } = await joinByPassword(server)
    const answersFor = async (name: string, from: number) => {
      const answers: unknown[] = []
      for (let n = 0; n <= TRIES; n++) {
        const tried = { account: name, password: WRONG }
        const { status, code, message, data } = await signInAs(server, tried, elsewhere(from + n))
        answers.push({ status, code, message, data })
      }
      return answers
    }
    const there = await answersFor(account, 0)
    assert.deepEqual(await answersFor(newAccount(), 100), there)
    assert.deepEqual(
      there.map((answer) => (answer as { code: number }).code),
      [...Array.from({ length: TRIES }, () => 1009), 429],
    )
  })

  test('has no more tries from everywhere, and the owner’s device still signs in', async () => {
    const device = deviceNamed('owner-of-a-password')
    const { account } = await joinByPassword(server, { device })
    for (let n = 0; n <= TRIES; n++)
      await signInAs(server, { account, password: WRONG }, elsewhere(n))
    const right = { account, password: GOOD_PASSWORD }
    assert.equal((await signInAs(server, right, elsewhere(90))).code, 429)
    const claimed = { ...right, device: deviceNamed('made-up') }
    assert.equal((await signInAs(server, claimed, elsewhere(91))).code, 429)
    assert.equal((await signInAs(server, { ...right, device }, HOME)).code, 0)
  })

  test('right tries do not count', async () => {
    const { account } = await joinByPassword(server)
    for (let n = 0; n < TRIES + 2; n++) {
      const right = await signInAs(server, { account, password: GOOD_PASSWORD }, elsewhere(200))
      assert.equal(right.code, 0)
    }
  })

  test('an hour later there are tries again', async () => {
    const { account } = await joinByPassword(server)
    for (let n = 0; n <= TRIES; n++)
      await signInAs(server, { account, password: WRONG }, elsewhere(n))
    server.forward(3_600_001)
    assert.equal((await signInAs(server, { account, password: GOOD_PASSWORD }, HOME)).code, 0)
  })

  test('an open session does not allow guessing its password', async () => {
    const { app } = server
    const { token } = await joinByPassword(server)
    const body = { oldPassword: WRONG, password: GOOD_PASSWORD }
    const tries = Array.from({ length: 12 }, () =>
      app.inject({
        method: 'POST',
        url: '/api/auth/password',
        headers: { authorization: `Bearer ${token}` },
        payload: body,
      }),
    )
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    assert.equal(statuses.filter((status) => status === 400).length, 10)
    assert.equal(statuses.filter((status) => status === 429).length, 2)
  })
})

const database = await realPostgres()

describe('on PostgreSQL, all at once', () => {
  const skip = database === null && NO_POSTGRES
  let server: TestApp
  before(async () => {
    if (database) server = await startTestApp({ database, env: PASSWORD_ENV })
  })
  after(async () => {
    await server?.close()
    await database?.close()
  })

  test('ten who use one link make one account', { skip }, async () => {
    const token = await linkToken(server, 'invite')
    const before = await server.deps.db.$count(users)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => useLinkAs(server, token, { account: newAccount() })),
    )
    const codes = answers.map(({ code }) => code)
    assert.equal(codes.filter((code) => code === 0).length, 1)
    assert.equal(codes.filter((code) => code === 1011).length, 9)
    assert.equal(await server.deps.db.$count(users), before + 1)
  })

  test('ten links for one name make one account, the others stay good', { skip }, async () => {
    const account = newAccount()
    const tokens: string[] = []
    for (let n = 0; n < 10; n++) tokens.push(await linkToken(server, 'invite'))
    const before = await server.deps.db.$count(users)
    const answers = await Promise.all(tokens.map((token) => useLinkAs(server, token, { account })))
    assert.equal(answers.filter(({ code }) => code === 0).length, 1)
    assert.equal(answers.filter(({ code }) => code === 1010).length, 9)
    assert.equal(await server.deps.db.$count(users), before + 1)
    const left = tokens[answers.findIndex(({ code }) => code === 1010)]
    assert.equal((await useLinkAs(server, String(left), { account: newAccount() })).code, 0)
  })

  test('thirty tries of one name are counted one by one', { skip }, async () => {
    const { account } = await joinByPassword(server)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        signInAs(server, { account, password: WRONG }, elsewhere(n)),
      ),
    )
    assert.equal(answers.filter(({ code }) => code === 1009).length, TRIES)
    assert.equal(answers.filter(({ code }) => code === 429).length, 30 - TRIES)
  })
})

test('no log has a password, a name or a link', async () => {
  const lines: string[] = []
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const log = createLog('trace', { process: 'test', output })
  const server = await startTestApp({ env: PASSWORD_ENV, replace: { log } })
  const token = await linkToken(server, 'invite')
  const account = newAccount()
  await useLinkAs(server, token, { account, password: 'short' })
  await useLinkAs(server, token, { account })
  await signInAs(server, { account, password: WRONG })
  await server.close()
  const said = lines.join('')
  assert.match(said, /passwordLogin/)
  for (const secret of [token, account, GOOD_PASSWORD, WRONG]) assert.ok(!said.includes(secret))
})
