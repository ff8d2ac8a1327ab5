/** Answers of gateways (new-api, one-api, LiteLLM) and simple servers in the shape of OpenAI's API. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { capabilitiesOf, type Engine } from '../engine'
import { helpers, createRecorder, toolRequest, words } from '../testing/requests'
import { type LocalServer, startLocalServer } from '../testing/http'
import { plainModel } from '../vendor'
import { createOpenAiEngine } from './openai'
import { paintPng } from './testing/fake-api'

let server: LocalServer
/** The answer to the next order, by the address of the server. */
let answer: (at: string) => unknown = () => ({})
let contentType = 'application/json'
/** Content of `/file.png`. */
let file: Buffer = Buffer.alloc(0)
/** A redirect before the order is taken; null: none. */
let redirect: { status: number; to: string } | null = null

before(async () => {
  server = await startLocalServer(({ url }, response) => {
    if (url.pathname === '/file.png') return void response.end(file)
    if (redirect && url.pathname.startsWith('/v1/'))
      return void response.writeHead(redirect.status, { location: redirect.to }).end()
    response.writeHead(200, { 'content-type': contentType })
    response.end(JSON.stringify(answer(server.address)))
  })
})
after(() => server.close())
beforeEach(async () => {
  server.calls.length = 0
  contentType = 'application/json'
  redirect = null
  file = await paintPng('96x128')
})

const createEngine = (model: string, change: object = {}): Engine =>
  createOpenAiEngine({
    baseUrl: `${server.address}/v1`,
    apiKey: 'sk-secret',
    timeoutMs: 20_000,
    dialect: 'auto',
    models: [plainModel(model)],
    drawMask: helpers.drawMask,
    ...change,
  })
const order = (model = 'any-model', change: object = {}) =>
  words({ model, prompt: '山水', width: 96, height: 128, ...change })
const run = (engine = createEngine('any-model'), request = order()) =>
  engine.run(request, createRecorder().context)
const orders = () =>
  server.calls
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>)

const base64 = () => file.toString('base64')
const localhost = (at: string) => at.replace('127.0.0.1', 'localhost')

describe('a picture is read', () => {
  for (const [what, item] of [
    ['as an address next to an empty b64_json', (at) => ({ url: `${at}/file.png`, b64_json: '' })],
    ['as base64 next to an empty address', () => ({ url: '', b64_json: base64() })],
    ['as base64 next to null', () => ({ url: null, b64_json: base64() })],
    ['as a data URL in url', () => ({ url: `data:image/png;base64,${base64()}` })],
    ['as a data URL in b64_json', () => ({ b64_json: `data:image/png;base64,${base64()}` })],
    ['as a bare address', (at) => `${at}/file.png`],
    ['as a path on the same server', () => ({ url: '/file.png' })],
    ['at localhost, where the base is 127.0.0.1', (at) => ({ url: `${localhost(at)}/file.png` })],
    ['at 0.0.0.0', (at) => ({ url: `${at.replace('127.0.0.1', '0.0.0.0')}/file.png` })],
  ] as [string, (at: string) => unknown][])
    test(what, async () => {
      answer = (at) => ({ created: 1, data: [item(at)] })
      const { pictures } = await run()
      assert.deepEqual([pictures[0]?.width, pictures[0]?.height], [96, 128])
      assert.equal(orders().length, 1)
    })

  test('out of JSON that is sent as text', async () => {
    contentType = 'text/plain; charset=utf-8'
    answer = () => ({ data: [{ b64_json: base64() }] })
    assert.equal((await run()).pictures.length, 1)
  })

  test('not at localhost on another port: that is another server', async () => {
    answer = () => ({ data: [{ url: 'http://localhost:9/file.png' }] })
    await assert.rejects(run(), /could not be fetched/)
  })
})

