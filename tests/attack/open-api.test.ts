/** /v1 and /mcp: other users' jobs, more than a scope or a balance allows, ended keys, large bodies. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { apiKeys } from '../../server/src/platform/db/schema'
import { makeUser } from '../../server/src/testing/accounts'
import { makeApiKey } from '../../server/src/testing/api-keys'
import { startTestApp, type TestApp } from '../../server/src/testing/app'
import { makeJob } from '../../server/src/testing/works'

interface Failed {
  readonly error?: { readonly code: string }
}

/** Nothing is painted: jobs stay in the queue. */
let server: TestApp
let userId = ''
let key = ''
let keyId = ''
before(async () => {
  server = await startTestApp({ env: { MAX_ACTIVE_JOBS: '200' } })
  userId = await makeUser(server.deps.db, { credits: 100 })
  const scopes = ['generate', 'edit', 'read'] as const
  ;({ key, id: keyId } = await makeApiKey(server, userId, { scopes }))
})
after(() => server.close())

async function send(
  method: 'GET' | 'POST',
  url: string,
  options: { as?: string; headers?: Record<string, string>; payload?: object | string } = {},
) {
  const { as = key, headers, payload } = options
  const response = await server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${as}`, ...headers },
    ...(payload !== undefined && { payload }),
  })
  return { status: response.statusCode, text: response.body, headers: response.headers }
}

const readCode = (text: string) => (JSON.parse(text) as Failed).error?.code

const GENERATIONS = '/v1/images/generations'

test('jobs and pictures of another user do not exist', async () => {
  const other = await makeUser(server.deps.db)
  const { jobId, pictureId } = await makeJob(server.deps, other)
  assert.equal((await send('GET', `/v1/tasks/${jobId}`)).status, 404)
  for (const [tool, input] of [
    ['rembg', { image: `picture:${pictureId}` }],
    ['imgMix', { image: `picture:${pictureId}`, second: `picture:${pictureId}` }],
  ] as const)
    assert.equal((await send('POST', `/v1/tools/${tool}`, { payload: { input } })).status, 404)
})

test('a key does what its scopes name and nothing else', async () => {
  const { key: painter } = await makeApiKey(server, userId, { scopes: ['generate'] })
  const { key: reader } = await makeApiKey(server, userId, { scopes: ['read'] })
  for (const [as, method, url] of [
    [painter, 'POST', '/v1/images/edits'],
    [painter, 'POST', '/v1/images/variations'],
    [painter, 'POST', '/v1/uploads'],
    [painter, 'POST', '/v1/tools/rembg'],
    [painter, 'POST', '/v1/tools/short'],
    [painter, 'GET', '/v1/usage'],
    [reader, 'POST', GENERATIONS],
    [reader, 'POST', '/v1/tools/text2img'],
  ] as const) {
    const payload = method === 'POST' ? { payload: { prompt: '湖', input: {} } } : {}
    const { status, text } = await send(method, url, { as, ...payload })
    assert.deepEqual([status, readCode(text)], [403, 'insufficient_scope'], url)
  }
})

test('a key in the address is refused, a valid one too', async () => {
  for (const url of [`/v1/models?api_key=${key}`, `/mcp?key=${encodeURIComponent(key)}`])
    assert.equal((await send('GET', url)).status, 401, url)
})

test('fifty requests at once against credits for seven order seven jobs', async () => {
  const poor = await makeUser(server.deps.db, { credits: 14 })
  const { key: as } = await makeApiKey(server, poor)
  const headers = { prefer: 'respond-async' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      send('POST', GENERATIONS, { as, headers, payload: { prompt: '湖' } }),
    ),
  )
  assert.equal(answers.filter(({ status }) => status === 202).length, 7)
  const refused = answers.filter(({ status }) => status !== 202)
  assert.ok(refused.every(({ text }) => readCode(text) === 'insufficient_quota'))
})

test('waiting requests are bounded, let others through and end with their key', async () => {
  const headers = { 'idempotency-key': 'one' }
  const payload = { prompt: '湖', stream: true }
  const waiting = Array.from({ length: 31 }, () => send('POST', GENERATIONS, { headers, payload }))
  // The refused one ends first, when the others wait.
  assert.match((await Promise.race(waiting)).text, /rate_limit_exceeded/)
  // Six calls of a key are worked on at once: it is answered because the waiting ones gave way.
  assert.equal((await send('GET', '/v1/models')).status, 200)
  await server.deps.db
    .update(apiKeys)
    .set({ revokedAt: server.deps.now() })
    .where(eq(apiKeys.id, keyId))
  const texts = (await Promise.all(waiting)).map(({ text }) => text)
  assert.equal(texts.filter((text) => text.includes('rate_limit_exceeded')).length, 1)
  assert.equal(texts.filter((text) => text.includes('invalid_api_key')).length, 30)
})

test('bodies that are deep, large or of many parts are refused', async () => {
  const { key: as } = await makeApiKey(server, userId, { scopes: ['generate', 'edit'] })
  const json = { 'content-type': 'application/json' }
  const deep = `{"prompt":${'['.repeat(5000)}${']'.repeat(5000)}}`
  assert.equal((await send('POST', GENERATIONS, { as, headers: json, payload: deep })).status, 400)
  const large = JSON.stringify({ prompt: 'a'.repeat(300 * 1024) })
  assert.equal((await send('POST', GENERATIONS, { as, headers: json, payload: large })).status, 413)
  for (const url of ['/v1/tools/rembg', '/mcp']) {
    const payload = `"${'a'.repeat(25 * 1024 * 1024)}"`
    assert.equal((await send('POST', url, { as, headers: json, payload })).status, 413, url)
  }
  const part = (name: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`
  const parts = Array.from({ length: 200 }, (_, i) => part(`field${i}`)).join('')
  const form = { 'content-type': 'multipart/form-data; boundary=b' }
  const many = await send('POST', '/v1/images/edits', {
    as,
    headers: form,
    payload: `${parts}--b--\r\n`,
  })
  assert.ok([400, 413].includes(many.status), String(many.status))
})
