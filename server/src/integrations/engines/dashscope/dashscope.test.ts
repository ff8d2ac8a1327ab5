import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, beforeEach, describe, test } from 'node:test'
import { JobTransferred } from '../engine'
import { isKind, startDashScopeRig } from './testing/rig'
import type { SeenCall } from '../testing/http'
import { colourAt, createRecorder, type Recorder, words } from '../testing/requests'
import { plainModel } from '../vendor'
import { createDashScopeEngine } from './dashscope'

const { server, createEngine, tool, lastAccepted, paid, reset } = await startDashScopeRig()
after(() => server.close())
beforeEach(reset)

describe('pictures from words', () => {
  test('a size with a star, a seed each, no watermark, what is unwanted where the model reads it', async () => {
    const request = words({
      model: 'qwen-image-plus',
      width: 1328,
      height: 1328,
      count: 2,
      seed: 2 ** 31 - 1,
      negativePrompt: '文字',
    })
    const reported: number[] = []
    const { context } = createRecorder()
    const result = await createEngine().run(request, {
      ...context,
      onPicture: (_one, index) => void reported.push(index),
    })
    assert.deepEqual(
      result.pictures.map(({ seed }) => seed),
      [2 ** 31 - 1, 0],
      'seeds wrap',
    )
    assert.deepEqual([...reported].sort(), [0, 1])
    assert.deepEqual(result.cost, { amount: 2, unit: '张' })
    const all = server.accepted().slice(-2)
    for (const { input, parameters } of all) {
      assert.equal((input as Record<string, unknown>).negative_prompt, '文字')
      const { size, n, watermark } = parameters
      assert.deepEqual([size, n, watermark], ['1328*1328', 1, false])
    }
  })

  for (const [model, path] of [
    ['wan2.2-t2i-flash', 'text2image/image-synthesis'],
    ['wan2.7-image', 'image-generation/generation'],
    ['qwen-image-3.0', 'multimodal-generation/generation'],
  ] as const)
    test(`${model} is called at its endpoint`, async () => {
      const engine = createEngine(model)
      const [size] = engine.capabilities.sizes
      assert.ok(size)
      const request = words({ ...size, model })
      const { pictures } = await engine.run(request, createRecorder().context)
      assert.equal(pictures.length, 1)
      assert.ok(server.calls.some(({ url }) => url.pathname.endsWith(path)))
    })

  test('refused words cost nothing and are reported as such, at once or by the picture', async () => {
    const run = (prompt: string) =>
      createEngine('wan2.2-t2i').run(
        words({ prompt, model: 'wan2.2-t2i', width: 1024, height: 1024 }),
        createRecorder().context,
      )
    assert.equal(await paid(() => assert.rejects(run('违禁'), isKind('content_blocked'))), 0)
    await assert.rejects(run('坏图'), isKind('content_blocked'))
    server.quirks.failsWith = 'DataInspectionFailed'
    await assert.rejects(run('好图'), isKind('content_blocked'))
  })

  for (const [code, status, kind] of [
    ['Throttling.RateQuota', 429, 'rate_limited'],
    ['Throttling.AllocationQuota', 429, 'unavailable'],
    ['Arrearage', 400, 'unavailable'],
    ['InvalidParameter.DataInspection', 400, 'rejected'],
    ['InvalidApiKey', 401, 'unavailable'],
    ['DataInspectionFailed', 200, 'content_blocked'],
  ] as const)
    test(`${status} ${code} is ${kind}`, async () => {
      server.answerTo(
        ({ url }) => url.pathname.includes('/aigc/'),
        (_call, response) => {
          response.writeHead(status, { 'content-type': 'application/json' })
          response.end(JSON.stringify({ code, message: 'sk-local said so' }))
        },
        { times: 1 },
      )
      const request = words({ model: 'wan2.2-t2i', width: 1024, height: 1024 })
      await assert.rejects(
        createEngine('wan2.2-t2i').run(request, createRecorder().context),
        (error) => isKind(kind)(error) && !String(error).includes('sk-local'),
      )
    })
})

describe('edits', () => {
  for (const id of ['photo2img', 'toon', 'variation', 'sketch'])
    for (const model of ['qwen-image-edit-plus', 'wan2.7-image'])
      test(`${id} by ${model}: the picture, then the words`, async () => {
        const params = id === 'sketch' ? { prompt: '一只猫' } : {}
        const { pictures } = await tool(id, model, { params })
        assert.ok(pictures.length >= 1)
        const content = lastAccepted()?.input.messages?.[0]?.content ?? []
        assert.match(content[0]?.image ?? '', /^data:image\/png;base64,/)
        assert.ok((content.at(-1)?.text ?? '').length > 20)
      })

  test('styleTransfer sends both pictures', async () => {
    await tool('styleTransfer', 'wan2.7-image', { params: { style: 'upload:b' } })
    assert.equal(lastAccepted()?.input.messages?.[0]?.content.length, 3)
  })

  for (const id of ['inpaint', 'genfill', 'cleaner', 'samInpaint', 'outpaint', 'replaceBg'])
    test(`${id} by wanx2.1-imageedit: what is not marked stays`, async () => {
      const params = {
        ...(id === 'outpaint' && { margins: { left: 0.2, top: 0, right: 0, bottom: 0 } }),
        ...(id === 'genfill' && { prompt: '一只猫', count: 1 }),
      }
      const { pictures } = await tool(id, 'wanx2.1-imageedit', { params })
      assert.equal(lastAccepted()?.input.function, 'description_edit_with_mask')
      assert.match(lastAccepted()?.input.mask_image_url ?? '', /^data:image\/png/)
      const [painted] = pictures
      assert.ok(painted?.height === 200)
      // The left half is marked; what is put elsewhere keeps its subject, which is marked too.
      const x = id === 'replaceBg' ? 5 : painted.width - 5
      assert.ok(Math.abs((colourAt(painted, x, 100)[0] ?? 0) - 120) <= 2)
    })

  test('qwen-image-edit gets no size', async () => {
    await tool('toon', 'qwen-image-edit')
    assert.equal(lastAccepted()?.parameters.size, undefined)
  })
})

