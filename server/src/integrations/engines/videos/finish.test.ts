import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAigcRecords } from '@media/aigc/read'
import { aiLabel } from '@media/label/label'
import { probeVideo } from '@media/video/probe/probe'
import { EngineError } from '../engine'
import { makeTestVideo } from '../testing/test-video'
import { finishVideo } from './finish'

const { signal } = new AbortController()
const SIZE = { width: 128, height: 72 }
const finish = (file: Buffer, seconds = 2) =>
  finishVideo(file, { label: 'test', seconds, size: SIZE, seed: 7, signal })

test('a video is cut, labelled in its frames and its metadata, and carries no vendor metadata', async () => {
  const video = await finish(await makeTestVideo({ seconds: 3, sound: true }))
  const file = Buffer.from(video.data)
  assert.equal(readAigcRecords(file).length, 1)
  assert.ok(!file.includes('vendor-secret-prompt'))
  const facts = probeVideo(file)
  assert.deepEqual([facts.width, facts.height, facts.sound], [128, 72, true])
  assert.equal(video.durationMs, 2000)
  assert.ok(Math.abs(facts.durationMs - 2000) <= 70, String(facts.durationMs))
  // The poster is its first frame, with the label in its corner.
  const { box } = aiLabel(SIZE)
  assert.equal(video.poster.picture.kind, 'raw')
  const poster = video.poster.picture.data
  const greens: number[] = []
  for (let y = box.top; y < box.top + box.height; y++)
    for (let x = box.left; x < box.left + box.width; x++)
      greens.push(poster[(y * SIZE.width + x) * 4 + 1] ?? 0)
  assert.ok(Math.max(...greens) - Math.min(...greens) > 100, 'letters and their halo differ')
  assert.equal(video.poster.seed, 7)
})

test('the same video is the same bytes', async () => {
  const generated = await makeTestVideo({ seconds: 1 })
  assert.deepEqual((await finish(generated, 1)).data, (await finish(generated, 1)).data)
})

for (const [what, make, kind] of [
  ['nothing', async () => Buffer.alloc(0), 'unavailable'],
  ['a picture', async () => Buffer.from('\x89PNG\r\n\x1a\n and so on'), 'unavailable'],
  ['a black one', () => makeTestVideo({ seconds: 2, black: true }), 'content_blocked'],
  ['one that is too short', () => makeTestVideo({ seconds: 1 }), 'unavailable'],
  ['a rotated one', () => makeTestVideo({ width: 72, height: 128 }), 'unavailable'],
  ['one of 20 seconds', () => makeTestVideo({ seconds: 20, fps: 2 }), 'unavailable'],
] as const)
  test(`${what} is ${kind}`, async () => {
    await assert.rejects(
      finish(await make()),
      (error) => error instanceof EngineError && error.kind === kind,
    )
  })

test('an abort ends it and leaves nothing behind', async () => {
  const controller = new AbortController()
  controller.abort(new Error('cancelled'))
  const options = { label: 'test', seconds: 2, size: null, seed: null, signal: controller.signal }
  await assert.rejects(finishVideo(await makeTestVideo({ seconds: 2 }), options), /cancelled/)
})
