import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { ToolParams } from '@contract/tools/define'
import { EngineError, JobTransferred } from '../engine'
import { type LocalArk, startLocalArk } from '../testing/ark'
import {
  gradient,
  helpers,
  createRecorder,
  type Recorder,
  toolRequest,
  words,
} from '../testing/requests'
import { makeTestVideo } from '../testing/test-video'
import { QUIRKS } from '../testing/tasks'
import { plainModel } from '../vendor'
import { createArkEngine } from './ark'
import { DEFAULT_MODELS } from './models'

const PRO = 'doubao-seedance-1-5-pro-251215'
const FAST = 'doubao-seedance-1-0-pro-fast-251015'
const SEEDREAM = 'doubao-seedream-4-5-251128'
let server: LocalArk
let picture: Buffer
before(async () => {
  server = await startLocalArk({ video: await makeTestVideo({ sound: true }) })
  picture = await gradient(400, 240)
})
after(() => server.close())
beforeEach(() => {
  Object.assign(server.quirks, QUIRKS)
  server.calls.length = 0
})

const createEngine = (...models: string[]) =>
  createArkEngine({
    id: 'ark',
    name: null,
    baseUrl: server.base,
    apiKey: 'ark-local',
    timeoutMs: 20_000,
    helpers,
    firstWaitMs: 10,
    models: (models.length > 0 ? models : DEFAULT_MODELS).map(plainModel),
  })
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
  const toolResult = await createEngine(model).runTool?.({ ...request, media }, recorder.context)
  assert.ok(toolResult)
  return toolResult
}

describe('videos', () => {
  test('a picture set in motion, its loop by the same last frame, with a seed', async () => {
    const { videos, cost } = await tool('img2vid', PRO, { params: { seconds: 2 } })
    assert.equal(videos?.[0]?.durationMs, 2000, 'cut from the four seconds it makes at least')
    assert.equal(videos?.[0]?.poster.seed, 7)
    const { content = [], ...rest } = lastAccepted() ?? {}
    const roles = content.map(({ role, type }) => role ?? type)
    assert.deepEqual(roles, ['text', 'first_frame', 'last_frame'])
    const { duration, ratio, resolution, watermark, seed } = rest as Record<string, unknown>
    assert.deepEqual([duration, ratio, resolution], [4, 'adaptive', '720p'])
    assert.deepEqual([watermark, seed], [false, 7])
    assert.deepEqual(cost, { amount: 86_400, unit: 'token' })
  })

  test('a model without a last frame is given none, and says so', async () => {
    const { notes } = await tool('img2vid', FAST)
    assert.equal(lastAccepted()?.content?.length, 2)
    assert.match(notes?.[0] ?? '', /首尾相接/)
  })

  test('the second generation takes no seed', async () => {
    const model = 'doubao-seedance-2-0-260128'
    await tool('img2vid', model)
    assert.equal(lastAccepted()?.seed, undefined)
    assert.equal(createEngine(model).capabilities.seed, false)
  })

  test('a video from words has its shape; too long a one is refused without cost', async () => {
    const shots = (seconds: number) => [{ image: null, text: '雪山', seconds }]
    const { videos } = await tool('short', PRO, { params: { shots: shots(4), ratio: '16:9' } })
    assert.equal(videos?.[0]?.durationMs, 4000)
    assert.deepEqual([lastAccepted()?.ratio, lastAccepted()?.duration], ['16:9', 4])
    const before = server.accepted().length
    const long = [...shots(10), ...shots(5)]
    await assert.rejects(tool('short', PRO, { params: { shots: long } }), /最多拍 12 秒/)
    assert.equal(server.accepted().length, before)
  })

  test('what it refuses costs nothing: at once, or in the video', async () => {
    const shots = (text: string) => ({ params: { shots: [{ image: null, text, seconds: 4 }] } })
    await assert.rejects(tool('short', PRO, shots('违禁')), isKind('content_blocked'))
    server.quirks.failsWith = 'OutputVideoSensitiveContentDetected.PolicyViolation'
    await assert.rejects(tool('short', PRO, shots('好的')), isKind('content_blocked'))
  })

  test('handed over it is left alone and fetched by the next run; cancelled it is taken out', async () => {
    server.quirks.stepMs = 60
    const before = server.accepted().length
    const run = async (reason: Error, stepMs: number) => {
      server.quirks.stepMs = stepMs
      const controller = new AbortController()
      const recorder = createRecorder({ signal: controller.signal })
      const running = tool('img2vid', PRO, { recorder })
      while (recorder.states.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      controller.abort(reason)
      await assert.rejects(running, (error) => error === reason)
      return recorder.states.at(-1) ?? null
    }
    const saved = await run(new JobTransferred('stops'), 60)
    const deletes = () => server.calls.filter(({ method }) => method === 'DELETE').length
    assert.equal(deletes(), 0)
    const { videos } = await tool('img2vid', PRO, { recorder: createRecorder({ saved }) })
    assert.deepEqual([videos?.length, server.accepted().length - before], [1, 1])
    await run(new Error('cancelled'), 5_000)
    assert.equal(deletes(), 1)
  })
})

describe('pictures', () => {
  test('a call each, without a watermark, and their cost', async () => {
    const request = words({ model: SEEDREAM, width: 2048, height: 2048, count: 2 })
    const { pictures, cost } = await createEngine().run(request, createRecorder().context)
    assert.deepEqual([pictures.length, pictures[0]?.seed], [2, null])
    assert.deepEqual(cost, { amount: 2, unit: '张' })
    assert.equal(lastAccepted()?.watermark, false)
    assert.equal(lastAccepted()?.sequential_image_generation, 'disabled')
  })

  test('Pro knows no sets', async () => {
    const model = 'doubao-seedream-5-0-pro-260628'
    await createEngine(model).run(
      words({ model, width: 2048, height: 2048 }),
      createRecorder().context,
    )
    assert.equal(lastAccepted()?.sequential_image_generation, undefined)
  })

  for (const id of ['photo2img', 'toon', 'variation', 'sketch', 'styleTransfer'])
    test(`${id} is an edit by words`, async () => {
      const params = {
        ...(id === 'sketch' && { prompt: '一只猫' }),
        ...(id === 'styleTransfer' && { style: 'upload:b' }),
      }
      const { pictures } = await tool(id, SEEDREAM, { params })
      assert.ok(pictures.length >= 1)
      assert.equal([lastAccepted()?.image].flat().length, id === 'styleTransfer' ? 2 : 1)
    })

  test('a refused picture is refused, and a model that is not open is the operator’s matter', async () => {
    const run = (prompt: string) =>
      createEngine().run(
        words({ model: SEEDREAM, prompt, width: 2048, height: 2048 }),
        createRecorder().context,
      )
    await assert.rejects(run('违禁'), isKind('content_blocked'))
    await assert.rejects(run('坏图'), isKind('content_blocked'))
    server.answerTo(
      () => true,
      (_call, response) => {
        response.writeHead(404, { 'content-type': 'application/json' })
        response.end('{"error":{"code":"ModelNotOpen"}}')
      },
      { times: 1 },
    )
    await assert.rejects(run('雪山'), isKind('unavailable'))
  })
})

test('the key is tried for free', async () => {
  const { signal } = new AbortController()
  const before = server.accepted().length
  assert.match((await createEngine().check?.({ signal })) ?? '', /good/)
  assert.equal(server.accepted().length, before)
})
