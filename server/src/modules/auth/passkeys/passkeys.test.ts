import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { passkeys, users } from '../../../platform/db/schema'
import { transaction } from '../../../platform/db/transaction'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { Authenticator, type Wrong } from '../../../testing/authenticator'
import {
  addPasskeyAs,
  beginAddingAs,
  ORIGIN,
  PASSKEY_ENV,
  startPasskey,
} from '../../../testing/passkeys'
import {
  GOOD_PASSWORD,
  joinByPassword,
  linkToken,
  useLinkAs,
} from '../../../testing/password-accounts'
import { signInNew } from '../../../testing/sessions'
import { removeClosed } from '../../removal/service'
import { blockUser } from '../../user/block'

const MINUTE_MS = 60_000
/** An address may be wrong so often in an hour. */
const TRIES = 40
const DAY_MS = 24 * 60 * MINUTE_MS
const OTHER_PASSWORD = '松下问童子 言师采药去'
const REFUSED = '通行密钥没有通过验证，请再试一次，或换一种方式登录'
const UNKNOWN = '这个通行密钥已经删除，或者不是这里的，请换一种方式登录'
const OVER = '这次验证已经过期，请再试一次'

interface Shown {
  readonly id: string
  readonly name: string
  readonly lastUsedAt: string | null
}

