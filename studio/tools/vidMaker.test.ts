import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { buildDefaults } from '@contract/tools/define'
import { vidMaker as definition } from '@contract/tools/vidMaker'
import { encodePng } from '@media/codec'
import { createRaster } from '@media/raster'
import { readAigcRecords } from '@media/aigc/read'
import { readFrames } from '@media/video/decode'
import { probeVideo } from '@media/video/probe/probe'
import { ToolRefusal } from './refusal'
import { vidMaker } from './vidMaker'
import { createWork } from './work'

let folder = ''
before(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'vid-maker-'))))
after(() => rm(folder, { recursive: true }))

async function flat(width: number, height: number, colour: readonly number[]) {
  const picture = createRaster(width, height)
  for (let i = 0; i < width * height; i++) picture.rgba.set([...colour, 255], i * 4)
  return new Uint8Array(await encodePng(picture))
}

async function run(overrides: Record<string, unknown>) {
  const media = new Map([
    ['upload:red', await flat(90, 160, [200, 20, 20])],
    ['upload:blue', await flat(300, 20, [20, 20, 200])],
  ])
  const params = { ...buildDefaults(definition), move: 'still', ...overrides }
  const work = createWork(definition, { params, media, seed: 5, folder }, () => undefined)
  return (await vidMaker(work as never)).videos?.[0]
}

describe('vidMaker', () => {
  test('shows the photographs in their order, with crossings between them', async () => {
    const shots = [
      { image: 'upload:red', text: '早上 😀', seconds: 1 },
      { image: 'upload:blue', text: '', seconds: 1 },
      { image: null, text: '完', seconds: 1 },
    ]
    const video = await run({ shots })
    const file = await readFile(video?.path ?? '')
    const { width, height, frames, container } = probeVideo(file)
    assert.deepEqual([width, height, frames], [720, 1280, 72])
    assert.equal(readAigcRecords(file).length, 1)
    const middles: (readonly number[])[] = []
    const plan = {
      path: video?.path ?? '',
      container,
      width: 18,
      height: 32,
      fps: 24,
      maxSeconds: 9,
    }
    for await (const frame of readFrames(plan)) {
      const at = (16 * 18 + 9) * 4
      middles.push([...frame.subarray(at, at + 3)])
    }
    const near = (at: number, colour: readonly number[]) =>
      assert.ok(
        colour.every((v, c) => Math.abs(v - (middles[at]?.[c] ?? 0)) < 25),
        `${middles[at]}`,
      )
    near(3, [200, 20, 20])
    near(24, [110, 20, 110])
    near(36, [20, 20, 200])
  })

  test('refuses an hour of photographs', async () => {
    const shots = Array.from({ length: 20 }, () => ({ image: null, text: '海', seconds: 10 }))
    await assert.rejects(
      run({ shots }),
      (error) => error instanceof ToolRefusal && error.kind === 'input',
    )
  })
})
