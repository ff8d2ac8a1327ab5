import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { checkParams } from '@contract/tools/check'
import { computeCost } from '@contract/tools/define'
import { short } from '@contract/tools/short'
import { parsePrompt } from '@studio/painter/parse'
import { shotSampleId } from '../samples/plan'
import { saveSample } from '../samples/repository'
import { STORYBOARDS } from '../samples/storyboards'
import { callApi, startTestApp, type TestApp } from '../../testing/app'

interface ShortAnimation {
  readonly engine: { readonly id: string } | null
  readonly styles: readonly { readonly id: string }[]
  readonly cameras: readonly { readonly id: string }[]
  readonly creditsPerSecond: number
  readonly storyboards: readonly {
    readonly id: string
    readonly credits: number
    readonly seconds: number
    readonly params: Record<string, unknown>
    readonly pictures: readonly ({ readonly thumbUrl: string } | null)[]
  }[]
}

describe('what the form of 动画短片 is fed with', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp({ env: { STUDIO_CREDITS: '3' } })
  })
  after(() => server.close())

  const read = async () =>
    (await callApi(server.app, 'GET', '/api/app-config/short-animation')).data as ShortAnimation

  test('styles, cameras and prices are those of the engine that makes videos', async () => {
    const { engine, styles, cameras, creditsPerSecond } = await read()
    assert.equal(engine?.id, 'studio')
    assert.equal(styles.length, server.deps.engines.byId('studio')?.capabilities.styles.length)
    assert.deepEqual(
      cameras.map(({ id }) => id),
      short.params.camera.options.map(({ value }) => value),
    )
    assert.equal(creditsPerSecond, 3)
  })

  test('every storyboard is an order the tool takes, of 3 to 10 s, at its price', async () => {
    const { storyboards } = await read()
    assert.equal(storyboards.length, STORYBOARDS.length)
    for (const { id, params, seconds, credits } of storyboards) {
      assert.deepEqual(checkParams(short, params), [], id)
      assert.ok(seconds >= 3 && seconds <= 10, id)
      assert.equal(credits, computeCost(short, params, 3), id)
    }
  })

  test('the engine understands every word of them', () => {
    for (const { id, params } of STORYBOARDS)
      for (const { text } of params.shots)
        assert.deepEqual(parsePrompt(text).reading.ignored, [], id)
  })

  test('a shot shows its picture once it has been painted', async () => {
    const [first] = STORYBOARDS
    assert.ok(first)
    await saveSample(server.deps.db, {
      id: shotSampleId(first.id, 1),
      engineId: 'studio',
      revision: 1,
      key: 'sample/a.webp',
      thumbKey: 'sample/b.webp',
      thumbhash: 'aa',
      width: 1344,
      height: 768,
    })
    const { storyboards } = await read()
    const board = storyboards.find(({ id }) => id === first.id)
    assert.deepEqual(
      board?.pictures.map((picture) => picture?.thumbUrl ?? null),
      [null, '/files/sample/b.webp', ...first.params.shots.slice(2).map(() => null)],
    )
  })

  test('a video too short or too long is refused before anything is held', () => {
    const shots = (seconds: number, count: number) =>
      Array.from({ length: count }, () => ({ image: null, text: '山', seconds }))
    assert.equal(checkParams(short, { shots: shots(0.5, 1) })[0]?.key, 'shots')
    assert.equal(checkParams(short, { shots: shots(10, 4) })[0]?.key, 'shots')
    assert.deepEqual(checkParams(short, { shots: shots(10, 3) }), [])
  })
})
