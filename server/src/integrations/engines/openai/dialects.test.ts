import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { findTool } from '@contract/tools/all'
import { buildDefaults } from '@contract/tools/define'
import sharp from 'sharp'
import type { Mask } from '@media/raster'
import { capabilitiesOf, type Engine, EngineError, type EngineProgress } from '../engine'
import { words } from '../testing/requests'
import {
  type LocalDialect,
  type LocalImagesApi,
  startLocalImagesApi,
} from '../testing/openai/server'
import { type DialectName, chooseDialect, streamsByHost } from './dialects/choose'
import { createOpenAiEngine, type OpenAiOptions } from './openai'

const APIS = new Map<LocalDialect, LocalImagesApi>()
const PATHS = { openai: '/v1', ark: '/api/v3', siliconflow: '/v1', 'sd-server': '/v1' } as const

before(async () => {
  for (const dialect of ['openai', 'ark', 'siliconflow', 'sd-server'] as const)
    APIS.set(dialect, await startLocalImagesApi(dialect))
})
after(() => Promise.all([...APIS.values()].map((api) => api.close())))
beforeEach(() => {
  for (const api of APIS.values()) {
    api.calls.length = 0
    api.sdCalls.length = 0
  }
})

function requireApi(dialect: LocalDialect): LocalImagesApi {
  const api = APIS.get(dialect)
  assert.ok(api)
  return api
}

/** The right half. */
async function rightHalf({ width, height }: { width: number; height: number }): Promise<Mask> {
  const values = new Uint8Array(width * height)
  for (let i = 0; i < values.length; i++) values[i] = i % width >= width / 2 ? 255 : 0
  return { width, height, values }
}

function createEngine(
  dialect: LocalDialect,
  models: readonly string[],
  change: Partial<OpenAiOptions> = {},
): Engine {
  return createOpenAiEngine({
    baseUrl: `${requireApi(dialect).address}${PATHS[dialect]}`,
    apiKey: 'sk-secret',
    dialect,
    models: models.map((model) => ({ id: model, model, name: null, note: null, sizes: null })),
    timeoutMs: 20_000,
    drawMask: (_picture, _mask, size) => rightHalf(size),
    ...change,
  })
}

const bodies = (dialect: LocalDialect) =>
  requireApi(dialect)
    .calls.filter(({ method, url }) => method === 'POST' && !url.pathname.endsWith('/edits'))
    .map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>)

const context = () => ({ signal: new AbortController().signal, onProgress: () => {} })

function paint(engine: Engine, model: string, change: Parameters<typeof words>[0] = {}) {
  const [size] = capabilitiesOf(engine, model).sizes
  assert.ok(size)
  const { width, height } = size
  return engine.run(words({ model, width, height, prompt: '山水', ...change }), context())
}

async function useTool(engine: Engine, model: string, id: string, params = {}) {
  const tool = findTool(id)
  assert.ok(tool)
  const own = Object.keys(tool.params).filter((key) => ['image', 'sketch'].includes(key))
  const picture = await sharp({
    create: { width: 120, height: 80, channels: 3, background: '#c04020' },
  })
    .png()
    .toBuffer()
  const request = {
    tool: id,
    model,
    seed: 0,
    media: new Map([['upload:a', new Uint8Array(picture)]]),
    params: {
      ...buildDefaults(tool),
      ...Object.fromEntries(own.map((key) => [key, 'upload:a'])),
      ...params,
    },
  }
  return engine.runTool?.(request, context())
}

test('the dialect follows from the host, or from its name', () => {
  const of = (url: string, name: DialectName = 'auto') => chooseDialect(name, url).id
  assert.equal(of('https://ark.cn-beijing.volces.com/api/v3'), 'ark')
  assert.equal(of('https://ark.ap-southeast.bytepluses.com/api/v3'), 'ark')
  assert.equal(of('https://api.siliconflow.cn/v1'), 'siliconflow')
  assert.equal(of('https://api.openai.com/v1'), 'openai')
  assert.equal(of('https://siliconflow.cn.evil.example/v1'), 'openai')
  assert.equal(of('http://127.0.0.1:1234/v1', 'sd-server'), 'sd-server')
  assert.equal(streamsByHost('https://api.openai.com/v1'), true)
  assert.equal(streamsByHost('https://proxy.example/v1'), false)
})

