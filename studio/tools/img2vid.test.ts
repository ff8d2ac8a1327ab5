import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { img2vid as definition } from '@contract/tools/img2vid'
import { buildDefaults } from '@contract/tools/define'
import { encodePng } from '@media/codec'
import { createRaster } from '@media/raster'
import { readAigcRecords } from '@media/aigc/read'
import { probeVideo } from '@media/video/probe/probe'
import { NetError } from '@nets/errors'
import { planPicture } from '../painter/planning/plan-picture'
import { renderPlan } from '../painter/planning/render'
import { ToolRefusal } from './refusal'
import { videoSize } from './video'
import { img2vid } from './img2vid'
import { createWork } from './work'

let folder = ''
before(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'img2vid-'))))
after(() => rm(folder, { recursive: true }))

async function run(size: { width: number; height: number }, overrides: Record<string, unknown>) {
  const picture = createRaster(size.width, size.height)
  picture.rgba.forEach((_, i) => (picture.rgba[i] = i % 4 === 3 ? 255 : (i * 37) % 251))
  const media = new Map([['upload:1', new Uint8Array(await encodePng(picture))]])
  const params = { ...buildDefaults(definition), image: 'upload:1', seconds: 2, ...overrides }
  const shares: number[] = []
  const work = createWork(definition, { params, media, seed: 5, folder }, (share) =>
    shares.push(share),
  )
  const result = await img2vid(work as never)
  return { video: result.videos?.[0], shares }
}

describe('img2vid', () => {
  test('makes a labelled video of the picture’s shape and the requested length', async () => {
    const { video, shares } = await run({ width: 151, height: 100 }, { weather: 'snow' })
    const file = await readFile(video?.path ?? '')
    const facts = probeVideo(file)
    assert.deepEqual([facts.width, facts.height, facts.frames], [150, 100, 48])
    assert.equal(video?.durationMs, 2000)
    assert.equal(video?.poster.height, 100)
    assert.equal(readAigcRecords(file).length, 1)
    assert.deepEqual(
      shares,
      shares.slice().sort((a, b) => a - b),
    )
    assert.ok(Math.abs((shares.at(-1) ?? 0) - 1) < 1e-9)
  })

  test('a picture with a plan is taken apart by it: no network is called', async () => {
    const plan = planPicture({
      prompt: '一只橘猫坐在窗台上',
      negativePrompt: '',
      style: 'flat',
      width: 128,
      height: 128,
      seed: 7,
    })
    const { rgba } = renderPlan(plan)
    const file = await encodePng({ width: 128, height: 128, rgba })
    let calls = 0
    const input = {
      params: { ...buildDefaults(definition), image: 'picture:1', seconds: 2 },
      media: new Map([['picture:1', new Uint8Array(file)]]),
      plans: new Map([['picture:1', plan]]),
      seed: 5,
      folder,
      nets: () => {
        calls++
        return Promise.reject(new NetError('absent', 'none', 'no networks in this test'))
      },
    }
    const { videos } = await img2vid(createWork(definition, input, () => undefined) as never)
    assert.equal(calls, 0)
    assert.equal(videos?.[0]?.width, 128)
    const still = { ...input, params: { ...input.params, motion: 'still' } }
    const breathing = await img2vid(createWork(definition, still, () => undefined) as never)
    assert.equal(breathing.videos?.[0]?.durationMs, 2000, 'its things move under a still camera')
    const photograph = { ...still, plans: new Map() }
    await assert.rejects(
      img2vid(createWork(definition, photograph, () => undefined) as never),
      new ToolRefusal('选一种镜头或天气，画面才会动起来'),
    )
  })

  test('refuses what would not move and what is too narrow, in one sentence', async () => {
    const refused = (error: unknown) => error instanceof ToolRefusal && error.kind === 'input'
    await assert.rejects(run({ width: 90, height: 90 }, { motion: 'still' }), refused)
    await assert.rejects(run({ width: 1, height: 900 }, {}), refused)
  })

  test('sizes are even, never larger than the picture and at most the requested side', () => {
    assert.deepEqual(videoSize({ width: 4000, height: 3000 }, 1280), { width: 1280, height: 960 })
    assert.deepEqual(videoSize({ width: 301, height: 99 }, 1280), { width: 300, height: 98 })
  })
})
