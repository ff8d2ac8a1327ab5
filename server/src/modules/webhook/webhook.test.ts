import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { transaction } from '../../platform/db/transaction'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { makeApiKey } from '../../testing/api-keys'
import { insertJob, insertPicture } from '../../testing/jobs'
import { deliver } from './deliver'
import { emitJobEnded, emitWorkReviewed, WEBHOOK_TASK } from './events'
import { readDeliveries } from './service'
import { signHeaders } from './sign'

type Added = CallData<'POST /api/webhooks'>
type List = CallData<'GET /api/webhooks'>['list']

interface Received {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** The receiver of a user, and its answer to the next requests. */
const received: Received[] = []
let answer: { status: number; headers?: Record<string, string> } = { status: 204 }
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { url = '', headers } = request
    received.push({ url, headers, body: Buffer.concat(chunks).toString('utf8') })
    response.writeHead(answer.status, answer.headers)
    response.end()
  })
})
let server: TestApp
let origin = ''
let token = ''
let userId = ''

before(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  server = await startTestApp({ env: { WEBHOOK_ORIGINS: origin } })
})
after(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await server.close()
})

beforeEach(async () => {
  server.forward(60_000)
  received.splice(0)
  answer = { status: 204 }
  token = (await signInByCalls(server.app, newPhone())).token
  const { data } = await callApi(server.app, 'GET', '/api/user/info', { token })
  userId = (data as { id: string }).id
})

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: unknown) =>
  callApi(server.app, method, `/api/webhooks${path}`, { token, ...(body ? { body } : {}) })

async function add(path = '/hook', events: string[] = ['job.succeeded']): Promise<Added> {
  const { code, message, data } = await call('POST', '', { url: `${origin}${path}`, events })
  assert.equal(code, 0, message)
  return data as Added
}

const list = async () => ((await call('GET')).data as { list: List }).list

/** A job of the user that ends now. */
async function endJob(status: 'succeeded' | 'failed' | 'cancelled' = 'succeeded') {
  const { deps } = server
  const jobId = await insertJob(deps.db, userId)
  const pictureId = status === 'succeeded' ? await insertPicture(deps.db, jobId) : null
  const now = deps.now()
  const errorCode = status === 'succeeded' ? null : 'ENGINE_FAILED'
  const times = { createdAt: now, finishedAt: now }
  const job = { jobId, userId, status, errorCode, tool: 'text2img', apiKeyId: 'key', ...times }
  await transaction(deps.db, (tx) => emitJobEnded(tx, { ...job, spentCredits: 2 }))
  return { jobId, pictureId }
}

/** Queued attempts, and the minutes until each is due. */
async function queued(): Promise<{ id: string; minutes: number }[]> {
  const { rows } = await server.deps.pool.query<{ id: string; minutes: number }>(
    `select payload ->> 'id' as id, extract(epoch from run_at - now())::float8 / 60 as minutes
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and payload ->> 'id' in (
       select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
       where e.user_id = $2) order by j.id`,
    [WEBHOOK_TASK, userId],
  )
  return rows
}

/** Read without a session: the clock passes the end of its access token. */
async function only(id: string) {
  const query = { page: 1, pageSize: 10 }
  const [delivery] = (await readDeliveries(server.deps, { userId, id }, query)).list
  assert.ok(delivery)
  return delivery
}

describe('a delivery', () => {
  test('is sent with ids, and signed by Standard Webhooks with the secret shown once', async () => {
    const { id, secret, events } = await add()
    assert.deepEqual(events, ['job.succeeded'])
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.ok(!JSON.stringify(await list()).includes(secret))
    const { jobId, pictureId } = await endJob()
    const [task] = await queued()
    assert.ok(task)
    await deliver(server.deps, task.id)
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = received
    assert.equal(url, '/hook')
    const { type, data } = JSON.parse(body) as { type: string; data: Record<string, unknown> }
    assert.deepEqual([type, data.id, data.picture_ids], ['job.succeeded', jobId, [pictureId]])
    const sentAt = headers['webhook-timestamp']
    const text = `${headers['webhook-id']}.${sentAt}.${body}`
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const signature = createHmac('sha256', key).update(text).digest('base64')
    assert.deepEqual(
      [headers['webhook-id'], headers['webhook-signature']],
      [task.id, `v1,${signature}`],
    )
    const { state, attempts, lastStatus } = await only(id)
    assert.deepEqual([state, attempts, lastStatus], ['delivered', 1, 204])
    await deliver(server.deps, task.id)
    assert.equal(received.length, 1, 'a delivered one is not sent again')
  })

  test('has the signature of the published example', () => {
    const at = new Date(1_614_265_330_000)
    const body = '{"test": 2432232314}'
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
    assert.equal(
      signHeaders([secret], { id, at, body })['webhook-signature'],
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    )
  })

  test('goes to the endpoints of its owner that listen to its event, and never for a cancelled job', async () => {
    await add('/jobs', ['job.succeeded', 'job.failed'])
    await add('/reviews', ['work.reviewed'])
    await endJob('cancelled')
    assert.deepEqual(await queued(), [])
    await endJob('failed')
    const at = server.deps.now()
    const reviewed = { userId, workId: 'w', outcome: 'reject' as const, reason: '广告', at }
    await transaction(server.deps.db, (tx) => emitWorkReviewed(tx, reviewed))
    for (const { id } of await queued()) await deliver(server.deps, id)
    assert.deepEqual(
      received.map(({ url, body }) => [url, (JSON.parse(body) as { type: string }).type]),
      [
        ['/jobs', 'job.failed'],
        ['/reviews', 'work.reviewed'],
      ],
    )
    assert.deepEqual((JSON.parse(received[1]?.body ?? '') as { data: unknown }).data, {
      id: 'w',
      outcome: 'reject',
      reason: '广告',
    })
  })
})

