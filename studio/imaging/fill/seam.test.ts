import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster } from '@media/raster'
import { measureSeam } from './seam'

const SIDE = 60
const HOLE = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
  return x >= 20 && x < 40 && y >= 20 && y < 40 ? 1 : 0
})

/** @param step by which the filling is lighter than a ground that grows lighter to the right */
function seamWith(step: number): number {
  const picture = createRaster(SIDE, SIDE)
  HOLE.forEach((filled, at) => {
    const light = 80 + (at % SIDE) + (filled ? step : 0)
    picture.rgba.set([light, light, light, 255], at * 4)
  })
  return measureSeam(picture, HOLE)
}

test('a smooth ground that was continued has hardly any seam, a patch of another tone has one', () => {
  assert.ok(seamWith(0) < 1, `${seamWith(0)}`)
  assert.ok(seamWith(20) > 19, `${seamWith(20)}`)
})

test('without a hole there is no seam', () => {
  assert.equal(measureSeam(createRaster(8, 8), new Uint8Array(64)), 0)
})
