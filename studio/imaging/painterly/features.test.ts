import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster } from '@media/raster'
import { enlarge, enlargePart } from '../segment/resample'
import { preserveFeatures } from './features'
import { toPlanes } from './photo'

const SIDE = 200

/** Light skin with a thin dark line across; `painted`: the line is gone. */
function face(painted: boolean) {
  const picture = createRaster(SIDE, SIDE)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const line = !painted && Math.abs(Math.floor(at / SIDE) - 100) < 2
    picture.rgba.set(line ? [60, 40, 40, 255] : [220, 180, 160, 255], 4 * at)
  }
  return picture
}

/** The left half is the subject. */
const subject = {
  width: 2,
  height: 1,
  values: Float32Array.of(1, 0),
}

test('fine lines of the subject come back into its painting, those next to it do not', () => {
  const painted = face(true)
  preserveFeatures(painted, toPlanes(face(false), { width: SIDE, height: SIDE }), {
    subject,
    amount: 1,
  })
  const red = (x: number, y: number) => painted.rgba[4 * (y * SIDE + x)] ?? -1
  assert.ok(red(20, 100) < 170, `${red(20, 100)}`)
  assert.equal(red(190, 100), 220)
  assert.ok(Math.abs(red(20, 40) - 220) <= 1)
})

test('a part of an enlarged plane is what the whole one has there', () => {
  const [from, to] = [
    { width: 7, height: 5 },
    { width: 40, height: 31 },
  ]
  const plane = Float32Array.from({ length: 35 }, (_, at) => (at * 37) % 11)
  const [whole, part] = [enlarge(plane, from, to), { left: 9, top: 4, width: 20, height: 15 }]
  const seen = enlargePart(plane, from, to, part)
  for (let at = 0; at < seen.length; at++) {
    const [x, y] = [at % part.width, Math.floor(at / part.width)]
    assert.equal(seen[at], whole[(y + part.top) * to.width + x + part.left])
  }
})

test('a small subject gets the same features back as a part of a large picture', () => {
  const [alone, within] = [face(true), face(true)]
  const photo = toPlanes(face(false), { width: SIDE, height: SIDE })
  const values = Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
    at % SIDE > 80 && at % SIDE < 120 && Math.abs(Math.floor(at / SIDE) - 100) < 20 ? 1 : 0,
  )
  // The least weight everywhere makes the part the whole picture.
  const everywhere = values.map((value) => Math.max(value, 0.31))
  const size = { width: SIDE, height: SIDE }
  preserveFeatures(alone, photo, { subject: { ...size, values }, amount: 1 })
  preserveFeatures(within, photo, { subject: { ...size, values: everywhere }, amount: 1 })
  assert.ok((alone.rgba[4 * (100 * SIDE + 100)] ?? 255) < 170)
  for (const y of [95, 100, 105])
    assert.ok(
      Math.abs(
        (alone.rgba[4 * (y * SIDE + 100)] ?? 0) - (within.rgba[4 * (y * SIDE + 100)] ?? 0),
      ) <= 1,
    )
})
