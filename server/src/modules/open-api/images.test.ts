import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { makeUser } from '../../testing/accounts'
import { makeApiKey } from '../../testing/api-keys'
import { startTestApp, type TestApp } from '../../testing/app'
import type { ImagesAnswer, TaskView } from './schemas'

interface Failed {
  readonly error: { message: string; type: string; param: string | null; code: string }
}

let server: TestApp
let userId = ''
let key = ''

before(async () => {
  server = await startTestApp({ works: true })
  userId = await makeUser(server.deps.db, { credits: 1000 })
  ;({ key } = await makeApiKey(server, userId))
})
after(() => server.close())

interface Options {
  readonly body?: object
  readonly as?: string
  readonly headers?: Record<string, string>
}

async function call<T>(
  method: 'GET' | 'POST',
  url: string,
  { body, as = key, headers }: Options = {},
) {
  const response = await server.app.inject({
    method,
    url: `/v1${url}`,
    headers: { authorization: `Bearer ${as}`, ...headers },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json<T>() }
}

const generate = <T = ImagesAnswer>(body: object, options: Omit<Options, 'body'> = {}) =>
  call<T>('POST', '/images/generations', { body, ...options })

const PROMPT = { prompt: '湖边的木屋，松树', size: '1024x1024' }

describe('models', () => {
  test('are listed in OpenAI’s shape, and one is read by its id', async () => {
    const { body } = await call<{ object: string; data: { id: string; object: string }[] }>(
      'GET',
      '/models',
    )
    assert.equal(body.object, 'list')
    assert.deepEqual(
      body.data.map(({ id, object }) => [id, object]),
      [['studio', 'model']],
    )
    assert.equal((await call<{ id: string }>('GET', '/models/studio')).body.id, 'studio')
    const missing = await call<Failed>('GET', '/models/a%2Fb')
    assert.deepEqual([missing.status, missing.body.error.code], [404, 'model_not_found'])
  })

  test('are not answered without a key, with the app’s page or by an unknown call', async () => {
    const without = await server.app.inject({ url: '/v1/models', headers: { accept: 'text/html' } })
    assert.equal(without.statusCode, 401)
    assert.equal(without.json<Failed>().error.code, 'invalid_api_key')
    const unknown = await server.app.inject({ url: '/v1/unknown', headers: { accept: '*/*' } })
    assert.equal(unknown.statusCode, 404)
    assert.equal(unknown.json<Failed>().error.code, 'unknown_url')
    const broken = await server.app.inject('/v1/tasks/%E0%A4%A')
    assert.deepEqual([broken.statusCode, broken.json<Failed>().error.param], [400, null])
  })
})

describe('generations', () => {
  test('answer the labelled picture in base64 and repeat it by its seed', async () => {
    const first = await generate({ ...PROMPT, seed: 7 })
    assert.equal(first.status, 200, JSON.stringify(first.body))
    const [picture] = first.body.data
    const bytes = Buffer.from(picture?.b64_json ?? '', 'base64')
    assert.equal((await sharp(bytes).metadata()).format, 'png')
    assert.ok(bytes.includes('AIGC'), 'the record is in the file')
    assert.equal(picture?.seed, 7)
    assert.equal(first.body.output_format, 'png')
    const again = await generate({ ...PROMPT, seed: 7, output_format: 'webp' })
    const webp = Buffer.from(again.body.data[0]?.b64_json ?? '', 'base64')
    assert.equal((await sharp(webp).metadata()).format, 'webp')
    assert.ok(webp.includes('AIGC'), 'another format has the record too')
  })

  test('answer addresses, and name parameters that change nothing', async () => {
    const sent = { ...PROMPT, response_format: 'url', quality: 'high', style: 'vivid', user: 'u1' }
    const { status, body, headers } = await generate(sent)
    assert.equal(status, 200, JSON.stringify(body))
    const url = new URL(body.data[0]?.url ?? '')
    assert.equal((await server.app.inject(url.pathname)).statusCode, 200)
    assert.equal(headers['x-moguang-ignored'], 'quality, user, style')
  })

  test('hold and settle the price of the key’s jobs on the ledger', async () => {
    const { body } = await generate({ ...PROMPT, n: 2 })
    assert.equal(body.data.length, 2)
    const { body: task } = await call<TaskView>('GET', `/tasks/${body.moguang?.task ?? ''}`)
    assert.deepEqual([task.status, task.credits, task.data.length], ['completed', 4, 2])
    assert.deepEqual(
      task.data.map(({ id }) => id),
      body.data.map(({ id }) => id),
    )
  })

  test('have no ground where a transparent one is requested', async () => {
    const cat = { prompt: '一只小猫', background: 'transparent', output_format: 'png' }
    const { status, body } = await generate(cat)
    assert.deepEqual([status, body.background], [200, 'transparent'], JSON.stringify(body))
    const bytes = Buffer.from(body.data[0]?.b64_json ?? '', 'base64')
    assert.equal((await sharp(bytes).stats()).isOpaque, false)
    const plain = await generate<Failed>({ ...cat, output_format: 'jpeg' })
    assert.deepEqual([plain.status, plain.body.error.param], [400, 'output_format'])
  })

  test('have no ground where the prompt says so, too, and where it names no subject', async () => {
    for (const prompt of ['透明背景的小猫', 'a cat on a transparent background', '头像']) {
      const { status, body } = await generate({ prompt, background: 'transparent' })
      assert.deepEqual([status, body.background], [200, 'transparent'], prompt)
    }
  })

  test('become a task for a client that does not wait', async () => {
    const { status, body } = await generate<TaskView>(PROMPT, {
      headers: { prefer: 'respond-async' },
    })
    assert.equal(status, 202)
    assert.equal(body.object, 'task')
    let task = body
    while (task.status === 'queued' || task.status === 'in_progress') {
      // each reading is one of the calls that the key may make in a minute
      await sleep(200)
      task = (await call<TaskView>('GET', `/tasks/${body.id}`)).body
    }
    assert.equal(task.status, 'completed')
  })

  test('stream partial pictures and the finished one', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/v1/images/generations',
      headers: { authorization: `Bearer ${key}` },
      payload: { ...PROMPT, stream: true, partial_images: 2 },
    })
    assert.match(String(response.headers['content-type']), /^text\/event-stream/)
    const events = [...response.body.matchAll(/^data: (\{.*\})$/gm)].map(
      ([, json = '']) => JSON.parse(json) as { type: string; b64_json: string },
    )
    assert.equal(events.at(-1)?.type, 'image_generation.completed')
    assert.ok(response.body.endsWith('data: [DONE]\n\n'))
    const partial = events.filter(({ type }) => type === 'image_generation.partial_image')
    assert.ok(partial.length <= 2)
  })
})

