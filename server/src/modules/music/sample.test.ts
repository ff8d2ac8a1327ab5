import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Engine, EngineResult, ToolRequest } from '../../integrations/engines/engine'
import { AppError } from '../../platform/lib/errors'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { createMoodSamples } from './sample'

describe('GET /api/music/sample', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp()
  })
  after(() => server.close())

  const ask = (mood: string) => callApi(server.app, 'GET', `/api/music/sample?mood=${mood}`)

  test('answers an MP3 of ours that everybody may keep, once composed', async () => {
    const [first, second] = await Promise.all([ask('calm'), ask('calm')])
    assert.equal(first.code, 0, first.message)
    const { url } = first.data as { url: string }
    assert.deepEqual(second.data, { url })
    const file = await server.app.inject({ method: 'GET', url })
    assert.equal(file.headers['content-type'], 'audio/mpeg')
    assert.equal(file.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(file.rawPayload.subarray(0, 3).toString('latin1'), 'ID3')
    assert.match(file.rawPayload.toString('latin1'), /AIGC.*moguang/)
    // Ten seconds at 128 kbit/s.
    assert.ok(Math.abs(file.rawPayload.length - 160_000) < 8000, `${file.rawPayload.length} bytes`)
    const part = await server.app.inject({ url, headers: { range: 'bytes=0-99' } })
    assert.equal(part.statusCode, 206)
    assert.equal((await server.deps.storage.list('sample/music/')).length, 1)
  })

  for (const mood of ['none', 'auto', 'own', '', '../x'])
    test(`has no piece for ${mood || 'an empty name'}`, async () =>
      assert.equal((await ask(encodeURIComponent(mood))).status, 400))
})

describe('pieces of moods', () => {
  const HOUR_MS = 3_600_000

  function studio({ sampled = true }: { sampled?: boolean } = {}) {
    const orders: ToolRequest[] = []
    const stored = new Map<string, Uint8Array>()
    const state = { sampled, fails: false, now: 0 }
    const runTool = (order: ToolRequest): Promise<EngineResult> => {
      orders.push(order)
      if (state.fails) return Promise.reject(new Error('the thread ended'))
      const answer = { mp3: Uint8Array.of(orders.length), sampled: state.sampled }
      return Promise.resolve({ pictures: [], answer, reading: null })
    }
    const storage = {
      put: (key: string, bytes: Uint8Array) => Promise.resolve(void stored.set(key, bytes)),
      list: (prefix: string) =>
        Promise.resolve(
          [...stored.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key })),
        ),
      url: (key: string) => `/files/${key}`,
    }
    const engine = { runTool } as unknown as Engine
    const deps = {
      engines: { forTool: (id: string) => (id === 'moodSample' ? engine : null) },
      storage,
      now: () => new Date(state.now),
    } as unknown as Parameters<typeof createMoodSamples>[0]
    return { orders, stored, state, deps, find: createMoodSamples(deps) }
  }

  test('are composed once each, also by another process', async () => {
    const { orders, deps, find } = studio()
    const urls = await Promise.all([find('epic'), find('epic'), find('calm')])
    assert.equal(urls[0], urls[1])
    assert.match(urls[0] ?? '', /sample\/music\/epic-\d+-[\w-]+\.mp3$/)
    assert.equal(await createMoodSamples(deps)('epic'), urls[0])
    assert.deepEqual(
      orders.map(({ params }) => params.music),
      ['epic', 'calm'],
    )
  })

  test('without the sound bank are composed again after an hour, by one of two requests', async () => {
    const { orders, state, find } = studio({ sampled: false })
    const plain = await find('calm')
    state.now = HOUR_MS - 1
    assert.equal(await find('calm'), plain)
    Object.assign(state, { now: HOUR_MS, sampled: true })
    const [one, two] = await Promise.all([find('calm'), find('calm')])
    assert.equal(one, two)
    assert.notEqual(one, plain)
    state.now = 9 * HOUR_MS
    assert.equal(await find('calm'), one)
    assert.equal(orders.length, 2)
  })

  test('are tried again after a failure, which is one sentence', async () => {
    const { state, find } = studio()
    state.fails = true
    await assert.rejects(find('calm'), (error) => {
      assert.ok(error instanceof AppError)
      assert.deepEqual(
        [error.code, error.message],
        ['SERVICE_UNAVAILABLE', '这首试听还没准备好，请稍后再试'],
      )
      return true
    })
    state.fails = false
    assert.match(await find('calm'), /calm/)
  })
})
