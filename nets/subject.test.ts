import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster } from '@media/raster'
import type { NetRun } from './run'
import { createSessions } from './runtime/sessions'
import { detectSubject } from './subject'
import { weightsFolder, without } from './testing/weights'

const SIZE = 320 * 320

/** A grey field with a red disc, as a fraction of the sides. */
function disc(width: number, height: number, { x, y, r }: { x: number; y: number; r: number }) {
  const picture = createRaster(width, height)
  for (let at = 0; at < width * height; at++) {
    const [dx, dy] = [(at % width) / width - x, Math.floor(at / width) / height - y]
    const inside = Math.hypot(dx, dy) < r
    picture.rgba.set(inside ? [200, 40, 30, 255] : [150, 152, 155, 255], at * 4)
  }
  return picture
}

test('the input of the network is normalized: planes, brightest pixel 1, its mean and spread', async () => {
  const picture = createRaster(8, 4)
  for (let at = 0; at < 32; at++) picture.rgba.set([100, 50, 25, 255], at * 4)
  let inputData: Float32Array | null = null
  const run: NetRun = async ({ model, inputs, outputs }) => {
    assert.deepEqual([model, outputs], ['u2netp', ['1959']])
    const { dims, data } = inputs['input.1'] ?? assert.fail()
    assert.deepEqual(dims, [1, 3, 320, 320])
    assert.ok(data instanceof Float32Array)
    inputData = data
    return { '1959': { dims: [1, 1, 320, 320], data: new Float32Array(SIZE) } }
  }
  await detectSubject(run, picture)
  assert.ok(inputData)
  const [red, green, blue] = [0, SIZE, 2 * SIZE].map((at) => inputData?.[at] ?? 0)
  assert.ok(Math.abs((red ?? 0) - (1 - 0.485) / 0.229) < 1e-5)
  assert.ok(Math.abs((green ?? 0) - (0.5 - 0.456) / 0.224) < 1e-5)
  assert.ok(Math.abs((blue ?? 0) - (0.25 - 0.406) / 0.225) < 1e-5)
})

test('answers go from 0 to 1, but those of a picture without a subject stay low', async () => {
  const answering =
    (most: number): NetRun =>
    async () => ({
      '1959': {
        dims: [1, 1, 320, 320],
        data: Float32Array.from({ length: SIZE }, (_, at) => (at / (SIZE - 1)) * most),
      },
    })
  const peak = async (most: number) => {
    const { values } = await detectSubject(answering(most), createRaster(4, 4))
    return values.reduce((a, b) => Math.max(a, b), 0)
  }
  assert.equal(await peak(0.8), 1)
  assert.ok((await peak(0.03)) < 0.11)
})

test(
  'a disc on a plain ground is the subject, within a tolerance',
  {
    skip: without('u2netp'),
  },
  async () => {
    const { run } = createSessions({ folder: weightsFolder, threads: 1 })
    const at = { x: 0.4, y: 0.55, r: 0.2 }
    const { width, height, values } = await detectSubject(run, disc(200, 160, at))
    assert.deepEqual([width, height, values.length], [320, 320, SIZE])
    let [both, either] = [0, 0]
    values.forEach((value, index) => {
      const [dx, dy] = [(index % 320) / 320 - at.x, Math.floor(index / 320) / 320 - at.y]
      const expected = Math.hypot(dx, dy) < at.r
      const found = value > 0.5
      if (expected && found) both += 1
      if (expected || found) either += 1
    })
    assert.ok(both / either > 0.8, `${both} of ${either}`)
  },
)
