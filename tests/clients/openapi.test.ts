/** The API's own document, read by tools that others use: a linter and a validator. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Document } from 'openapi-backend'
import { newPhone } from '../../server/src/testing/accounts'
import { startTestApp, type TestApp } from '../../server/src/testing/app'
import { makePerson, makeWork, patches } from '../../server/src/testing/works'
import { lintDocument } from './lint-document'
import { startValidatingProxy, type ValidatingProxy } from './validating-proxy'

interface Documented {
  readonly operationId?: string
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly requestBody?: unknown
}

let server: TestApp
let proxy: ValidatingProxy
let document: Document

before(async () => {
  server = await startTestApp({ works: true })
  server.app.server.listen(0, '127.0.0.1')
  await once(server.app.server, 'listening')
  const { port } = server.app.server.address() as AddressInfo
  document = (await server.app.inject('/api/openapi.json')).json<Document>()
  proxy = await startValidatingProxy(document, `http://127.0.0.1:${port}`)
})
after(async () => {
  await proxy.close()
  await server.close()
})

async function send(
  call: string,
  { token, body, query = '' }: { token?: string; body?: object; query?: string } = {},
): Promise<{ code: number; message: string; data: unknown }> {
  const [method = '', path = ''] = call.split(' ')
  const isForm = body instanceof FormData
  const answer = await fetch(`${proxy.address}${path}${query}`, {
    method,
    headers: {
      'app-sign': 'h5',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  return (await answer.json()) as { code: number; message: string; data: unknown }
}

async function succeed<T>(...of: Parameters<typeof send>): Promise<T> {
  const { code, message, data } = await send(...of)
  assert.equal(code, 0, `${of[0]}: ${message}`)
  return data as T
}

const operations = (): Documented[] =>
  Object.values(document.paths ?? {}).flatMap((path) =>
    Object.values(path as Record<string, Documented>),
  )

describe('the OpenAPI document', () => {
  test('has no finding of a linter, errors and warnings alike', async () => {
    assert.deepEqual(await lintDocument(document), [])
  })

  test('names every operation, each by another name', () => {
    const ids = operations().map(({ operationId }) => operationId)
    assert.ok(ids.length > 200 && ids.every(Boolean))
    assert.equal(new Set(ids).size, ids.length)
  })
})

describe('the main story through a validating proxy', () => {
  test('has requests and answers as the document says', async () => {
    const phone = newPhone()
    await succeed('GET /api/app-config/app')
    const { devCode } = await succeed<{ devCode: string }>('POST /api/sms-code', {
      body: { phone },
    })
    const { token } = await succeed<{ token: string }>('POST /api/auth/phoneLogin', {
      body: { phone, code: devCode },
    })
    await succeed('GET /api/user/info', { token })
    await succeed('POST /api/user/signin', { token, body: {} })
    const { options } = await succeed<{ options: { priceByCount: number[] }[] }>(
      'GET /api/app-config/generate',
      { token },
    )
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await patches(7))]), 'a.webp')
    await succeed('POST /api/base-upload', { token, body: form })

    const { job } = await succeed<{ job: { id: string } }>('POST /api/generate', {
      token,
      body: {
        requestId: 'openapi-story-1',
        params: { prompt: '清晨的群山，薄雾', ratio: '1:1', count: 1 },
        quotedCredits: options[0]?.priceByCount[0] ?? 0,
      },
    })
    const look = () =>
      succeed<{ status: string; pictures: { id: string }[] }>(`GET /api/job/${job.id}`, { token })
    let seen = await look()
    while (seen.status === 'queued' || seen.status === 'running') {
      await sleep(200)
      seen = await look()
    }
    assert.equal(seen.status, 'succeeded')
    await succeed('GET /api/job/myJobList', { token })
    await succeed('GET /api/score-log/my', { token })

    const body = { jobId: job.id, pictureId: seen.pictures[0]?.id, title: '群山', tags: ['山'] }
    await succeed('POST /api/works/post', { token, body })
    await succeed('GET /api/works/page', { token })
    const author = await makePerson(server)
    const work = await makeWork(server.deps, author.id)
    // With and without a session: optional.
    await succeed('GET /api/works/publicWorks', { query: '?feed=newest&pageSize=5' })
    await succeed('GET /api/works/publicWorks', { token, query: '?feed=newest' })
    await succeed(`GET /api/works/${work}`)
    await succeed('POST /api/works/like', { token, body: { id: work } })
    await succeed('POST /api/works/favourite', { token, body: { id: work, favourite: true } })
    await succeed('GET /api/notification/my', { token: author.token })
    await succeed('GET /api/goods/list', { token })
    assert.deepEqual(proxy.takeComplaints(), [])
    assert.ok(proxy.called.size >= 18, `${proxy.called.size} operations`)
  })

  test('reports a wrong request, an unknown call and a missing session', async () => {
    await send('POST /api/sms-code', { body: { phone: 13_800_138_000 } })
    await send('GET /api/nothing')
    const { code } = await send('GET /api/user/info')
    assert.notEqual(code, 0)
    const complaints = proxy.takeComplaints()
    assert.match(String(complaints[0]), /sms-code: request/)
    assert.match(String(complaints[1]), /nothing: no such operation/)
    assert.match(String(complaints[2]), /user\/info: a session is documented/)
  })

  test('a call that takes nothing refuses a body with something in it', async () => {
    const { token } = await makePerson(server)
    const { code, message } = await send('POST /api/user/signin', { token, body: { credits: 9 } })
    assert.notEqual(code, 0)
    assert.match(message, /credits/)
    assert.match(String(proxy.takeComplaints()[0]), /signin: request/)
  })
})
