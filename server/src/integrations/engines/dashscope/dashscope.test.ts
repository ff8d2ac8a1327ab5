import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, before, beforeEach, describe, test } from 'node:test'
import { probeVideo } from '@media/video/probe/probe'
import { EngineError, JobTransferred, type EngineResult, type ToolRequest } from '../engine'
import {
  colourAt,
  gradient,
  helpers,
  createRecorder,
  type Recorder,
  REF,
  toolRequest,
  words,
} from '../testing/requests'
import { type LocalDashScope, startLocalDashScope } from '../testing/dashscope'
import { makeTestVideo } from '../testing/test-video'
import type { SeenCall } from '../testing/http'
import { QUIRKS } from '../testing/tasks'
import { plainModel } from '../vendor'
import { createDashScopeEngine } from './dashscope'
import { DEFAULT_MODELS } from './models'

let server: LocalDashScope
let picture: Buffer
let source: Buffer
before(async () => {
  server = await startLocalDashScope({ video: await makeTestVideo({ sound: true }) })
  picture = await gradient(300, 200)
  source = await makeTestVideo({ width: 426, height: 240, seconds: 3, fps: 4, sound: true })
})
after(() => server.close())
beforeEach(() => {
  Object.assign(server.quirks, QUIRKS)
  server.calls.length = 0
})

const createEngine = (...models: string[]) =>
  createDashScopeEngine({
    id: 'dashscope',
    name: null,
    baseUrl: server.base,
    apiKey: 'sk-local',
    timeoutMs: 20_000,
    helpers,
    firstWaitMs: 10,
    models: (models.length > 0 ? models : DEFAULT_MODELS).map(plainModel),
  })

const isKind = (kind: string) => (error: unknown) =>
  error instanceof EngineError && error.kind === kind

async function tool(
  id: string,
  model: string,
  options: { params?: ToolRequest['params']; recorder?: Recorder } = {},
): Promise<EngineResult> {
  const { params = {}, recorder = createRecorder() } = options
  const request = { ...toolRequest(id, picture, params), model }
  const second = new Map([...request.media, ['upload:b', await gradient(80, 80)]])
  const toolRun = { ...request, media: second }
  const result = await createEngine(model).runTool?.(toolRun, recorder.context)
  assert.ok(result)
  return result
}

async function repaint(
  model: string,
  params: Record<string, unknown>,
  video = source,
): Promise<EngineResult> {
  const request = toolRequest('vid2vid', video, { image: undefined, video: REF, ...params })
  const { context } = createRecorder()
  const result = await createEngine(model).runTool?.({ ...request, model }, context)
  assert.ok(result)
  return result
}

const lastAccepted = () => server.accepted().at(-1)
const paid = async (work: () => Promise<unknown>): Promise<number> => {
  const before = server.accepted().length
  await work().catch(() => {})
  return server.accepted().length - before
}

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

