import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { EngineError, type EnginePicture, JobTransferred } from '../engine'
import { type GridRecipe, isGridRecipe } from '../recipe'
import { gradient, helpers, createRecorder, REF, toolRequest, words } from '../testing/requests'
import { type LocalMidjourney, startLocalMidjourney } from '../testing/midjourney'
import { QUIRKS } from '../testing/tasks'
import { createMidjourneyEngine } from './midjourney'

let server: LocalMidjourney
let picture: Buffer
before(async () => {
  server = await startLocalMidjourney()
  picture = await gradient(120, 80)
})
after(() => server.close())
beforeEach(() => void Object.assign(server.quirks, QUIRKS))

const createEngine = (secret = 'mj-local') =>
  createMidjourneyEngine({
    id: 'midjourney',
    name: null,
    baseUrl: server.address,
    secret,
    timeoutMs: 20_000,
    helpers,
    firstWaitMs: 10,
  })
const isKind = (kind: string) => (error: unknown) =>
  error instanceof EngineError && error.kind === kind
function requireRecipe(painted: EnginePicture | undefined): GridRecipe {
  assert.ok(painted?.recipe && isGridRecipe(painted.recipe))
  return painted.recipe
}
const lastAccepted = () => server.accepted().at(-1)
const WIDE = { model: 'midjourney', width: 1232, height: 928 }

async function tool(id: string, change: { params?: object; recipe?: GridRecipe } = {}) {
  const request = toolRequest(id, picture, { ...change.params })
  const media = new Map([...request.media, ['upload:b', picture]])
  const recipes = new Map(change.recipe ? [[REF, change.recipe]] : [])
  const toolResult = await createEngine().runTool?.(
    { ...request, media, recipes },
    createRecorder().context,
  )
  assert.ok(toolResult)
  return toolResult
}

test('four pictures are one task; each knows what U and V need of it', async () => {
  const before = server.accepted().length
  const request = words({ ...WIDE, count: 4, seed: 9, negativePrompt: 'text' })
  const { pictures, cost } = await createEngine().run(request, createRecorder().context)
  assert.equal(pictures.length, 4)
  assert.equal(server.accepted().length - before, 1)
  assert.equal(lastAccepted()?.body.prompt, 'a cat --ar 4:3 --seed 9 --no text')
  assert.deepEqual(cost, { amount: 1, unit: '次' })
  const recipes = pictures.map(requireRecipe)
  assert.deepEqual(
    recipes.map(({ index }) => index),
    [1, 2, 3, 4],
  )
  const [, second] = recipes
  assert.ok(second)
  const large = await tool('gridUpscale', { recipe: second })
  assert.deepEqual(lastAccepted()?.body, { taskId: second.task, action: 'UPSCALE', index: 2 })
  assert.equal(large.pictures[0]?.width, 192)
  const varied = await tool('gridVariation', { recipe: second })
  assert.equal(lastAccepted()?.body.action, 'VARIATION')
  assert.equal(varied.pictures.length, 4)
  assert.notEqual(requireRecipe(varied.pictures[0]).task, second.task)
})

test('a prompt sets no parameters of its own', async () => {
  const request = words({ ...WIDE, prompt: 'a cat --v 3 —seed 4' })
  await createEngine().run(request, createRecorder().context)
  assert.match(String(lastAccepted()?.body.prompt), /^a cat\s+v 3\s+seed 4 --ar 4:3 --seed 5$/)
})

test('U of a picture that it did not paint is refused with a sentence', async () => {
  await assert.rejects(tool('gridUpscale'), isKind('input'))
})

test('imgMix is a blend in the shape of the first one', async () => {
  const { pictures } = await tool('imgMix', { params: { second: 'upload:b', mode: 'print' } })
  assert.equal(pictures.length, 1)
  assert.equal(lastAccepted()?.body.dimensions, 'LANDSCAPE')
})

test('img2tag is a describe', async () => {
  const { answer } = await tool('img2tag')
  assert.match(String(answer?.prompt), /^a cat, on a sofa/)
})

