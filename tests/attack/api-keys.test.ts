/** API keys: another user's key, more than its scopes and its limit, and use after its end. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { allEndpoints } from '@contract/endpoints/all'
import { revokeApiKey } from '../../server/src/modules/api-key/service'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../server/src/testing/app'
import { newPhone } from '../../server/src/testing/accounts'
import { makeApiKey } from '../../server/src/testing/api-keys'

let server: TestApp
let key = ''
let id = ''
before(async () => {
  server = await startTestApp()
  const { token } = await signInByCalls(server.app, newPhone())
  const { data } = await callApi(server.app, 'GET', '/api/user/info', { token })
  const scopes = ['generate', 'edit', 'video', 'read', 'webhooks'] as const
  const made = await makeApiKey(server, (data as { id: string }).id, { scopes })
  key = made.key
  id = made.id
})
after(() => server.close())

test('no call of the app or of the console takes a key of all scopes for a sign-in', async () => {
  const guarded = allEndpoints.filter(({ auth }) => auth !== 'public' && auth !== 'optional')
  assert.ok(guarded.length > 100)
  for (const { method, path } of guarded) {
    const url = path.replaceAll(/\{\w+\}/g, id)
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
    const { status } = await callApi(server.app, method, url, { token: key, ...body })
    assert.equal(status, 401, `${method} ${path}`)
  }
})

const PROMPT = '雪山'

/** A request of /v1 that does not wait for its result. */
async function send(as: string, url: string, body?: object) {
  const response = await server.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/v1${url}`,
    headers: { authorization: `Bearer ${as}`, prefer: 'respond-async' },
    ...(body && { payload: body }),
  })
  const answer = response.json<{ id?: string; error?: { code: string } }>()
  return {
    status: response.statusCode,
    headers: response.headers,
    id: answer.id,
    code: answer.error?.code,
  }
}

async function addUser(): Promise<string> {
  const { token } = await signInByCalls(server.app, newPhone())
  const { data } = await callApi(server.app, 'GET', '/api/user/info', { token })
  return (data as { id: string }).id
}

test('a key does nothing outside of its scopes', async () => {
  const userId = await addUser()
  const { key: reader } = await makeApiKey(server, userId, { scopes: ['read'] })
  const painted = await send(reader, '/images/generations', { prompt: PROMPT })
  assert.deepEqual([painted.status, painted.code], [403, 'insufficient_scope'])
  const { key: painter } = await makeApiKey(server, userId)
  for (const url of ['/usage', '/webhooks']) {
    const { status, code } = await send(painter, url)
    assert.deepEqual([status, code], [403, 'insufficient_scope'], url)
  }
})

test('fifty orders at once against credit for seven place seven, and a key of another user sees none', async () => {
  const userId = await addUser()
  const { key: spender } = await makeApiKey(server, userId, { monthlyCredits: 14 })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, seed) =>
      send(spender, '/images/generations', { prompt: PROMPT, seed }),
    ),
  )
  const placed = answers.filter(({ status }) => status === 202)
  assert.equal(placed.length, 7)
  for (const { status, code, headers } of answers.filter((one) => !placed.includes(one)))
    assert.deepEqual([status, code, headers['x-should-retry']], [429, 'monthly_limit', 'false'])
  const { rows } = await server.deps.pool.query<{ held: number }>(
    `select balance_after as held from ledger_entries where account = $1 order by id desc limit 1`,
    [`held:${userId}`],
  )
  assert.equal(rows[0]?.held, 14)
  const task = `/tasks/${placed[0]?.id}`
  assert.equal((await send(spender, task)).status, 200)
  assert.equal((await send(key, task)).status, 404)
  const { key: writer } = await makeApiKey(server, userId)
  assert.equal((await send(writer, task)).status, 404, 'of the same user, without the scope read')
  const { key: reader } = await makeApiKey(server, userId, { scopes: ['read'] })
  assert.equal((await send(reader, task)).status, 200)
})

test('a key in the query is refused by /v1, with and without the header', async () => {
  const { key: leaked } = await makeApiKey(server, await addUser())
  for (const headers of [{}, { authorization: `Bearer ${leaked}` }]) {
    const url = `/v1/models?api_key=${leaked}`
    const response = await server.app.inject({ url, headers })
    assert.equal(response.statusCode, 401)
    assert.ok(!response.payload.includes(leaked))
  }
})

test('a revoked key ends at the next request', async () => {
  const userId = await addUser()
  const { id: revokedId, key: revoked } = await makeApiKey(server, userId)
  assert.equal((await send(revoked, '/models')).status, 200)
  await revokeApiKey(server.deps, { userId, id: revokedId })
  const { status, code } = await send(revoked, '/models')
  assert.deepEqual([status, code], [401, 'invalid_api_key'])
})
