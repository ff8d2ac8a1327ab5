import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { probeVideo } from '@media/video/probe/probe'
import { isKind, startDashScopeRig } from './testing/rig'
import { createRecorder, gradient, toolRequest } from '../testing/requests'
import { makeTestVideo } from '../testing/test-video'

const { server, createEngine, tool, repaint, lastAccepted, paid, reset } = await startDashScopeRig()
after(() => server.close())
beforeEach(reset)

describe('videos', () => {
  test('a picture set in motion: its first frame, five seconds, cut to what was ordered', async () => {
    const params = { seconds: 3, motion: 'in', weather: 'snow', loop: true }
    const { videos, notes, cost } = await tool('img2vid', 'wan2.7-i2v', {
      params: { ...params, loop: false },
    })
    const [video] = videos ?? []
    assert.equal(video?.durationMs, 3000)
    const { media, prompt } = lastAccepted()?.input ?? {}
    assert.deepEqual(
      media?.map(({ type }) => type),
      ['first_frame'],
    )
    assert.match(prompt ?? '', /closer.*Snow falls/)
    const { duration, resolution, watermark } = lastAccepted()?.parameters ?? {}
    assert.deepEqual([duration, resolution, watermark], [3, '720P', false])
    assert.equal(notes, undefined)
    assert.deepEqual(cost, { amount: 3, unit: '秒' })
    await tool('img2vid', 'wan2.7-i2v', { params })
    assert.equal(lastAccepted()?.input.media?.[1]?.type, 'last_frame', 'a loop ends as it begins')
  })

  test('an older model has its own form, and says what it cannot do', async () => {
    const { notes } = await tool('img2vid', 'wan2.6-i2v')
    assert.match(lastAccepted()?.input.img_url ?? '', /^data:/)
    assert.equal(lastAccepted()?.parameters.duration, 5, 'the shortest it makes')
    assert.match(notes?.[0] ?? '', /首尾相接/)
  })

  test('a video from words: its shots, its shape', async () => {
    const shots = [
      { image: null, text: '雪山', seconds: 2 },
      { image: null, text: '帐篷', seconds: 2.5 },
    ]
    const { videos } = await tool('short', 'wan2.7-t2v', { params: { shots, ratio: '16:9' } })
    assert.equal(videos?.[0]?.durationMs, 4500)
    assert.match(
      lastAccepted()?.input.prompt ?? '',
      /^Shot 1 \(2 s\): 雪山\nShot 2 \(2\.5 s\): 帐篷/,
    )
    assert.deepEqual(
      [lastAccepted()?.parameters.ratio, lastAccepted()?.parameters.duration],
      ['16:9', 5],
    )
    await tool('short', 'wan2.6-t2v', { params: { shots, ratio: '16:9' } })
    assert.equal(lastAccepted()?.parameters.size, '1280*720')
  })

  for (const [model, of] of [
    ['wan2.7-videoedit', 'media'],
    ['wanx2.1-vace-plus', 'video_url'],
  ] as const)
    test(`a video repainted by ${model}: uploaded for it alone, as long, with its own sound`, async () => {
      const before = server.uploads()
      const params = { image: undefined, style: 'pencil', strength: 0.9, sound: true }
      const { videos, cost } = await repaint(model, params)
      const [made] = videos ?? []
      assert.deepEqual([made?.width, made?.height, made?.durationMs], [426, 240, 3000])
      assert.ok(probeVideo(made?.data ?? new Uint8Array()).sound)
      assert.deepEqual(cost, { amount: 3, unit: '秒' })
      assert.equal(server.uploads() - before, 1)
      const last = lastAccepted()
      assert.ok(last)
      const { input, parameters } = last
      assert.match(JSON.stringify(input[of]), /oss:\/\/dashscope-instant/)
      assert.match(input.prompt ?? '', /pencil drawing.*drawn freely/)
      assert.deepEqual([parameters.watermark, parameters.seed], [false, 7])
      const sent = JSON.stringify(
        server.calls.map(({ body }) => body.toString('latin1').slice(0, 400)),
      )
      assert.ok(!sent.includes('sk-local'))
      const silent = await repaint(model, { ...params, sound: false })
      assert.ok(!probeVideo(silent.videos?.[0]?.data ?? new Uint8Array()).sound)
    })

  for (const [what, video, words] of [
    ['too long', { seconds: 12, fps: 2 }, /2 到 10 秒的视频，这段有 12 秒/],
    ['too short', { seconds: 1 }, /2 到 10 秒的视频，这段有 1 秒/],
    ['too small', { width: 200, height: 240, seconds: 2 }, /边长 240 到 4096 像素.*200×240/],
  ] as const)
    test(`a video that is ${what} is refused before any call`, async () => {
      const calls = server.calls.length
      await assert.rejects(repaint('wan2.7-videoedit', {}, await makeTestVideo(video)), words)
      assert.equal(server.calls.length, calls)
    })

  test('longer than the model’s limit is refused before any call', async () => {
    const shots = [{ image: null, text: '雪山', seconds: 10 }]
    const long = () => tool('short', 'wan2.2-t2v-plus', { params: { shots } })
    assert.equal(await paid(() => assert.rejects(long(), /最多拍 5 秒/)), 0)
    assert.equal(createEngine('wan2.2-t2v-plus').capabilities.maxSeconds, 5)
  })

  test('a picture that is far too narrow is refused with a sentence', async () => {
    const request = toolRequest('img2vid', await gradient(300, 60))
    const engine = createEngine('wan2.7-i2v')
    const run = engine.runTool?.(request, createRecorder().context)
    await assert.rejects(run ?? Promise.resolve(), isKind('input'))
  })
})
