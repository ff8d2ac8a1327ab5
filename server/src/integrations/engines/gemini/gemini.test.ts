import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { ToolParams } from '@contract/tools/define'
import { EngineError } from '../engine'
import { startLocalGemini, type LocalGemini } from '../testing/gemini'
import { sendJson } from '../testing/http'
import { createRecorder, gradient, helpers, toolRequest, words } from '../testing/requests'
import { QUIRKS } from '../testing/tasks'
import { plainModel } from '../vendor'
import { createGeminiEngine } from './gemini'
import { toImageConfig } from './models'

const PRO = 'gemini-3-pro-image'
let server: LocalGemini
let picture: Buffer
before(async () => {
  server = await startLocalGemini()
  picture = await gradient(400, 240)
})
after(() => server.close())
beforeEach(() => {
  Object.assign(server.quirks, QUIRKS)
  server.calls.length = 0
})

const createEngine = (model = PRO, apiKey = 'gemini-local') =>
  createGeminiEngine({
    id: 'gemini',
    name: null,
    baseUrl: server.base,
    apiKey,
    timeoutMs: 20_000,
    helpers,
    models: [plainModel(model)],
  })
const run = (prompt: string, model = PRO, size = { width: 1024, height: 1024 }) =>
  createEngine(model).run(words({ model, prompt, ...size }), createRecorder().context)
const lastAccepted = () => server.accepted().at(-1)
const isError = (kind: string, trouble: string | null) => (error: unknown) =>
  error instanceof EngineError && error.kind === kind && error.trouble === trouble

describe('pictures from words', () => {
  test('each is a question of its own, without a seed, with its tokens as cost', async () => {
    const request = words({ model: PRO, width: 1376, height: 768, count: 2 })
    const { pictures, cost } = await createEngine().run(request, createRecorder().context)
    assert.deepEqual([pictures.length, pictures[0]?.seed], [2, null])
    assert.deepEqual(cost, { amount: 2604, unit: 'token' })
    const { generationConfig } = lastAccepted() ?? {}
    assert.deepEqual(generationConfig, {
      responseModalities: ['IMAGE'],
      imageConfig: { aspectRatio: '16:9', imageSize: '1K' },
    })
  })

  test('a size becomes a ratio and a step; the second generation takes no step', () => {
    const size = (width: number, height: number) => ({ width, height })
    assert.deepEqual(toImageConfig(PRO, size(1696, 2528)), { aspectRatio: '2:3', imageSize: '2K' })
    assert.deepEqual(toImageConfig(PRO, size(4096, 4096)), { aspectRatio: '1:1', imageSize: '4K' })
    assert.deepEqual(toImageConfig(PRO, size(512, 512)), { aspectRatio: '1:1', imageSize: '1K' })
    assert.deepEqual(toImageConfig('gemini-3.1-flash-image', size(512, 512)), {
      aspectRatio: '1:1',
      imageSize: '512',
    })
    assert.deepEqual(toImageConfig('gemini-2.5-flash-image', size(832, 1248)), {
      aspectRatio: '2:3',
    })
  })

  test('a refusal with status 200 is blocked content: of the prompt, of the picture', async () => {
    await assert.rejects(run('违禁'), isError('content_blocked', null))
    await assert.rejects(run('坏图'), isError('content_blocked', null))
  })

  test('an answer in words is requested once more, with the image only', async () => {
    const before = server.accepted().length
    const { cost } = await run('海报')
    assert.equal(server.accepted().length, before + 2)
    assert.deepEqual(cost, { amount: 2604, unit: 'token' }, 'both answers are paid for')
    await assert.rejects(run('闲聊'), /made no picture \(STOP\)/)
    assert.equal(server.accepted().length, before + 4)
  })

  test('negative prompts, styles and unknown models are refused before any call', async () => {
    const refused = (change: object) =>
      createEngine().run(words({ model: PRO, ...change }), createRecorder().context)
    await assert.rejects(refused({ negativePrompt: '人' }), isError('unsupported', null))
    await assert.rejects(refused({ model: 'other' }), isError('unsupported', null))
    assert.equal(server.calls.length, 0)
  })
})

describe('edits', () => {
  const tool = async (id: string, params: ToolParams) => {
    const request = { ...toolRequest(id, picture, params), model: PRO }
    const media = new Map([...request.media, ['upload:b', await gradient(80, 80)]])
    return createEngine().runTool?.({ ...request, media }, createRecorder().context)
  }

  for (const id of ['photo2img', 'toon', 'variation', 'sketch', 'styleTransfer'])
    test(`${id}: the pictures follow the words in one turn`, async () => {
      const result = await tool(id, {
        ...(id === 'sketch' && { prompt: '一只猫' }),
        ...(id === 'styleTransfer' && { style: 'upload:b' }),
      })
      assert.ok((result?.pictures.length ?? 0) >= 1)
      const [content] = lastAccepted()?.contents ?? []
      const kinds = content?.parts.map(({ text }) => (text ? 'text' : 'image'))
      const images = id === 'styleTransfer' ? ['image', 'image'] : ['image']
      assert.deepEqual([content?.role, kinds], ['user', ['text', ...images]])
    })
})

describe('errors of Google', () => {
  const answered = async (status: number, error: object) => {
    server.answerTo(
      () => true,
      (_call, response) => sendJson(response, status, { error: { code: status, ...error } }),
      { times: 1 },
    )
    return run('雪山')
  }

  test('a bad key is the account’s trouble, although it comes as 400', async () => {
    const engine = createEngine(PRO, 'wrong')
    const request = words({ model: PRO, width: 1024, height: 1024 })
    await assert.rejects(
      engine.run(request, createRecorder().context),
      isError('unavailable', 'refused'),
    )
  })

  test('a closed place, a model that was shut down, an empty account', async () => {
    const place = { status: 'FAILED_PRECONDITION', message: 'User location is not supported' }
    await assert.rejects(answered(400, place), isError('unavailable', 'unreachable'))
    await assert.rejects(run('雪山', 'gemini-1.5-gone'), isError('unavailable', 'missing'))
    const broke = { status: 'RESOURCE_EXHAUSTED', message: 'Your prepayment credits are depleted' }
    await assert.rejects(answered(429, broke), isError('unavailable', 'broke'))
    await assert.rejects(
      answered(400, { status: 'INVALID_ARGUMENT', message: 'aspect_ratio' }),
      isError('rejected', null),
    )
  })

  test('a limit names its delay', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '31.5s' }]
    const limited = answered(429, { status: 'RESOURCE_EXHAUSTED', message: 'quota', details })
    await assert.rejects(
      limited,
      (error) =>
        isError('rate_limited', null)(error) && (error as EngineError).retryAfterMs === 31_500,
    )
  })
})

test('the check reads the model, paints nothing, and notices one that was shut down', async () => {
  const { signal } = new AbortController()
  const before = server.accepted().length
  assert.match((await createEngine().check?.({ signal })) ?? '', /good/)
  await assert.rejects(
    async () => createEngine('gemini-1.5-gone').check?.({ signal }),
    isError('unavailable', 'missing'),
  )
  assert.equal(server.accepted().length, before)
})
