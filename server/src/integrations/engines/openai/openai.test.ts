import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import sharp from 'sharp'
import { type EngineErrorKind, EngineError, type Text2ImgRequest } from '../engine'
import { retryAfterMs } from '../remote/errors'
import { editForm } from './dialects/openai'
import { bothWays } from './mask'
import { createOpenAiEngine } from './openai'
import { type FakeApi, paintPng, sendJson, startFakeApi } from './testing/fake-api'

const KEY = 'sk-test-very-secret'
const TIMEOUT_MS = 400
let api: FakeApi

before(async () => {
  api = await startFakeApi()
})
after(() => api.close())
beforeEach(() => {
  api.answerWith(null)
  api.calls.length = 0
})

const buildModel = (model: string) => ({ id: model, model, name: null, note: null, sizes: null })

function createEngine(model = 'any-model') {
  const models = [buildModel(model)]
  return createOpenAiEngine({ baseUrl: api.baseUrl, apiKey: KEY, models, timeoutMs: TIMEOUT_MS })
}

function request(change: Partial<Text2ImgRequest> = {}): Text2ImgRequest {
  return {
    tool: 'text2img',
    prompt: '山水',
    negativePrompt: '',
    model: 'any-model',
    style: null,
    width: 96,
    height: 128,
    strength: null,
    count: 1,
    seed: 1,
    ...change,
  }
}

function context(signal = new AbortController().signal) {
  return { signal, onProgress: () => {} }
}

const run = (change?: Partial<Text2ImgRequest>) => createEngine().run(request(change), context())

test('asks with key, size and count, and answers pictures with their true size', async () => {
  const { pictures } = await run({ count: 3 })
  assert.deepEqual(
    pictures.map(({ width, height, seed }) => [width, height, seed]),
    Array.from({ length: 3 }, () => [96, 128, null]),
  )
  assert.equal(api.calls.length, 1)
  assert.equal(api.calls[0]?.headers.authorization, `Bearer ${KEY}`)
  const body = JSON.parse(String(api.calls[0]?.body)) as Record<string, unknown>
  assert.deepEqual(body, { model: 'any-model', prompt: '山水', n: 3, size: '96x128' })
})

test('a server that answers fewer pictures gets a second call for the missing ones', async () => {
  const png = (await paintPng('48x64')).toString('base64')
  api.answerWith((_call, response) => sendJson(response, 200, { data: [{ b64_json: png }] }))
  assert.equal((await run({ count: 3 })).pictures.length, 3)
  assert.equal(api.calls.length, 3)
})

test('dall-e-3 gets one picture a call, as base64', async () => {
  await createEngine('dall-e-3').run(request({ model: 'dall-e-3', count: 2 }), context())
  const bodies = api.calls.map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>)
  assert.deepEqual(
    bodies.map(({ n, response_format }) => [n, response_format]),
    [
      [1, 'b64_json'],
      [1, 'b64_json'],
    ],
  )
})

test('a picture given by URL on the API’s own host is fetched', async () => {
  const url = new URL('/file.png', api.baseUrl).href
  api.answerWith((call, response) => {
    if (call.path === '/file.png') {
      api.answerWith(null)
      return paintPng('48x64').then((png) => void response.end(png))
    }
    sendJson(response, 200, { data: [{ url }] })
  })
  const { pictures } = await run()
  assert.equal(pictures[0]?.width, 48)
  assert.equal(api.calls[1]?.headers.authorization, undefined)
})

type Fault = [
  string,
  Parameters<FakeApi['answerWith']>[0],
  EngineErrorKind,
  ((error: EngineError) => void)?,
]

const faults: Fault[] = [
  ['a reset connection', (_c, r) => void r.destroy(), 'unavailable'],
  ['no answer in time', () => {}, 'unavailable'],
  [
    'half a body',
    (_c, r) => {
      r.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      r.write('{"data":[')
      setTimeout(() => r.destroy(), 20)
    },
    'unavailable',
  ],
  [
    'malformed JSON',
    (_c, r) => void r.writeHead(200, { 'content-type': 'application/json' }).end('{"da'),
    'unavailable',
  ],
  [
    'another content type',
    (_c, r) => void r.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    'unavailable',
  ],
  ['no pictures', (_c, r) => sendJson(r, 200, { data: [] }), 'unavailable'],
  ['JSON of another shape', (_c, r) => sendJson(r, 200, ['x']), 'unavailable'],
  ['a picture without data', (_c, r) => sendJson(r, 200, { data: [{ id: 1 }] }), 'unavailable'],
  [
    'bytes that are no picture',
    (_c, r) => sendJson(r, 200, { data: [{ b64_json: 'aGVsbG8=' }] }),
    'unavailable',
  ],
  ['500', (_c, r) => sendJson(r, 500, { error: { message: `bad key ${KEY}` } }), 'unavailable'],
  [
    '401',
    (_c, r) => sendJson(r, 401, { error: { message: `bad key ${KEY}`, code: 'invalid_api_key' } }),
    'unavailable',
  ],
  [
    'a redirect',
    (_c, r) => void r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'unavailable',
  ],
  ['400', (_c, r) => sendJson(r, 400, { error: { code: 'invalid_size' } }), 'rejected'],
  [
    'a moderation refusal',
    (_c, r) => sendJson(r, 400, { error: { code: 'moderation_blocked' } }),
    'content_blocked',
  ],
  [
    'a content policy refusal',
    (_c, r) => sendJson(r, 400, { error: { code: 'content_policy_violation' } }),
    'content_blocked',
  ],
  [
    '429 with seconds',
    (_c, r) => sendJson(r, 429, {}, { 'retry-after': '7' }),
    'rate_limited',
    (error) => assert.equal(error.retryAfterMs, 7000),
  ],
  [
    '429 for an empty account',
    (_c, r) => sendJson(r, 429, { error: { code: 'insufficient_quota' } }),
    'unavailable',
  ],
  ['503 with a time', (_c, r) => sendJson(r, 503, {}, { 'retry-after': '2' }), 'rate_limited'],
]

