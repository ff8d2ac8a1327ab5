import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildDefaults } from '@contract/tools/define'
import { MOST_NET_PIXELS, upscale } from '@contract/tools/upscale'
import { encodePng } from '@media/codec'
import { createRaster, type Raster } from '@media/raster'
import { NetError } from '@nets/errors'
import type { NetRun } from '@nets/run'
import { makeWithTool } from './run'

/** A red field, brighter to the right. */
function field(width: number, height: number): Raster {
  const picture = createRaster(width, height)
  for (let at = 0; at < width * height; at++)
    picture.rgba.set([90 + (60 * (at % width)) / width, 40, 30, 255], at * 4)
  return picture
}

async function runUpscale(picture: Raster, overrides: Record<string, unknown>, nets?: NetRun) {
  const media = new Map([['upload:1', await encodePng(picture)]])
  const params = { ...buildDefaults(upscale), image: 'upload:1', ...overrides }
  const task = { id: 'upscale', params, media, seed: 1, folder: '.' }
  return makeWithTool(task, () => undefined, nets)
}

async function enlarged(...args: Parameters<typeof runUpscale>) {
  const { pictures, refusal } = await runUpscale(...args)
  return pictures[0]?.raster ?? assert.fail(refusal?.message)
}

/** Draws everything white. */
const white: NetRun = async ({ inputs }) => {
  const [, , height = 0, width = 0] = inputs.data?.dims ?? []
  const data = new Float32Array(3 * height * width * 16).fill(1)
  return { output: { dims: [1, 3, height * 4, width * 4], data } }
}
const missing: NetRun = () => Promise.reject(new NetError('absent', 'net', 'not here'))

describe('清晰放大 with a network', () => {
  test('takes luma from the network, to the requested degree, and colours from the picture', async () => {
    const picture = field(40, 30)
    const lightAt = ({ rgba }: Raster): number =>
      0.299 * (rgba[0] ?? 0) + 0.587 * (rgba[1] ?? 0) + 0.114 * (rgba[2] ?? 0)
    const plain = await enlarged(picture, { finish: 'plain' }, white)
    const natural = await enlarged(picture, { finish: 'natural' }, white)
    const clear = await enlarged(picture, { finish: 'clear', factor: '4' }, white)
    assert.deepEqual([natural.width, natural.height], [80, 60])
    assert.deepEqual([clear.width, clear.height], [160, 120])
    assert.ok(lightAt(plain) < lightAt(natural) && lightAt(natural) < lightAt(clear))
    assert.ok((natural.rgba[0] ?? 0) > (natural.rgba[1] ?? 0) + 20, 'it stays red')
  })

  test('is the filter, byte for byte, where there is no network, none is requested, or the picture is large', async () => {
    const picture = field(40, 30)
    const plain = await enlarged(picture, { finish: 'plain' })
    assert.deepEqual(await enlarged(picture, { finish: 'natural' }, missing), plain)
    assert.deepEqual(await enlarged(picture, { finish: 'plain' }, white), plain)
    const side = Math.ceil(Math.sqrt(MOST_NET_PIXELS)) + 1
    const failingRun: NetRun = () => assert.fail('the network ran on a large picture')
    const large = await runUpscale(field(side, side), { finish: 'clear' }, failingRun)
    assert.equal(large.pictures[0]?.raster.width, 2 * side)
    assert.deepEqual(large.notes, ['直接放大，没有用 AI：原图超过 150 万像素'])
  })

  test('says which of the two it was', async () => {
    const picture = field(40, 30)
    const readNotes = async (...args: Parameters<typeof runUpscale>) =>
      (await runUpscale(...args)).notes
    assert.deepEqual(await readNotes(picture, {}, white), ['用到了服务器上的 AI：“放大”'])
    assert.deepEqual(await readNotes(picture, {}, missing), [
      '这次没有用上服务器上的 AI：“放大”，那一步用了简单的做法',
    ])
    assert.deepEqual(await readNotes(picture, { finish: 'plain' }, white), [
      '直接放大，没有用 AI：画质选的是“只放大”',
    ])
  })
})
