import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { buildDefaults } from '@contract/tools/define'
import { vid2vid as definition } from '@contract/tools/vid2vid'
import { flowReader } from '../motion/optical'
import { steady } from '../motion/steady'
import { createRaster, type Raster } from '@media/raster'
import { readAigcRecords } from '@media/aigc/read'
import { startFfmpeg } from '@media/video/ffmpeg'
import { probeVideo } from '@media/video/probe/probe'
import { ToolRefusal } from './refusal'
import { vid2vid } from './vid2vid'
import { createWork } from './work'

let folder = ''
before(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'vid2vid-'))))
after(() => rm(folder, { recursive: true }))

async function recordedVideo(): Promise<Uint8Array> {
  const target = path.join(folder, 'filmed.mp4')
  const picture = ['-f', 'lavfi', '-i', 'testsrc=s=128x96:r=25:d=0.6']
  const tone = ['-f', 'lavfi', '-i', 'sine=d=0.6', '-c:a', 'aac']
  const { ended } = startFfmpeg([...picture, ...tone, '-pix_fmt', 'yuv420p', target], {
    folder,
    stdin: false,
    stdout: false,
  })
  await ended
  return readFile(target)
}

async function run(file: Uint8Array, overrides: Record<string, unknown> = {}) {
  const params = { ...buildDefaults(definition), video: 'upload:1', style: 'pencil', ...overrides }
  const media = new Map([['upload:1', file]])
  const work = createWork(definition, { params, media, seed: 5, folder }, () => undefined)
  return (await vid2vid(work as never)).videos?.[0]
}

/** A bright square on grey, with grain. */
function square(left: number, grain: number): Raster {
  const raster = createRaster(96, 64)
  for (let i = 0; i < 96 * 64; i++) {
    const [x, y] = [i % 96, Math.floor(i / 96)]
    const inside = x >= left && x < left + 24 && y >= 20 && y < 44
    const value = (inside ? 200 : 90) + ((i * 7919 * grain) % 13) - 6
    raster.rgba.set([value, value, value, 255], i * 4)
  }
  return raster
}

describe('vid2vid', () => {
  test('paints every frame at twelve a second and keeps the sound', async () => {
    const video = await run(await recordedVideo())
    const file = await readFile(video?.path ?? '')
    const { width, height, frames, sound } = probeVideo(file)
    assert.deepEqual([width, height, sound], [128, 96, true])
    assert.ok(frames === 7 || frames === 8, String(frames))
    assert.equal(readAigcRecords(file).length, 1)
    const silent = await run(await recordedVideo(), { sound: false })
    assert.equal(probeVideo(await readFile(silent?.path ?? '')).sound, false)
  })

  test('refuses what is no video, before any decoding', async () => {
    for (const file of [Buffer.from('<html></html>'), new Uint8Array(), Buffer.alloc(500, 'ftyp')])
      await assert.rejects(
        run(file),
        (error) => error instanceof ToolRefusal && error.kind === 'input',
      )
  })

  test('what was painted before goes along with what moves, and new things are taken as they are', async () => {
    const [first, second] = [square(30, 3), square(33, 5)]
    const reader = await flowReader(first)
    assert.equal(reader.next(first), null)
    const flow = reader.next(second)
    assert.ok(flow)
    const painted = { ...second, rgba: second.rgba.slice() }
    const old = {
      ...first,
      rgba: first.rgba.map((v, i) => (i % 4 === 3 ? 255 : Math.min(255, v + 40))),
    }
    steady(painted, second, { video: first, painted: old, margin: 0 }, flow)
    reader.close()
    const at = (x: number, y: number) =>
      painted.rgba[(y * 96 + x) * 4] - second.rgba[(y * 96 + x) * 4]
    assert.ok(at(45, 32) > 15, 'the middle of the square holds on')
    const video = square(33, 5)
    video.rgba.fill(0)
    const fresh = { ...second, rgba: second.rgba.slice() }
    steady(fresh, video, { video: first, painted: old, margin: 0 }, flow)
    assert.deepEqual(fresh.rgba, second.rgba)
  })
})
