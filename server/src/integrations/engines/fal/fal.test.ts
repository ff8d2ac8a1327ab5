import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { ToolParams } from '@contract/tools/define'
import { ConfigError } from '../../../platform/lib/env/values'
import { EngineError, JobTransferred } from '../engine'
import {
  colourAt,
  gradient,
  helpers,
  createRecorder,
  type Recorder,
  toolRequest,
  words,
} from '../testing/requests'
import { type LocalFal, startLocalFal } from '../testing/fal'
import { makeTestVideo } from '../testing/test-video'
import { QUIRKS } from '../testing/tasks'
import { plainModel } from '../vendor'
import { createFalEngine, type FalOptions } from './fal'
import { type FalModel, TABLE } from './models'

const QWEN = 'fal-ai/qwen-image'
const EDIT = 'fal-ai/qwen-image-edit-plus'
const FILL = 'fal-ai/flux-pro/v1/fill'
const I2V = 'fal-ai/bytedance/seedance/v1/pro/image-to-video'
let server: LocalFal
let picture: Buffer
before(async () => {
  server = await startLocalFal({ video: await makeTestVideo() })
  picture = await gradient(300, 200)
})
after(() => server.close())
beforeEach(() => {
  Object.assign(server.quirks, QUIRKS)
  server.calls.length = 0
})

function createEngine(models: readonly string[], more: Partial<FalOptions> = {}) {
  return createFalEngine({
    id: 'fal',
    name: null,
    baseUrl: server.base,
    apiKey: 'fal-local',
    timeoutMs: 20_000,
    helpers,
    firstWaitMs: 10,
    models: models.map(plainModel),
    ...more,
  })
}
const ALL = TABLE.map(({ model }) => model)
const isKind = (kind: string) => (error: unknown) =>
  error instanceof EngineError && error.kind === kind
const lastAccepted = () => server.accepted().at(-1)

async function tool(
  id: string,
  model: string,
  { params = {}, recorder = createRecorder() }: { params?: ToolParams; recorder?: Recorder } = {},
) {
  const request = { ...toolRequest(id, picture, params), model }
  const media = new Map([...request.media, ['upload:b', await gradient(80, 80)]])
  const toolResult = await createEngine([model]).runTool?.({ ...request, media }, recorder.context)
  assert.ok(toolResult)
  return toolResult
}

test('one key has a model for each of 21 tools', () => {
  const { models } = createEngine(ALL).capabilities
  const tools = new Set(models.flatMap(({ can }) => can?.tools ?? []))
  assert.equal(tools.size, 21, [...tools].join(' '))
})

test('a picture from words: size, seed and what is unwanted under its names, and its queue place', async () => {
  const recorder = createRecorder()
  server.quirks.stepMs = 400
  const size = { width: 1328, height: 1328 }
  const request = words({ model: QWEN, ...size, seed: 9, negativePrompt: '文字' })
  const { pictures, cost } = await createEngine([QWEN]).run(request, recorder.context)
  assert.equal(pictures[0]?.seed, 9)
  assert.deepEqual(lastAccepted()?.body, {
    prompt: 'a cat',
    negative_prompt: '文字',
    seed: 9,
    image_size: size,
    num_images: 1,
    output_format: 'png',
  })
  assert.deepEqual(cost, { amount: 1, unit: '张' })
  assert.ok(recorder.progress.some(({ queue }) => queue?.ahead === 2))
})

for (const id of ['photo2img', 'toon', 'variation', 'sketch', 'styleTransfer'])
  test(`${id} is an edit by words`, async () => {
    const params = {
      ...(id === 'sketch' && { prompt: '一只猫' }),
      ...(id === 'styleTransfer' && { style: 'upload:b' }),
    }
    const { pictures } = await tool(id, EDIT, { params })
    assert.ok(pictures.length >= 1)
    assert.equal([lastAccepted()?.body.image_urls].flat().length, id === 'styleTransfer' ? 2 : 1)
  })

for (const id of ['inpaint', 'genfill', 'cleaner', 'samInpaint', 'outpaint', 'replaceBg'])
  test(`${id} by a mask`, async () => {
    const params = {
      ...(id === 'outpaint' && { margins: { left: 0.2, top: 0, right: 0, bottom: 0 } }),
      ...(id === 'genfill' && { prompt: '一只猫', count: 1 }),
    }
    const { pictures } = await tool(id, FILL, { params })
    assert.match(String(lastAccepted()?.body.mask_url), /^data:image\/png/)
    assert.equal(pictures[0]?.height, 200)
  })

