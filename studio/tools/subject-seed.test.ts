import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { rembg } from '@contract/tools/rembg'
import { buildDefaults } from '@contract/tools/define'
import { encodePng } from '@media/codec'
import { createRaster } from '@media/raster'
import { NetError } from '@nets/errors'
import type { NetRun } from '@nets/run'
import { makeWithTool } from './run'

const SIDE = 320
const [WIDTH, HEIGHT] = [90, 120]

/** A person in a dull coat before a bright sign that is more salient. */
function street() {
  const picture = createRaster(WIDTH, HEIGHT)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    const sign = x > 60 && y < 40
    const colour = inCoat(x / WIDTH, y / HEIGHT)
      ? [92, 90, 88]
      : sign
        ? [250, 40, 20]
        : [140, 142, 150]
    picture.rgba.set([...colour, 255], at * 4)
  }
  return picture
}

const inCoat = (x: number, y: number): boolean => Math.abs(x - 0.35) < 0.2 && y > 0.3 && y < 0.9

/** Sure of the coat's middle, half sure towards its edge, as the network is of dull clothes. */
function answering(likely: (x: number, y: number) => number): NetRun {
  return async ({ model, outputs }) => {
    if (!outputs.includes('1959')) throw new NetError('absent', model, 'not here')
    return {
      '1959': {
        dims: [1, 1, SIDE, SIDE],
        data: Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
          likely((at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE),
        ),
      },
    }
  }
}

const coat = answering((x, y) =>
  !inCoat(x, y) ? 0.01 : Math.abs(x - 0.35) < 0.05 && y > 0.4 && y < 0.8 ? 0.97 : 0.4,
)

async function cutOut(nets?: NetRun) {
  const media = new Map([['upload:1', await encodePng(street())]])
  const params = { ...buildDefaults(rembg), image: 'upload:1', size: 'full' }
  const task = { id: 'rembg', params, media, seed: 1, folder: '.' }
  return makeWithTool(task, () => undefined, nets)
}

describe('抠图 on what a network says of the subject', () => {
  test('half sure clothes come out whole, and what is only salient stays behind', async () => {
    const { pictures } = await cutOut(coat)
    const { rgba } = pictures[0]?.raster ?? assert.fail()
    let [right, half] = [0, 0]
    for (let at = 0; at < WIDTH * HEIGHT; at++) {
      const alpha = rgba[4 * at + 3]
      const expected = inCoat((at % WIDTH) / WIDTH, Math.floor(at / WIDTH) / HEIGHT)
      if (alpha > 127 === expected) right += 1
      if (alpha > 16 && alpha < 240) half += 1
    }
    assert.ok(right > 0.97 * WIDTH * HEIGHT, `${right}`)
    assert.ok(half < 0.05 * WIDTH * HEIGHT, `${half} half transparent`)
  })

  test('a network that gives nothing changes not a byte', async () => {
    const without = await cutOut()
    for (const kind of ['absent', 'damaged', 'memory', 'failed'] as const) {
      const failing: NetRun = () => Promise.reject(new NetError(kind, 'u2netp', 'not now'))
      assert.deepEqual(await cutOut(failing), without)
    }
    await assert.rejects(
      cutOut(() => Promise.reject(new TypeError('a fault'))),
      /a fault/,
    )
  })

  test('is refused only where the subject is nothing, or everything', async () => {
    for (const all of [0, 1]) {
      const { refusal } = await cutOut(answering(() => all))
      assert.match(refusal?.message ?? '', /看不出哪个是主体/)
    }
  })
})
