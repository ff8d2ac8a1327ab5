import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ERRORS } from '@contract/errors'
import type { JobView } from '@contract/jobs'
import { newPhone } from '../../../testing/accounts'
import { everything } from '@studio/testing/effort'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { waitForEnd } from '../../../testing/ended-jobs'

/** Of a square picture: as it is with `--all`, else small. */
const SIDE = everything ? 1024 : 256

interface Model {
  readonly engineId: string
  readonly note: string
  readonly credits: {
    readonly generate: number
    readonly upscale: number
    readonly variation: number
  }
  readonly repaints: boolean
}

describe('the grid mode: four pictures, then U and V', () => {
  let server: TestApp
  let token: string
  let grid: JobView
  before(async () => {
    server = await startTestApp({
      works: true,
      env: {
        STUDIO_CREDITS: '2',
        WELCOME_CREDITS: '100',
        OPENAI_CREDITS: '7',
        STUDIO_SIZE_PERCENT: String((100 * SIDE) / 1024),
        OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
        JOB_TIMEOUT_MS: '300000',
      },
    })
    ;({ token } = await signInByCalls(server.app, newPhone()))
  })
  after(() => server.close())

  let orders = 0
  async function order(path: string, params: object, quotedCredits: number, parentId?: string) {
    orders += 1
    const body = { requestId: `grid-test-${orders}`, params, quotedCredits, parentId }
    return callApi(server.app, 'POST', path, { token, body })
  }

  async function waitForJob(answer: Awaited<ReturnType<typeof order>>): Promise<JobView> {
    assert.equal(answer.code, 0, answer.message)
    const { id } = (answer.data as { job: JobView }).job
    return waitForEnd(server, { token, id })
  }

  const words = { prompt: '湖边的木屋，松树', ratio: '1:1', model: 'studio' }

  test('models say what they are weak at, what everything costs, and which of them repaint', async () => {
    const models = (await callApi(server.app, 'GET', '/api/mj/models')).data as Model[]
    assert.deepEqual(
      models.map(({ engineId, credits, repaints }) => [engineId, credits, repaints]),
      [
        ['openai', { generate: 28, upscale: 2, variation: 8 }, false],
        ['studio', { generate: 8, upscale: 2, variation: 8 }, true],
      ],
    )
    assert.ok(models.every(({ note }) => note.length > 10))
  })

  test('one prompt, four pictures, one price; another price is refused', async () => {
    const wrong = await order('/api/mj/generate', words, 2)
    assert.equal(wrong.code, ERRORS.QUOTE_CHANGED.wire)
    grid = await waitForJob(await order('/api/mj/generate', { ...words, seed: 5 }, 8))
    assert.deepEqual([grid.status, grid.tool, grid.costCredits], ['succeeded', 'grid', 8])
    assert.deepEqual(
      grid.pictures.map(({ seed }) => seed),
      [5, 6, 7, 8],
    )
  })

  test('U: the third picture at twice its size, a job of its own with its parent and its words', async () => {
    const third = grid.pictures[2]
    const sent = { image: `picture:${third?.id}`, prompt: '别的话' }
    const job = await waitForJob(await order('/api/mj/upscale', sent, 2))
    const [large] = job.pictures
    assert.deepEqual([large?.width, large?.height], [2 * SIDE, 2 * SIDE])
    assert.equal(large?.seed, third?.seed)
    assert.equal(large?.style, third?.style)
    // The words are those of the job that painted it, whatever was sent in their place.
    assert.deepEqual([job.parentId, job.params.prompt], [grid.id, words.prompt])
  })

  test('V: four more of the first picture, and on from one of those', async () => {
    const image = `picture:${grid.pictures[0]?.id}`
    const job = await waitForJob(await order('/api/mj/variation', { image, seed: 3 }, 8, grid.id))
    assert.equal(job.pictures.length, 4)
    assert.equal(new Set(job.pictures.map(({ thumbhash }) => thumbhash)).size, 4)
    assert.equal(job.params.prompt, words.prompt)
    const next = `picture:${job.pictures[1]?.id}`
    const upscaled = await waitForJob(await order('/api/mj/upscale', { image: next }, 2))
    assert.deepEqual([upscaled.parentId, upscaled.pictures[0]?.width], [job.id, 2 * SIDE])
  })

  test('快画 takes a sentence, a shape and a model, and nothing else', async () => {
    const job = await waitForJob(await order('/api/generate/dalle', words, 8))
    assert.deepEqual([job.tool, job.pictures.length], ['dalle', 4])
    const more = await order('/api/generate/dalle', { ...words, style: 'ink' }, 8)
    assert.equal(more.code, ERRORS.PARAM_INVALID.wire)
    const shape = await order('/api/generate/dalle', { ...words, ratio: '5:7' }, 8)
    assert.equal(shape.code, ERRORS.CAPABILITY_MISSING.wire)
  })

  test('another user’s picture cannot be taken on', async () => {
    const other = await signInByCalls(server.app, newPhone())
    const params = { image: `picture:${grid.pictures[0]?.id}` }
    const body = { requestId: 'grid-stranger', params, quotedCredits: 2 }
    const answer = await callApi(server.app, 'POST', '/api/mj/upscale', {
      token: other.token,
      body,
    })
    assert.equal(answer.status, 404)
  })
})