describe('networks that mend', () => {
  test('rembg: the picture’s own pixels under the network’s transparency', async () => {
    const [cut] = (await tool('rembg', 'fal-ai/birefnet/v2')).pictures
    assert.ok(cut?.transparent && cut.picture.kind === 'raw')
    const alpha = (x: number) => cut.picture.data[(100 * cut.width + x) * 4 + 3]
    assert.deepEqual([alpha(20), alpha(280)], [255, 0])
    assert.deepEqual(lastAccepted()?.body.prompt, undefined)
  })

  test('upscale: twice and four times the size', async () => {
    for (const factor of ['2', '4']) {
      const { pictures, cost } = await tool('upscale', 'fal-ai/esrgan', { params: { factor } })
      const [large] = pictures
      assert.deepEqual(cost, { amount: 1, unit: '张' })
      assert.deepEqual([large?.width, large?.height], [300 * Number(factor), 200 * Number(factor)])
      assert.equal(lastAccepted()?.body.scale, Number(factor))
    }
  })

  test('oldphoto: faces restored to the requested degree, the size stays', async () => {
    const [mended] = (await tool('oldphoto', 'fal-ai/codeformer', { params: { repair: 0.7 } }))
      .pictures
    assert.deepEqual([mended?.width, mended?.height], [300, 200])
    assert.ok(Math.abs(Number(lastAccepted()?.body.fidelity) - 0.3) < 1e-6)
    assert.ok(mended && colourAt(mended, 5, 5).length === 3)
  })

  test('img2tag: its sentence, with the measurements', async () => {
    const { answer, cost } = await tool('img2tag', 'fal-ai/florence-2-large/detailed-caption')
    assert.equal(answer?.prompt, 'a cat, on a sofa')
    assert.deepEqual(cost, { amount: 1, unit: '次' })
    server.quirks.empty = true
    await assert.rejects(
      tool('img2tag', 'fal-ai/florence-2-large/detailed-caption'),
      isKind('unavailable'),
    )
  })
})

describe('videos', () => {
  test('a picture set in motion, its loop by the last frame', async () => {
    const { videos, cost } = await tool('img2vid', I2V, { params: { seconds: 3 } })
    assert.equal(videos?.[0]?.durationMs, 3000)
    const { duration, resolution, seed, end_image_url: last } = lastAccepted()?.body ?? {}
    assert.deepEqual([duration, resolution, seed], ['3', '720p', 7])
    assert.match(String(last), /^data:image\/png/)
    assert.deepEqual(cost, { amount: 3, unit: '秒' })
  })

  test('a video from words has its shape', async () => {
    const shots = [{ image: null, text: '雪山', seconds: 4 }]
    const model = 'fal-ai/bytedance/seedance/v1/pro/text-to-video'
    await tool('short', model, { params: { shots, ratio: '16:9' } })
    assert.deepEqual(
      [lastAccepted()?.body.aspect_ratio, lastAccepted()?.body.duration],
      ['16:9', '4'],
    )
  })

  test('handed over it is fetched by its own addresses; cancelled it is cancelled there', async () => {
    const before = server.accepted().length
    const run = async (reason: Error, stepMs: number) => {
      server.quirks.stepMs = stepMs
      const controller = new AbortController()
      const recorder = createRecorder({ signal: controller.signal })
      const running = tool('img2vid', I2V, { recorder })
      while (recorder.states.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      controller.abort(reason)
      await assert.rejects(running, (error) => error === reason)
      return recorder.states.at(-1) ?? null
    }
    const saved = await run(new JobTransferred('stops'), 60)
    const cancels = () => server.calls.filter(({ method }) => method === 'PUT').length
    assert.equal(cancels(), 0)
    const { videos } = await tool('img2vid', I2V, { recorder: createRecorder({ saved }) })
    assert.deepEqual([videos?.length, server.accepted().length - before], [1, 1])
    const looks = server.calls.filter(({ url }) => url.pathname.endsWith('/status'))
    assert.ok(looks.every(({ url }) => url.pathname.startsWith('/fal-ai/bytedance/requests/')))
    await run(new Error('cancelled'), 5_000)
    assert.equal(cancels(), 1)
  })
})

test('what it refuses: by its check, by a black picture’s flag, by the result of what is completed', async () => {
  const run = (prompt: string) =>
    createEngine([QWEN]).run(
      words({ model: QWEN, prompt, width: 1328, height: 1328 }),
      createRecorder().context,
    )
  await assert.rejects(run('坏图'), isKind('content_blocked'))
  server.quirks.failsWith = 'content_policy_violation'
  await assert.rejects(run('雪山'), isKind('content_blocked'))
  server.quirks.failsWith = 'value_error'
  await assert.rejects(run('雪山'), isKind('rejected'))
})

test('a model of the operator’s own table, and an unlisted one', async () => {
  const own: FalModel = {
    model: 'acme/painter',
    name: '自家',
    note: '一句话。',
    answer: 'images',
    does: 'words',
    fields: { prompt: 'text' },
  }
  const engine = createEngine(['acme/painter'], { table: [own] })
  const { seed, tools } = engine.capabilities
  assert.deepEqual([seed, tools], [false, ['text2img', 'grid', 'dalle']])
  assert.throws(() => createEngine(['acme/unknown']), ConfigError)
})

test('the key is tried for free', async () => {
  const { signal } = new AbortController()
  assert.match((await createEngine([QWEN]).check?.({ signal })) ?? '', /good/)
  const bad = createEngine([QWEN], { apiKey: 'other' })
  await assert.rejects(bad.check?.({ signal }) ?? Promise.resolve(), isKind('unavailable'))
})