describe('refusals', () => {
  const rows: [string, object, number, string, string | null][] = [
    ['an empty prompt', { prompt: '' }, 400, 'invalid_value', 'prompt'],
    ['a long prompt', { prompt: '湖'.repeat(900) }, 400, 'invalid_value', 'prompt'],
    ['another model', { ...PROMPT, model: 'dall-e-3' }, 404, 'model_not_found', 'model'],
    ['an odd size', { ...PROMPT, size: '17x1024' }, 400, 'invalid_size', 'size'],
    ['a text as size', { ...PROMPT, size: 'large' }, 400, 'invalid_size', 'size'],
    ['five pictures', { ...PROMPT, n: 5 }, 400, 'invalid_value', 'n'],
    ['an unknown style', { ...PROMPT, style: 'x' }, 400, 'invalid_value', 'style'],
    [
      'a transparent ground',
      { ...PROMPT, background: 'transparent' },
      400,
      'invalid_value',
      'background',
    ],
    [
      'a transparent ground of a tree',
      { prompt: '一棵树', background: 'transparent' },
      400,
      'invalid_value',
      'background',
    ],
    [
      'a long prompt without a ground',
      { prompt: '湖'.repeat(900), background: 'transparent' },
      400,
      'invalid_value',
      'prompt',
    ],
    ['forbidden words', { prompt: '纳粹旗' }, 400, 'content_policy_violation', 'prompt'],
    [
      'an undrawable prompt without a ground',
      { prompt: '皮卡丘', background: 'transparent' },
      400,
      'prompt_undrawable',
      'prompt',
    ],
    ['an undrawable prompt', { prompt: '皮卡丘在雪地里' }, 400, 'prompt_undrawable', 'prompt'],
  ]
  for (const [what, body, status, code, param] of rows)
    test(`${what} is ${status} ${code}`, async () => {
      const answer = await generate<Failed>(body)
      assert.equal(answer.status, status, JSON.stringify(answer.body))
      assert.deepEqual([answer.body.error.code, answer.body.error.param], [code, param])
      assert.match(answer.body.error.message, /[\u4e00-\u9fff]/)
    })

  test('a size from another vendor with the proportions of one of ours is taken', async () => {
    const { status, body } = await generate({ ...PROMPT, size: '1792x1024' })
    assert.equal(status, 200, JSON.stringify(body))
    // The 16:9 of the local painter, at the size of tests.
    assert.equal(body.size, '336x192')
  })

  test('a body that is no JSON, and one that is an array, are 400', async () => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    for (const payload of ['{', '[]', '']) {
      const url = '/v1/images/generations'
      const response = await server.app.inject({ method: 'POST', url, headers, payload })
      assert.equal(response.statusCode, 400, payload)
      assert.equal(response.json<Failed>().error.type, 'invalid_request_error')
    }
  })

  test('the limits of the balance and of the key are 429 and not repeated', async () => {
    const poor = await makeUser(server.deps.db, { credits: 3 })
    const { key: limited } = await makeApiKey(server, poor, { monthlyCredits: 1 })
    const { key: rich } = await makeApiKey(server, poor, { monthlyCredits: 10_000 })
    const month = await generate<Failed>(PROMPT, { as: limited })
    assert.deepEqual([month.status, month.body.error.code], [429, 'monthly_limit'])
    assert.equal(month.headers['x-should-retry'], 'false')
    const balance = await generate<Failed>({ ...PROMPT, n: 2 }, { as: rich })
    assert.deepEqual([balance.status, balance.body.error.code], [429, 'insufficient_quota'])
    assert.equal(balance.headers['x-should-retry'], 'false')
  })

  test('a key without the scope is 403', async () => {
    const { key: reader } = await makeApiKey(server, userId, { scopes: ['read'] })
    const answer = await generate<Failed>(PROMPT, { as: reader })
    assert.deepEqual([answer.status, answer.body.error.code], [403, 'insufficient_scope'])
  })
})

