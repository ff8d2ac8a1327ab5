import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp, { type Sharp } from 'sharp'
import { repetitions } from '@studio/testing/effort'
import { type Engine, EngineError, JobTransferred } from '../engine'
import { createMaskMaker } from '../mask-maker'
import {
  colourAt,
  gradient,
  helpers,
  createRecorder,
  leftHalf,
  REF,
  toolRequest,
  words,
} from '../testing/requests'
import { type LocalSdApi, startLocalSdApi } from '../testing/sdapi'
import { createSdApiEngine } from './sdapi'

const DREAM = 'sdapi:dreamshaper_8'
const signal = new AbortController().signal
const opened: LocalSdApi[] = []

async function met(
  change: Parameters<typeof startLocalSdApi>[0] = {},
  auth: string | null = null,
): Promise<{ server: LocalSdApi; engine: Engine }> {
  const server = await startLocalSdApi(change)
  opened.push(server)
  const options = { id: 'sdapi', name: null, baseUrl: server.address, auth, timeoutMs: 20_000 }
  const engine = createSdApiEngine({ ...options, helpers })
  await engine.check?.({ signal })
  return { server, engine }
}

beforeEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})
after(async () => {
  for (const server of opened.splice(0)) await server.close()
})

const until = async (what: () => boolean): Promise<void> => {
  while (!what()) await sleep(5)
}

describe('which server it is', () => {
  for (const [dialect, name, tools, missing] of [
    ['a1111', 'SD WebUI', ['inpaint', 'upscale', 'oldphoto', 'img2tag'], ['rembg']],
    ['forge', 'Forge', ['inpaint', 'upscale', 'oldphoto', 'img2tag'], ['rembg']],
    ['sdnext', 'SD.Next', ['inpaint', 'upscale', 'img2tag'], ['oldphoto']],
    ['sd-server', 'sd-server', ['inpaint', 'photo2img'], ['upscale', 'oldphoto', 'img2tag']],
  ] as const) {
    test(`${dialect} is known by its calls, and what it lacks is not offered`, async () => {
      const { engine } = await met({ dialect })
      assert.equal(engine.name, name)
      for (const tool of tools) assert.ok(engine.capabilities.tools.includes(tool), tool)
      for (const tool of missing) assert.ok(!engine.capabilities.tools.includes(tool), tool)
      const model = engine.capabilities.models[0]?.id ?? ''
      const { pictures } = await engine.run(words({ model }), createRecorder().context)
      assert.equal(pictures.length, 1)
    })
  }

  test('a password is sent with every call; without it nothing is offered', async () => {
    const { server, engine } = await met({ auth: 'me:secret' }, 'me:secret')
    assert.ok(engine.capabilities.models.length > 0)
    assert.ok(server.calls.every(({ headers }) => headers.authorization?.startsWith('Basic ')))
    await assert.rejects(met({ auth: 'me:secret' }), (error) => error instanceof EngineError)
  })

  test('something else that answers is no such server', async () => {
    const { server, engine } = await met()
    server.answerTo(
      () => true,
      (_call, response) => void response.writeHead(404).end(),
    )
    await assert.rejects(async () => engine.check?.({ signal }), /start it with --api/)
  })
})

