import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import type { ToolParams } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { buildDefaults } from '@contract/tools/define'
import { film, type FilmShot } from '@contract/tools/film'
import { wav } from '@media/audio/testing/sounds'
import { gradient } from '../../../integrations/engines/testing/requests'
import {
  type Engine,
  type EngineContext,
  EngineError,
  type ToolRequest,
} from '../../../integrations/engines/engine'
import { piecePrefix } from '../../../integrations/storage/keys'
import { storyboards } from '../../../platform/db/schema'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { uploadAs } from '../../../testing/uploads'
import { addLabel, makeJob as makeFinished } from '../../../testing/works'
import { filmInPieces } from './run'

let server: TestApp
let userId = ''
let image: MediaRef

before(async () => {
  server = await startTestApp()
  const { token } = await signInByCalls(server.app, newPhone())
  const { data } = await callApi(server.app, 'GET', '/api/user/info', { token })
  userId = (data as { id: string }).id
  image = await uploadAs(server, token, await gradient(40, 40))
})
after(() => server.close())

interface FakeEngine {
  readonly engine: Engine
  readonly rendered: string[]
  /** Files that pieces were rendered from. */
  readonly files: Uint8Array[]
  joined: ToolRequest | null
}

/** Answers pieces of one byte. @param fail called with the ids of a piece before it is rendered */
function createFake(fail: (ids: string) => void = () => undefined): FakeEngine {
  const fake: FakeEngine = {
    rendered: [],
    files: [],
    joined: null,
    engine: {
      id: 'fake',
      name: '',
      capabilities: { sizes: [] } as unknown as Engine['capabilities'],
      run: () => Promise.reject(new Error('not called')),
      close: () => Promise.resolve(),
      runTool(request, { onProgress }) {
        const video = { data: new Uint8Array([1]), width: 2, height: 2, durationMs: 1 }
        const result = { pictures: [], reading: null, videos: [{ ...video, poster: {} as never }] }
        if (request.tool === 'film-join') {
          fake.joined = request
          return Promise.resolve(result)
        }
        const ids = (request.params.shots as readonly FilmShot[]).map(({ id }) => id).join('>')
        fail(ids)
        fake.rendered.push(ids)
        fake.files.push(...request.media.values())
        onProgress({ progress: 1, index: 0 })
        return Promise.resolve(result)
      },
    },
  }
  return fake
}

const shot = (id: string, more: Partial<FilmShot> = {}) => {
  const base = { id, image, text: id, seconds: 2, motion: 'in', crossing: 'none' } as const
  return { ...base, ...more, charged: true }
}

const tone = (seconds: number) =>
  new Uint8Array(wav({ seconds, float: (i) => 0.4 * Math.sin(i / 10) }))

let drafts = 0
async function makeJob(shots: readonly object[]) {
  drafts += 1
  const id = `film-job-${drafts}`
  const look = { title: '', script: '', ratio: '1:1', captions: 'burned' } as const
  const order = { jobId: id, keys: {}, whole: '' }
  const row = { ...look, id: `draft-${drafts}`, userId, sound: {}, seed: 1, shots: [], film: order }
  await server.deps.db.insert(storyboards).values(row)
  const params = { ...buildDefaults(film), shots, ratio: '1:1', seconds: 2 * shots.length, seed: 1 }
  return { id, userId, tool: film.id, params: params as unknown as ToolParams, draftId: row.id }
}

const buildDeps = () => ({
  ...server.deps,
  patiently: <T>(attempt: () => Promise<T>) => attempt(),
  noteClip: () => Promise.resolve(),
})

const run = async (
  job: Awaited<ReturnType<typeof makeJob>>,
  { engine }: FakeEngine,
  context: Partial<EngineContext> = {},
) =>
  (await filmInPieces(buildDeps(), job, engine)).callEngine({
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...context,
  })

