import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, beforeEach, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Engine, JobTransferred } from '../engine'
import {
  colourAt,
  gradient,
  helpers,
  createRecorder,
  toolRequest,
  words,
} from '../testing/requests'
import type { LocalComfyUi } from '../testing/comfyui/local'
import { startLocalComfyUi } from '../testing/comfyui/server'
import type { Graph } from '../testing/comfyui/validate'
import { createComfyUiEngine } from './comfyui'

const SD15 = 'comfyui:sd15-dream'
const signal = new AbortController().signal
let server: LocalComfyUi
let engine: Engine

const createEngine = (...addresses: readonly string[]): Engine =>
  createComfyUiEngine({
    id: 'comfyui',
    name: 'ComfyUI',
    addresses,
    headers: {},
    workflows: [],
    helpers,
    deadlineMs: 20_000,
  })

before(async () => {
  server = await startLocalComfyUi()
  engine = createEngine(server.address)
  await engine.check?.({ signal })
})
after(() => server.close())
beforeEach(() => {
  Object.assign(server.quirks, { stepMs: 0, loadMs: 0 })
  server.accepted.length = 0
  server.interrupted.length = 0
  server.calls.length = 0
})

/** The inputs of the only node of a class. */
function findInputs(className: string, index = 0): Record<string, unknown> {
  const graph = server.accepted[index]?.graph ?? {}
  const found = Object.values(graph).filter(({ class_type }) => class_type === className)
  assert.equal(found.length, 1, className)
  return found[0]?.inputs ?? {}
}

const until = async (what: () => boolean): Promise<void> => {
  while (!what()) await sleep(5)
}

test('what is offered follows from the files of the server', () => {
  const { models, tools, sizes, seed } = engine.capabilities
  assert.deepEqual(
    models.map(({ id, name }) => [id, name]),
    [
      [SD15, 'sd15-dream'],
      ['comfyui:juggernautXL_v9', 'juggernautXL_v9'],
    ],
  )
  assert.deepEqual(sizes[0], { ratio: '1:1', width: 512, height: 512 })
  assert.equal(models[1]?.can?.sizes?.[0]?.width, 1024)
  for (const tool of ['text2img', 'grid', 'inpaint', 'photo2img', 'upscale', 'outpaint'])
    assert.ok(tools.includes(tool), tool)
  for (const tool of ['oldphoto', 'img2tag', 'rembg']) assert.ok(!tools.includes(tool), tool)
  assert.equal(seed, true)
})

test('the operator knows better than a file’s name what family it is', async () => {
  const configured = createComfyUiEngine({
    id: 'comfyui',
    name: 'ComfyUI',
    addresses: [server.address],
    headers: {},
    helpers,
    workflows: [],
    deadlineMs: 20_000,
    families: { 'sd15-dream': 'sdxl' },
  })
  await configured.check?.({ signal })
  const model = configured.capabilities.models.find(({ id }) => id === SD15)
  const widths = [model?.can?.sizes?.[0]?.width, configured.capabilities.sizes[0]?.width]
  assert.ok(widths.includes(1024), String(widths))
})

describe('from words', () => {
  test('each picture has a prompt and a seed of its own; words stand in text inputs only', async () => {
    const said = { prompt: 'a "cat"} {', negativePrompt: 'dog', style: 'ink', count: 2, seed: 9 }
    const recorder = createRecorder()
    const { pictures, cost } = await engine.run(words({ model: SD15, ...said }), recorder.context)
    assert.deepEqual(cost, { amount: 5, unit: 'GPU 秒' }, 'two and a half each, as it wrote down')
    assert.deepEqual(
      pictures.map(({ seed, width, height }) => [seed, width, height]),
      [
        [9, 64, 96],
        [10, 64, 96],
      ],
    )
    assert.notDeepEqual(colourAt(pictures[0]!, 0, 0), colourAt(pictures[1]!, 0, 0))
    assert.deepEqual([findInputs('KSampler').seed, findInputs('KSampler', 1).seed], [9, 10])
    const graph: Graph = server.accepted[0]?.graph ?? {}
    const holding = Object.values(graph).flatMap(({ class_type, inputs }) =>
      Object.entries(inputs).flatMap(([name, value]) =>
        String(value).includes('cat') ? [`${class_type}.${name}`] : [],
      ),
    )
    assert.deepEqual(holding, ['CLIPTextEncode.text'])
    assert.ok(JSON.stringify(graph).includes('ink wash'))
  })

  test('progress never falls, frames come along, and nothing of it stays on the server', async () => {
    const { context, progress } = createRecorder()
    await engine.run(words({ model: SD15, seed: 77 }), context)
    const shares = progress.map((one) => one.progress)
    assert.deepEqual(
      shares,
      [...shares].sort((a, b) => a - b),
    )
    assert.ok((shares.at(-1) ?? 0) > 0.9)
    const frames = progress.flatMap(({ picture }) => (picture ? [picture.mime] : []))
    assert.deepEqual([...new Set(frames)], ['image/png'])
    assert.deepEqual(Object.keys(findInputs('PreviewImage')), ['images'])
  })

  test('the same request again is the same picture, though the server runs nothing', async () => {
    const [one, two] = [createRecorder(), createRecorder()]
    const first = await engine.run(words({ model: SD15, seed: 3 }), one.context)
    const second = await engine.run(words({ model: SD15, seed: 3 }), two.context)
    assert.deepEqual(first.pictures[0], second.pictures[0])
    assert.equal(server.accepted.length, 2)
  })
})