for (const [title, answer, kind, check] of faults) {
  test(`${title} is ${kind}, without the key or the API’s words`, async () => {
    api.answerWith(answer)
    await assert.rejects(run(), (error: unknown) => {
      assert.ok(error instanceof EngineError, String(error))
      assert.equal(error.kind, kind, error.message)
      assert.ok(!JSON.stringify([error.message, error.stack, String(error.cause)]).includes(KEY))
      check?.(error)
      return true
    })
  })
}

test('a body without end is cut off', async () => {
  const chunk = Buffer.alloc(4 * 1024 * 1024, 0x20)
  let sent = 0
  api.answerWith((_call, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (!response.destroyed && sent < 1e9) {
        sent += chunk.length
        if (!response.write(chunk)) return void response.once('drain', more)
      }
    }
    more()
  })
  const engine = createOpenAiEngine({
    baseUrl: api.baseUrl,
    apiKey: KEY,
    models: [buildModel('any-model')],
    timeoutMs: 20_000,
  })
  await assert.rejects(engine.run(request(), context()), /too much/)
  assert.ok(sent < 300 * 1024 * 1024)
})

test('an abort rejects with the signal’s reason and closes the call', async () => {
  const controller = new AbortController()
  const closed = new Promise<void>((resolve) => {
    api.answerWith((_call, response) => {
      response.on('close', resolve)
      controller.abort(new Error('enough'))
    })
  })
  await assert.rejects(createEngine().run(request(), context(controller.signal)), /enough/)
  await closed
})

for (const url of [
  'http://127.0.0.1:1/x.png',
  'http://[::1]/x.png',
  'http://169.254.169.254/latest/meta-data',
  'http://localhost:1/x.png',
  'file:///etc/passwd',
  'ftp://example.com/x.png',
  'nonsense',
]) {
  test(`a picture at ${url} is not fetched`, async () => {
    api.answerWith((_call, response) => sendJson(response, 200, { data: [{ url }] }))
    await assert.rejects(run(), (error: unknown) => {
      assert.ok(error instanceof EngineError && error.kind === 'unavailable')
      assert.match(String(error.cause), /private|not an http|Invalid URL/)
      return true
    })
  })
}

test('a redirect from the API’s host into the private network is not followed', async () => {
  const url = new URL('/go', api.baseUrl).href
  api.answerWith((call, response) => {
    if (call.path === '/go') response.writeHead(302, { location: 'http://10.0.0.1/x.png' }).end()
    else sendJson(response, 200, { data: [{ url }] })
  })
  await assert.rejects(run(), (error: unknown) => /private/.test(String((error as Error).cause)))
})

test('Retry-After is read as seconds or as a date', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  assert.equal(retryAfterMs('1.5', now), 1500)
  assert.equal(retryAfterMs('Thu, 01 Jan 2026 00:00:09 GMT', now), 9000)
  assert.equal(retryAfterMs('Wed, 31 Dec 2025 00:00:00 GMT', now), 0)
  assert.equal(retryAfterMs('soon', now), null)
  assert.equal(retryAfterMs(null, now), null)
})

test('styles and negative prompts are refused, not dropped', async () => {
  for (const change of [{ style: 'ink' }, { negativePrompt: '人' }]) {
    await assert.rejects(
      run(change),
      (error: unknown) => (error as EngineError).kind === 'unsupported',
    )
  }
  assert.equal(api.calls.length, 0)
})

test('a mask is white and transparent exactly where it was white', async () => {
  const left = Buffer.from([255, 255, 0, 0, 128, 0, 0, 0])
  const mask = await sharp(left, { raw: { width: 4, height: 2, channels: 1 } })
    .png()
    .toBuffer()
  const both = await bothWays(mask)
  const channel = async (at: 0 | 1 | 2 | 3) => [
    ...(await sharp(both).extractChannel(at).raw().toBuffer()),
  ]
  assert.deepEqual(await channel(3), [0, 0, 255, 255, 127, 255, 255, 255])
  for (const colour of [0, 1, 2] as const)
    assert.deepEqual(await channel(colour), [255, 255, 0, 0, 128, 0, 0, 0])
})

test('mask and image of an edit must have one size', async () => {
  const edit = {
    model: 'm',
    prompt: '换成花',
    count: 1,
    size: '8x8',
    seed: null,
    transparent: false,
    image: await paintPng('8x8'),
    mask: await paintPng('8x9'),
    more: [],
  }
  await assert.rejects(editForm(edit), /differ in size/)
})
