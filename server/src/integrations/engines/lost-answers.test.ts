import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createArkEngine } from './ark/ark'
import { createDashScopeEngine } from './dashscope/dashscope'
import { EngineError } from './engine'
import { createOpenAiEngine } from './openai/openai'
import { paintPng, sendJson, startFakeApi } from './openai/testing/fake-api'
import { startLocalArk } from './testing/ark'
import { createRecorder, words } from './testing/requests'
import { startLocalDashScope } from './testing/dashscope'
import { plainModel } from './vendor'
import { callCounted } from './remote/counted-calls'
import { forgetful } from './remote/memory'
import { sumSpent } from './remote/spent'

const of = (memory = forgetful()) => ({ label: 'test', server: 'http://a', memory })

test('a lost answer is requested once more and counted, two lost ones are not', async () => {
  const { memory } = of()
  const killed = () => callCounted(of(memory), () => Promise.reject(new Error('killed')))
  let calls = 0
  const call = () => callCounted(of(memory), async () => (calls += 1))
  await assert.rejects(killed(), /killed/)
  assert.deepEqual(await call(), { answer: 1, lost: 1 })
  assert.deepEqual(sumSpent(memory.saved), { amount: 0, unit: '次', lost: 2 })
  await assert.rejects(call(), (error) => error instanceof EngineError)
  assert.equal(calls, 1)
  // Calls to another server do not count.
  assert.equal((await callCounted({ ...of(memory), server: 'http://b' }, call)).lost, 0)
})

test('a refusal is an answer: nothing was lost', async () => {
  const { memory } = of()
  const busy = new EngineError('rate_limited', 'busy')
  for (let i = 0; i < 4; i += 1)
    await assert.rejects(
      callCounted(of(memory), () => Promise.reject(busy)),
      /busy/,
    )
  assert.equal((await callCounted(of(memory), async () => 1)).lost, 0)
})

const SIZE = { width: 2048, height: 2048 }
const cloudOf = {
  ark: async () => {
    const server = await startLocalArk()
    const model = 'doubao-seedream-4-5-251128'
    const engine = createArkEngine({
      id: 'ark',
      name: null,
      baseUrl: server.base,
      apiKey: 'ark-local',
      helpers: null,
      timeoutMs: 20_000,
      models: [plainModel(model)],
    })
    return { server, engine, model }
  },
  dashscope: async () => {
    const server = await startLocalDashScope()
    const model = 'qwen-image-3.0'
    const engine = createDashScopeEngine({
      id: 'dashscope',
      name: null,
      baseUrl: server.base,
      apiKey: 'sk-local',
      helpers: null,
      timeoutMs: 20_000,
      models: [plainModel(model)],
    })
    return { server, engine, model }
  },
} as const

for (const [name, open] of Object.entries(cloudOf))
  test(`${name}: a process that dies after the answers fetches them, paid for once`, async () => {
    const { server, engine, model } = await open()
    const request = words({ ...SIZE, model, count: 2 })
    const first = createRecorder()
    await engine.run(request, first.context)
    const again = await engine.run(
      request,
      createRecorder({ saved: first.states.at(-1) ?? null }).context,
    )
    assert.deepEqual([again.pictures.length, server.accepted().length], [2, 2])
    assert.deepEqual(again.cost, { amount: 2, unit: '张' })
    assert.deepEqual(sumSpent(first.states.at(-1) ?? null), again.cost)
    await server.close()
  })

test('an images API answers with the picture itself: a lost answer is requested again, and reported', async () => {
  const api = await startFakeApi({ pictureSize: '64x64' })
  const engine = createOpenAiEngine({
    baseUrl: api.baseUrl,
    apiKey: 'k',
    timeoutMs: 20_000,
    models: [plainModel('painter-x')],
  })
  const request = words({ model: 'painter-x', width: 64, height: 64 })
  const first = createRecorder()
  await engine.run(request, first.context)
  const second = createRecorder({ saved: first.states.at(-1) ?? null })
  assert.deepEqual((await engine.run(request, second.context)).cost, {
    amount: 1,
    unit: '张',
    lost: 1,
  })
  const third = createRecorder({ saved: second.states.at(-1) ?? null })
  await assert.rejects(
    engine.run(request, third.context),
    (error) => error instanceof EngineError && error.kind === 'unavailable',
  )
  await api.close()
})

test('a paid call without a picture is stored with the job, and so is an unanswered one', async () => {
  const api = await startFakeApi()
  const engine = createOpenAiEngine({
    baseUrl: api.baseUrl,
    apiKey: 'k',
    timeoutMs: 20_000,
    models: [plainModel('painter-x')],
  })
  const failed = async (answer: Parameters<typeof api.answerWith>[0]) => {
    api.answerWith(answer)
    const { context, states } = createRecorder()
    await assert.rejects(engine.run(words({ model: 'painter-x', width: 64, height: 64 }), context))
    return sumSpent(states.at(-1) ?? null)
  }
  const black = { b64_json: (await paintPng('64x64', '#000')).toString('base64') }
  const tokens = { usage: { output_tokens: 272, total_tokens: 300 } }
  assert.deepEqual(
    await failed((_call, response) => sendJson(response, 200, { data: [black], ...tokens })),
    { amount: 300, unit: 'token' },
  )
  assert.deepEqual(await failed((_call, response) => void response.destroy()), {
    amount: 0,
    unit: '次',
    lost: 1,
  })
  const refused = { error: { code: 'moderation_blocked' } }
  assert.equal(await failed((_call, response) => sendJson(response, 400, refused)), null)
  await api.close()
  assert.equal(await failed(null), null, 'connection refused: nothing was sent')
})