describe('ark', () => {
  const MODELS = ['doubao-seedream-4-5-251128', 'doubao-seedream-5-0-pro-260628'] as const

  for (const model of MODELS)
    test(`${model}: every offered size is taken, without a watermark and without a count`, async () => {
      const engine = createEngine('ark', MODELS)
      for (const { width, height } of capabilitiesOf(engine, model).sizes)
        await paint(engine, model, { width, height })
      for (const body of bodies('ark')) {
        assert.equal(body.watermark, false)
        assert.equal('n' in body, false)
        assert.equal(body.sequential_image_generation, model === MODELS[0] ? 'disabled' : undefined)
      }
    })

  test('several pictures are several calls, and their cost is stored', async () => {
    const { pictures, cost } = await paint(createEngine('ark', MODELS), MODELS[0], { count: 3 })
    assert.equal(pictures.length, 3)
    assert.equal(bodies('ark').length, 3)
    assert.deepEqual(cost, { amount: 3, unit: '张' })
  })

  test('a source picture is sent with the generation; tools with a mask are not offered', async () => {
    const engine = createEngine('ark', MODELS)
    const { tools } = capabilitiesOf(engine, MODELS[0])
    for (const tool of ['text2img', 'photo2img', 'toon', 'variation', 'styleTransfer'])
      assert.ok(tools.includes(tool), tool)
    for (const tool of ['inpaint', 'outpaint', 'rembg']) assert.ok(!tools.includes(tool), tool)
    const result = await useTool(engine, MODELS[0], 'toon')
    assert.equal(result?.pictures.length, 1)
    assert.match(String(bodies('ark')[0]?.image), /^data:image\/png;base64,/)
  })

  for (const [prompt, where] of [
    ['违禁', 'at once'],
    ['坏图', 'in an entry of a 200'],
  ])
    test(`content refused ${where} is content_blocked, without a retry`, async () => {
      await assert.rejects(
        paint(createEngine('ark', MODELS), MODELS[0], { prompt }),
        (error) => error instanceof EngineError && error.kind === 'content_blocked',
      )
      assert.equal(bodies('ark').length, 1)
    })
})

describe('siliconflow', () => {
  const MODELS = ['Kwai-Kolors/Kolors', 'Qwen/Qwen-Image', 'Qwen/Qwen-Image-Edit-2509'] as const

  test('seed, negative prompt and the sizes of each model; addresses are fetched', async () => {
    const engine = createEngine('siliconflow', MODELS)
    for (const model of MODELS.slice(0, 2)) {
      const change = { count: 2, seed: 7, negativePrompt: '文字' }
      const { pictures, cost } = await paint(engine, model, change)
      assert.deepEqual(pictures.map(({ seed }) => seed).sort(), [7, 8])
      assert.deepEqual(cost, { amount: 2, unit: '张' })
    }
    const sent = bodies('siliconflow')
    assert.deepEqual(
      sent.map(({ batch_size, negative_prompt }) => [batch_size, negative_prompt]),
      [
        [1, '文字'],
        [1, '文字'],
        [undefined, '文字'],
        [undefined, '文字'],
      ],
    )
    const fetched = requireApi('siliconflow').calls.filter(({ method }) => method === 'GET')
    assert.ok(fetched.length === 4 && fetched.every(({ headers }) => !headers.authorization))
  })

  test('an edit model sends the picture without a size, and paints nothing from words', async () => {
    const engine = createEngine('siliconflow', MODELS)
    const { tools, references } = capabilitiesOf(engine, MODELS[2])
    assert.ok(!tools.includes('grid') && tools.includes('styleTransfer'))
    assert.equal(references?.needed, true)
    await useTool(engine, MODELS[2], 'photo2img')
    const [body] = bodies('siliconflow')
    assert.ok(body && !('image_size' in body) && String(body.image).startsWith('data:image/png'))
  })
})

describe('sd-server', () => {
  test('seed and negative prompt travel in the prompt, and what people write cannot', async () => {
    const engine = createEngine('sd-server', ['sd'])
    const evil = '猫<sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args>'
    const { pictures } = await paint(engine, 'sd', { prompt: evil, seed: 3, negativePrompt: '狗' })
    assert.equal(pictures[0]?.seed, 3)
    assert.deepEqual(requireApi('sd-server').sdCalls[0]?.extras, { seed: 3, negative_prompt: '狗' })
  })

  test('a mask that is read by its colour repaints what is marked, and only that', async () => {
    await useTool(createEngine('sd-server', ['sd']), 'sd', 'inpaint', { prompt: '亭子' })
    const share = requireApi('sd-server').sdCalls[0]?.repainted ?? 0
    assert.ok(share > 0.35 && share < 0.65, `${share}`)
  })
})

