import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { identities, users } from '../../platform/db/schema'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { type Claims, type FakeOidc, startFakeOidc } from '../../testing/fake-oidc'
import { type OidcProvider, startOidcProvider } from '../../testing/oidc-provider'

const CLIENT = 'moguang'
const SECRET = 'a secret of the test'
const BACK = 'http://127.0.0.1:8790/pages/ucenter/login'

const buildEnv = (issuer: string) => ({
  SIGN_IN: 'oidc',
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT,
  OIDC_CLIENT_SECRET: SECRET,
  OIDC_NAME: '家里的账号',
  PUBLIC_URL: 'http://127.0.0.1:8790',
})

const start = async ({ app }: TestApp) => {
  const { code, message, data } = await callApi(app, 'POST', '/api/auth/oidc/start')
  assert.equal(code, 0, message)
  return data as { url: string; flow: string }
}
const finish = ({ app }: TestApp, flow: string, query: string) =>
  callApi(app, 'POST', '/api/auth/oidc/login', { body: { flow, query } })

/** A person's browser at the provider: says who it is and agrees. Answers the query it comes back with. */
async function visit(url: string, login: string): Promise<string> {
  const cookies = new Map<string, string>()
  let request: { url: string; body?: URLSearchParams } = { url }
  for (let hop = 0; hop < 20; hop++) {
    const answer = await fetch(request.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(request.body && { method: 'POST', body: request.body }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next?.startsWith(BACK)) return new URL(next).search.slice(1)
    if (next) {
      request = { url: new URL(next, request.url).href }
      continue
    }
    const [, action = ''] = /action="([^"]+)"/.exec(await answer.text()) ?? []
    const prompt = hop < 3 ? 'login' : 'consent'
    const body = new URLSearchParams({ prompt, login, password: 'any' })
    request = { url: new URL(action, request.url).href, body }
  }
  throw new Error('the provider never sent the browser back')
}

describe('a provider as people run one', () => {
  let provider: OidcProvider
  let server: TestApp
  before(async () => {
    const redirect_uris = [BACK]
    provider = await startOidcProvider({
      client_id: CLIENT,
      client_secret: SECRET,
      redirect_uris,
    })
    server = await startTestApp({ env: buildEnv(provider.issuer) })
  })
  after(async () => {
    await server.close()
    provider.close()
  })

  test('asks by code with PKCE, state and nonce, and for nothing but who it is', async () => {
    const { searchParams: query } = new URL((await start(server)).url)
    assert.deepEqual(
      ['response_type', 'scope', 'code_challenge_method', 'redirect_uri'].map((n) => query.get(n)),
      ['code', 'openid', 'S256', BACK],
    )
    for (const name of ['state', 'nonce', 'code_challenge'])
      assert.ok(String(query.get(name)).length >= 43, name)
    assert.notEqual(
      query.get('state'),
      new URL((await start(server)).url).searchParams.get('state'),
    )
  })

  test('signs up once, in again, and another subject as another user', async () => {
    const arrive = async (login: string) => {
      const { url, flow } = await start(server)
      const answer = await finish(server, flow, await visit(url, login))
      assert.equal(answer.code, 0, answer.message)
      const { token, isNew } = answer.data as { token: string; isNew: boolean }
      const info = await callApi(server.app, 'GET', '/api/user/info', { token })
      return { isNew, ...(info.data as { id: string; confirmBy: string }) }
    }
    const [first, again, other] = [await arrive('li'), await arrive('li'), await arrive('du')]
    assert.deepEqual([first.isNew, again.isNew, other.isNew], [true, false, true])
    assert.equal(again.id, first.id)
    assert.notEqual(other.id, first.id)
    assert.equal(first.confirmBy, 'signIn')
  })

  test('ending all other sign-ins does not take the account from its owner', async () => {
    const { url, flow } = await start(server)
    const answer = await finish(server, flow, await visit(url, 'wang'))
    const { token } = answer.data as { token: string }
    const all = { token, body: { everywhere: true } }
    assert.equal((await callApi(server.app, 'POST', '/api/auth/signOut', all)).code, 0)
    const back = await start(server)
    const again = await finish(server, back.flow, await visit(back.url, 'wang'))
    assert.equal((again.data as { isNew: boolean }).isNew, false)
  })

  test('closes the account right after a sign-in, not eleven minutes later', async () => {
    const { url, flow } = await start(server)
    const { data } = await finish(server, flow, await visit(url, 'meng'))
    const { token } = data as { token: string }
    server.forward(11 * 60_000)
    const stale = await callApi(server.app, 'POST', '/api/user/logoff', { token })
    assert.match(stale.message, /重新登录后 10 分钟内/)
    server.forward(-11 * 60_000)
    assert.equal((await callApi(server.app, 'POST', '/api/user/logoff', { token })).code, 0)
  })

  test('a number is bound within ten minutes of signing in, and confirms nothing for 72 hours', async () => {
    const own = await startTestApp({ env: { ...buildEnv(provider.issuer), SIGN_IN: 'oidc,phone' } })
    const { url, flow } = await start(own)
    const { data } = await finish(own, flow, await visit(url, 'han'))
    const { token } = data as { token: string }
    const phone = '13800138111'
    const bind = async (number: string) => {
      const body = { phone: number, purpose: 'bind' }
      const sent = await callApi(own.app, 'POST', '/api/sms-code', { body })
      const { devCode: code } = sent.data as { devCode: string }
      return callApi(own.app, 'POST', '/api/auth/bindPhone', {
        token,
        body: { phone: number, code },
      })
    }
    own.forward(11 * 60_000)
    assert.match((await bind('13800138112')).message, /重新登录后 10 分钟内再来绑定/)
    own.forward(-10 * 60_000)
    assert.equal((await bind(phone)).code, 0)
    own.forward(60_001)
    const byPhone = await signInByCalls(own.app, phone)
    const close = { token: byPhone.token }
    const refused = await callApi(own.app, 'POST', '/api/user/logoff', close)
    assert.match(refused.message, /用原来的方式重新登录/)
    await own.close()
  })

  test('an answer is good once, for the beginning it belongs to', async () => {
    const before = await server.deps.db.$count(users)
    const [mine, theirs] = [await start(server), await start(server)]
    const query = await visit(mine.url, 'bai')
    const swapped = await finish(server, theirs.flow, query)
    assert.deepEqual([swapped.code, swapped.message], [1006, '单点登录没有放行，请再试一次'])
    assert.equal((await finish(server, mine.flow, query)).code, 0)
    const replayed = await finish(server, mine.flow, query)
    assert.deepEqual([replayed.code, replayed.message], [1006, '这次登录已经过期，请重新登录'])
    assert.equal((await finish(server, 'not.sealed', query)).code, 1006)
    assert.equal((await finish(server, `${mine.flow.slice(0, -2)}AA`, query)).code, 1006)
    assert.equal(await server.deps.db.$count(users), before + 1)
  })

  test('a beginning is over after ten minutes, and a refusal is one', async () => {
    const late = await start(server)
    const query = await visit(late.url, 'late')
    server.forward(10 * 60_000 + 1)
    assert.equal((await finish(server, late.flow, query)).code, 1006)
    server.forward(-10 * 60_000 - 1)
    const { url, flow } = await start(server)
    const state = String(new URL(url).searchParams.get('state'))
    const refused = `error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`
    assert.equal((await finish(server, flow, refused)).message, '单点登录没有放行，请再试一次')
  })
})

