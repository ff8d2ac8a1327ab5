import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { findTool } from '@contract/tools/all'
import { buildDefaults, type ToolParams } from '@contract/tools/define'
import sharp from 'sharp'
import type { Mask } from '@media/raster'
import { EngineError, type ToolRequest } from '../engine'
import { createOpenAiEngine, type OpenAiOptions } from './openai'
import { type FakeApi, paintPng, sendJson, startFakeApi } from './testing/fake-api'
import { MAPPINGS } from '../edits/tools/registry'

const REF = 'upload:a'
const OTHER = 'upload:b'
let api: FakeApi

before(async () => {
  api = await startFakeApi({ pictureSize: '64x64' })
})
after(() => api.close())
beforeEach(() => {
  api.answerWith(null)
  api.calls.length = 0
})

/** The left half. */
async function leftHalf(size: { width: number; height: number }): Promise<Mask> {
  const { width, height } = size
  const values = new Uint8Array(width * height)
  for (let i = 0; i < values.length; i++) values[i] = i % width < width / 2 ? 255 : 0
  return { width, height, values }
}

type Change = Partial<OpenAiOptions> & { readonly model?: string }

function createEngine({ model = 'gpt-image-1', ...change }: Change = {}) {
  return createOpenAiEngine({
    baseUrl: api.baseUrl,
    apiKey: 'k',
    timeoutMs: 20_000,
    models: [{ id: model, model, name: null, note: null, sizes: null }],
    drawMask: (_picture, _mask, size) => leftHalf(size),
    ...change,
  })
}

async function run(id: string, params: ToolParams = {}, change?: Change) {
  const tool = findTool(id)
  assert.ok(tool)
  const pictures = {
    image: REF,
    sketch: REF,
    second: OTHER,
    ...(id === 'styleTransfer' && { style: OTHER }),
  }
  const own = Object.fromEntries(Object.entries(pictures).filter(([key]) => key in tool.params))
  const media = new Map([
    [REF, new Uint8Array(await paintPng('300x200', '#c04020'))],
    [OTHER, new Uint8Array(await paintPng('50x80', '#20c040'))],
  ])
  const request: ToolRequest = {
    tool: id,
    params: { ...buildDefaults(tool), ...own, ...params },
    media,
    seed: 0,
  }
  const context = { signal: new AbortController().signal, onProgress: () => {} }
  return createEngine(change).runTool?.(request, context)
}

interface Part {
  readonly filename: string | null
  readonly body: Buffer
}

/** The parts of the nth posted form, by name in their order. */
function parseForm(index = 0): Map<string, Part[]> {
  const call = api.calls[index]
  assert.ok(call)
  const boundary = /boundary=(.+)$/.exec(String(call.headers['content-type']))?.[1] ?? ''
  const parts = new Map<string, Part[]>()
  for (const piece of call.body.toString('latin1').split(`--${boundary}`).slice(1, -1)) {
    const split = piece.indexOf('\r\n\r\n')
    const head = piece.slice(0, split)
    const name = /name="([^"]+)"/.exec(head)?.[1] ?? ''
    const filename = /filename="([^"]+)"/.exec(head)?.[1] ?? null
    const body = Buffer.from(piece.slice(split + 4, -2), 'latin1')
    parts.set(name, [...(parts.get(name) ?? []), { filename, body }])
  }
  return parts
}

const fieldText = (form: Map<string, Part[]>, name: string) =>
  form.get(name)?.[0]?.body.toString('utf8')

