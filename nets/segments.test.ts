import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createRaster } from '@media/raster'
import type { NetRequest, NetRun } from './run'
import { createSessions } from './runtime/sessions'
import { logitsOn, lookAt, type LookedAt, segmentsAt } from './segments'
import { weightsFolder, without } from './testing/weights'

const SIDE = 1024
const CELLS = 256 * 256

/** Answers with these, and records its requests. */
function answering(outputs: Readonly<Record<string, Float32Array>>) {
  const requests: NetRequest[] = []
  const run: NetRun = async (request) => {
    requests.push(request)
    return Object.fromEntries(
      request.outputs.map((name) => {
        const data = outputs[name] ?? assert.fail(name)
        return [name, { dims: [data.length], data }]
      }),
    )
  }
  return { run, requests }
}

const looked = (width: number, height: number): LookedAt => ({
  features: new Float32Array(256 * 64 * 64),
  shown: { width, height },
})

test('a wide picture fills the upper part of the square, the rest of it is empty', async () => {
  const picture = createRaster(200, 100)
  picture.rgba.fill(255)
  const { run, requests } = answering({ output: Float32Array.of(1, 2) })
  const seen = await lookAt(run, picture)
  assert.deepEqual(seen, { features: Float32Array.of(1, 2), shown: { width: SIDE, height: 512 } })
  const { dims, data } = requests[0]?.inputs.input ?? assert.fail()
  assert.deepEqual(dims, [1, 3, SIDE, SIDE])
  const at = (channel: number, y: number): number => data[(channel * SIDE + y) * SIDE + 7] ?? NaN
  assert.ok(Math.abs(at(0, 511) - (255 - 123.675) / 58.395) < 1e-5)
  assert.ok(Math.abs(at(2, 0) - (255 - 103.53) / 57.375) < 1e-5)
  assert.deepEqual([at(0, 512), at(2, 1023)], [0, 0])
})

describe('inputs of the decoder', () => {
  const outputs = {
    all_masks: Float32Array.from({ length: 4 * CELLS }, (_, at) => Math.floor(at / CELLS)),
    all_scores: Float32Array.of(0.1, 0.2, 0.3, 0.4),
  }

  test('a box alone, without any place in it', async () => {
    const { run, requests } = answering(outputs)
    const box = { left: 0.25, top: 0, right: 0.5, bottom: 1 }
    await segmentsAt(run, looked(SIDE, 512), { box })
    const inputs = requests[0]?.inputs ?? assert.fail()
    assert.deepEqual([...(inputs.point_coords?.data ?? [])], [256, 0, 512, 512])
    assert.deepEqual([...(inputs.point_labels?.data ?? [])], [2, 3])
  })

  test('a place alone, in the pixels of the square, and four masks with their scores', async () => {
    const { run, requests } = answering(outputs)
    const segments = await segmentsAt(run, looked(SIDE, 512), { spot: { x: 0.5, y: 0.5 } })
    const inputs = requests[0]?.inputs ?? assert.fail()
    assert.deepEqual([...(inputs.point_coords?.data ?? [])], [512, 256, 0, 0])
    assert.deepEqual([...(inputs.point_labels?.data ?? [])], [1, -1])
    assert.deepEqual(
      segments.map(({ score, logits }) => [Number(score.toFixed(1)), logits.length, logits[9]]),
      [0, 1, 2, 3].map((at) => [(at + 1) / 10, CELLS, at]),
    )
  })

  test('a place in a box', async () => {
    const { run, requests } = answering(outputs)
    const box = { left: 0.25, top: 0, right: 0.75, bottom: 1 }
    await segmentsAt(run, looked(512, SIDE), { spot: { x: 0.5, y: 0.25 }, box })
    const inputs = requests[0]?.inputs ?? assert.fail()
    assert.deepEqual([...(inputs.point_coords?.data ?? [])], [256, 256, 128, 0, 384, 1024])
    assert.deepEqual([...(inputs.point_labels?.data ?? [])], [1, 2, 3])
  })
})

test('a mask is read over the picture’s part of the square alone', () => {
  // In from the left to half of the picture, which takes half of the square.
  const logits = Float32Array.from({ length: CELLS }, (_, at) => (at % 256 < 64 ? 1 : -1))
  const read = logitsOn(
    { score: 1, logits, shown: { width: 512, height: SIDE } },
    { width: 8, height: 2 },
  )
  assert.deepEqual(
    [...read].map(Math.sign),
    [1, 1, 1, 1, -1, -1, -1, -1, 1, 1, 1, 1, -1, -1, -1, -1],
  )
})

test(
  'a touched disc is found whole, and its neighbour is not, within a tolerance',
  { skip: without('sam-encoder') || without('sam-decoder') },
  async () => {
    const picture = createRaster(240, 160)
    const isIn = (at: number, x: number): boolean =>
      Math.hypot((at % 240) - x, Math.floor(at / 240) - 80) < 40
    for (let at = 0; at < 240 * 160; at++)
      picture.rgba.set(
        isIn(at, 65)
          ? [200, 40, 30, 255]
          : isIn(at, 175)
            ? [40, 70, 200, 255]
            : [150, 152, 155, 255],
        at * 4,
      )
    const { run } = createSessions({ folder: weightsFolder, threads: 1 })
    const seen = await lookAt(run, picture)
    const segments = await segmentsAt(run, seen, { spot: { x: 65 / 240, y: 0.5 } })
    const shares = segments.map((segment) => {
      let [both, either] = [0, 0]
      logitsOn(segment, picture).forEach((value, at) => {
        if (isIn(at, 65) && value > 0) both += 1
        if (isIn(at, 65) || value > 0) either += 1
      })
      return both / either
    })
    assert.ok(Math.max(...shares) > 0.9, shares.join(' '))
  },
)
