/** Videos of shots by models over restarts and stops of a film's job. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FilmShot } from '@contract/tools/film'
import {
  type Engine,
  type EngineContext,
  JobTransferred,
  type RemoteState,
} from '../../../integrations/engines/engine'
import { createDashScopeEngine } from '../../../integrations/engines/dashscope/dashscope'
import type { EngineRegistry } from '../../../integrations/engines/registry'
import {
  type LocalDashScope,
  startLocalDashScope,
} from '../../../integrations/engines/testing/dashscope'
import { gradient } from '../../../integrations/engines/testing/requests'
import { makeTestVideo } from '../../../integrations/engines/testing/test-video'
import { plainModel } from '../../../integrations/engines/vendor'
import { buyClips, limitClips } from './clips'
import type { PieceStore } from './store'

const MODEL = 'wan2.7-i2v'
let dashscope: LocalDashScope
let engine: Engine
let picture: Buffer

before(async () => {
  dashscope = await startLocalDashScope({ video: await makeTestVideo({ seconds: 2 }) })
  picture = await gradient(64, 36)
  engine = createDashScopeEngine({
    id: 'dashscope',
    name: null,
    baseUrl: dashscope.base,
    apiKey: 'sk-local',
    timeoutMs: 20_000,
    helpers: null,
    firstWaitMs: 10,
    models: [plainModel(MODEL)],
  })
})
after(() => dashscope.close())

const shot = (id: string, key = id): FilmShot => ({
  id,
  image: 'upload:first',
  text: '',
  seconds: 2,
  motion: 'in',
  crossing: 'none',
  clip: {
    model: MODEL,
    engineId: 'dashscope',
    key,
    prompt: '湖',
    last: null,
    seconds: 2,
    seed: 1,
    credits: 20,
  },
})

function createStore() {
  const files = new Map<string, Uint8Array>()
  const store: PieceStore = {
    find: (name) => Promise.resolve(files.get(name) ?? null),
    save: (name, file) => Promise.resolve(void files.set(name, file)),
    trim: () => Promise.resolve(),
  }
  return { files, store }
}

/** State of the job, as the next run of it finds it. */
function createMemory() {
  let saved: RemoteState | null = null
  return {
    get saved() {
      return saved
    },
    save: (state: RemoteState) => Promise.resolve(void (saved = state)),
  }
}

/** Reported to the circuit breaker. */
const noted: [string, unknown][] = []

const buy = (shots: readonly FilmShot[], store: PieceStore, context: Partial<EngineContext> = {}) =>
  buyClips(
    {
      engines: { byId: () => engine } as unknown as EngineRegistry,
      ownEngines: {} as never,
      patiently: (attempt) => attempt(),
      noteClip: (_clip, userId, error) => Promise.resolve(void noted.push([userId, error])),
      userId: 'u',
      store,
      size: { width: 128, height: 72 },
      loadFile: () => Promise.resolve(new Uint8Array(picture)),
      context: {
        signal: new AbortController().signal,
        onProgress: () => undefined,
        ...context,
      },
    },
    shots,
  )

test('a restart looks the task up that the vendor draws, and buys nothing again', async () => {
  const { store, files } = createStore()
  const remote = createMemory()
  dashscope.quirks.stepMs = 60_000
  const stopping = new AbortController()
  const first = buy([shot('a')], store, { remote, signal: stopping.signal })
  while (remote.saved === null) await new Promise((resolve) => setImmediate(resolve))
  stopping.abort(new JobTransferred())
  await assert.rejects(first.get(shot('a')))
  await first.settle()
  assert.deepEqual([dashscope.accepted().length, files.size], [1, 0])
  dashscope.quirks.stepMs = 0
  const second = buy([shot('a')], store, { remote })
  const outcome = await second.get(shot('a'))
  assert.ok(outcome && 'file' in outcome)
  assert.deepEqual([dashscope.accepted().length, files.size], [1, 1])

  const third = buy([shot('a')], store)
  assert.ok(await third.get(shot('a')))
  assert.equal(dashscope.accepted().length, 1, 'from the store')
})

test('the same order of two shots is bought once; a camera move is none', async () => {
  const { store } = createStore()
  const before = dashscope.accepted().length
  const shots = [shot('b', 'same'), shot('c', 'same')]
  const { clip: _, ...camera } = shot('d')
  const clips = buy([...shots, camera], store)
  const [one, other] = await Promise.all(shots.map((each) => clips.get(each)))
  assert.deepEqual(one, other)
  assert.equal(await clips.get(camera), null)
  assert.equal(dashscope.accepted().length, before + 1)
  const engines = { byId: () => engine } as unknown as EngineRegistry
  assert.equal(limitClips({ engines }, [camera]), 0)
  assert.ok(limitClips({ engines }, shots) > 0)
})

test('a shot that its model refuses fails alone with a sentence', async () => {
  const { store } = createStore()
  dashscope.quirks.failsWith = 'DataInspectionFailed'
  const clips = buy([shot('e')], store)
  const outcome = await clips.get(shot('e'))
  assert.ok(outcome && 'error' in outcome)
  assert.match(outcome.error.message, /没有通过这一镜的画面或文字/)
  dashscope.quirks.failsWith = null
})

test('a model that fails is reported to the circuit breaker, a stopped film is not', async () => {
  const { store } = createStore()
  noted.length = 0
  dashscope.quirks.failsWith = 'InternalError'
  const failed = buy([shot('f')], store)
  assert.ok(await failed.get(shot('f')))
  dashscope.quirks.failsWith = null
  assert.match(String(noted[0]?.[1]), /EngineError/)
  assert.ok(await buy([shot('f')], store).get(shot('f')))
  assert.deepEqual(noted[1], ['u', null])
  const stopping = new AbortController()
  stopping.abort(new JobTransferred())
  const stopped = buy([shot('g')], store, { signal: stopping.signal })
  await assert.rejects(stopped.get(shot('g')))
  await stopped.settle()
  assert.equal(noted.length, 2)
})