describe('a rotated secret', () => {
  const rotate = async (id: string) => (await call('POST', `/${id}/rotate`, {})).data as Added
  const signatures = () =>
    received.map(({ headers }) => String(headers['webhook-signature']).split(' '))
  /** Signature of a received request by a secret. */
  function sign(secret: string, { headers, body }: Received): string {
    const at = new Date(Number(headers['webhook-timestamp']) * 1000)
    return signHeaders([secret], { id: String(headers['webhook-id']), at, body })[
      'webhook-signature'
    ]
  }
  const sendOne = async () => {
    received.splice(0)
    await endJob()
    for (const { id } of await queued()) await deliver(server.deps, id)
    const [request] = received
    assert.ok(request)
    return request
  }

  test('signs next to the old one for 24 hours, then alone', async () => {
    const { id, secret, previousUntil } = await add()
    assert.equal(previousUntil, null)
    const rotated = await rotate(id)
    assert.match(rotated.secret, /^whsec_/)
    assert.notEqual(rotated.secret, secret)
    const ends = Date.parse(rotated.previousUntil ?? '') - server.deps.now().getTime()
    assert.ok(ends > 0 && ends <= 24 * 3_600_000, `${ends}`)
    const during = await sendOne()
    assert.deepEqual(signatures(), [[sign(rotated.secret, during), sign(secret, during)]])
    server.forward(24 * 3_600_000)
    const after_ = await sendOne()
    assert.deepEqual(signatures(), [[sign(rotated.secret, after_)]])
  })

  test('drops the secret before the last one at a second rotation', async () => {
    const { id, secret } = await add()
    const [first, second] = [await rotate(id), await rotate(id)]
    const request = await sendOne()
    assert.deepEqual(signatures(), [[sign(second.secret, request), sign(first.secret, request)]])
    assert.ok(!signatures().flat().includes(sign(secret, request)))
    assert.ok(!JSON.stringify(await list()).includes('whsec_'))
  })
})

describe('a receiver that fails', () => {
  test('is tried again with growing waits and the same id, then disabled, and its owner notified', async () => {
    const { id } = await add()
    answer = { status: 500 }
    await endJob()
    const [task] = await queued()
    assert.ok(task)
    const waits: number[] = []
    for (let attempt = 0; attempt < 7; attempt++) {
      await deliver(server.deps, task.id)
      const { nextAttemptAt, lastAttemptAt } = await only(id)
      const ms = nextAttemptAt ? Date.parse(nextAttemptAt) - Date.parse(lastAttemptAt ?? '') : 0
      waits.push(ms / 60_000)
      server.forward(ms)
    }
    const steps = [5 / 60, 5, 30, 120, 300, 600, 0]
    for (const [nth, minutes] of steps.entries()) {
      const wait = waits[nth] ?? -1
      assert.ok(wait >= minutes && wait <= minutes * 1.1, `${nth}: ${wait}`)
    }
    assert.deepEqual(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 1)
    assert.equal(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size, 7)
    const { rows } = await server.deps.pool.query<{ disabled_by: string; words: string }>(
      `select e.disabled_by, n.data ->> 'words' as words
       from webhook_endpoints e join notices n on n.user_id = e.user_id where e.id = $1`,
      [id],
    )
    assert.equal(rows[0]?.disabled_by, 'failures')
    assert.match(rows[0].words, /近一天都没有送到/)
  })

  test('gets the time it asks for, is disabled by 410, and follows no redirect', async () => {
    const { id } = await add()
    await endJob()
    const [task] = await queued()
    assert.ok(task)
    answer = { status: 429, headers: { 'retry-after': '3600' } }
    await deliver(server.deps, task.id)
    const [waiting] = await queued()
    assert.ok(waiting && waiting.minutes > 59 && waiting.minutes <= 60, `${waiting?.minutes}`)
    answer = { status: 302, headers: { location: `${origin}/elsewhere` } }
    await deliver(server.deps, task.id)
    assert.deepEqual([(await only(id)).lastError, (await only(id)).lastStatus], ['redirect', 302])
    assert.ok(received.every(({ url }) => url === '/hook'))
    answer = { status: 410 }
    await deliver(server.deps, task.id)
    const [endpoint] = await list()
    assert.deepEqual([endpoint?.disabledBy, (await only(id)).state], ['gone', 'failed'])
    const again = await call('POST', `/${id}/deliveries/${task.id}/redeliver`)
    assert.deepEqual([again.status, again.message], [409, '这个回调已经停下，先重新打开'])
    answer = { status: 200 }
    assert.equal((await call('PATCH', `/${id}`, { enabled: true })).code, 0)
    assert.equal((await call('POST', `/${id}/deliveries/${task.id}/redeliver`)).code, 0)
    await deliver(server.deps, task.id)
    assert.deepEqual([(await only(id)).state, received.length], ['delivered', 4])
  })
})