describe('a provider whose answers are changed on the way', () => {
  let provider: FakeOidc
  let server: TestApp
  before(async () => {
    provider = await startFakeOidc(CLIENT)
    server = await startTestApp({ env: buildEnv(provider.issuer) })
  })
  after(async () => {
    await server.close()
    provider.close()
  })

  /** Comes back with this answer; `wrong` on top of what the right token says. */
  async function arrive(wrong: Claims) {
    const { url, flow } = await start(server)
    return finish(server, flow, provider.answer(url, wrong))
  }

  test('the right token is taken', async () => {
    assert.equal((await arrive({})).code, 0)
  })

  const WRONG: Readonly<Record<string, Claims>> = {
    'for another client': { aud: 'other-client' },
    'of another beginning': { nonce: 'another' },
    'without the nonce': { nonce: undefined },
    'of another issuer': { iss: 'https://evil.example' },
    'without a subject': { sub: undefined },
    'with an empty subject': { sub: '' },
    'with a blank subject': { sub: ' \t\u3000' },
    'with an endless subject': { sub: 'x'.repeat(256) },
  }
  for (const [name, wrong] of Object.entries(WRONG)) {
    test(`a token ${name} is refused`, async () => {
      const before = await server.deps.db.$count(identities)
      const answer = await arrive(wrong)
      assert.deepEqual([answer.code, answer.data], [1006, null])
      assert.equal(await server.deps.db.$count(identities), before)
    })
  }

  test('a token signed by another key is refused', async () => {
    provider.foreignKey = true
    const answer = await arrive({ sub: 'forged' })
    provider.foreignKey = false
    assert.equal(answer.code, 1006)
  })

  test('an unknown state is refused', async () => {
    const { flow } = await start(server)
    assert.equal((await finish(server, flow, 'code=c&state=made-up')).code, 1006)
    assert.equal((await finish(server, (await start(server)).flow, 'code=c')).code, 1006)
  })

  test('a provider that does not answer is distinguished from one that refuses', async () => {
    const silent = await startTestApp({ env: buildEnv('http://127.0.0.1:9') })
    const answer = await callApi(silent.app, 'POST', '/api/auth/oidc/start')
    assert.deepEqual([answer.status, answer.message], [503, '单点登录暂时没有回应，请稍后再试'])
    await silent.close()
  })
})