describe('from a picture', () => {
  test('a mask: the marked part is repainted, every other pixel stays', async () => {
    const photo = await gradient(120, 90, 250, 250)
    const request = toolRequest('inpaint', photo, { prompt: 'a boat' })
    const result = await engine.runTool?.({ ...request, model: SD15 }, createRecorder().context)
    const [made] = result?.pictures ?? []
    assert.ok(made)
    assert.deepEqual([made.width, made.height], [120, 90])
    assert.deepEqual(colourAt(made, 110, 45), [250, 250, 250])
    assert.notDeepEqual(colourAt(made, 5, 45), [250, 250, 250])
    assert.equal(findInputs('KSampler').denoise, 1)
    assert.equal(findInputs('LoadImageMask').channel, 'red')
  })

  test('how far a picture may go is its denoise; the sheet has its ratio at the model’s size', async () => {
    const photo = await gradient(300, 100, 100, 200)
    for (const [strength, denoise] of [
      [0.2, 0.31],
      [1, 0.75],
    ] as const) {
      server.accepted.length = 0
      const request = toolRequest('photo2img', photo, { style: 'oil', strength })
      const result = await engine.runTool?.({ ...request, model: SD15 }, createRecorder().context)
      assert.ok(Math.abs(Number(findInputs('KSampler').denoise) - denoise) < 1e-9)
      const { width = 0, height = 1 } = result?.pictures[0] ?? {}
      assert.ok(Math.abs(width / height - 2.4) < 0.05, `${width}x${height}`)
    }
  })

  test('enlarging takes the server’s network, and the result has the requested size', async () => {
    const photo = await gradient(30, 20)
    const result = await engine.runTool?.(toolRequest('upscale', photo), createRecorder().context)
    assert.deepEqual([result?.pictures[0]?.width, result?.pictures[0]?.height], [60, 40])
    assert.equal(findInputs('UpscaleModelLoader').model_name, '4x-UltraSharp.pth')
    const drawing = toolRequest('upscale', photo, { kind: 'drawing' })
    await engine.runTool?.(drawing, createRecorder().context)
    assert.equal(findInputs('UpscaleModelLoader', 1).model_name, '4x-AnimeSharp.pth')
  })
})

test('a socket that stays open and silent delays nothing: polls the history, three times in a row', async () => {
  const other = await startLocalComfyUi({ quirks: { silent: true } })
  const own = createComfyUiEngine({
    id: 'comfyui',
    name: 'x',
    addresses: [other.address],
    headers: {},
    workflows: [],
    helpers,
    deadlineMs: 20_000,
  })
  await own.check?.({ signal })
  for (let i = 0; i < 3; i++) {
    const before = other.calls.length
    const { pictures } = await own.run(
      words({ model: 'comfyui:sd15-dream', seed: i }),
      createRecorder().context,
    )
    assert.equal(pictures.length, 1)
    const looks = other.calls
      .slice(before)
      .filter(({ url }) => url.pathname.includes('/history/')).length
    // The first look comes after 0.3 s, each next one a little later, at most after 2.5 s.
    assert.ok(looks <= 4, `${looks} looks`)
  }
  assert.ok([...other.sockets.values()].every((socket) => socket.readyState !== socket.CONNECTING))
  await other.close()
})