describe('requests', () => {
  test('words, seed, negative, model and sampler; nothing is stored there', async () => {
    const { server, engine } = await met()
    const textRequest = { prompt: 'a cat <lora:x:1>', negativePrompt: 'dog', count: 2, seed: 3 }
    const { pictures } = await engine.run(
      words({ model: DREAM, ...textRequest }),
      createRecorder().context,
    )
    assert.deepEqual(
      pictures.map(({ seed }) => seed),
      [3, 4],
    )
    const [body] = server.begun
    assert.equal(body?.prompt, 'a cat')
    assert.equal(body?.negative_prompt, 'dog')
    assert.deepEqual([body?.sampler_name, body?.scheduler], ['DPM++ 2M', 'Karras'])
    assert.deepEqual([body?.save_images, body?.do_not_save_samples], [false, true])
    const settings = body?.override_settings as { sd_model_checkpoint: string }
    assert.equal(settings.sd_model_checkpoint, 'dreamshaper_8.safetensors [1a2b]')
  })

  for (const dialect of ['a1111', 'sdnext', 'sd-server'] as const) {
    test(`${dialect}: a mask paints what is marked and nothing else`, async () => {
      const { server, engine } = await met({ dialect })
      const photo = await gradient(120, 90, 250, 250)
      const request = toolRequest('inpaint', photo, { prompt: 'a boat' })
      const result = await engine.runTool?.(request, createRecorder().context)
      const [made] = result?.pictures ?? []
      assert.ok(made)
      assert.deepEqual(colourAt(made, 110, 45), [250, 250, 250])
      assert.notDeepEqual(colourAt(made, 5, 45), [250, 250, 250])
      const { mask, mask_image } = server.begun[0] ?? {}
      const file = Buffer.from(String(mask ?? mask_image), 'base64')
      assert.equal((await sharp(file).metadata()).hasAlpha, false)
    })
  }

  test('enlarging, faces and captions, each at the size and in the shape of its tool', async () => {
    const { server, engine } = await met()
    const photo = await gradient(40, 30)
    const large = await engine.runTool?.(
      toolRequest('upscale', photo, { factor: '4' }),
      createRecorder().context,
    )
    assert.deepEqual([large?.pictures[0]?.width, large?.pictures[0]?.height], [160, 120])
    const mended = await engine.runTool?.(toolRequest('oldphoto', photo), createRecorder().context)
    assert.deepEqual([mended?.pictures[0]?.width, mended?.pictures[0]?.height], [40, 30])
    const bodies = server.calls
      .filter(({ url }) => url.pathname.endsWith('extra-single-image'))
      .map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>)
    assert.deepEqual(
      bodies.map((body) => [body.upscaler_1, body.upscaling_resize, body.gfpgan_visibility]),
      [
        ['R-ESRGAN 4x+', 4, 0],
        ['None', 1, 0.7],
        ['R-ESRGAN 4x+', 2, 0],
      ],
    )
    assert.equal(server.begun.length, 1, 'what looks damaged is painted over first')
    const { mask, mask_image } = server.begun[0] ?? {}
    assert.ok(mask ?? mask_image)
    await engine.runTool?.(toolRequest('oldphoto', photo, { repair: 0 }), createRecorder().context)
    assert.equal(server.begun.length, 1, 'nothing is, where nothing is to be repaired')
    const described = await engine.runTool?.(
      toolRequest('img2tag', photo, { image: REF }),
      createRecorder().context,
    )
    assert.equal(described?.answer?.prompt, 'a house by a lake, autumn')
    server.quirks.caption = '<error>'
    await assert.rejects(async () =>
      engine.runTool?.(toolRequest('img2tag', photo), createRecorder().context),
    )
  })
})