describe('videos', () => {
  test('a picture set in motion: its first frame, five seconds, cut to what was ordered', async () => {
    const params = { seconds: 3, motion: 'in', weather: 'snow', loop: true }
    const { videos, notes, cost } = await tool('img2vid', 'wan2.7-i2v', {
      params: { ...params, loop: false },
    })
    const [video] = videos ?? []
    assert.equal(video?.durationMs, 3000)
    const { media, prompt } = lastAccepted()?.input ?? {}
    assert.deepEqual(
      media?.map(({ type }) => type),
      ['first_frame'],
    )
    assert.match(prompt ?? '', /closer.*Snow falls/)
    const { duration, resolution, watermark } = lastAccepted()?.parameters ?? {}
    assert.deepEqual([duration, resolution, watermark], [3, '720P', false])
    assert.equal(notes, undefined)
    assert.deepEqual(cost, { amount: 3, unit: '秒' })
    await tool('img2vid', 'wan2.7-i2v', { params })
    assert.equal(lastAccepted()?.input.media?.[1]?.type, 'last_frame', 'a loop ends as it begins')
  })

  test('an older model has its own form, and says what it cannot do', async () => {
    const { notes } = await tool('img2vid', 'wan2.6-i2v')
    assert.match(lastAccepted()?.input.img_url ?? '', /^data:/)
    assert.equal(lastAccepted()?.parameters.duration, 5, 'the shortest it makes')
    assert.match(notes?.[0] ?? '', /首尾相接/)
  })

  test('a video from words: its shots, its shape', async () => {
    const shots = [
      { image: null, text: '雪山', seconds: 2 },
      { image: null, text: '帐篷', seconds: 2.5 },
    ]
    const { videos } = await tool('short', 'wan2.7-t2v', { params: { shots, ratio: '16:9' } })
    assert.equal(videos?.[0]?.durationMs, 4500)
    assert.match(
      lastAccepted()?.input.prompt ?? '',
      /^Shot 1 \(2 s\): 雪山\nShot 2 \(2\.5 s\): 帐篷/,
    )
    assert.deepEqual(
      [lastAccepted()?.parameters.ratio, lastAccepted()?.parameters.duration],
      ['16:9', 5],
    )
    await tool('short', 'wan2.6-t2v', { params: { shots, ratio: '16:9' } })
    assert.equal(lastAccepted()?.parameters.size, '1280*720')
  })

  for (const [model, of] of [
    ['wan2.7-videoedit', 'media'],
    ['wanx2.1-vace-plus', 'video_url'],
  ] as const)
    test(`a video repainted by ${model}: uploaded for it alone, as long, with its own sound`, async () => {
      const before = server.uploads()
      const params = { image: undefined, style: 'pencil', strength: 0.9, sound: true }
      const { videos, cost } = await repaint(model, params)
      const [made] = videos ?? []
      assert.deepEqual([made?.width, made?.height, made?.durationMs], [426, 240, 3000])
      assert.ok(probeVideo(made?.data ?? new Uint8Array()).sound)
      assert.deepEqual(cost, { amount: 3, unit: '秒' })
      assert.equal(server.uploads() - before, 1)
      const last = lastAccepted()
      assert.ok(last)
      const { input, parameters } = last
      assert.match(JSON.stringify(input[of]), /oss:\/\/dashscope-instant/)
      assert.match(input.prompt ?? '', /pencil drawing.*drawn freely/)
      assert.deepEqual([parameters.watermark, parameters.seed], [false, 7])
      const sent = JSON.stringify(
        server.calls.map(({ body }) => body.toString('latin1').slice(0, 400)),
      )
      assert.ok(!sent.includes('sk-local'))
      const silent = await repaint(model, { ...params, sound: false })
      assert.ok(!probeVideo(silent.videos?.[0]?.data ?? new Uint8Array()).sound)
    })

  for (const [what, video, words] of [
    ['too long', { seconds: 12, fps: 2 }, /2 到 10 秒的视频，这段有 12 秒/],
    ['too short', { seconds: 1 }, /2 到 10 秒的视频，这段有 1 秒/],
    ['too small', { width: 200, height: 240, seconds: 2 }, /边长 240 到 4096 像素.*200×240/],
  ] as const)
    test(`a video that is ${what} is refused before any call`, async () => {
      const calls = server.calls.length
      await assert.rejects(repaint('wan2.7-videoedit', {}, await makeTestVideo(video)), words)
      assert.equal(server.calls.length, calls)
    })

  test('longer than the model’s limit is refused before any call', async () => {
    const shots = [{ image: null, text: '雪山', seconds: 10 }]
    const long = () => tool('short', 'wan2.2-t2v-plus', { params: { shots } })
    assert.equal(await paid(() => assert.rejects(long(), /最多拍 5 秒/)), 0)
    assert.equal(createEngine('wan2.2-t2v-plus').capabilities.maxSeconds, 5)
  })

  test('a picture that is far too narrow is refused with a sentence', async () => {
    const request = toolRequest('img2vid', await gradient(300, 60))
    const engine = createEngine('wan2.7-i2v')
    const run = engine.runTool?.(request, createRecorder().context)
    await assert.rejects(run ?? Promise.resolve(), isKind('input'))
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
