import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { enlargeLight } from './enlarge'
import type { NetRun } from './run'
import { createSessions } from './runtime/sessions'
import { weightsFolder, without } from './testing/weights'

/** A slope from dark to light: a seam would be its sharpest step. */
function slope(width: number, height: number): Raster {
  const picture = createRaster(width, height)
  for (let at = 0; at < width * height; at++) {
    const value = 40 + (170 * (at % width)) / width
    picture.rgba.set([value, value, value, 255], at * 4)
  }
  return picture
}

async function enlargeToLuma(run: NetRun, picture: Raster): Promise<Float32Array> {
  const out = new Float32Array(picture.width * picture.height * 16).fill(Number.NaN)
  await enlargeLight(
    run,
    picture,
    () => undefined,
    ({ top, width, values }) => out.set(values, top * width),
  )
  return out
}

/** Largest difference between neighbours of a row, over columns from … to. */
function sharpest(values: Float32Array, width: number, [from, to]: readonly [number, number]) {
  let most = 0
  values.forEach((value, at) => {
    const column = at % width
    if (column > from && column < to)
      most = Math.max(most, Math.abs(value - (values[at - 1] ?? value)))
  })
  return most
}

test('every place of the output is given once, as BT.601 light of what the network drew', async () => {
  const run: NetRun = async ({ inputs }) => {
    const { dims, data } = inputs.data ?? assert.fail()
    const [, , height = 0, width = 0] = dims
    assert.ok(height <= 216 && width <= 216)
    assert.ok(data instanceof Float32Array && (data[0] ?? 2) <= 1)
    const size = height * width * 16
    const planes = new Float32Array(3 * size)
    planes.fill(1, 0, size)
    return { output: { dims: [1, 3, height * 4, width * 4], data: planes } }
  }
  const light = await enlargeToLuma(run, slope(230, 40))
  assert.ok(light.every((value) => Math.abs(value - 76.245) < 1e-3))
})

test('what stops between tiles ends it', async () => {
  const stopped = new Error('stopped')
  const run: NetRun = async () => assert.fail('no tile should be run')
  const stop = (): never => {
    throw stopped
  }
  await assert.rejects(
    enlargeLight(run, slope(20, 20), stop, () => undefined),
    stopped,
  )
})

test(
  'with its weights no seam is seen where tiles meet',
  { skip: without('realesr-animevideov3') },
  async () => {
    const { run } = createSessions({ folder: weightsFolder, threads: 1 })
    // two tiles across meet at column 400, and fade into each other over 24 on each side
    const light = await enlargeToLuma(run, slope(200, 16))
    const [before, seam, behind] = [
      sharpest(light, 800, [40, 370]),
      sharpest(light, 800, [370, 430]),
      sharpest(light, 800, [430, 760]),
    ]
    assert.ok(seam <= Math.max(before, behind) + 0.25, `${before} ${seam} ${behind}`)
  },
)
