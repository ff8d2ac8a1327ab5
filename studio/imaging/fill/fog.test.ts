import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster, type Raster } from '@media/raster'
import { createDice } from './dice'
import { clearShares } from './fog'

const [WIDTH, HEIGHT, ADDED] = [300, 160, 64]
const frame = { left: 0, top: 0, right: ADDED, bottom: 0 }

/** Speckles everywhere, but grey from `fog` pixels right of the old border on, below `from`. */
function extended(fog: number, from = 0): Raster {
  const raster = createRaster(WIDTH, HEIGHT)
  const dice = createDice(3)
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)]
    const value = x >= WIDTH - ADDED + fog && y >= from ? 120 : 90 + (dice() % 60)
    raster.rgba.set([value, value, value, 255], i * 4)
  }
  return raster
}

test('an extension ends before the fog, and is left out where little is clear', () => {
  assert.deepEqual(clearShares(extended(ADDED), frame), { left: 1, top: 1, right: 1, bottom: 1 })
  assert.equal(clearShares(extended(32), frame).right, 0.5)
  assert.equal(clearShares(extended(2), frame).right, 0)
})

test('fog on a small part of a side does not count, and neither does a plain border', () => {
  assert.equal(clearShares(extended(2, HEIGHT - 22), frame).right, 1)
  const plain = createRaster(WIDTH, HEIGHT)
  plain.rgba.fill(200)
  assert.equal(clearShares(plain, frame).right, 1)
})

test('an extension ends before a part in a colour that its border does not have', () => {
  const copied = extended(ADDED)
  for (let y = 40; y < 80; y++)
    for (let x = WIDTH - ADDED + 32; x < WIDTH; x++)
      copied.rgba.set([20, 150 + ((x * 7 + y * 13) % 60), 40, 255], (y * WIDTH + x) * 4)
  assert.equal(clearShares(copied, frame).right, 0.5)
})
