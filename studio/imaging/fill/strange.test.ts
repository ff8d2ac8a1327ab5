import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster } from '@media/raster'
import { shareOfStrangeColours } from './strange'

const [WIDTH, HEIGHT] = [80, 60]
const HOLE = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
  const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
  return x >= 30 && x < 50 && y >= 20 && y < 40 ? 1 : 0
})

test('half of a filling in a colour that is missing around it is strange, its own ground is not', () => {
  const picture = createRaster(WIDTH, HEIGHT)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const isCopy = HOLE[at] && at % WIDTH >= 40
    picture.rgba.set(isCopy ? [200, 30, 30, 255] : [90, 140, 80, 255], at * 4)
  }
  assert.equal(shareOfStrangeColours(picture, HOLE), 0.5)
  for (let y = 25; y < 35; y++) picture.rgba.set([200, 30, 30, 255], 4 * (y * WIDTH + 55))
  assert.equal(shareOfStrangeColours(picture, HOLE), 0, 'the ring has the colour')
})