describe('work that goes on elsewhere', () => {
  const startVideo = (recorder: Recorder) => tool('img2vid', 'wan2.7-i2v', { recorder })

  test('handed over it is left alone, and fetched by the next run: paid once', async () => {
    server.quirks.stepMs = 60
    const before = server.accepted().length
    const controller = new AbortController()
    const first = createRecorder({ signal: controller.signal })
    const running = startVideo(first)
    while (first.states.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    controller.abort(new JobTransferred('the process stops'))
    await assert.rejects(running, JobTransferred)
    const { videos } = await startVideo(createRecorder({ saved: first.states.at(-1) ?? null }))
    assert.equal(videos?.length, 1)
    assert.equal(server.accepted().length - before, 1)
    assert.ok(!server.calls.some(({ url }) => url.pathname.endsWith('/cancel')))
  })

  test('an expired address is queried again from the task: looked up twice, paid once', async () => {
    const expired = (response: ServerResponse) => response.writeHead(403).end()
    for (const make of [
      () => startVideo(createRecorder()),
      () =>
        createEngine().run(
          words({ model: 'qwen-image-plus', width: 1328, height: 1328 }),
          createRecorder().context,
        ),
    ]) {
      const before = server.accepted().length
      server.calls.length = 0
      const isFile = ({ url }: SeenCall) => url.pathname.startsWith('/oss/')
      server.answerTo(isFile, (_call, response) => void expired(response), { times: 1 })
      const { pictures, videos = [] } = await make()
      assert.equal(pictures.length + videos.length, 1)
      const looks = server.calls.filter(({ url }) => /\/tasks\/task-/.test(url.pathname))
      assert.deepEqual([looks.length, server.accepted().length - before], [2, 1])
    }
  })

  test('cancelled by its person it is cancelled there while it waits', async () => {
    server.quirks.stepMs = 5_000
    const controller = new AbortController()
    const recorder = createRecorder({ signal: controller.signal })
    const running = startVideo(recorder)
    while (recorder.states.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    const reason = new Error('cancelled')
    controller.abort(reason)
    await assert.rejects(running, (error) => error === reason)
    const cancels = server.calls.filter(({ url }) => url.pathname.endsWith('/cancel'))
    assert.equal(cancels.length, 1)
  })

  test('of several pictures one meets a busy server: the others are stored and not paid twice', async () => {
    const request = words({ model: 'wan2.2-t2i', width: 1024, height: 1024, count: 3 })
    const engine = createEngine('wan2.2-t2i')
    const recorder = createRecorder()
    const before = server.accepted().length
    server.answerTo(
      ({ url }) => url.pathname.includes('/aigc/'),
      (_call, response) => {
        response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' })
        response.end('{"code":"Throttling.RateQuota"}')
      },
      { times: 1 },
    )
    await assert.rejects(engine.run(request, recorder.context), isKind('rate_limited'))
    assert.equal(server.accepted().length - before, 2)
    const { pictures } = await engine.run(request, recorder.context)
    assert.equal(pictures.length, 3)
    assert.equal(server.accepted().length - before, 3)
  })
})

test('its key goes to the API alone, never to the address of a file; a bad one is found for free', async () => {
  await tool('toon', 'wan2.7-image')
  const fetched = server.calls.filter(({ url }) => url.pathname.startsWith('/oss/'))
  assert.ok(fetched.length > 0 && fetched.every(({ headers }) => !headers.authorization))
  const { signal } = new AbortController()
  assert.match((await createEngine().check?.({ signal })) ?? '', /good/)
  const bad = createDashScopeEngine({
    id: 'd',
    name: null,
    baseUrl: server.base,
    apiKey: 'sk-other',
    timeoutMs: 20_000,
    models: [plainModel('qwen-image-plus')],
    helpers: null,
  })
  await assert.rejects(bad.check?.({ signal }) ?? Promise.resolve(), /InvalidApiKey/)
})

test('a task that the vendor suspends for a while goes on, and is paid once', async () => {
  const before = server.accepted().length
  server.answerTo(
    ({ url }) => url.pathname.includes('/tasks/'),
    (_call, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"request_id":"r","output":{"task_id":"t","task_status":"SUSPENDED"}}')
    },
    { times: 2 },
  )
  const request = words({ model: 'wan2.2-t2i', width: 1024, height: 1024 })
  const { pictures } = await createEngine('wan2.2-t2i').run(request, createRecorder().context)
  assert.equal(pictures.length, 1)
  assert.equal(server.accepted().length - before, 1)
})