describe('repeats', () => {
  // A key of its own: those before may have used up their minute on a fast machine.
  let as = ''
  before(async () => {
    ;({ key: as } = await makeApiKey(server, await makeUser(server.deps.db, { credits: 1000 })))
  })

  /** A job that has ended meanwhile is answered with its pictures, which name it too. */
  async function task(headers: Record<string, string>, body: object = PROMPT) {
    const options = { as, headers: { prefer: 'respond-async', ...headers } }
    const answer = await generate<TaskView & Failed & ImagesAnswer>(body, options)
    return { ...answer, jobId: answer.body.id ?? answer.body.moguang?.task ?? null }
  }

  test('one Idempotency-Key is one job, also at the same time', async () => {
    const headers = { 'idempotency-key': 'order-1' }
    const [a, b] = await Promise.all([task(headers), task(headers)])
    assert.ok(a.jobId)
    assert.equal(a.jobId, b.jobId)
    assert.equal((await task(headers)).jobId, a.jobId)
    const other = await task(headers, { ...PROMPT, n: 2 })
    assert.deepEqual([other.status, other.body.error.code], [409, 'idempotency_key_reused'])
    assert.equal(other.headers['x-should-retry'], 'false')
  })

  test('a retry of the official client joins the job, an equal new request does not', async () => {
    const body = { ...PROMPT, seed: 99 }
    const first = await task({ 'x-stainless-retry-count': '0' }, body)
    const retry = await task({ 'x-stainless-retry-count': '1' }, body)
    assert.equal(retry.jobId, first.jobId)
    const fresh = await task({ 'x-stainless-retry-count': '0' }, body)
    assert.notEqual(fresh.jobId, first.jobId)
  })

  test('a refused request can be sent again with its Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'order-2' }
    assert.equal((await task(headers, { prompt: '纳粹旗' })).status, 400)
    assert.ok((await task(headers, PROMPT)).jobId)
  })
})
