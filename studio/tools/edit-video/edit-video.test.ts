import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { buildDefaults } from '@contract/tools/define'
import { EDIT_VIDEO_MAX, editVideo as definition } from '@contract/tools/edit-video'
import { checkParams } from '@contract/tools/check'
import { encodePng } from '@media/codec'
import { layoutVersions } from '@media/poster/versions'
import { createRaster } from '@media/raster'
import { readAigcRecords } from '@media/aigc/read'
import { readFrames } from '@media/video/decode'
import { probeVideo } from '@media/video/probe/probe'
import { ToolRefusal } from '../refusal'
import { createWork } from '../work'
import { editVideo } from './edit-video'
import { planLeaves } from './timing'

const RED = [200, 20, 20]
const BLUE = [20, 20, 200]
const GREEN = [20, 150, 20]
const GROUND = [230, 224, 214]

let folder = ''
before(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'edit-video-'))))
after(() => rm(folder, { recursive: true }))

async function flat(width: number, height: number, colour: readonly number[]) {
  const picture = createRaster(width, height)
  for (let i = 0; i < width * height; i++) picture.rgba.set([...colour, 255], i * 4)
  return new Uint8Array(await encodePng(picture))
}

const shot = (image: string | null, text = '', seconds = 1) => ({ image, text, seconds })

async function run(overrides: Record<string, unknown>, media: Map<string, Uint8Array>) {
  const params = { ...buildDefaults(definition), ...overrides }
  const work = createWork(definition, { params, media, seed: 5, folder }, () => undefined)
  const { videos } = await editVideo(work as never)
  const file = await readFile(videos?.[0]?.path ?? '')
  return { file, facts: probeVideo(file), path: videos?.[0]?.path ?? '' }
}

async function listFrames({ path: file, facts }: Awaited<ReturnType<typeof run>>) {
  const [width, height] = [facts.width / 8, facts.height / 4]
  const plan = { path: file, container: facts.container, width, height, fps: 24, maxSeconds: 9 }
  const frames: Uint8Array[] = []
  for await (const frame of readFrames(plan)) frames.push(Uint8Array.from(frame))
  return (at: number, x: number, y: number): number[] => {
    const pixel = (Math.floor(y * height) * width + Math.floor(x * width)) * 4
    return [...(frames[at]?.subarray(pixel, pixel + 3) ?? [])]
  }
}

const assertNear = (seen: readonly number[], colour: readonly number[]) =>
  assert.ok(
    colour.every((value, c) => Math.abs(value - (seen[c] ?? 0)) < 30),
    `${seen.join()} is not ${colour.join()}`,
  )

describe('a video of versions', () => {
  test('the line reveals each version from the right, on its paper and with one record', async () => {
    const media = new Map([
      ['upload:red', await flat(160, 80, RED)],
      ['upload:green', await flat(160, 80, GREEN)],
      ['upload:blue', await flat(160, 80, BLUE)],
    ])
    const shots = [
      shot('upload:red'),
      shot('upload:green', '改成绿的'),
      shot('upload:blue', '再蓝'),
    ]
    const made = await run({ shots }, media)
    const { width, height, frames } = made.facts
    assert.deepEqual([width, frames], [720, 72])
    assert.equal(height, layoutVersions(2, true).height)
    assert.equal(readAigcRecords(made.file).length, 1)
    const seen = await listFrames(made)
    assertNear(seen(2, 0.5, 0.2), RED)
    assertNear(seen(24, 0.9, 0.4), GREEN)
    assertNear(seen(24, 0.1, 0.4), RED)
    assertNear(seen(36, 0.5, 0.2), GREEN)
    assertNear(seen(70, 0.5, 0.2), BLUE)
    // The paper has words only while there are some, and nothing of a picture.
    assertNear(seen(70, 0.6, 0.94), [245, 241, 234])
  })

  test('a version of another shape is shown whole, and the shape is that of the last', async () => {
    const media = new Map([
      ['upload:wide', await flat(160, 80, RED)],
      ['upload:tall', await flat(80, 160, BLUE)],
    ])
    const shots = [shot('upload:wide'), shot('upload:tall')]
    const made = await run({ shots, crossing: 'fade', captions: false }, media)
    const { width, height } = made.facts
    const sheet = layoutVersions(0.5, false)
    assert.deepEqual([width, height], [sheet.width, sheet.height])
    const seen = await listFrames(made)
    assertNear(seen(2, 0.5, 0.4), RED)
    assertNear(seen(2, 0.5, 0.1), GROUND)
    assertNear(seen(46, 0.5, 0.1), BLUE)
  })

  test('refuses what is no version, in one sentence', async () => {
    const media = new Map([['upload:red', await flat(16, 16, RED)]])
    const isInput = (error: unknown) => error instanceof ToolRefusal && error.kind === 'input'
    await assert.rejects(run({ shots: [shot('upload:red'), shot(null, '海')] }, media), isInput)
    media.set('upload:broken', new Uint8Array([1, 2, 3]))
    await assert.rejects(
      run({ shots: [shot('upload:red'), shot('upload:broken')] }, media),
      isInput,
    )
  })
})

test('too many versions, or a single one, are refused before anything is held', () => {
  const check = (count: number, seconds = 1) =>
    checkParams(definition, {
      shots: Array.from({ length: count }, () => shot('upload:a', '', seconds)),
    }).length
  assert.deepEqual(
    [check(1), check(2), check(EDIT_VIDEO_MAX), check(EDIT_VIDEO_MAX + 1)],
    [1, 0, 0, 1],
  )
  assert.equal(check(EDIT_VIDEO_MAX, 4), 1)
})

test('two versions are compared by a line that goes back before it goes on', () => {
  const { seconds, at } = planLeaves([3, 3], 'wipe')
  assert.equal(seconds, 6)
  const shares = [0, 2.5, 3.7, 5.9].map((second) => at(second).share)
  assert.deepEqual([shares[0], shares[3]], [0, 1])
  assert.ok((shares[1] ?? 0) > (shares[2] ?? 1))
  const fade = planLeaves([3, 3], 'fade')
  assert.deepEqual([fade.at(1).share, fade.at(5).now], [0, 1])
})

test('the paper of a sheet is even, and a tall picture is narrower than it', () => {
  for (const shape of [0.45, 0.5625, 0.75, 1, 1.333, 2.4]) {
    const { width, height, picture } = layoutVersions(shape, true)
    assert.ok([width, height, picture.x * 2, picture.width].every((side) => side % 2 === 0))
    assert.ok(picture.height <= 960 && picture.width <= width)
  }
})
