import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRaster } from '@media/raster'
import { measureColourDistance } from './colour-distance'

const [WIDTH, HEIGHT] = [80, 60]
const HOLE = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
  const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
  return x >= 30 && x < 50 && y >= 20 && y < 40 ? 1 : 0
})
const GREEN = [90, 140, 80, 255]
const RED = [200, 30, 30, 255]

function draw(colourAt: (x: number, y: number) => number[]) {
  const picture = createRaster(WIDTH, HEIGHT)
  for (let at = 0; at < WIDTH * HEIGHT; at++)
    picture.rgba.set(colourAt(at % WIDTH, Math.floor(at / WIDTH)), at * 4)
  return picture
}

test('a filling in the colours around it is near them, a blob of another place far', () => {
  const ground = draw(() => GREEN)
  const blob = draw((x, y) => (x >= 33 && x < 47 && y >= 23 && y < 37 ? RED : GREEN))
  assert.ok((measureColourDistance(ground, HOLE) ?? 99) < 1)
  assert.ok((measureColourDistance(blob, HOLE) ?? 0) > 40)
})

test('a colour that is around the hole as well is not far, wherever it is', () => {
  const both = draw((_, y) => (y < 30 ? GREEN : RED))
  assert.ok((measureColourDistance(both, HOLE) ?? 99) < 5)
})

test('with nothing known around it, or no hole, there is no distance', () => {
  const picture = draw(() => GREEN)
  assert.equal(
    measureColourDistance(
      picture,
      HOLE.map(() => 1),
    ),
    null,
  )
  assert.equal(
    measureColourDistance(
      picture,
      HOLE.map(() => 0),
    ),
    null,
  )
})