describe('passkeys', () => {
  let server: TestApp
  before(async () => {
    const env = { ...PASSKEY_ENV, LOGIN_TRIES_PER_ADDRESS_HOUR: String(TRIES) }
    server = await startTestApp({ env })
  })
  after(() => server.close())

  const post = (url: string, body: object, token?: string) =>
    callApi(server.app, 'POST', url, { body, ...(token && { token }) })
  const info = async (token: string) =>
    (await callApi(server.app, 'GET', '/api/user/info', { token })).data as {
      id: string
      closesAt: string | null
    }
  const listed = async (token: string) => {
    const { data } = await callApi(server.app, 'GET', '/api/user/passkeys', { token })
    return (data as { list: Shown[] }).list
  }

  /** A signed-in user with a passkey. */
  async function holder(device = new Authenticator(ORIGIN)) {
    const person = await signInNew(server)
    const added = await addPasskeyAs(server, person.token, device)
    assert.equal(added.code, 0, added.message)
    return { ...person, device, passkey: added.data as Shown }
  }

  /** Signs in with what this device answers. */
  async function arrive(device: Authenticator, wrong?: Wrong) {
    const { options, flow } = await startPasskey(server)
    return post('/api/auth/passkey/login', { flow, answer: device.get(options, wrong) })
  }
  const arrives = async (device: Authenticator) => {
    const { code, message, data } = await arrive(device)
    assert.equal(code, 0, message)
    return (data as { token: string; isNew: boolean }).token
  }
  const refuses = async (device: Authenticator, wrong: Wrong, sentence: string) => {
    const { code, message } = await arrive(device, wrong)
    assert.deepEqual([code, message], [1006, sentence])
  }

  test('are added, listed, announced, renamed, and sign in to the account they were made for', async () => {
    const { id, token, device, passkey } = await holder()
    assert.deepEqual(await listed(token), [passkey])
    assert.equal(passkey.lastUsedAt, null)
    assert.equal((await info(await arrives(device))).id, id)
    const put = { token, body: { name: '旧手机' } }
    const path = `/api/user/passkeys/${passkey.id}`
    assert.equal((await callApi(server.app, 'PUT', path, put)).code, 0)
    const [now] = await listed(token)
    assert.equal(now?.name, '旧手机')
    assert.notEqual(now?.lastUsedAt, null)
    const notifications = await callApi(server.app, 'GET', '/api/notification/my', { token })
    assert.match(JSON.stringify(notifications.data), /账号添加了通行密钥/)
  })

  test('identify no user: the handle is random, the same for all of an account, and not its id', async () => {
    const { id, token, device } = await holder()
    assert.equal((await addPasskeyAs(server, token, device)).code, 0)
    const [first, second] = device.passkeys
    assert.equal(first?.userHandle, second?.userHandle)
    assert.equal(Buffer.from(first?.userHandle ?? '', 'base64url').length, 32)
    assert.notEqual(Buffer.from(first?.userHandle ?? '', 'base64url').toString(), id)
    const names = (await listed(token)).map(({ name }) => name)
    assert.equal(new Set(names).size, 2, names.join())
  })

  test('ask for a device that knows who holds it, without naming accounts', async () => {
    const { token } = await holder()
    const started = await startPasskey(server)
    assert.deepEqual(Object.keys(started.options).sort(), [
      ...['challenge', 'rpId', 'timeout', 'userVerification'],
    ])
    assert.deepEqual(
      [started.options.rpId, started.options.userVerification],
      ['localhost', 'required'],
    )
    const { options } = await beginAddingAs(server, token)
    const { residentKey, userVerification } = options.authenticatorSelection
    assert.deepEqual(
      [residentKey, userVerification, options.attestation],
      ['required', 'required', 'none'],
    )
    assert.equal(options.excludeCredentials.length, 1)
    assert.notEqual(started.options.challenge, (await startPasskey(server)).options.challenge)
  })

  let used: Awaited<ReturnType<typeof holder>> | null = null
  const { privateKey: foreignKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const WRONG: Readonly<Record<string, Wrong>> = {
    'at another address': { origin: 'https://evil.example' },
    'at another port of this machine': { origin: 'http://localhost:9999' },
    'for another site': { rpId: 'evil.example' },
    'to another challenge': { challenge: 'A'.repeat(43) },
    'made for adding': { type: 'webauthn.create' },
    'without user verification': { unverified: true },
    'by another key': { key: foreignKey },
  }
  for (const [name, wrong] of Object.entries(WRONG)) {
    test(`an answer ${name} does not sign in`, async () => {
      used ??= await holder()
      const { device } = used
      await refuses(device, wrong, REFUSED)
      await arrives(device)
    })
  }

  test('one person’s passkey opens no other account', async () => {
    const [mine, theirs] = [await holder(), await holder()]
    const [victim] = theirs.device.passkeys
    await refuses(mine.device, { userHandle: victim?.userHandle ?? '' }, UNKNOWN)
    await refuses(mine.device, { userHandle: undefined }, UNKNOWN)
    // The other's name and handle, signed by one's own key.
    const { options, flow } = await startPasskey(server)
    const own = mine.device.get(options)
    const { id = '', userHandle = '' } = victim ?? {}
    const answer = { ...own, id, rawId: id, response: { ...own.response, userHandle } }
    const { code, message } = await post('/api/auth/passkey/login', { flow, answer })
    assert.deepEqual([code, message], [1006, REFUSED])
  })

  test('a challenge is answered once, within five minutes, and by the first answer only', async () => {
    const { device } = await holder()
    const { options, flow } = await startPasskey(server)
    const body = { flow, answer: device.get(options) }
    const both = await Promise.all([1, 2].map(() => post('/api/auth/passkey/login', body)))
    assert.deepEqual(both.map(({ code }) => code).sort(), [0, 1006])
    const replayed = await post('/api/auth/passkey/login', body)
    assert.deepEqual([replayed.code, replayed.message], [1006, OVER])
    const late = await startPasskey(server)
    server.forward(5 * MINUTE_MS + 1)
    const answer = device.get(late.options)
    assert.equal((await post('/api/auth/passkey/login', { flow: late.flow, answer })).message, OVER)
    for (const badFlow of ['not.sealed', `${flow.slice(0, -2)}AA`])
      assert.equal((await post('/api/auth/passkey/login', { flow: badFlow, answer })).message, OVER)
  })

  test('a challenge of one thing is none of another', async () => {
    const { token, device } = await holder()
    const adding = await beginAddingAs(server, token)
    const request = { ...adding.options, rpId: 'localhost', userVerification: 'required' as const }
    const entered = await post('/api/auth/passkey/login', {
      flow: adding.flow,
      answer: device.get(request),
    })
    assert.equal(entered.message, OVER)
    const entering = await startPasskey(server)
    const answer = device.create({ ...adding.options, challenge: entering.options.challenge })
    const added = await post('/api/user/passkeys', { flow: entering.flow, answer }, token)
    assert.equal(added.message, OVER)
  })

  test('a counter that goes back or stays is a copy; a shared passkey does not count', async () => {
    const { device } = await holder()
    await arrives(device)
    await arrives(device)
    await refuses(device, { counter: 1 }, REFUSED)
    await refuses(device, { counter: 2 }, REFUSED)
    await arrives(device)
    const shared = await holder(new Authenticator(ORIGIN, false))
    await arrives(shared.device)
    await arrives(shared.device)
  })

  test('one that is unknown or removed opens nothing, and nothing is made for it', async () => {
    const { token, device, passkey } = await holder()
    const people = await server.deps.db.$count(users)
    const stranger = new Authenticator(ORIGIN)
    stranger.create((await beginAddingAs(server, token)).options)
    await refuses(stranger, {}, UNKNOWN)
    const path = `/api/user/passkeys/${passkey.id}/remove`
    assert.equal((await post(path, {}, token)).code, 0)
    assert.equal((await post(path, {}, token)).status, 404)
    await refuses(device, {}, UNKNOWN)
    assert.deepEqual(await listed(token), [])
    assert.equal(await server.deps.db.$count(users), people)
  })

  test('a blocked account is entered and reads why, and adds none', async () => {
    const { id, token, device } = await holder()
    const block = { at: server.deps.now(), until: null, reason: '测试' }
    await transaction(server.deps.db, (tx) => blockUser(tx, id, block))
    await arrives(device)
    assert.equal((await post('/api/user/passkeys/start', {}, token)).status, 403)
  })

  test('an account that closes can be entered and restored; its deletion deletes its passkeys', async () => {
    const { id, token, device } = await holder()
    // As one that was there before: a new one closes no account.
    assert.equal((await post('/api/user/logoff', {}, token)).status, 403)
    await server.deps.db.update(passkeys).set({ settlesAt: null }).where(eq(passkeys.userId, id))
    const confirmed = async (access: string) => {
      const started = await post('/api/user/passkeys/confirm', {}, access)
      const { options, flow } = started.data as Awaited<ReturnType<typeof startPasskey>>
      return { passkey: { flow, answer: device.get(options) } }
    }
    assert.equal((await post('/api/user/logoff', await confirmed(token), token)).code, 0)
    const back = await arrives(device)
    assert.notEqual((await info(back)).closesAt, null)
    assert.equal((await post('/api/auth/keepAccount', {}, back)).code, 0)
    assert.equal((await post('/api/user/logoff', await confirmed(back), back)).code, 0)
    server.forward(7 * DAY_MS)
    assert.equal(await removeClosed(server.deps), 1)
    assert.equal(await server.deps.db.$count(passkeys, eq(passkeys.userId, id)), 0)
    await refuses(device, {}, UNKNOWN)
  })

  test('ending sign-ins and another password leave them, the operator’s new password does not', async () => {
    const device = new Authenticator(ORIGIN)
    const { account, token } = await joinByPassword(server)
    const proof = { password: GOOD_PASSWORD }
    assert.equal((await addPasskeyAs(server, token, device, proof)).code, 0)
    const change = { oldPassword: GOOD_PASSWORD, password: OTHER_PASSWORD }
    assert.equal((await post('/api/auth/password', change, token)).code, 0)
    assert.equal((await post('/api/auth/signOut', { everywhere: true }, token)).code, 0)
    await arrives(device)
    const link = await linkToken(server, 'reset-password', account)
    assert.equal((await useLinkAs(server, link, { password: GOOD_PASSWORD })).code, 0)
    await refuses(device, {}, UNKNOWN)
  })

  test('an address that tries too often waits, and who is right is not counted', async () => {
    const { device } = await holder()
    const from = async (address: string, flow?: string) => {
      const started = await startPasskey(server)
      const body = { flow: flow ?? started.flow, answer: device.get(started.options) }
      const options = { body, address }
      return (await callApi(server.app, 'POST', '/api/auth/passkey/login', options)).code
    }
    const wrong = () => from('203.0.113.9', 'not.sealed')
    for (let n = 0; n < TRIES; n += 1) {
      if (n < 3) assert.equal(await from('203.0.113.9'), 0)
      assert.equal(await wrong(), 1006)
    }
    assert.equal(await wrong(), 429)
    assert.equal(await from('203.0.113.9'), 429)
    assert.equal(await from('198.51.100.7'), 0)
  })

  const begin = (token: string, body: object = {}) =>
    callApi(server.app, 'POST', '/api/user/passkeys/start', { token, body })
  const add = (token: string, body: object) =>
    callApi(server.app, 'POST', '/api/user/passkeys', { token, body })

  test('adding takes the code that went to the number, once', async () => {
    const phone = newPhone()
    const { token } = await signInByCalls(server.app, phone)
    assert.match((await begin(token)).message, /请填写收到的验证码/)
    server.forward(MINUTE_MS)
    const body = { purpose: 'passkey' }
    const sent = await callApi(server.app, 'POST', '/api/auth/ownCode', { token, body })
    const { devCode: code } = sent.data as { devCode: string }
    assert.equal((await begin(token, { code: '000000' })).code, 1001)
    // A code requested for passkeys closes no account.
    const logoff = { token, body: { code } }
    assert.equal((await callApi(server.app, 'POST', '/api/user/logoff', logoff)).code, 1001)
    assert.equal((await begin(token, { code })).code, 0)
    assert.equal((await begin(token, { code })).code, 1001)
  })

  test('adding takes the password where there is one, and a sign-in of just now where there is none', async () => {
    const { token } = await joinByPassword(server)
    assert.match((await begin(token)).message, /请填写密码/)
    assert.equal((await begin(token, { password: OTHER_PASSWORD })).code, 1009)
    assert.equal((await begin(token, { password: GOOD_PASSWORD })).code, 0)
    const other = await signInNew(server)
    server.forward(11 * MINUTE_MS)
    assert.match((await begin(other.token)).message, /重新登录后 10 分钟内再添加/)
    server.forward(-11 * MINUTE_MS)
    assert.equal((await begin(other.token)).code, 0)
  })

  const WRONG_NEW: Readonly<Record<string, Wrong>> = {
    'at another address': { origin: 'https://evil.example' },
    'for another site': { rpId: 'evil.example' },
    'to another challenge': { challenge: 'A'.repeat(43) },
    'that signs in': { type: 'webauthn.get' },
    'without user verification': { unverified: true },
  }
  for (const [name, wrong] of Object.entries(WRONG_NEW)) {
    test(`a passkey ${name} is not added`, async () => {
      const { token } = await signInNew(server)
      const { options, flow } = await beginAddingAs(server, token)
      const answer = new Authenticator(ORIGIN).create(options, wrong)
      const { code, message } = await add(token, { flow, answer })
      assert.deepEqual([code, message], [1006, '通行密钥没有添加成，请再试一次'])
      const { data } = await callApi(server.app, 'GET', '/api/user/passkeys', { token })
      assert.deepEqual((data as { list: unknown[] }).list, [])
    })
  }

  test('adding is done once, by the sign-in that began it, and no passkey belongs to two', async () => {
    const [mine, theirs] = [await signInNew(server), await signInNew(server)]
    const started = await beginAddingAs(server, mine.token)
    const body = { flow: started.flow, answer: new Authenticator(ORIGIN).create(started.options) }
    assert.equal((await add(theirs.token, body)).message, OVER)
    assert.equal((await add(mine.token, body)).code, 0)
    assert.equal((await add(mine.token, body)).message, OVER)
    const again = await beginAddingAs(server, theirs.token)
    const device = new Authenticator(ORIGIN)
    const answer = device.create(again.options)
    assert.equal((await add(theirs.token, { flow: again.flow, answer })).code, 0)
    const [known] = device.passkeys
    const rows = await server.deps.db.select().from(passkeys)
    assert.equal(rows.filter(({ credentialId }) => credentialId === known?.id).length, 1)
  })

  test('adding ends at twenty', async () => {
    const { id, token } = await signInNew(server)
    const device = new Authenticator(ORIGIN)
    const waiting = await beginAddingAs(server, token)
    const row = { userHandle: 'h', publicKey: 'k', counter: 0, transports: [], name: '旧' }
    const rows = Array.from({ length: 20 }, (_, n) => ({
      ...row,
      id: `full-${n}`,
      credentialId: `full-${n}`,
      userId: id,
    }))
    await server.deps.db.insert(passkeys).values(rows)
    assert.equal((await begin(token)).status, 409)
    const answer = device.create(waiting.options)
    const late = await add(token, { flow: waiting.flow, answer })
    assert.match(late.message, /最多 20 个/)
  })

  test('the way is listed on H5 alone, where pages may ask for passkeys', async () => {
    const fetchWays = async (platform: string) => {
      const headers = { 'app-sign': platform }
      const { data } = await callApi(server.app, 'GET', '/api/app-config/app', { headers })
      return (data as { ways: string[] }).ways
    }
    assert.deepEqual(await fetchWays('h5'), ['phone', 'password', 'passkey'])
    for (const mini of ['weapp', 'qq', 'tt', 'alipay'])
      assert.deepEqual(await fetchWays(mini), ['phone', 'password'], mini)
    const { response } = await callApi(server.app, 'GET', '/healthz')
    assert.doesNotMatch(String(response.headers['permissions-policy']), /publickey-credentials/)
  })
})