describe('a film in pieces', () => {
  test('a cancelled film renders no finished shot again, and says where it is', async () => {
    const job = await makeJob([shot('a'), shot('b', { crossing: 'fade' }), shot('c')])
    const cancelled = new AbortController()
    const first = createFake((ids) => {
      if (ids !== 'c') return
      cancelled.abort(new Error('cancelled'))
      cancelled.signal.throwIfAborted()
    })
    const seen: string[] = []
    const watched = run(job, first, {
      signal: cancelled.signal,
      onProgress: ({ index, step }) => seen.push(`${index} ${step}`),
    })
    await assert.rejects(watched, /cancelled/)
    assert.deepEqual(first.rendered, ['a', 'a>b', 'b'])
    assert.deepEqual([...new Set(seen)], ['0 第 1 镜', '1 第 2 镜', '2 第 3 镜'])
    const second = createFake()
    const { answer, done } = await run(job, second)
    assert.deepEqual(second.rendered, ['c'])
    assert.deepEqual(answer?.rendered, ['c'])
    assert.deepEqual(done, { made: 6, of: 6 })
    assert.equal(second.joined?.media.size, 4)
  })

  test('pieces beyond the film and some more are removed', async () => {
    const job = await makeJob([shot('a'), shot('b')])
    const prefix = piecePrefix(job)
    for (let i = 0; i < 30; i++)
      await server.deps.storage.put(`${prefix}old${i}.mp4`, new Uint8Array([1]), {
        mime: 'video/mp4',
      })
    await run(job, createFake())
    assert.equal((await server.deps.storage.list(prefix)).length, 26)
  })

  test('a crossing comes from the last shot there is; a failed one is not charged', async () => {
    const crossing = 'fade' as const
    const job = await makeJob([shot('a'), shot('b', { crossing }), shot('c', { crossing })])
    const fake = createFake((ids) => {
      if (ids.endsWith('b')) throw new EngineError('unavailable', 'its thread ended')
    })
    const { answer, done, notes } = await run(job, fake)
    assert.deepEqual(fake.rendered, ['a', 'a>c', 'c'])
    assert.deepEqual(answer?.failed, [{ id: 'b', message: '这一镜没能拍成，可以再拍一次' }])
    assert.deepEqual(done, { made: 4, of: 6 })
    assert.match(notes?.[0] ?? '', /第 2 镜没能拍成/)
  })

  test('a painted picture comes without its label, which would move with the camera', async () => {
    for (const transparent of [false, true]) {
      const channels = transparent ? 4 : 3
      const size = { width: 60, height: 40 }
      const data = Buffer.from(Array.from({ length: 60 * 40 * channels }, (_, i) => (i * 7) % 256))
      const painted = await makeFinished(server.deps, userId)
      await addLabel(server.deps, painted, { ...size, data, transparent })
      const fake = createFake()
      await run(await makeJob([shot('a', { image: `picture:${painted.pictureId}` })]), fake)
      const [file] = fake.files
      assert.ok(file)
      assert.deepEqual(await sharp(file).raw().toBuffer(), data)
    }
  })

  test('own music comes to the joining with the pieces', async () => {
    const job = await makeJob([shot('a'), shot('b')])
    const fake = createFake()
    const params = { ...job.params, music: 'own', musicFile: image } as ToolParams
    await run({ ...job, params }, fake)
    assert.equal(fake.joined?.params.musicFile, image)
    assert.deepEqual([fake.joined?.media.size, fake.joined?.media.has(image)], [3, true])
  })

  test('spoken captions lengthen their shots and lie where they are spoken', async () => {
    const job = await makeJob([
      shot('a'),
      shot('b', { text: '雨下了一整天' }),
      shot('c', { text: '' }),
    ])
    const params = { ...job.params, narration: 'on', narrationVoice: '' } as ToolParams
    const calls: string[] = []
    const speech = {
      identity: 'local',
      voices: [{ id: 'nova', name: 'nova' }] as const,
      speak(words: string) {
        calls.push(words)
        const cost = { amount: [...words].length, unit: '字' }
        return Promise.resolve({ file: tone([...words].length / 2), cost })
      },
    }
    const fake = createFake()
    const { callEngine } = await filmInPieces(
      { ...buildDeps(), speech },
      { ...job, params },
      fake.engine,
    )
    const { answer, notes, done } = await callEngine({
      signal: new AbortController().signal,
      onProgress: () => undefined,
    })
    assert.deepEqual(answer?.shots, [
      { id: 'a', fromMs: 0, toMs: 2000 },
      { id: 'b', fromMs: 2000, toMs: 5583 },
      { id: 'c', fromMs: 5583, toMs: 7583 },
    ])
    assert.match(notes?.[0] ?? '', /第 2 镜自动延长了/)
    assert.deepEqual(done, { made: 6, of: 6 })
    const { lines, voices } = fake.joined?.params as {
      lines: { text: string; fromMs: number; toMs: number }[]
      voices: { ref: string; fromMs: number }[]
    }
    assert.deepEqual(lines[1], { text: '雨下了一整天', fromMs: 2250, toMs: 5250 })
    assert.deepEqual(
      voices.map(({ fromMs }) => fromMs),
      [250, 2250],
    )
    assert.ok(voices.every(({ ref }) => fake.joined?.media.has(ref)))
    assert.deepEqual(calls, ['a', '雨下了一整天'])
  })

  test('when no shot can be rendered the film fails', async () => {
    const job = await makeJob([
      shot('a', { image: 'upload:gone' }),
      shot('b', { image: 'upload:gone' }),
    ])
    await assert.rejects(run(job, createFake()), /原图已经不在了/)
  })
})