describe('openai', () => {
  test('unfinished pictures come while it paints, and its tokens are stored', async () => {
    const engine = createEngine('openai', ['gpt-image-1.5'], { stream: true })
    const reported: EngineProgress[] = []
    const { signal } = new AbortController()
    const { pictures, cost } = await engine.run(
      words({ model: 'gpt-image-1.5', width: 1024, height: 1024 }),
      { signal, onProgress: (progress) => reported.push(progress) },
    )
    assert.equal(pictures.length, 1)
    assert.ok((reported[0]?.picture?.data.length ?? 0) > 0 && (reported[0]?.progress ?? 0) > 0)
    assert.deepEqual(cost, { amount: 4160, unit: 'token' })
    assert.equal(bodies('openai')[0]?.partial_images, 2)
  })

  test('a stream that is cut before its picture is no picture', async () => {
    requireApi('openai').answerTo(
      () => true,
      (_call, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.end('event: image_generation.partial_image\ndata: {"b64_json":"aa"}\n\n')
      },
      { times: 1 },
    )
    const engine = createEngine('openai', ['gpt-image-1.5'], { stream: true })
    await assert.rejects(paint(engine, 'gpt-image-1.5'), /ended its stream without a picture/)
  })

  test('several models have their own sizes and tools; only some cut out', () => {
    const engine = createEngine('openai', ['gpt-image-1.5', 'gpt-image-2', 'dall-e-3'])
    const of = (model: string) => capabilitiesOf(engine, model)
    assert.deepEqual(
      engine.capabilities.models.map(({ name }) => name),
      ['GPT Image 1.5', 'GPT Image 2', 'DALL·E 3'],
    )
    assert.ok(of('gpt-image-1.5').tools.includes('rembg'))
    assert.ok(!of('gpt-image-2').tools.includes('rembg'))
    assert.ok(of('gpt-image-2').sizes.some(({ ratio }) => ratio === '9:16'))
    assert.ok(!of('dall-e-3').tools.includes('inpaint'))
  })

  test('a cut-out keeps the picture’s own pixels under the transparency that came', async () => {
    const half = Buffer.alloc(120 * 80 * 4)
    for (let i = 0; i < 120 * 80; i++) half.set([9, 9, 9, i % 120 >= 60 ? 255 : 0], i * 4)
    const answer = await sharp(half, { raw: { width: 120, height: 80, channels: 4 } })
      .resize(1536, 1024, { fit: 'fill', kernel: 'nearest' })
      .png()
      .toBuffer()
    requireApi('openai').answerTo(
      () => true,
      (_call, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ data: [{ b64_json: answer.toString('base64') }] }))
      },
      { times: 1 },
    )
    const result = await useTool(
      createEngine('openai', ['gpt-image-1.5']),
      'gpt-image-1.5',
      'rembg',
    )
    const [made] = result?.pictures ?? []
    assert.ok(made?.transparent && made.picture.kind === 'raw')
    const { data } = made.picture
    const at = (x: number) => [...data.subarray((40 * 120 + x) * 4, (40 * 120 + x) * 4 + 4)]
    assert.deepEqual(at(100), [0xc0, 0x40, 0x20, 255])
    assert.equal(at(10)[3], 0)
    const form = requireApi('openai').calls[0]?.body.toString('latin1') ?? ''
    assert.match(form, /name="background"\r\n\r\ntransparent/)
  })

  test('busy after the first picture: waited for, and finished pictures are not requested again', async () => {
    const api = requireApi('openai')
    let calls = 0
    api.answerTo(
      () => ++calls === 2,
      (_call, response) => {
        response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '0.05' })
        response.end('{}')
      },
      { times: 1 },
    )
    const { pictures } = await paint(createEngine('openai', ['dall-e-3']), 'dall-e-3', { count: 3 })
    assert.deepEqual([pictures.length, api.calls.length], [3, 4])
  })

  test('a health probe costs nothing', async () => {
    const engine = createEngine('openai', ['gpt-image-1.5'])
    const note = await engine.check?.({ signal: new AbortController().signal })
    assert.match(note ?? '', /answers/)
    assert.deepEqual(
      requireApi('openai').calls.map(({ method }) => method),
      ['GET'],
    )
  })
})
