/** Jobs that take longer than a call waits. Nothing is painted: a job ends when a test ends it. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makeUser } from '../../testing/accounts'
import { makeApiKey } from '../../testing/api-keys'
import { startTestApp, type TestApp } from '../../testing/app'
import { cancelJob } from '../job/owner'
import type { TaskView } from './schemas'

let server: TestApp
let userId = ''
let key = ''

before(async () => {
  server = await startTestApp({ env: { OPEN_API_WAIT_SECONDS: '1' } })
  userId = await makeUser(server.deps.db, { credits: 100 })
  ;({ key } = await makeApiKey(server, userId, { scopes: ['generate', 'edit'] }))
})
after(() => server.close())

async function send<T>(
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  more: Record<string, string> = {},
) {
  const headers = { authorization: `Bearer ${key}`, ...more }
  const response = await server.app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: response.statusCode, headers: response.headers, body: response.json<T>() }
}

const PROMPT = { prompt: '湖边的木屋' }
const IMAGES = '/v1/images/generations'

describe('a job that takes longer than OPEN_API_WAIT_SECONDS', () => {
  test('is answered as a task, which has its state and in the end its error', async () => {
    const { status, headers, body } = await send<TaskView>('POST', IMAGES, PROMPT)
    assert.deepEqual([status, body.object, body.status], [202, 'task', 'queued'])
    assert.equal(headers.location, body.url)
    assert.equal(headers['retry-after'], '3')
    const look = async () => (await send<TaskView>('GET', new URL(body.url).pathname)).body
    assert.deepEqual([(await look()).status, (await look()).data], ['queued', []])
    await cancelJob(server.deps, userId, body.id)
    assert.equal((await look()).status, 'cancelled')
  })

  test('is waited for no longer because a client prefers to wait', async () => {
    const prefer = { prefer: 'wait=1000' }
    const { status, body } = await send<TaskView>('POST', IMAGES, PROMPT, prefer)
    assert.deepEqual([status, body.object], [202, 'task'])
    await cancelJob(server.deps, userId, body.id)
  })

  test('is one job when the call is repeated after its 202', async () => {
    const same = { 'idempotency-key': 'slow-1' }
    const first = await send<TaskView>('POST', IMAGES, PROMPT, same)
    const again = await send<TaskView>('POST', IMAGES, PROMPT, same)
    assert.deepEqual([again.status, again.body.id], [202, first.body.id])
    await cancelJob(server.deps, userId, first.body.id)
  })

  test('is waited for until it ends, and answered with its error when that is in time', async () => {
    const prefer = { prefer: 'respond-async' }
    const { body } = await send<TaskView>('POST', IMAGES, PROMPT, {
      ...prefer,
      'idempotency-key': 'ends',
    })
    const waiting = send<{ error: { code: string } }>('POST', IMAGES, PROMPT, {
      'idempotency-key': 'ends',
    })
    await cancelJob(server.deps, userId, body.id)
    const ended = await waiting
    assert.equal(ended.status, 422, JSON.stringify(ended.body))
    assert.equal(ended.headers['x-should-retry'], 'false')
  })

  test('is a task of tools as well', async () => {
    const input = { prompt: '湖边的木屋' }
    const { status, body } = await send<TaskView>('POST', '/v1/tools/text2img', { input })
    assert.deepEqual([status, body.status, body.tool], [202, 'queued', 'text2img'])
  })
})