describe('what is posted', () => {
  test('inpaint: picture and mask on the sheet that suits, alpha 0 exactly where it is marked', async () => {
    const result = await run('inpaint', { prompt: '一座亭子' })
    assert.equal(api.calls[0]?.path, '/v1/images/edits')
    const form = parseForm()
    assert.deepEqual(
      [fieldText(form, 'model'), fieldText(form, 'n'), fieldText(form, 'size')],
      ['gpt-image-1', '1', '1536x1024'],
    )
    assert.match(fieldText(form, 'prompt') ?? '', /一座亭子/)
    const image = await sharp(form.get('image')?.[0]?.body).metadata()
    const { data, info } = await sharp(form.get('mask')?.[0]?.body)
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.deepEqual([image.width, image.height], [1536, 1024])
    assert.deepEqual([info.width, info.height], [1536, 1024])
    const alpha = (x: number) => data[512 * info.width + x]
    assert.deepEqual([alpha(20), alpha(740), alpha(800), alpha(1500)], [0, 0, 255, 255])
    assert.deepEqual([result?.pictures[0]?.width, result?.pictures[0]?.height], [300, 200])
  })

  test('outside the mask every pixel comes back as it was', async () => {
    const result = await run('cleaner', { count: 2 })
    assert.equal(result?.pictures.length, 2)
    const { picture } = result?.pictures[0] ?? {}
    assert.ok(picture?.kind === 'raw')
    const at = (x: number, y: number) => [
      ...picture.data.subarray((y * 300 + x) * 4, (y * 300 + x) * 4 + 3),
    ]
    assert.deepEqual(at(290, 100), [0xc0, 0x40, 0x20])
    assert.deepEqual(at(10, 100), [0x3a, 0x6e, 0xa5])
  })

  test('outpaint: the old picture stays in the middle of the new canvas', async () => {
    const margins = { left: 0, top: 0.5, right: 0, bottom: 0.5 }
    const result = await run('outpaint', { margins })
    const { data, info } = await sharp(parseForm().get('mask')?.[0]?.body)
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const alpha = (share: number) =>
      data[Math.floor(info.height * share) * info.width + (info.width >> 1)]
    assert.deepEqual([alpha(0.2), alpha(0.5), alpha(0.8)], [0, 255, 0])
    assert.deepEqual([result?.pictures[0]?.width, result?.pictures[0]?.height], [300, 400])
  })

  test('replaceBg: the mask is turned round, a background picture travels as the second', async () => {
    await run('replaceBg', { background: 'picture', backdrop: OTHER })
    const form = parseForm()
    assert.deepEqual(
      form.get('image[]')?.map(({ filename }) => filename),
      ['image-1.png', 'image-2.png'],
    )
    const { data, info } = await sharp(form.get('mask')?.[0]?.body)
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.deepEqual([data[20], data[info.width - 20]], [255, 0], 'the subject stays')
  })

  for (const [id, params, words] of [
    ['photo2img', { style: 'ukiyoe', strength: 1 }, /completely as a Japanese ukiyo-e/],
    ['toon', { look: 'cel' }, /cel-shaded/],
    ['variation', { count: 3 }, /variation/],
    ['sketch', { prompt: '群山' }, /群山/],
    ['styleTransfer', {}, /second/],
    ['samInpaint', { action: 'recolour', colour: '#112233' }, /#112233/],
    ['genfill', { prompt: '小船' }, /小船/],
  ] as const) {
    test(`${id}: the parameters are in the prompt`, async () => {
      const result = await run(id, params)
      assert.match(fieldText(parseForm(), 'prompt') ?? '', words)
      assert.ok((result?.pictures.length ?? 0) >= 1)
      assert.equal(parseForm().has('mask'), id === 'samInpaint' || id === 'genfill')
    })
  }

  test('every mapped tool is a tool', async () => {
    for (const id of Object.keys(MAPPINGS)) assert.ok(findTool(id), id)
  })
})

describe('answers', () => {
  test('an address is fetched, another size is fitted, missing ones are requested again', async () => {
    const url = new URL('/file.png', api.baseUrl).href
    let calls = 0
    api.answerWith(async (call, response) => {
      if (call.path === '/file.png') {
        response.writeHead(200, { 'content-type': 'image/png' })
        response.end(await paintPng('90x60'))
        return
      }
      calls += 1
      sendJson(response, 200, { data: [{ url }] })
    })
    const result = await run('variation', { count: 2 })
    assert.deepEqual([result?.pictures.length, calls], [2, 2])
  })

  for (const [status, code, kind] of [
    [400, 'content_policy_violation', 'content_blocked'],
    [404, '', 'rejected'],
    [429, '', 'rate_limited'],
    [500, '', 'unavailable'],
  ] as const) {
    test(`${status} ${code} is ${kind}`, async () => {
      api.answerWith((_call, response) => sendJson(response, status, { error: { code } }))
      await assert.rejects(
        async () => run('toon'),
        (error: unknown) => error instanceof EngineError && error.kind === kind,
      )
    })
  }

  test('an empty mask is a sentence, and nothing is posted', async () => {
    const drawMask = async ({ width, height }: { width: number; height: number }) => ({
      width,
      height,
      values: new Uint8Array(width * height),
    })
    await assert.rejects(
      async () => run('inpaint', {}, { drawMask: (_file, _mask, size) => drawMask(size) }),
      (error: unknown) => error instanceof EngineError && error.kind === 'input',
    )
    assert.equal(api.calls.length, 0)
  })
})

test('what is offered follows from the model and from whether the server has edits', () => {
  const toolsOf = (change: Change) => createEngine(change).capabilities.tools
  assert.ok(toolsOf({}).includes('styleTransfer'))
  assert.ok(!toolsOf({ model: 'dall-e-3' }).includes('inpaint'))
  assert.ok(!toolsOf({ model: 'sd-server' }).includes('inpaint'))
  const single = createEngine({ model: 'sd-server', edits: true }).capabilities
  assert.ok(single.tools.includes('inpaint') && !single.tools.includes('styleTransfer'))
  assert.deepEqual(single.lacksOptions, { replaceBg: { background: ['picture'] } })
  assert.ok(!toolsOf({ edits: false }).includes('inpaint'))
  assert.ok(!toolsOf({}).includes('upscale'))
})
