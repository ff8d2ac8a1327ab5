import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster } from '@media/raster'
import { keepFeatures } from './features'
import { planesOf } from './photo'

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

test('fine lines of the subject come back into its painting, those beside it do not', () => {
  const painted = face(true)
  keepFeatures(painted, planesOf(face(false), { width: SIDE, height: SIDE }), {
    subject,
    amount: 1,
  })
  const red = (x: number, y: number) => painted.rgba[4 * (y * SIDE + x)] ?? -1
  assert.ok(red(20, 100) < 170, `${red(20, 100)}`)
  assert.equal(red(190, 100), 220)
  assert.ok(Math.abs(red(20, 40) - 220) <= 1)
})