test('a banned word is named, a full queue is busy, a failure that says why is believed', async () => {
  const run = (prompt: string) =>
    createEngine().run(words({ ...WIDE, prompt }), createRecorder().context)
  await assert.rejects(
    run('违禁'),
    (error) => isKind('content_blocked')(error) && (error as EngineError).words[0] === '违禁',
  )
  server.answerTo(
    ({ url }) => url.pathname.includes('/submit/'),
    (_call, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"code":23,"description":"full"}')
    },
    { times: 1 },
  )
  await assert.rejects(run('cat'), isKind('rate_limited'))
  server.quirks.failsWith = 'Banned prompt detected'
  await assert.rejects(run('cat'), isKind('content_blocked'))
})

test('reports progress, and a task is fetched by the next run', async () => {
  server.quirks.stepMs = 80
  const before = server.accepted().length
  const controller = new AbortController()
  const recorder = createRecorder({ signal: controller.signal })
  const running = createEngine().run(words(WIDE), recorder.context)
  while (recorder.states.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  controller.abort(new JobTransferred('stops'))
  await assert.rejects(running, JobTransferred)
  const next = createRecorder({ saved: recorder.states.at(-1) ?? null })
  const { pictures } = await createEngine().run(words(WIDE), next.context)
  assert.deepEqual([pictures.length, server.accepted().length - before], [1, 1])
})

test('a wrong secret is found without painting', async () => {
  const { signal } = new AbortController()
  assert.match((await createEngine().check?.({ signal })) ?? '', /answers/)
  await assert.rejects(
    createEngine('x').check?.({ signal }) ?? Promise.resolve(),
    isKind('unavailable'),
  )
})

test('trueai’s proxy: U and V press its buttons, a window is confirmed once, a cancel reaches it', async () => {
  const other = await startLocalMidjourney({ kind: 'trueai' })
  const engine = createMidjourneyEngine({
    id: 'midjourney',
    name: null,
    baseUrl: other.address,
    secret: 'mj-local',
    timeoutMs: 20_000,
    helpers,
    firstWaitMs: 10,
  })
  const change = async (id: string, recipe: GridRecipe) => {
    const request = { ...toolRequest(id, picture), recipes: new Map([[REF, recipe]]) }
    const toolResult = await engine.runTool?.(request, createRecorder().context)
    assert.ok(toolResult)
    return toolResult
  }
  try {
    const { pictures } = await engine.run(words(WIDE), createRecorder().context)
    const grid = requireRecipe(pictures[0])
    const third = { ...grid, index: 3 }
    const large = await change('gridUpscale', third)
    assert.equal(large.pictures[0]?.width, 192)
    const customId = `MJ::JOB::upsample::3::${grid.task}`
    assert.deepEqual(other.accepted().at(-1), {
      action: 'action',
      body: { taskId: grid.task, customId },
    })
    other.quirks.remix = true
    const varied = await change('gridVariation', third)
    assert.equal(varied.pictures.length, 4)
    assert.deepEqual([...other.confirmed().values()], ['a cat, on a sofa --v 7'])
    const { answer } = await engine.runTool!(
      toolRequest('img2tag', picture),
      createRecorder().context,
    )
    assert.match(String(answer?.prompt), /^a cat, on a sofa/)
    await assert.rejects(change('gridUpscale', { ...grid, index: 9 }), isKind('input'))

    other.quirks.stepMs = 60_000
    for (const cancelledAs of ['CANCEL', 'FAILURE'] as const) {
      other.quirks.cancelledAs = cancelledAs
      const controller = new AbortController()
      const recorder = createRecorder({ signal: controller.signal })
      const running = engine.run(words(WIDE), recorder.context)
      while (recorder.states.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      controller.abort(new Error('enough'))
      await assert.rejects(running, /enough/)
      // The next run of that job finds it cancelled.
      const next = createRecorder({ saved: recorder.states.at(-1) ?? null })
      await assert.rejects(
        engine.run(words(WIDE), next.context),
        (error) => (error as EngineError).trouble === 'interrupted',
      )
    }
  } finally {
    await other.close()
  }
})