describe('under way', () => {
  test('progress of the own task with frames; a grid before the picture is passed over', async () => {
    const { engine } = await met({ stepMs: 100, gridFirst: true })
    const { context, progress } = createRecorder()
    const { pictures } = await engine.run(words({ model: DREAM }), context)
    assert.equal(pictures[0]?.width, 64)
    assert.ok(progress.some((one) => one.progress > 0.2))
    assert.ok(progress.some(({ picture }) => picture?.mime === 'image/png'))
  })

  test('one at a time: waiting jobs report it, and a cancelled one lets others pass', async () => {
    const { server, engine } = await met({ stepMs: 10 })
    const controller = new AbortController()
    const second = createRecorder({ signal: controller.signal })
    const first = engine.run(words({ model: DREAM, seed: 1 }), createRecorder().context)
    const waiting = engine.run(words({ model: DREAM, seed: 2 }), second.context)
    const third = engine.run(words({ model: DREAM, seed: 3 }), createRecorder().context)
    controller.abort(new Error('enough'))
    await assert.rejects(waiting, /enough/)
    assert.equal(second.progress[0]?.queue?.ahead, 1)
    await Promise.all([first, third])
    assert.deepEqual(
      server.begun.map(({ seed }) => seed),
      [1, 3],
    )
  })

  test('a cancel interrupts the own task, and waits for nothing', async () => {
    const { server, engine } = await met({ stepMs: 150 })
    const controller = new AbortController()
    const { context, progress } = createRecorder({ signal: controller.signal })
    const running = engine.run(words({ model: DREAM }), context)
    await until(() => progress.some((one) => one.progress > 0))
    controller.abort(new Error('enough'))
    await assert.rejects(running, /enough/)
    await until(() => server.running() === null)
    assert.ok(server.calls.some(({ url }) => url.pathname.endsWith('/interrupt')))
  })

  test('the work of other callers is never interrupted', async () => {
    const { server, engine } = await met({ stepMs: 10 })
    const free = server.occupy()
    const controller = new AbortController()
    const running = engine.run(
      words({ model: DREAM }),
      createRecorder({ signal: controller.signal }).context,
    )
    await sleep(1200)
    controller.abort(new Error('enough'))
    await assert.rejects(running, /enough/)
    assert.ok(!server.calls.some(({ url }) => url.pathname.endsWith('/interrupt')))
    free()
  })

  test('sd-server: the job is fetched by its id after a hand-over, and what waits is cancelled', async () => {
    const { server, engine } = await met({ dialect: 'sd-server', stepMs: 10 })
    const model = 'sdapi:sd15-dream'
    const controller = new AbortController()
    const first = createRecorder({ signal: controller.signal })
    const running = engine.run(words({ model }), first.context)
    await until(() => first.states.length > 0)
    controller.abort(new JobTransferred())
    await assert.rejects(running, (error) => error instanceof JobTransferred)
    const again = createRecorder({ saved: first.states.at(-1) ?? null })
    assert.equal((await engine.run(words({ model }), again.context)).pictures.length, 1)
    assert.equal(server.begun.length, 1)

    const free = server.occupy()
    const other = new AbortController()
    const second = createRecorder({ signal: other.signal })
    const waiting = engine.run(words({ model }), second.context)
    await until(() => second.progress.some(({ queue }) => queue?.ahead === 1))
    other.abort(new Error('enough'))
    await assert.rejects(waiting, /enough/)
    free()
    await sleep(20)
    assert.equal(server.begun.length, 1)
  })
})

/** The same picture as PNGs of every kind that programs write. */
const KINDS = {
  RGBA: (picture: Sharp) => picture.ensureAlpha().png(),
  grey: (picture: Sharp) => picture.greyscale().toColourspace('b-w').png(),
  '1-bit': (picture: Sharp) =>
    picture.greyscale().threshold(120).toColourspace('b-w').png({ palette: true, colours: 2 }),
  palette: (picture: Sharp) => picture.png({ palette: true, colours: 16 }),
} as const

describe('pictures and masks of odd sizes and every kind of PNG', () => {
  const SIZES = [
    [1003, 777],
    [511, 1999],
  ] as const
  const all = Object.entries(KINDS).flatMap(([kind, as]) =>
    SIZES.map((size) => ({ kind, as, size })),
  )
  const count = repetitions('kinds of PNG by sizes', { usual: 4, all: all.length })
  // In an ordinary run each kind once, the sizes in turn.
  const usual = all.filter((_one, i) => i % 4 === 0 || i % 4 === 3)
  for (const { kind, as, size } of count < all.length ? usual : all) {
    const [width, height] = size
    test(`${kind}, ${width}×${height}: the same size, what is not marked is identical`, async () => {
      const server = await startLocalSdApi()
      opened.push(server)
      const picture = await as(sharp(await gradient(width, height))).toBuffer()
      const value = await leftHalf({ width, height })
      const raw = { raw: { width, height, channels: 1 } } as const
      const png = await as(sharp(value.values, raw).toColourspace('srgb')).toBuffer()
      // As the embedded engine answers, in another kind of file.
      const drawn = createMaskMaker({
        capabilities: { tools: ['mask'] },
        runTool: async () => ({
          pictures: [],
          reading: null,
          answer: { png: png.toString('base64') },
        }),
      } as unknown as Engine)
      assert.ok(drawn)
      const engine = createSdApiEngine({
        id: 'sdapi',
        name: null,
        baseUrl: server.address,
        auth: null,
        timeoutMs: 20_000,
        helpers: { ...helpers, drawMask: drawn },
      })
      await engine.check?.({ signal })
      const paintRequest = {
        ...toolRequest('inpaint', picture, { prompt: 'a boat' }),
        model: DREAM,
      }
      const painted = (await engine.runTool?.(paintRequest, createRecorder().context))?.pictures[0]
      assert.ok(painted?.picture.kind === 'raw')
      assert.deepEqual([painted.width, painted.height], [width, height])
      const old = await sharp(picture).toColourspace('srgb').ensureAlpha().raw().toBuffer()
      const { data } = painted.picture
      let changed = 0
      for (let i = 0; i < width * height; i++) {
        const isSame = [0, 1, 2].every((c) => data[i * 4 + c] === old[i * 4 + c])
        if (value.values[i] === 0) assert.ok(isSame, `pixel ${i % width}, ${(i / width) | 0}`)
        else if (!isSame) changed += 1
      }
      assert.ok(changed > (width * height) / 4)
    })
  }
})

