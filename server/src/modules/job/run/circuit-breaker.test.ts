import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallData } from '@contract/endpoints/all'
import { type JobView, isTerminal } from '@contract/jobs'
import { EngineError } from '../../../integrations/engines/engine'
import {
  type FakeApi,
  sendJson,
  startFakeApi,
} from '../../../integrations/engines/openai/testing/fake-api'
import { signInStaff } from '../../../testing/staff'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { waitForEnd } from '../../../testing/ended-jobs'
import { listHealth, listModelHealth, noteRun, probeByOperator, probeDue } from './circuit-breaker'
import { RunTimeout } from './outcome'

let api: FakeApi
let server: TestApp
let token: string
let folder: string

before(async () => {
  api = await startFakeApi({ pictureSize: '64x64' })
  folder = mkdtempSync(path.join(tmpdir(), 'moguang-health-'))
  const file = path.join(folder, 'engines.json')
  const models = [
    { id: 'gpt-image-1.5', credits: 6, sizes: ['1024x1024', '1536x1024'] },
    { id: 'gpt-image-1-mini' },
  ]
  const cloud = { id: 'cloud', vendor: 'openai', url: api.baseUrl, credits: 4, models }
  const tools = { toon: ['studio', { use: 'gpt-image-1-mini', credits: 9 }] }
  writeFileSync(file, JSON.stringify({ engines: [cloud], tools }))
  const env = { ENGINES_FILE: file, WELCOME_CREDITS: '100' }
  server = await startTestApp({ works: true, env })
  token = (await signInByCalls(server.app, newPhone())).token
})
after(async () => {
  await server.close()
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

let requests = 0
function submit(params: Record<string, unknown>, quotedCredits: number, more: object = {}) {
  const body = { requestId: `health-of-${++requests}`, params, quotedCredits, ...more }
  return callApi(server.app, 'POST', '/api/generate', { token, body })
}

const ended = (id: string) => waitForEnd(server, { token, id })

const score = async () =>
  (await callApi(server.app, 'GET', '/api/user/score', { token })).data as { balance: number }

const cloud = () => {
  const engine = server.deps.engines.byId('cloud')
  assert.ok(engine)
  return engine
}

test('each model has its own price, and the job says which one painted', async () => {
  const mini = await submit({ prompt: '山', model: 'gpt-image-1-mini', ratio: '1:1' }, 4)
  assert.equal(mini.code, 0, mini.message)
  const refused = await submit({ prompt: '山', model: 'gpt-image-1.5', ratio: '1:1' }, 4)
  assert.deepEqual(refused.data, { ...(refused.data as object), credits: 6 })
  const { model, reading } = await ended((mini.data as { job: JobView }).job.id)
  assert.deepEqual(model, { id: 'gpt-image-1-mini', name: 'GPT Image 1 mini' })
  assert.equal(reading, null, 'the engine reports no reading')
})

test('a tool offers its models in the operator’s order, at the prices it names', async () => {
  const { data } = await callApi(server.app, 'GET', '/api/app-config/generate')
  const { tools, options } = data as {
    tools: {
      tool: string
      model: { id: string }
      perPicture: number
      others: { model: { id: string }; perPicture: number }[]
    }[]
    options: { modelId: string; reads: boolean }[]
  }
  const toon = tools.find(({ tool }) => tool === 'toon')
  assert.deepEqual(
    [toon, ...(toon?.others ?? [])].map((one) => [one?.model.id, one?.perPicture]),
    [
      ['studio', 2],
      ['gpt-image-1-mini', 9],
    ],
  )
  assert.deepEqual(
    options.map(({ modelId, reads }) => [modelId, reads]),
    [
      ['gpt-image-1.5', false],
      ['gpt-image-1-mini', false],
      ['studio', true],
    ],
  )
  const body = {
    requestId: 'toon-without-engine',
    params: {},
    quotedCredits: 1,
    modelId: 'gpt-image-1.5',
  }
  const sent = await callApi(server.app, 'POST', '/api/tools/toon', { token, body })
  assert.match(sent.message, /没有这个模型/)
})

const LARGE = 'gpt-image-1.5'
const SMALL = 'gpt-image-1-mini'
const broken = () => new EngineError('unavailable', 'images API answered 500')
const note = (error: unknown, who: string, modelId = LARGE) =>
  noteRun(server.deps, { engine: cloud(), modelId, userId: who }, error)
const forget = () => server.deps.pool.query('delete from engine_health; delete from model_health')
const pausedNow = async () => {
  const paused = new Set<string>()
  const { rows } = await server.deps.pool.query<{ id: string }>(
    `select engine_id as id from engine_health where paused_until > now()
     union all select model_id from model_health where paused_until > now()`,
  )
  for (const { id } of rows) paused.add(id)
  return [...paused].sort()
}

const FIRST_PAUSE_MS = 30_000
/** Failures in a row; each further one doubles the pause. */
const PAUSED_AFTER = 3
const measurePauseMs = (row?: { pausedUntil: Date | null; failedAt: Date }) =>
  row?.pausedUntil && row.pausedUntil.getTime() - row.failedAt.getTime()

/** A pause ends by the clock: a busy machine may take longer for a test. */
const lengthenPauses = () =>
  server.deps.pool.query(`
    with engines as (
      update engine_health set paused_until = now() + interval '1 hour' where paused_until > now()
    ) update model_health set paused_until = now() + interval '1 hour' where paused_until > now()`)

/** Runs `act` while the worker neither probes engines nor paints. */
async function withoutWorker(act: () => Promise<void>): Promise<void> {
  await server.deps.worker.stop()
  try {
    await act()
  } finally {
    await server.deps.worker.start()
  }
}

test('an engine that does not answer is paused; its orders name an alternative and hold nothing', async () => {
  api.answerWith((call, response) =>
    sendJson(response, call.path.endsWith('/models') ? 503 : 500, {
      error: { code: 'upstream_died', message: 'key sk-1234 of 山' },
    }),
  )
  for (let i = 0; i < 3; i += 1) {
    const sent = await submit({ prompt: '山', model: LARGE, ratio: '1:1' }, 6)
    const job = await ended((sent.data as { job: JobView }).job.id)
    assert.equal(job.error?.code, 'ENGINE_UNAVAILABLE')
  }
  const support = await signInStaff(server, 'support')
  const failed = await callApi(server.app, 'GET', '/api/console/jobs?list=failed', support)
  const { list } = failed.data as CallData<'GET /api/console/jobs'>
  assert.deepEqual(
    list.map(({ modelId, cause }) => [modelId, cause]),
    Array.from({ length: 3 }, () => [LARGE, 'images API answered 500 (upstream_died)']),
  )
  const { db, log, engines } = server.deps
  await probeDue({ db, log, engines })
  assert.deepEqual(await pausedNow(), ['cloud'])
  await lengthenPauses()
  await sleep(350)
  const before = await score()
  const refused = await submit({ prompt: '雪山', model: LARGE, ratio: '1:1' }, 6)
  assert.equal(refused.status, 503)
  assert.match(refused.message, /现在没有回应，没有扣积分。可以改用「本地画笔」，2 积分$/)
  const { alternative } = refused.data as { alternative: { modelId: string; credits: number } }
  assert.deepEqual([alternative.modelId, alternative.credits], ['studio', 2])
  assert.deepEqual(await score(), before)
  // Only what the person asks for instead becomes a job.
  await withoutWorker(async () => {
    const instead = await submit({ prompt: '雪山', model: 'studio', ratio: '1:1' }, 2)
    assert.equal(instead.code, 0, instead.message)
    const { id } = (instead.data as { job: JobView }).job
    await callApi(server.app, 'POST', `/api/job/${id}/cancel`, { token })
  })
})

test('an alternative that takes the order with a change is named with that change', async () => {
  const other = async (params: Record<string, unknown>) => {
    const refused = await submit({ model: LARGE, ...params }, 6)
    assert.equal(refused.status, 503, refused.message)
    const { alternative } = refused.data as { alternative: { modelId: string; change: string } }
    assert.match(refused.message, /可以改用「本地画笔」，2 积分，/)
    return [alternative?.modelId, alternative?.change]
  }
  assert.deepEqual(await other({ prompt: '雪山', ratio: '3:2' }), ['studio', '画幅改成 4:3'])
  assert.deepEqual(await other({ prompt: '心电图', ratio: '1:1' }), [
    'studio',
    '它画不了「心电图」，要换个说法',
  ])
})

test('after its pause it is probed once: still away it pauses longer, back it is offered again', async () => {
  const { db, log, engines, pool } = server.deps
  const over = () =>
    pool.query(`update engine_health set paused_until = now() - interval '1 second'`)
  await withoutWorker(async () => {
    const [before] = await listHealth(db)
    await over()
    await probeDue({ db, log, engines })
    const [still] = await listHealth(db)
    assert.ok(before && still)
    assert.equal(still.failures, before.failures + 1)
    assert.equal(measurePauseMs(still), FIRST_PAUSE_MS * 2 ** (still.failures - PAUSED_AFTER))
    api.answerWith(null)
    await over()
    await probeDue({ db, log, engines })
    assert.deepEqual(await listHealth(db), [])
  })
  await sleep(350)
  const sent = await submit({ prompt: '山', model: 'gpt-image-1.5', ratio: '1:1' }, 6)
  assert.equal((await ended((sent.data as { job: JobView }).job.id)).status, 'succeeded')
})

test('a job is seen to succeed only after the health that follows from it is written', async () => {
  const client = await server.deps.pool.connect()
  try {
    // Readers pass, writers of the health wait.
    await client.query('begin; lock table engine_health, model_health in share mode')
    const sent = await submit({ prompt: '山', model: SMALL, ratio: '1:1' }, 4)
    const { id } = (sent.data as { job: JobView }).job
    for (let count = 0; count < 20; count += 1) {
      const job = (await callApi(server.app, 'GET', `/api/job/${id}`, { token })).data as JobView
      assert.ok(!isTerminal(job.status), job.status)
      await sleep(30)
    }
    await client.query('rollback')
    assert.equal((await ended(id)).status, 'succeeded')
  } finally {
    client.release()
  }
})

test('only trouble of the engine counts, and a success forgets it', async () => {
  const deps = server.deps
  for (const kind of ['content_blocked', 'rejected', 'input', 'rate_limited'] as const)
    await note(new EngineError(kind, 'no'), 'a')
  for (const trouble of ['interrupted', 'size'] as const)
    await note(new EngineError('unavailable', 'no', { trouble }), 'a')
  assert.deepEqual([await listHealth(deps.db), await listModelHealth(deps.db)], [[], []])
  await note(broken(), 'a')
  await note(new RunTimeout(), 'b')
  const [row] = await listHealth(deps.db)
  assert.deepEqual([row?.failures, row?.pausedUntil, row?.models], [2, null, [LARGE]])
  await note(null, 'a')
  assert.deepEqual([await listHealth(deps.db), await listModelHealth(deps.db)], [[], []])
})

test('a broken model is paused alone, whether its server answers or its model is gone', async () => {
  for (const error of [broken(), new EngineError('unavailable', 'gone', { trouble: 'missing' })]) {
    for (const who of ['a', 'b', 'a']) await note(error, who)
    assert.deepEqual(await pausedNow(), [LARGE])
    await lengthenPauses()
    // The server is probed after three failures; it answers, so only the model stays paused.
    await probeDue(server.deps)
    assert.deepEqual(await pausedNow(), [LARGE])
    await sleep(350)
    const { data } = await callApi(server.app, 'GET', '/api/app-config/generate')
    const { options } = data as { options: { modelId: string; paused: boolean }[] }
    assert.deepEqual(
      options.map(({ modelId, paused }) => [modelId, paused]),
      [
        [LARGE, true],
        [SMALL, false],
        ['studio', false],
      ],
    )
    const sent = await submit({ prompt: '山', model: SMALL, ratio: '1:1' }, 4)
    assert.equal((await ended((sent.data as { job: JobView }).job.id)).status, 'succeeded')
    await forget()
  }
})

test('one person who repeats what fails pauses nothing for others', () =>
  withoutWorker(async () => {
    for (let i = 0; i < 9; i += 1) await note(broken(), 'a', i % 2 === 0 ? LARGE : SMALL)
    assert.deepEqual(await pausedNow(), [])
    await probeDue(server.deps)
    assert.deepEqual([await pausedNow(), await listHealth(server.deps.db)], [[], []])
    await forget()
  }))

test('the engine is paused when different models fail for different persons', async () => {
  await note(broken(), 'a', LARGE)
  await note(broken(), 'a', SMALL)
  assert.deepEqual(await pausedNow(), [])
  await note(broken(), 'b', SMALL)
  assert.deepEqual(await pausedNow(), ['cloud'])
  await forget()
})

test('a refused key pauses the engine for every user, and does not count against the model', async () => {
  for (let i = 0; i < 3; i += 1)
    await note(new EngineError('unavailable', 'no', { trouble: 'refused' }), 'a')
  assert.deepEqual(await pausedNow(), ['cloud'])
  assert.deepEqual(await listModelHealth(server.deps.db), [])
  await forget()
})

test('a paused model is tried by the next order, pauses longer when it fails again, and ends by success', async () => {
  for (const who of ['a', 'b', 'a']) await note(broken(), who)
  const over = () =>
    server.deps.pool.query(`update model_health set paused_until = now() - interval '1 second'`)
  await over()
  assert.deepEqual(await pausedNow(), [])
  await note(broken(), 'c')
  const [row] = await listModelHealth(server.deps.db)
  assert.equal(measurePauseMs(row), 2 * FIRST_PAUSE_MS)
  await over()
  await note(null, 'c')
  assert.deepEqual(await listModelHealth(server.deps.db), [])
})

test('an operator whose test of the server succeeds ends the pauses of its models', async () => {
  for (const who of ['a', 'b', 'a']) await note(broken(), who)
  assert.ok('note' in (await probeByOperator(server.deps, cloud())))
  assert.deepEqual([await pausedNow(), await listModelHealth(server.deps.db)], [[], []])
})
