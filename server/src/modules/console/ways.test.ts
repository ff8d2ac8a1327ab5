/** The first factor at the console by an OpenID Connect provider and by a passkey. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../../operations/admin/run'
import { identities, users } from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { Authenticator, type Wrong } from '../../testing/authenticator'
import { type FakeOidc, startFakeOidc } from '../../testing/fake-oidc'
import { addPasskeyAs, ORIGIN, PASSKEY_ENV, startPasskey } from '../../testing/passkeys'
import { signInNew } from '../../testing/sessions'

const CLIENT = 'moguang'
const SETTLED_MS = 72 * 3_600_000
const NO_ROLE = '这个账号没有操作台的权限'

type Request = Awaited<ReturnType<typeof startPasskey>>

describe('the console’s other ways in', () => {
  let server: TestApp
  let provider: FakeOidc
  before(async () => {
    provider = await startFakeOidc(CLIENT)
    const oidc = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT, OIDC_NAME: '家里的账号' }
    const env = { ...PASSKEY_ENV, ...oidc, SIGN_IN: 'password,oidc,passkey' }
    server = await startTestApp({ env })
  })
  after(async () => {
    await server.close()
    provider.close()
  })

  const post = (url: string, body: object) => callApi(server.app, 'POST', url, { body })
  const grant = (id: string, role: string) =>
    runCommand(server.deps, { words: ['grant-role', id, role], operator: 'test' })
  const getNext = ({ data }: { data: unknown }) => (data as { next: string } | null)?.next

  /** A staff user with a passkey, known to the provider as `sub`. */
  async function person(sub: string, role?: string) {
    const { id, token } = await signInNew(server)
    const identity = { provider: 'oidc', subject: `${provider.issuer} ${sub}` } as const
    const linkedAt = server.deps.now()
    await server.deps.db.insert(identities).values({ ...identity, userId: id, linkedAt })
    const device = new Authenticator(ORIGIN)
    assert.equal((await addPasskeyAs(server, token, device)).code, 0)
    // A new passkey opens no console before that.
    server.forward(SETTLED_MS)
    if (role) await grant(id, role)
    return { id, sub, device }
  }

  async function startOidc(url: string) {
    const { code, message, data } = await post(url, {})
    assert.equal(code, 0, message)
    return data as { url: string; flow: string }
  }
  async function byOidc(sub: string, started?: { url: string; flow: string }) {
    const { url, flow } = started ?? (await startOidc('/api/console/oidc/start'))
    const query = provider.answer(url, { sub })
    return post('/api/console/oidc/signIn', { flow, query })
  }

  async function startHere(): Promise<Request> {
    return (await post('/api/console/passkey/start', {})).data as Request
  }
  async function byPasskey(device: Authenticator, wrong?: Wrong) {
    const { options, flow } = await startHere()
    return post('/api/console/passkey/signIn', { flow, answer: device.get(options, wrong) })
  }

  test('are listed where SIGN_IN has them, with the provider’s name', async () => {
    const { data } = await callApi(server.app, 'GET', '/api/console/ways')
    assert.deepEqual(data, { ways: ['password', 'oidc', 'passkey'], oidcName: '家里的账号' })
    const { url } = await startOidc('/api/console/oidc/start')
    const params = new URL(url).searchParams
    assert.deepEqual(
      [params.get('redirect_uri'), params.get('code_challenge_method'), params.get('scope')],
      [`${ORIGIN}/console/oidc`, 'S256', 'openid'],
    )
  })

  test('open the console to support, and it answers', async () => {
    const { id, sub, device } = await person('support-1', 'support')
    for (const entered of [await byOidc(sub), await byPasskey(device)]) {
      assert.equal(getNext(entered), 'open', entered.message)
      const { token } = entered.data as { token: string }
      const me = await callApi(server.app, 'GET', '/api/console/me', { token })
      assert.equal((me.data as { id: string }).id, id)
    }
  })

  test('are a first factor alone: an operator needs the second', async () => {
    const { sub, device } = await person('operator-1', 'operator')
    for (const entered of [await byOidc(sub), await byPasskey(device)]) {
      assert.equal(getNext(entered), 'enrol', entered.message)
      const { token } = entered.data as { token: string }
      assert.equal((await callApi(server.app, 'GET', '/api/console/me', { token })).status, 401)
    }
  })

  test('refuse users without a role and blocked ones, and create no account', async () => {
    const nonStaff = await person('visitor-1')
    const blocked = await person('blocked-1', 'support')
    await server.deps.pool.query('update users set blocked_at = now() where id = $1', [blocked.id])
    const people = await server.deps.db.$count(users)
    const refused = [
      ...[await byOidc(nonStaff.sub), await byOidc(blocked.sub), await byOidc('who is that')],
      ...[await byPasskey(nonStaff.device), await byPasskey(blocked.device)],
    ]
    for (const { status, message } of refused) assert.deepEqual([status, message], [403, NO_ROLE])
    assert.equal(await server.deps.db.$count(users), people)
  })

  test('what began in the app does not end here, nor the other way about', async () => {
    const { sub, device } = await person('support-2', 'support')
    const inApp = await startOidc('/api/auth/oidc/start')
    assert.equal((await byOidc(sub, inApp)).code, 1006)
    const here = await startOidc('/api/console/oidc/start')
    const query = provider.answer(here.url, { sub })
    assert.equal((await post('/api/auth/oidc/login', { flow: here.flow, query })).code, 1006)
    const app = await startPasskey(server)
    const answered = { flow: app.flow, answer: device.get(app.options) }
    assert.equal((await post('/api/console/passkey/signIn', answered)).code, 1006)
    const mine = await startHere()
    const login = { flow: mine.flow, answer: device.get(mine.options) }
    assert.equal((await post('/api/auth/passkey/login', login)).code, 1006)
  })

  test('an answer is good once, and a wrong one opens nothing', async () => {
    const { sub, device } = await person('support-3', 'support')
    const started = await startOidc('/api/console/oidc/start')
    assert.equal(getNext(await byOidc(sub, started)), 'open')
    assert.equal((await byOidc(sub, started)).code, 1006)
    const { options, flow } = await startHere()
    const body = { flow, answer: device.get(options) }
    assert.equal(getNext(await post('/api/console/passkey/signIn', body)), 'open')
    assert.equal((await post('/api/console/passkey/signIn', body)).code, 1006)
    assert.equal((await byPasskey(device, { origin: 'https://evil.example' })).code, 1006)
    assert.equal((await byPasskey(device, { unverified: true })).code, 1006)
  })
})