describe('SD.Next, whose calls carry no id', () => {
  const isInterrupt = ({ url }: { url: URL }) => url.pathname.endsWith('/interrupt')
  const isPaint = ({ url }: { url: URL }) => url.pathname.endsWith('2img')

  test('progress and frames are those of the own call, its steps never fall', async () => {
    const { engine } = await met({ dialect: 'sdnext', stepMs: 100 })
    const { context, progress } = createRecorder()
    const { pictures } = await engine.run(words({ model: DREAM }), context)
    assert.equal(pictures.length, 1)
    const shares = progress.map((one) => one.progress)
    assert.ok(
      shares.some((share) => share > 0.2 && share < 1),
      String(shares),
    )
    assert.deepEqual(
      shares,
      [...shares].sort((a, b) => a - b),
    )
    assert.ok(progress.some(({ picture }) => picture?.mime === 'image/png'))
  })

  test('a cancel interrupts the own call', async () => {
    const { server, engine } = await met({ dialect: 'sdnext', stepMs: 150 })
    const controller = new AbortController()
    const { context } = createRecorder({ signal: controller.signal })
    const running = engine.run(words({ model: DREAM }), context)
    await until(() => server.running() !== null)
    controller.abort(new Error('enough'))
    await assert.rejects(running, /enough/)
    await until(() => server.running() === null)
    assert.ok(server.calls.some(isInterrupt))
  })

  test('behind other clients’ work nothing is sent, and a cancel touches nothing', async () => {
    const { server, engine } = await met({ dialect: 'sdnext' })
    const free = server.occupy()
    const controller = new AbortController()
    const waiting = createRecorder({ signal: controller.signal })
    const running = engine.run(words({ model: DREAM }), waiting.context)
    await until(() => waiting.progress.some(({ queue }) => queue?.ahead === 1))
    controller.abort(new Error('enough'))
    await assert.rejects(running, /enough/)
    assert.ok(!server.calls.some((call) => isPaint(call) || isInterrupt(call)))
    free()
    const { pictures } = await engine.run(words({ model: DREAM }), createRecorder().context)
    assert.equal(pictures.length, 1)
  })

  test('what the owner stopped there is no picture', async () => {
    const { server, engine } = await met({ dialect: 'sdnext', stepMs: 50 })
    const running = engine.run(words({ model: DREAM }), createRecorder().context)
    await until(() => server.running() !== null)
    server.interruptRunning()
    await assert.rejects(running, (error) => (error as EngineError).trouble === 'interrupted')
  })
})

for (const dialect of ['a1111', 'sdnext'] as const)
  test(`${dialect}: work that was given up does not stay before the next picture`, async () => {
    // Left alone it would take a minute.
    const { server, engine } = await met({ dialect, stepMs: 3_000 })
    const controller = new AbortController()
    const sample = engine.run(
      words({ model: DREAM, seed: 1 }),
      createRecorder({ signal: controller.signal }).context,
    )
    await until(() => server.running() !== null)
    controller.abort(new Error('a person waits'))
    await assert.rejects(sample, /a person waits/)
    const next = engine.run(words({ model: DREAM, seed: 2 }), createRecorder().context)
    server.quirks.stepMs = 0
    assert.equal((await next).pictures.length, 1)
    const [first] = server.tasks()
    assert.deepEqual([first?.interrupted, (first?.step ?? 99) < 3], [true, true])
  })