describe('addresses', () => {
  const refused = async (url: string, words: RegExp) => {
    const answered = await call('POST', '', { url, events: ['job.failed'] })
    assert.deepEqual([answered.status, answered.code], [400, 3001], url)
    assert.match(answered.message, words)
  }

  test('must be https and public, without a password', async () => {
    for (const url of ['https://127.0.0.1/x', 'https://[::1]/', 'https://localhost/'])
      await refused(url, /内部网络/)
    for (const url of ['https://169.254.169.254/latest', 'https://10.0.0.8/', 'https://[fd00::1]/'])
      await refused(url, /内部网络/)
    for (const url of ['http://example.com/', 'ftp://example.com', 'https://a:b@example.com', 'x'])
      await refused(url, /这样写/)
    assert.deepEqual(await list(), [])
  })

  test('are five at most', async () => {
    for (let nth = 0; nth < 5; nth++) await add(`/${nth}`)
    const { status, message } = await call('POST', '', {
      url: `${origin}/6`,
      events: ['job.failed'],
    })
    assert.deepEqual([status, message], [409, '最多 5 个回调地址，先删掉一个'])
    const [first] = await list()
    assert.equal((await call('DELETE', `/${first?.id}`)).code, 0)
    assert.equal((await list()).length, 4)
  })
})

describe('/v1/webhooks', () => {
  const send = (
    key: string,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url = '',
    body?: object,
  ) =>
    server.app.inject({
      method,
      url: `/v1/webhooks${url}`,
      headers: { authorization: `Bearer ${key}` },
      ...(body && { payload: body }),
    })

  test('manages the endpoints of the key’s user, with the scope for it', async () => {
    const { key } = await makeApiKey(server, userId, { scopes: ['webhooks'] })
    const { key: other } = await makeApiKey(server, userId, { scopes: ['generate', 'read'] })
    assert.equal((await send(other, 'GET')).statusCode, 403)
    const body = { url: `${origin}/v1`, events: ['work.reviewed'] }
    const added = await send(key, 'POST', '', body)
    assert.equal(added.statusCode, 200, added.payload)
    const { id, secret } = added.json<{ id: string; secret: string }>()
    assert.match(secret, /^whsec_/)
    const bad = await send(key, 'POST', '', { ...body, url: 'https://127.0.0.1/' })
    assert.equal(bad.statusCode, 400)
    assert.equal(bad.json<{ error: { param: string } }>().error.param, 'url')
    const disabled = await send(key, 'PATCH', `/${id}`, { enabled: false })
    assert.equal(disabled.json<{ disabled_by: string }>().disabled_by, 'owner')
    const rotated = await send(key, 'POST', `/${id}/rotate`)
    assert.match(rotated.json<{ secret: string }>().secret, /^whsec_/)
    assert.ok(rotated.json<{ previous_until: number }>().previous_until > 0)
    assert.deepEqual((await send(key, 'GET', `/${id}/deliveries`)).json(), {
      object: 'list',
      data: [],
    })
    assert.equal((await list())[0]?.disabledBy, 'owner')
    const { token: strange } = await signInByCalls(server.app, newPhone())
    const info = await callApi(server.app, 'GET', '/api/user/info', { token: strange })
    const stranger = await makeApiKey(server, (info.data as { id: string }).id, {
      scopes: ['webhooks'],
    })
    assert.equal((await send(stranger.key, 'DELETE', `/${id}`)).statusCode, 404)
    assert.equal((await send(stranger.key, 'POST', `/${id}/rotate`)).statusCode, 404)
    assert.equal((await send(key, 'DELETE', `/${id}`)).statusCode, 200)
  })
})