describe('a redirect', () => {
  for (const status of [307, 308])
    test(`${status} on the same host is followed with the whole order`, async () => {
      redirect = { status, to: '/v2/images/generations' }
      answer = () => ({ data: [{ b64_json: base64() }] })
      assert.equal((await run()).pictures.length, 1)
      const [before, after] = orders()
      assert.deepEqual(after, before)
      assert.equal(server.calls.at(-1)?.headers.authorization, 'Bearer sk-secret')
    })

  test('to another host is named to the operator, and gets no key', async () => {
    redirect = { status: 307, to: 'http://127.0.0.1:9/v1/images/generations?token=x' }
    await assert.rejects(run(), (error: Error) => {
      assert.match(error.message, /redirects to http:\/\/127\.0\.0\.1:9, which/)
      return !error.message.includes('token')
    })
  })
})

describe('a model that ignores the size', () => {
  test('gives its picture, cropped to the requested ratio, with a note and a hint for the operator', async () => {
    file = await paintPng('128x128')
    answer = () => ({ data: [{ b64_json: base64() }] })
    const result = await run()
    assert.deepEqual([result.pictures[0]?.width, result.pictures[0]?.height], [96, 128])
    assert.deepEqual(result.notes, ['模型没有按选的画幅画，从 128×128 居中裁成了 96×128'])
    assert.match(result.hint ?? '', /^any-model ignores the size 96x128: .*OPENAI_SIZES/)
  })

  test('gives several pictures that are cut before they are stored one by one', async () => {
    file = await paintPng('128x128')
    answer = () => ({ data: [1, 2].map(() => ({ b64_json: base64() })) })
    const seen: number[] = []
    const { context } = createRecorder()
    const onPicture = ({ width }: { width: number }) => void seen.push(width)
    const request = order('any-model', { count: 2 })
    const result = await createEngine('any-model').run(request, { ...context, onPicture })
    assert.deepEqual(seen, [96, 96])
    assert.equal(result.notes?.length, 1)
  })

  test('in an edit of the whole picture is cut as well, not pressed', async () => {
    file = await paintPng('128x64')
    answer = () => ({ data: [{ b64_json: base64() }] })
    const request = toolRequest('photo2img', await paintPng('64x64'), { prompt: '水墨' })
    const sizes = [{ ratio: '1:1', width: 64, height: 64 }]
    const models = [{ ...plainModel('gpt-image-1'), sizes }]
    const result = await createEngine('', { models }).runTool?.(
      { ...request, model: 'gpt-image-1' },
      createRecorder().context,
    )
    assert.match(result?.notes?.[0] ?? '', /居中裁成/)
  })
})

describe('a model behind a gateway', () => {
  const listSizes = (model: string) =>
    capabilitiesOf(createEngine(model), model).sizes.map(
      ({ width, height }) => `${width}x${height}`,
    )

  test('Seedream is called in its own dialect, above its floor of pixels', async () => {
    const model = 'doubao-seedream-4-5-251128'
    for (const { width, height } of capabilitiesOf(createEngine(model), model).sizes)
      assert.ok(width * height >= 3_686_400, `${width}x${height}`)
    file = await paintPng('2048x2048')
    answer = () => ({ data: [{ b64_json: base64() }] })
    await run(createEngine(model), order(model, { width: 2048, height: 2048 }))
    const [{ watermark, n, size } = {}] = orders()
    assert.deepEqual([watermark, n, size], [false, undefined, '2048x2048'])
  })

  test('each family is offered the sizes it takes, with a vendor before its name or without', () => {
    assert.ok(listSizes('qwen-image-plus').includes('1328x1328'))
    assert.ok(listSizes('volcengine/doubao-seedream-3-0-t2i-250415').includes('864x1152'))
    assert.ok(listSizes('google/imagen-4.0-generate-001').includes('1024x1792'))
    assert.ok(listSizes('cogview-3-flash').includes('864x1152'))
    assert.deepEqual(listSizes('openai/gpt-image-1'), ['1024x1024', '1024x1536', '1536x1024'])
    assert.deepEqual(listSizes('azure/dall-e-3'), ['1024x1024', '1024x1792', '1792x1024'])
  })

  test('of an unknown name keeps the usual sizes', () => {
    assert.ok(listSizes('flux-kontext-pro').includes('768x1024'))
  })
})
