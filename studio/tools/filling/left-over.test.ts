import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster } from '@media/raster'
import { noNets } from '@nets/run'
import { leftOfSubject, withLeftOver } from './left-over'

const SIDE = 100

/** Percent of the sides: left, top, right, bottom. */
type Part = readonly [number, number, number, number]

const marked = (...parts: readonly Part[]): Uint8Array =>
  Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    return parts.some(([l, t, r, b]) => x >= l && x < r && y >= t && y < b) ? 1 : 0
  })

const toFloatPlane = (marks: Uint8Array) => ({
  width: SIDE,
  height: SIDE,
  values: Float32Array.from(marks),
})
const count = (marks: Uint8Array | null): number =>
  marks?.reduce((sum, value) => sum + value, 0) ?? 0

const BODY: Part = [40, 20, 60, 70]
const FEET: Part = [40, 70, 60, 76]

test('feet that a mask leaves out belong to the subject in the hole', () => {
  const left = leftOfSubject(toFloatPlane(marked(BODY, FEET)), marked(BODY))
  assert.deepEqual(left, marked(FEET))
})

test('neither what is apart, nor a second body, nor another subject does', () => {
  const hole = marked(BODY)
  assert.equal(leftOfSubject(toFloatPlane(marked(BODY, [0, 0, 10, 10])), hole), null)
  assert.equal(leftOfSubject(toFloatPlane(marked(BODY, [60, 20, 80, 70])), hole), null)
  assert.equal(leftOfSubject(toFloatPlane(marked([50, 20, 60, 30], FEET)), hole), null)
})

test('what the mask of a detected thing adds joins the hole, with some air', async () => {
  const hole = marked(BODY)
  const person = { left: 0.4, top: 0.2, right: 0.6, bottom: 0.76, kind: 0, score: 0.8, name: '' }
  const whole = marked(BODY, FEET)
  const sight = (mask: Uint8Array) => ({
    seen: { objects: [person], faces: [] },
    maskOf: async () => ({
      score: 0.9,
      shown: { width: 1024, height: 1024 },
      logits: Float32Array.from({ length: 256 * 256 }, (_, cell) => {
        const [x, y] = [cell % 256, Math.floor(cell / 256)].map((v) => Math.floor((v * SIDE) / 256))
        return mask[(y ?? 0) * SIDE + (x ?? 0)] ? 9 : -9
      }),
    }),
  })
  const picture = createRaster(SIDE, SIDE)
  const grown = await withLeftOver(noNets, picture, { hole, sight: sight(whole) })
  assert.equal(count(whole.map((value, at) => (value && !grown[at] ? 1 : 0))), 0)
  assert.ok(count(grown) < 1.5 * count(hole))
  const two = marked(BODY, [60, 20, 80, 70])
  assert.deepEqual(await withLeftOver(noNets, picture, { hole, sight: sight(two) }), hole)
})
