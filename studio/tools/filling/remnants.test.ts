import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { noNets, type NetRequest, type NetRun, type Tensor } from '@nets/run'
import { placesInside, findRemnant } from './remnants'

const SIDE = 120
const SIZE = { width: SIDE, height: SIDE }

/** Shares of the sides. */
function marked(left: number, top: number, right: number, bottom: number): Uint8Array {
  return Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [(at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE]
    return x >= left && x < right && y >= top && y < bottom ? 1 : 0
  })
}

function drawn(thing: Uint8Array): Raster {
  const raster = createRaster(SIDE, SIDE)
  thing.forEach((value, at) => raster.rgba.set([value ? 250 : 20, 20, 20, 255], at * 4))
  return raster
}

/**
 * A segmenter that knows two things: what is red and what is not. Its encoder hands the red plane on,
 * its decoder answers with all cells of the colour under the place.
 */
const byColour: NetRun = async ({ model, inputs }): Promise<Record<string, Tensor>> => {
  const read = (name: string): NetRequest['inputs'][string]['data'] =>
    inputs[name]?.data ?? new Float32Array()
  if (model === 'sam-encoder') {
    const data = read('input')
    const cells = Float32Array.from({ length: 256 * 256 }, (_, at) => {
      const [x, y] = [4 * (at % 256) + 2, 4 * Math.floor(at / 256) + 2]
      return Number(data[y * 1024 + x])
    })
    const features = new Float32Array(256 * 64 * 64)
    features.set(cells)
    return { output: { dims: [1, 256, 64, 64], data: features } }
  }
  const features = read('image_embeddings')
  const [x = 0, y = 0] = read('point_coords')
  const isRed = (at: number): boolean => (features[at] ?? 0) > 0
  const red = isRed(Math.floor(y / 4) * 256 + Math.floor(x / 4))
  const mask = Float32Array.from({ length: 256 * 256 }, (_, at) => (isRed(at) === red ? 9 : -9))
  const data = new Float32Array(4 * 256 * 256)
  for (let at = 0; at < 4; at++) data.set(mask, at * 256 * 256)
  return {
    all_masks: { dims: [1, 4, 256, 256], data },
    all_scores: { dims: [1, 4], data: Float32Array.from([0.9, 0.9, 0.9, 0.9]) },
  }
}

const THING = marked(0.4, 0.3, 0.6, 0.7)
const NOTHING = new Uint8Array(SIDE * SIDE)
const without = (thing: Uint8Array, hole: Uint8Array): Uint8Array =>
  thing.map((value, at) => (hole[at] ? 0 : value))

test('places lie deep in the hole and apart', () => {
  const places = placesInside(marked(0.1, 0.4, 0.9, 0.6), SIZE)
  assert.equal(places.length, 3)
  for (const { x, y } of places) assert.ok(x > 0.12 && x < 0.88 && y > 0.42 && y < 0.58)
  const [a = 0, b = 0] = places.map(({ x }) => x)
  assert.ok(Math.abs(a - b) > 0.15)
  assert.deepEqual(placesInside(NOTHING, SIZE), [])
})

test('a thing that the hole covers leaves nothing, one that it halves leaves half', async () => {
  const whole = marked(0.35, 0.25, 0.65, 0.75)
  const half = marked(0.35, 0.25, 0.65, 0.5)
  const gone = await findRemnant(byColour, {
    before: drawn(THING),
    after: drawn(NOTHING),
    hole: whole,
  })
  assert.ok(gone && gone.covered > 0.97 && gone.again === null, JSON.stringify(gone))
  const after = drawn(without(THING, half))
  const left = await findRemnant(byColour, { before: drawn(THING), after, hole: half })
  assert.ok(left && left.covered > 0.4 && left.covered < 0.6, JSON.stringify(left))
  assert.ok((left.again ?? 1) < 0.3, JSON.stringify(left))
})

test('a ground that was continued is seen again', async () => {
  const hole = marked(0.05, 0.05, 0.25, 0.2)
  const found = await findRemnant(byColour, { before: drawn(THING), after: drawn(THING), hole })
  assert.ok(found && found.covered < 0.5 && (found.again ?? 0) > 0.95, JSON.stringify(found))
})

test('without a network nothing is known', async () => {
  const before = drawn(THING)
  assert.equal(await findRemnant(noNets, { before, after: before, hole: THING }), null)
})