describe('with other people’s jobs', () => {
  const OTHER = {
    1: { class_type: 'EmptyLatentImage', inputs: { width: 64, height: 64, batch_size: 1 } },
    2: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'sd15-dream.safetensors' } },
    3: { class_type: 'CLIPTextEncode', inputs: { text: 'theirs', clip: ['2', 1] } },
    4: {
      class_type: 'KSampler',
      inputs: {
        model: ['2', 0],
        positive: ['3', 0],
        negative: ['3', 0],
        latent_image: ['1', 0],
        seed: 1,
        steps: 60,
        cfg: 7,
        sampler_name: 'euler',
        scheduler: 'simple',
        denoise: 1,
      },
    },
    5: { class_type: 'VAEDecode', inputs: { samples: ['4', 0], vae: ['2', 2] } },
    6: { class_type: 'SaveImage', inputs: { images: ['5', 0], filename_prefix: 'theirs' } },
  }
  let theirSeed = 0
  function queueTheirs(): string {
    theirSeed += 1
    const graph = structuredClone(OTHER)
    graph[4].inputs.seed = theirSeed
    return server.queueOther(graph)
  }

  test('reports the position in the queue; a cancel removes the own job and no other', async () => {
    server.quirks.stepMs = 20
    const theirs = queueTheirs()
    const controller = new AbortController()
    const { context, progress } = createRecorder({ signal: controller.signal })
    const running = engine.run(words({ model: SD15, seed: 41 }), context)
    await until(() => progress.some(({ queue }) => queue?.ahead === 1))
    controller.abort(new Error('cancelled'))
    await assert.rejects(running, /cancelled/)
    assert.deepEqual(server.pendingIds(), [])
    assert.equal(server.runningId(), theirs)
    assert.deepEqual(server.interrupted, [])
    server.interruptRunning()
    await until(() => server.runningId() === null)
  })

  test('a cancel while it runs interrupts exactly that', async () => {
    server.quirks.stepMs = 20
    const controller = new AbortController()
    const { context } = createRecorder({ signal: controller.signal })
    const running = engine.run(words({ model: SD15, seed: 42 }), context)
    await until(() => server.runningId() !== null)
    const mine = server.runningId()
    const theirs = queueTheirs()
    controller.abort(new Error('cancelled'))
    await assert.rejects(running, /cancelled/)
    assert.deepEqual(server.interrupted, [mine])
    await until(() => server.runningId() === theirs)
    server.interruptRunning()
    await until(() => server.runningId() === null)
  })

  test('a transferred job continues there, and the next run fetches it without a second submission', async () => {
    server.quirks.stepMs = 10
    const controller = new AbortController()
    const first = createRecorder({ signal: controller.signal })
    const running = engine.run(words({ model: SD15, seed: 43 }), first.context)
    await until(() => server.runningId() !== null)
    controller.abort(new JobTransferred())
    await assert.rejects(running, (error) => error instanceof JobTransferred)
    assert.deepEqual(server.interrupted, [])
    const again = createRecorder({ saved: first.states.at(-1) ?? null })
    const { pictures } = await engine.run(words({ model: SD15, seed: 43 }), again.context)
    assert.equal(pictures.length, 1)
    assert.equal(server.accepted.length, 1)
  })
})

test('of several servers the least busy paints, and one that is off is left out', async () => {
  const other = await startLocalComfyUi()
  const off = await startLocalComfyUi()
  const pool = createEngine(off.address, server.address, other.address)
  await pool.check?.({ signal })
  await off.close()
  server.quirks.stepMs = 20
  const busy = engine.run(words({ model: SD15, seed: 90 }), createRecorder().context)
  await until(() => server.runningId() !== null)
  await pool.run(words({ model: SD15, seed: 91 }), createRecorder().context)
  assert.deepEqual([server.accepted.length, other.accepted.length], [1, 1])
  await busy
  await other.close()
})

test('a socket is opened with an id of its own and closed with the job', async () => {
  const { context } = createRecorder()
  await engine.run(words({ model: SD15, seed: 99 }), context)
  for (const socket of server.sockets.values()) await once(socket, 'close')
  assert.equal(server.sockets.size, 0)
  assert.match(String(server.accepted[0]?.clientId), /^[\da-f-]{36}$/)
})
