/** A story over /v1 by the official client of OpenAI, each request and answer checked against /v1/openapi.json. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Document } from 'openapi-backend'
import sharp from 'sharp'
import { makeUser } from '../../server/src/testing/accounts'
import { makeApiKey } from '../../server/src/testing/api-keys'
import { startTestApp, type TestApp } from '../../server/src/testing/app'
import { patches } from '../../server/src/testing/works'
import { loadOpenAi } from './packages'
import { startValidatingProxy, type ValidatingProxy } from './validating-proxy'

const { default: OpenAI, ...openai } = loadOpenAi()
type Client = InstanceType<typeof OpenAI>

interface Task {
  readonly id: string
  readonly status: string
}

let server: TestApp
let proxy: ValidatingProxy
let document: Document
let userId = ''
let client: Client

const connect = (apiKey: string): Client =>
  new OpenAI({ apiKey, baseURL: `${proxy.address}/v1`, maxRetries: 0 })

before(async () => {
  server = await startTestApp({ works: true })
  server.app.server.listen(0, '127.0.0.1')
  await once(server.app.server, 'listening')
  const { port } = server.app.server.address() as AddressInfo
  document = (await server.app.inject('/v1/openapi.json')).json<Document>()
  proxy = await startValidatingProxy(document, `http://127.0.0.1:${port}`)
  userId = await makeUser(server.deps.db, { credits: 500 })
  const scopes = ['generate', 'edit', 'read', 'webhooks'] as const
  client = connect((await makeApiKey(server, userId, { scopes })).key)
})
after(async () => {
  await proxy.close()
  await server.close()
})

const PROMPT = { prompt: '湖边的木屋', size: '1024x1024' } as const

const makeFile = async (bytes: Buffer, name: string, type: string) =>
  openai.toFile(bytes, name, { type })

async function makeMask(): Promise<Buffer> {
  const black = { width: 96, height: 128, channels: 4, background: '#000' } as const
  const hole = { create: { width: 40, height: 40, channels: 4, background: '#fff' } } as const
  return sharp({ create: black })
    .composite([{ input: hole, blend: 'dest-out', left: 20, top: 40 }])
    .png()
    .toBuffer()
}

describe('a story over /v1 through a validating proxy', () => {
  test('paints, edits, varies and streams as the document says', async () => {
    const [model] = (await client.models.list()).data
    await client.models.retrieve(model?.id ?? '')
    await client.images.generate({ ...PROMPT, response_format: 'url', quality: 'high' })
    const { data } = await client.images.generate({ ...PROMPT, output_format: 'webp' })
    const picture = Buffer.from(data?.[0]?.b64_json ?? '', 'base64')
    assert.equal((await sharp(picture).metadata()).format, 'webp')
    const small = await makeFile(await patches(4), 'a.webp', 'image/webp')
    const mask = await makeFile(await makeMask(), 'mask.png', 'image/png')
    await client.images.edit({ image: [small], mask, prompt: '一只小船' })
    await client.images.createVariation({ image: small, n: 1 })
    const stream = await client.images.generate({ ...PROMPT, stream: true, partial_images: 1 })
    for await (const event of stream) assert.match(event.type, /^image_generation\./)
    assert.deepEqual(proxy.takeComplaints(), [])
  })

  test('runs tools, follows tasks and reads the balance', async () => {
    const { data } = await client.get<{ data: { id: string }[] }>('/tools')
    assert.ok(data.length > 5)
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await patches(5))]), 'a.webp')
    const upload = await client.post<{ id: string }>('/uploads', { body: form })
    const body = { input: { image: upload.id, factor: '2' } }
    const headers = { Prefer: 'respond-async' }
    let task = await client.post<Task>('/tools/upscale', { body, headers })
    while (task.status === 'queued' || task.status === 'in_progress') {
      await sleep(200)
      task = await client.get<Task>(`/tasks/${task.id}`)
    }
    assert.equal(task.status, 'completed')
    await client.get('/usage')
    assert.deepEqual(proxy.takeComplaints(), [])
  })

  test('manages webhooks', async () => {
    const url = 'https://1.1.1.1/hook'
    const body = { url, events: ['job.failed'] }
    const { id } = await client.post<{ id: string }>('/webhooks', { body })
    await client.get('/webhooks')
    await client.patch(`/webhooks/${id}`, { body: { enabled: false } })
    await client.post(`/webhooks/${id}/rotate`)
    await client.get(`/webhooks/${id}/deliveries`)
    await client.delete(`/webhooks/${id}`)
    assert.deepEqual(proxy.takeComplaints(), [])
  })

  test('answers errors as documented', async () => {
    const { key: reader } = await makeApiKey(server, userId, { scopes: ['read'] })
    const { key: limited } = await makeApiKey(server, userId, { monthlyCredits: 1 })
    const generate = (as: Client, more: object = {}) => as.images.generate({ ...PROMPT, ...more })
    await assert.rejects(generate(connect('mg-sk-wrong')), openai.AuthenticationError)
    await assert.rejects(generate(connect(reader)), openai.PermissionDeniedError)
    await assert.rejects(generate(connect(limited)), openai.RateLimitError)
    await assert.rejects(generate(client, { model: 'x' }), openai.NotFoundError)
    await assert.rejects(generate(client, { size: '17x1024' }), openai.BadRequestError)
    await assert.rejects(generate(client, { prompt: '纳粹旗' }), openai.BadRequestError)
    await assert.rejects(client.get('/tasks/unknown'), openai.NotFoundError)
    assert.deepEqual(proxy.takeComplaints(), [])
  })

  test('calls every operation but those of single tools and redelivery', () => {
    const operations = Object.values(document.paths ?? {}).flatMap((path) =>
      Object.values(path as Record<string, { operationId?: string; tags?: string[] }>),
    )
    const left = operations
      .map(({ operationId = '' }) => operationId)
      .filter((id) => !proxy.called.has(id) && !id.startsWith('run'))
    assert.deepEqual(left, ['redeliverWebhook'])
  })
})
